#!/usr/bin/env python3
"""A second referee of Master Elf records, YAML or JSON Lines: `master_elf_referee.py [FILE…]`; JSON Lines on standard input where none is named.

Prints one line of JSON a record. Exit 1 where a record is illegal or a claim refuted, 2 where one cannot be read.
"""
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources

from kit.command import main
from master_elf.verdict import report


if __name__ == "__main__":
    sys.exit(main(report))
