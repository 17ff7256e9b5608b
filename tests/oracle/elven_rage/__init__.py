"""A second referee of Elven Rage records, written from the facts and the format."""
