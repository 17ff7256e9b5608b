"""An independent referee of Elfenland records: written from the rules and the format alone, naive and slow."""
