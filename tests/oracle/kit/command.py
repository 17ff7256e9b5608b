"""The command line of a second referee: records in JSON Lines, a line of JSON about each."""
import fileinput
import json
import sys


def main(report):
    """Prints what REPORT says of each line of the files that are named, or of standard input.

    Returns 1 where a record is illegal or a claim refuted, 2 where one cannot be read.
    """
    worst = 0
    for number, line in enumerate(fileinput.input(sys.argv[1:], openhook=fileinput.hook_encoded("utf-8")), 1):
        if not line.strip():
            continue
        said = report(line, number)
        print(json.dumps(said, ensure_ascii=False))
        bad = said["verdict"] == "illegal" or said["claims"] == "refuted"
        worst = max(worst, 2 if said["verdict"] == "unreadable" else int(bad))
    return worst
