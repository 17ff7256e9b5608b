#!/usr/bin/python3
"""Runs the client of docs/serve.md in a folder that has nothing else, and the page's program in C. Holds the page to
what they print.

usage: page_test.py PROGRAM PROGRAM-IN-C, run in the top folder; UPDATE_GOLDEN=1 writes anew what the page shows
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

PAGE = pathlib.Path("docs/serve.md")
PROGRAM_IN_C = pathlib.Path("tests/serve/program.c")


def printed_by(command, folder, path):
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=60,
                         env={"PATH": str(path), "LC_ALL": "C.UTF-8"})
    if run.returncode != 0 or run.stderr:
        sys.exit(f"{command} ended with {run.returncode}\n{run.stdout}{run.stderr}")
    return run.stdout


def printed_by_client(client, program):
    """What the client prints if the program is the only `elfref` that it finds."""
    with tempfile.TemporaryDirectory() as folder:
        path, clean = pathlib.Path(folder, "bin"), pathlib.Path(folder, "clean")
        path.mkdir()
        clean.mkdir()
        (path / "elfref").symlink_to(pathlib.Path(program).resolve())
        (clean / "client.py").write_text(client, encoding="utf-8")
        return printed_by([sys.executable, "-I", "client.py"], clean, path)


def main():
    page = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"(?ms)^```(\w+)\n(.*?)^```$", page)
    client, in_c = (next(text for name, text in blocks if name == language) for language in ("python", "c"))
    shown = [text for name, text in blocks if name == "text"]
    if in_c != PROGRAM_IN_C.read_text(encoding="utf-8"):
        sys.exit(f"the page has another program than {PROGRAM_IN_C}")
    found = [printed_by_client(client, sys.argv[1]), printed_by([sys.argv[2]], ".", "")]
    if os.environ.get("UPDATE_GOLDEN"):
        parts = page.split("```text\n")
        rest = [part.split("```", 1)[1] for part in parts[1:]]
        PAGE.write_text(parts[0] + "".join(f"```text\n{text}```{more}" for text, more in zip(found, rest)),
                        encoding="utf-8")
    elif found != shown:
        sys.exit("\n".join(f"--- printed\n{one}--- shown\n{other}" for one, other in zip(found, shown)))
    print(f"{sum(len(one.splitlines()) for one in found)} lines")


main()
