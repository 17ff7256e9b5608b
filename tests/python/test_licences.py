"""licences() names what the module is linked with."""

import pathlib

import elfref


def test_the_module_names_the_libraries_that_it_is_linked_with():
    text = elfref.licences()
    assert text.startswith(f"elfref {elfref.__version__}\nCopyright: the authors of elfref\nLicence: MIT;")
    rows = [
        [part.strip() for part in line.split("|")]
        for line in pathlib.Path("lib/licences/libraries").read_text(encoding="utf-8").splitlines()
        if not line.startswith(("#", " "))
    ]
    named = [name for name, _, linked, *_ in rows if "python" in linked.split() and name != "libc++"]
    assert len(named) >= 7 and "pybind11" in named
    for name in named:
        assert f"\n  {name} " in text
