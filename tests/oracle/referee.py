#!/usr/bin/env python3
"""A second referee of Elfenland records, in JSON Lines: `referee.py [FILE…]`; standard input where none is named.

Prints one line of JSON a record: the verdict, the claims, the findings (place, code, severity) and the scores. A place is
the JSON pointer of what is meant, in the record of that line. Exit 1 where a record is illegal or a claim refuted, 2 where
one cannot be read.
"""
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources

from kit.command import main
from referee.verdict import report


if __name__ == "__main__":
    sys.exit(main(report))
