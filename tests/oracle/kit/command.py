"""The command line of a second referee: records in JSON Lines, a line of JSON about each."""
import fileinput
import json
import sys


def lines_of_yaml(path):
    """The records of a YAML file, a line of JSON each; every scalar is text."""
    import yaml  # Debian's python3-yaml; records in JSON Lines need none

    with open(path, encoding="utf-8") as file:
        for record in yaml.load_all(file, yaml.BaseLoader):
            yield json.dumps(record, ensure_ascii=False)


def lines_of(paths):
    """The records of files, or of standard input where none is named."""
    for path in paths or ["-"]:
        yield from lines_of_yaml(path) if path.endswith((".yaml", ".yml")) else fileinput.input([path], openhook=fileinput.hook_encoded("utf-8"))


def main(report):
    """Prints what REPORT says of each record of the files that are named, or of standard input.

    Returns 1 where a record is illegal or a claim refuted, 2 where one cannot be read.
    """
    worst = 0
    for number, line in enumerate(lines_of(sys.argv[1:]), 1):
        if not line.strip():
            continue
        said = report(line, number)
        print(json.dumps(said, ensure_ascii=False))
        bad = said["verdict"] == "illegal" or said["claims"] == "refuted"
        worst = max(worst, 2 if said["verdict"] == "unreadable" else int(bad))
    return worst
