"""mypy --strict finds nothing in the module, and in a program what the program marks."""

import os
import pathlib
import re
import runpy
import subprocess
import sys

import elfref

PROGRAM = pathlib.Path("tests/python/typed_program.py")


def test_mypy_finds_what_is_marked_and_nothing_else():
    installed = pathlib.Path(elfref.__file__).parents[1]
    cache = pathlib.Path(os.environ.get("HYPOTHESIS_STORAGE_DIRECTORY", installed)).parent / "mypy"
    files = [PROGRAM, *sorted(installed.glob("elfref/*.py"))]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", cache, *files],
        env={**os.environ, "MYPYPATH": str(installed)}, capture_output=True, text=True, check=False,
    )
    found = set(re.findall(r"^(\S+):(\d+): error: .*\[([\w-]+)\]$", done.stdout, re.MULTILINE))
    marked = {
        (str(PROGRAM), str(number), line.partition("# error: ")[2])
        for number, line in enumerate(PROGRAM.read_text(encoding="utf-8").splitlines(), 1)
        if "# error: " in line
    }
    assert found == marked and len(marked) > 5, done.stdout + done.stderr


def test_the_program_runs():
    runpy.run_path(str(PROGRAM), run_name="__main__")
