#!/usr/bin/python3
"""Holds docs/library.md and docs/programs.md to their programs, byte for byte: each stands there as its file, and prints
what stands below it.

usage: page_test.py FOLDER-OF-PROGRAMS, run in the top folder; UPDATE_GOLDEN=1 writes anew what they print
"""

import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path("tests/library")
# A page: its programs, and the records that stand on it.
PAGES = {
    pathlib.Path("docs/library.md"): (["check", "table", "bot", "score"], ["check.yaml"]),
    pathlib.Path("docs/programs.md"): (["search"], []),
}

failures = []


def expect(what, found, due):
    if found != due:
        failures.append(f"{what}\n--- found\n{found}\n--- due\n{due}")


def printed_by(program, folder):
    with open(HERE / "check.yaml", encoding="utf-8") as record:
        run = subprocess.run([folder / f"library_{program}"], stdin=record, capture_output=True, text=True, check=False)
    expect(f"{program}: exit status and errors", (run.returncode, run.stderr), (0, ""))
    return run.stdout


def hold(path, programs, records, folder):
    page = path.read_text(encoding="utf-8")
    blocks = re.findall(r"(?m)^```(\w*)\n(.*?)^```$", page, re.DOTALL)

    def texts(language):
        return [text for name, text in blocks if name == language]

    outputs = [printed_by(program, folder) for program in programs]
    if os.environ.get("UPDATE_GOLDEN"):
        for program, output, shown in zip(programs, outputs, texts("text")):
            (HERE / f"{program}.txt").write_text(output, encoding="utf-8")
            page = page.replace(f"```text\n{shown}```", f"```text\n{output}```")
        path.write_text(page, encoding="utf-8")
        return

    expect(f"programs of {path}", texts("cpp"), [(HERE / f"{program}.cpp").read_text() for program in programs])
    expect(f"records of {path}", texts("yaml"), [(HERE / record).read_text() for record in records])
    for program, output in zip(programs, outputs):
        expect(f"{program}.txt", (HERE / f"{program}.txt").read_text(encoding="utf-8"), output)
    expect(f"outputs of {path}", texts("text"), outputs)
    projects = [path.read_text() for path in (HERE.parent / "package/CMakeLists.txt", HERE / "part/CMakeLists.txt")]
    for text in texts("cmake"):
        expect(f"no project has\n{text}", any(text in project for project in projects), True)


def main():
    folder = pathlib.Path(sys.argv[1])
    for path, (programs, records) in PAGES.items():
        hold(path, programs, records, folder)
    if failures:
        sys.exit("\n\n".join(failures))
    print(f"{sum(len(programs) for programs, _ in PAGES.values())} programs")


main()
