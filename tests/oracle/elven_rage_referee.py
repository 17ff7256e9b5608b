#!/usr/bin/env python3
"""A second referee of Elven Rage records, in JSON Lines: `elven_rage_referee.py [FILE…]`; standard input where none is named.

Prints one line of JSON a record. Exit 1 where a record is illegal or a claim refuted, 2 where one cannot be read.
"""
import fileinput
import json
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources

from elven_rage.verdict import report


def main():
    worst = 0
    for number, line in enumerate(fileinput.input(sys.argv[1:], openhook=fileinput.hook_encoded("utf-8")), 1):
        if not line.strip():
            continue
        said = report(line, number)
        print(json.dumps(said, ensure_ascii=False))
        bad = said["verdict"] == "illegal" or said["claims"] == "refuted"
        worst = max(worst, 2 if said["verdict"] == "unreadable" else int(bad))
    return worst


if __name__ == "__main__":
    sys.exit(main())
