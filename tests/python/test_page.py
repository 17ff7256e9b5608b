"""The programs of docs/python.md and README.md print what is below them; UPDATE_GOLDEN=1 writes that anew."""

import contextlib
import io
import os
import pathlib
import re

import pytest


def printed_by(program):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, "program of a page", "exec"), {"__name__": "__main__"})
    return printed.getvalue()


@pytest.mark.parametrize(("path", "programs"), [("docs/python.md", 5), ("README.md", 1)])
def test_programs_print_what_the_page_says(path, programs):
    page = pathlib.Path(path).read_text(encoding="utf-8")
    assert page.count("```python") == programs
    anew = re.sub(
        r"(?ms)^```python\n(.*?)^```\n\n```text\n.*?^```$",
        lambda found: f"```python\n{found[1]}```\n\n```text\n{printed_by(found[1])}```",
        page,
    )
    if os.environ.get("UPDATE_GOLDEN"):
        pathlib.Path(path).write_text(anew, encoding="utf-8")
    assert page == anew
