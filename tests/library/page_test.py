#!/usr/bin/python3
"""Holds docs/library.md to its programs, byte for byte: each stands there as its file, and prints what stands below it.

usage: page_test.py FOLDER-OF-PROGRAMS, run in the top folder; UPDATE_GOLDEN=1 writes anew what they print
"""

import os
import pathlib
import re
import subprocess
import sys

PAGE = pathlib.Path("docs/library.md")
HERE = pathlib.Path("tests/library")
PROGRAMS = ["check", "table", "bot", "score"]

failures = []


def expect(what, found, due):
    if found != due:
        failures.append(f"{what}\n--- found\n{found}\n--- due\n{due}")


def printed_by(program, folder):
    with open(HERE / "check.yaml", encoding="utf-8") as record:
        run = subprocess.run([folder / f"library_{program}"], stdin=record, capture_output=True, text=True, check=False)
    expect(f"{program}: exit status and errors", (run.returncode, run.stderr), (0, ""))
    return run.stdout


def main():
    folder = pathlib.Path(sys.argv[1])
    page = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"(?m)^```(\w*)\n(.*?)^```$", page, re.DOTALL)

    def texts(language):
        return [text for name, text in blocks if name == language]

    outputs = [printed_by(program, folder) for program in PROGRAMS]
    if os.environ.get("UPDATE_GOLDEN"):
        for program, output, shown in zip(PROGRAMS, outputs, texts("text")):
            (HERE / f"{program}.txt").write_text(output, encoding="utf-8")
            page = page.replace(f"```text\n{shown}```", f"```text\n{output}```")
        PAGE.write_text(page, encoding="utf-8")
        return

    expect("programs of the page", texts("cpp"), [(HERE / f"{program}.cpp").read_text() for program in PROGRAMS])
    expect("records of the page", texts("yaml"), [(HERE / "check.yaml").read_text()])
    for program, output in zip(PROGRAMS, outputs):
        expect(f"{program}.txt", (HERE / f"{program}.txt").read_text(encoding="utf-8"), output)
    expect("outputs of the page", texts("text"), outputs)
    projects = [path.read_text() for path in (HERE.parent / "package/CMakeLists.txt", HERE / "part/CMakeLists.txt")]
    for text in texts("cmake"):
        expect(f"no project has\n{text}", any(text in project for project in projects), True)
    if failures:
        sys.exit("\n\n".join(failures))
    print(f"{len(outputs)} programs")


main()
