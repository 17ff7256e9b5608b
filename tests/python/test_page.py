"""The programs of docs/python.md print what stands below them; UPDATE_GOLDEN=1 writes that anew."""

import contextlib
import io
import os
import pathlib
import re

PAGE = pathlib.Path("docs/python.md")


def printed_by(program):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, PAGE, "exec"), {"__name__": "__main__"})
    return printed.getvalue()


def test_programs_print_what_the_page_says():
    page = PAGE.read_text(encoding="utf-8")
    assert page.count("```python") == 4
    anew = re.sub(
        r"(?ms)^```python\n(.*?)^```\n\n```text\n.*?^```$",
        lambda found: f"```python\n{found[1]}```\n\n```text\n{printed_by(found[1])}```",
        page,
    )
    if os.environ.get("UPDATE_GOLDEN"):
        PAGE.write_text(anew, encoding="utf-8")
    assert page == anew
