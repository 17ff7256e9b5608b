"""A second referee of Master Elf, written from the facts and the format alone."""
