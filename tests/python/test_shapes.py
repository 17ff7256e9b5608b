"""elfref/shapes.py has the types that schemas/report.schema.json describes; UPDATE_GOLDEN=1 writes it again."""

import json
import keyword
import os
import pathlib
import re
import textwrap



FILE = pathlib.Path("lib/python/elfref/shapes.py")
SCHEMA = json.loads(pathlib.Path("schemas/report.schema.json").read_text(encoding="utf-8"))
WANTED = ["record", "rule", "comparison", "diff", "whatIf", "table"]
#: What the schema describes for Elfenland only, and what has no fixed form.
OPEN = {"#/definitions/table/properties/players/items": "Dict[str, Any]", "#/definitions/said": "Any"}
MOST_LITERALS = 6  # a longer enumeration grows with every game: it is a string
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
HEAD = '''\
"""The dicts of reports as types, made from `schemas/report.schema.json`, which describes their keys.

Newer versions may add keys.
"""

# tests/python/test_shapes.py writes this file.

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union
'''


class Shapes:
    """Writes the types that some definitions need, each before those that use it."""

    def __init__(self):
        self.written = {}

    def at(self, pointer):
        part = SCHEMA
        for key in pointer.removeprefix("#/").split("/"):
            part = part[int(key) if isinstance(part, list) else key]
        return part

    def name(self, pointer):
        words = [word for word in pointer.split("/")[2:] if word not in ("properties", "items", "anyOf")]
        return "".join(word[0].upper() + re.sub(r"_(\w)", lambda found: found[1].upper(), word[1:])
                       for word in words if not word.isdigit())

    def of(self, pointer):
        """The type of the part of the schema at a pointer."""
        part = self.at(pointer)
        if pointer in OPEN or pointer.endswith("/says"):
            return OPEN.get(pointer, "Dict[str, Any]")
        if "$ref" in part:
            return self.of(part["$ref"])
        if "anyOf" in part:
            return self.union([self.of(f"{pointer}/anyOf/{i}") for i in range(len(part["anyOf"]))])
        values = part.get("enum", [part["const"]] if "const" in part else None)
        if values is not None:
            words = [value for value in values if value is not None]
            literal = f"Literal[{', '.join(json.dumps(word) if word is not True else 'True' for word in words)}]"
            return self.union(["str" if len(words) > MOST_LITERALS else literal] + ["None"] * (None in values))
        kinds = part["type"] if isinstance(part["type"], list) else [part["type"]]
        return self.union([self.of_kind(kind, part, pointer) for kind in kinds])

    def of_kind(self, kind, part, pointer):
        if kind == "array":
            return f"List[{self.of(pointer + '/items')}]"
        if kind != "object":
            return PLAIN[kind]
        if "properties" in part:
            return self.of_object(part, pointer)
        return f"Dict[str, {self.of(pointer + '/additionalProperties')}]"

    def union(self, kinds):
        some = [kind for kind in dict.fromkeys(kinds) if kind != "None"]
        if not some:
            return "None"
        all_of_them = some[0] if len(some) == 1 else f"Union[{', '.join(some)}]"
        return f"Optional[{all_of_them}]" if "None" in kinds else all_of_them

    def of_object(self, part, pointer):
        name = self.name(pointer)
        if name in self.written:
            return name
        self.written[name] = ""  # one that has itself among its parts
        keys = {key: self.of(f"{pointer}/properties/{key}") for key in part["properties"]}
        assert not any(keyword.iskeyword(key) for key in keys), keys
        always = {key: kind for key, kind in keys.items() if key in part.get("required", [])}
        perhaps = {key: kind for key, kind in keys.items() if key not in always}
        about = part.get("description", f"Under the key `{re.findall(r'/(?!items|anyOf)([a-z_]+)', pointer)[-1]}`.")
        text = ""
        if always and perhaps:
            text += self.class_of(f"_{name}", "TypedDict", f"The keys that `{name}` always has.", always)
            text += self.class_of(name, f"_{name}, total=False", about, perhaps)
        else:
            text += self.class_of(name, "TypedDict" if always else "TypedDict, total=False", about, keys)
        del self.written[name]
        self.written[name] = text
        return name

    def class_of(self, name, base, about, keys):
        about = textwrap.fill(f'"""{about}"""', 120, initial_indent="    ", subsequent_indent="    ")
        lines = [f"    {key}: {kind}" for key, kind in keys.items()]
        return f"\n\nclass {name}({base}):\n{about}\n\n" + "\n".join(lines) + "\n"


def file_made():
    shapes = Shapes()
    for definition in WANTED:
        shapes.of(f"#/definitions/{definition}")
    return HEAD + "".join(shapes.written.values())


def test_the_types_are_those_of_the_schema():
    made = file_made()
    if os.environ.get("UPDATE_GOLDEN"):
        FILE.write_text(made, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == made
    assert max(map(len, made.splitlines())) <= 120
