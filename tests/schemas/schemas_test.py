#!/usr/bin/python3
"""Holds schemas/ against the referee, with a validator and a YAML reader that have nothing to do with it.

usage: schemas_test.py PROGRAM RECORDER_ANSWERS [unittest arguments], run in the top folder
"""

import copy
import functools
import itertools
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unittest

import jsonschema
import ruamel.yaml

PROGRAM = ""
RECORDER_ANSWERS = ""
SCHEMAS = pathlib.Path("schemas")
FAULTS = "lib/elfref/**/*.def"  # those of every game, and a game's own

# ---------------------------------------------------------------- YAML as editors read it

# The core schema of YAML 1.2: what a plain scalar becomes. A date and `yes` stay text.
NULL = re.compile(r"(null|Null|NULL|~|)")
TRUTH = re.compile(r"(true|True|TRUE|false|False|FALSE)")
INTEGER = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")


def scalar(node):
    text = node.value
    if node.style is not None:
        return text
    if NULL.fullmatch(text):
        return None
    if TRUTH.fullmatch(text):
        return text.lower() == "true"
    if INTEGER.fullmatch(text):
        return int(text, {"0o": 8, "0x": 16}.get(text[:2], 10))
    return float(text) if FLOAT.fullmatch(text) else text


def value_of(node):
    """The JSON value of a node. A key is its text, as in an editor."""
    if isinstance(node, ruamel.yaml.ScalarNode):
        return scalar(node)
    if isinstance(node, ruamel.yaml.SequenceNode):
        return [value_of(item) for item in node.value]
    return {key.value: value_of(value) for key, value in node.value}


def records_of(path):
    """The documents of a file that have content; the whole file when none has."""
    text = pathlib.Path(path).read_text(encoding="utf-8", errors="replace")
    parts = re.split(r"(?m)^---[ \t]*(?:#.*)?$", text)
    return [part for part in parts if re.search(r"(?m)^[ \t]*[^#\s]", part)] or [text]


@functools.cache
def read(text):
    """A document as a JSON value. Not with libyaml, which reads YAML 1.1."""
    node = ruamel.yaml.YAML(typ="safe", pure=True).compose(text)
    return None if node is None else value_of(node)


# ---------------------------------------------------------------- the program


def run(*arguments, text=None):
    """Standard output of the program."""
    done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, encoding="utf-8", check=False)
    if done.stderr:
        raise AssertionError(f"{arguments[:3]}…: {done.stderr}")
    return done.stdout


def reports(paths):
    """The reports of some files: by file, in the order of their records."""
    return reports_of(tuple(paths))


@functools.cache
def reports_of(paths):
    found = {path: [] for path in paths}
    for line in run("check", "--format", "ndjson", *paths).splitlines():
        report = json.loads(line)
        found[report["file"]].append(report)
    return found


def below(*folders):
    return sorted(str(path) for folder in folders for path in pathlib.Path(folder).rglob("*.yaml"))


def share(many):
    """One in three: a validator takes its time. With ELFREF_LONG in the environment all of them."""
    return itertools.islice(many, 0, None, 1 if "ELFREF_LONG" in os.environ else 3)


def faults(report):
    return {finding["rule"] for finding in report["findings"] if finding["severity"] == "error"}


# Faults that are about the shape of a record, and so for the schema to find …
OF_SHAPE = {
    "no-record", "not-a-map", "not-a-list", "not-a-scalar", "unknown-key", "missing-key", "empty-value",
    "missing-dash", "missing-space", "cards-not-joined", "rounds-and-final", "unknown-option", "bad-option-value",
    "unknown-format",
}

# … but for these records of tests/faults: what is wrong there are the words of a text, or a text is left out where
# any text could stand (an empty value and `null` are the same to a schema).
OF_WORDS = {
    ("cards-not-joined", 4), ("cards-not-joined", 5), ("cards-not-joined", 7), ("cards-not-joined", 9),
    ("cards-not-joined", 12),
    ("empty-value", 6), ("empty-value", 7), ("empty-value", 9), ("empty-value", 14), ("empty-value", 16),
    ("empty-value", 17), ("empty-value", 18), ("empty-value", 19), ("empty-value", 20),
    ("empty-value", 21), ("empty-value", 34), ("empty-value", 35), ("unknown-key", 19),
    ("not-a-list", 7), ("not-a-list", 8), ("not-a-list", 9),
}

def strict(schema):
    """A schema that knows no other keys than it names. Those of reports let readers pass over keys of newer versions;
    what the program writes has none that they do not name."""
    if isinstance(schema, list):
        return [strict(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    twin = {key: inner if key in ("if", "enum", "const", "examples") else strict(inner) for key, inner in schema.items()}
    of_objects = "object" in (schema["type"] if isinstance(schema.get("type"), list) else [schema.get("type")])
    if of_objects and "properties" in schema:
        twin.setdefault("additionalProperties", False)
    return twin


def among(schema, beside):
    """How a validator finds the schemas that another one refers to: since 4.18 it has a registry."""
    try:
        import referencing.jsonschema
    except ImportError:
        return {"resolver": jsonschema.RefResolver("", schema, store=beside)}
    named = [(name, referencing.jsonschema.DRAFT7.create_resource(one)) for name, one in beside.items()]
    return {"registry": referencing.Registry().with_resources(named)}


# ---------------------------------------------------------------- tests


class SchemaTest(unittest.TestCase):
    schema = ""

    @classmethod
    def setUpClass(cls):
        schema = json.loads((SCHEMAS / cls.schema).read_text(encoding="utf-8"))
        jsonschema.Draft7Validator.check_schema(schema)
        beside = {}  # by name, as another schema refers to it, and by its own id, to which its own references lead
        for path in SCHEMAS.glob("*.json"):
            one = json.loads(path.read_text(encoding="utf-8"))
            beside |= {path.name: one, one["$id"]: one}
        cls.validator = jsonschema.Draft7Validator(schema, **among(schema, beside))

    def errors(self, value, validator=None):
        found = (validator or self.validator).iter_errors(value)
        return [f"/{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}" for error in found]

    def assert_accepted(self, value, validator=None):
        self.assertEqual(self.errors(value, validator), [])

    def assert_refused(self, value):
        self.assertFalse(self.validator.is_valid(value), value)


class ForReaders(SchemaTest):
    """What the program writes is held to the strict twin of its schema, and accepted by the schema itself."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.for_readers = cls.validator
        cls.validator = jsonschema.Draft7Validator(strict(cls.for_readers.schema))


class Versions(unittest.TestCase):
    def test_every_schema_has_its_name_and_version(self):
        """Beside its file, so that a schema finds another one by its name."""
        found = sorted(SCHEMAS.glob("*.json"))
        self.assertGreater(len(found), 6)
        for path in found:
            with self.subTest(path.name):
                schema = json.loads(path.read_text(encoding="utf-8"))
                self.assertRegex(schema["$id"], rf"^{re.escape(path.name)}\?version=[1-9][0-9]*$")
                if "format" in schema.get("properties", {}):
                    number = schema["$id"].split("=")[1]
                    self.assertEqual(schema["properties"]["format"]["enum"], [int(number), number])


class RecordSchema(SchemaTest):
    schema = "elfenland.schema.json"

    def pairs(self, folder):
        """Every record of a folder: its file, its number there, its text and its report."""
        for path, found in reports(below(folder)).items():
            texts = records_of(path)
            self.assertEqual(len(texts), len(found), f"{path}: records are counted differently")
            for text, report in zip(texts, found):
                yield path, report["document"], text, report

    def test_records_are_accepted(self):
        for path, number, text, report in share(self.pairs("records/elfenland")):
            with self.subTest(path, record=number):
                self.assertFalse(faults(report) & OF_SHAPE)
                self.assert_accepted(read(text))

    def test_fixtures_that_can_be_read_are_accepted(self):
        for path, number, text, report in share(self.pairs("tests/elfenland")):
            with self.subTest(path, record=number):
                if report["verdict"] != "unreadable":
                    self.assert_accepted(read(text))

    def test_faults_of_shape_are_refused(self):
        for path, number, text, report in self.pairs("tests/faults"):
            try:
                value = read(text)
            except ruamel.yaml.error.YAMLError:
                continue
            if isinstance(value, dict) and value.get("game") in ("elven-rage", "master-elf"):
                continue
            with self.subTest(path, record=number):
                if report["verdict"] != "unreadable" or (pathlib.Path(path).stem, number) in OF_WORDS:
                    self.assert_accepted(value)
                elif faults(report) & OF_SHAPE:
                    self.assert_refused(value)

    def test_what_is_odd_and_accepted(self):
        for path, number, text, report in self.pairs("tests/schemas/accepted"):
            with self.subTest(path, record=number):
                self.assertNotEqual(report["verdict"], "unreadable", report["findings"])
                self.assert_accepted(read(text))

    def test_what_is_malformed_is_refused(self):
        for path, number, text, report in self.pairs("tests/schemas/refused"):
            with self.subTest(path, record=number):
                self.assertEqual(report["verdict"], "unreadable")
                self.assert_refused(read(text))

    def test_a_change_of_shape_is_judged_as_by_the_referee(self):
        """Records with one node made into another: the schema accepts what the referee can read, and refuses a key
        or a map or list that he does not know."""
        rng = random.Random(1998)
        bases = [read(records_of(path)[0]) for path in below("tests/elfenland/rules", "tests/schemas/accepted")]
        everything = read(records_of("tests/schemas/accepted/everything.yaml")[0])
        values = [changed(rng, everything if n % 4 == 0 else rng.choice(bases)) for n in range(1000)]
        text = "\n---\n".join(json.dumps(value, ensure_ascii=False) for value in values)
        lines = run("check", "--format", "ndjson", "-", text=text).splitlines()
        self.assertEqual(len(lines), len(values))
        for value, report in zip(values, map(json.loads, lines)):
            with self.subTest(json.dumps(value, ensure_ascii=False)):
                if report["verdict"] != "unreadable":
                    self.assert_accepted(value)
                elif faults(report) & {"not-a-map", "not-a-scalar", "unknown-key", "missing-dash", "rounds-and-final"}:
                    self.assert_refused(value)

    def test_snippets_are_records(self):
        """What an editor puts into a record can be read, with the first of every choice and with the last."""
        values = []
        for pointer, snippet in snippets_in(self.validator.schema):
            frame = FRAMES.get(pointer) or FRAMES.get(pointer.rsplit("/", 1)[0] + "/*")
            self.assertIsNotNone(frame, f"no frame for the snippets of {pointer}")
            for which in (0, -1):
                value = expanded(snippet["body"], which)
                values.append(json.loads(json.dumps(frame).replace('"@"', json.dumps(value, ensure_ascii=False))))
        text = "\n---\n".join(json.dumps(value, ensure_ascii=False) for value in values)
        for value, line in zip(values, run("check", "--format", "ndjson", "-", text=text).splitlines(), strict=True):
            with self.subTest(json.dumps(value, ensure_ascii=False)):
                report = json.loads(line)
                self.assertNotEqual(report["verdict"], "unreadable", report["findings"])
                self.assert_accepted(value)


def snippets_in(schema, pointer="#"):
    """Every snippet of a schema, with the place where it is offered."""
    if isinstance(schema, dict):
        for snippet in schema.get("defaultSnippets", ()):
            yield pointer, snippet
        for key, inner in schema.items():
            yield from snippets_in(inner, f"{pointer}/{key}")
    elif isinstance(schema, list):
        for inner in schema:
            yield from snippets_in(inner, pointer)


def expanded(body, which):
    """A snippet as it stands in a record: placeholders are left as they are, of a choice one word is taken."""
    if isinstance(body, dict):
        return {expanded(key, which): expanded(value, which) for key, value in body.items()}
    if isinstance(body, list):
        return [expanded(item, which) for item in body]
    text = re.sub(r"\$\{\d+\|([^|]*)\|\}", lambda choice: choice[1].split(",")[which], body)
    return read(re.sub(r"\$\{\d+:([^}]*)\}", r"\1", text))


def within_round(key, value):
    return {"players": ["Anna", "Boris"], "rounds": [{key: value}]}


def within_start(value):
    return {"players": ["Anna", "Boris"], "start": value}


# Where a snippet is offered, and the record in which it stands at "@".
FRAMES = {
    "#": "@",
    "#/properties/game": {"game": "@", "players": ["Anna"]},
    "#/properties/session": {"session": "@", "players": ["Anna"]},
    "#/properties/session/properties/*": {"session": {"place": "@"}, "players": ["Anna"]},
    "#/properties/final": {"players": ["Anna", "Boris"], "final": "@"},
    "#/properties/winner": {"players": ["Anna", "Boris"], "winner": "@"},
    "#/properties/result": {"players": ["Anna", "Boris"], "result": "@"},
    "#/definitions/text": within_round("plan", [{"note": "@"}]),
    "#/definitions/name": {"players": [{"name": "@"}]},
    "#/definitions/playerMap": {"players": ["@"]},
    "#/definitions/colour": {"players": [{"name": "Anna", "colour": "@"}]},
    "#/definitions/ordinal": within_start({"round": "@"}),
    "#/definitions/start": within_start("@"),
    "#/definitions/start/properties/players": within_start({"players": "@"}),
    "#/definitions/start/properties/roads": within_start({"roads": "@"}),
    "#/definitions/onRoad": within_start({"roads": {"Feodor-Lapphalya": "@"}}),
    "#/definitions/townOrNote": within_start({"players": {"Anna": {"towns": ["@"]}}}),
    "#/definitions/counters": within_start({"players": {"Anna": {"counters": "@"}}}),
    "#/definitions/piece": within_round("row", ["@"]),
    "#/definitions/cards": within_round("deal", {"Anna": "@"}),
    "#/definitions/drawn": within_round("draw", {"Anna": "@"}),
    "#/definitions/payment": within_round("travel", [{"Anna": [{"Virst": "@"}]}]),
    "#/definitions/phases": {"players": ["Anna", "Boris"], "rounds": ["@"]},
    "#/definitions/phases/properties/row": within_round("row", "@"),
    "#/definitions/phases/properties/deal": within_round("deal", "@"),
    "#/definitions/phases/properties/draw": within_round("draw", "@"),
    "#/definitions/phases/properties/keep": within_round("keep", "@"),
    "#/definitions/pickLine/additionalProperties": within_round("choose", [{"Anna": "@"}]),
    "#/definitions/planLine/additionalProperties": within_round("plan", [{"Anna": "@"}]),
    "#/definitions/travelLine/additionalProperties": within_round("travel", [{"Anna": "@"}]),
}


def places(value):
    """Every map and list within a value, with each of its keys."""
    if isinstance(value, (dict, list)):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield value, key
            yield from places(inner)


def changed(rng, base):
    """A copy of a record with one change of its shape."""
    value = copy.deepcopy(base)
    within, key = rng.choice(list(places(value)))
    inner = within[key]
    change = rng.randrange(7)
    if change == 0:
        within[key] = {}
    elif change == 1:
        within[key] = []
    elif change == 2:
        within[key] = [inner]
    elif change == 3:
        within[key] = {"unheard": inner}
    elif change == 4 and isinstance(inner, dict):
        inner["unheard"] = "of"
    elif change == 5 and isinstance(inner, list):
        inner.insert(rng.randrange(len(inner) + 1), {"note": "seen by all"})
    elif isinstance(within, dict):
        del within[key]
    else:
        within.insert(key, {"unheard": inner})
    return value


class ElvenRageSchema(SchemaTest):
    schema = "elven-rage.schema.json"
    pairs = RecordSchema.pairs

    def test_records_that_can_be_read_are_accepted(self):
        for folder in ("records/elven-rage", "tests/elven_rage"):
            for path, number, text, report in share(self.pairs(folder)):
                with self.subTest(path, record=number):
                    if report["verdict"] != "unreadable":
                        self.assert_accepted(read(text))


class MasterElfSchema(SchemaTest):
    schema = "master-elf.schema.json"
    pairs = RecordSchema.pairs

    def test_records_that_can_be_read_are_accepted(self):
        for folder in ("records/master-elf", "tests/master_elf"):
            for path, number, text, report in share(self.pairs(folder)):
                with self.subTest(path, record=number):
                    if report["verdict"] != "unreadable":
                        self.assert_accepted(read(text))

    def test_generated_sessions_are_accepted(self):
        for how in (["--detail", "full"], ["--detail", "public"], ["--detail", "minimal"], ["--break", "any"]):
            made = run("generate", "--game", "master-elf", "--games", "20", "--seed", "8", *how)
            parts = [part for part in re.split(r"(?m)^---$", made) if part.strip()]
            self.assertEqual(len(parts), 20)
            for text in share(parts):
                with self.subTest(how, text=text):
                    self.assert_accepted(read(text))


class ReportSchema(ForReaders):
    schema = "report.schema.json"

    def assert_sound(self, report):
        """What draft-07 cannot say: an interval has two ends, the smaller one first."""
        for standing in report["standings"]:
            for key, value in standing.items():
                if key.endswith("_range"):
                    self.assertLess(*value, standing)

    def test_reports_of_every_record(self):
        found = reports(below("records/elfenland", "tests/elfenland", "tests/faults"))
        self.assertTrue(all(found.values()))
        for report in share(itertools.chain.from_iterable(found.values())):
            with self.subTest(report["file"], record=report["document"]):
                self.assert_accepted(report)
                self.assert_sound(report)
                assert_repeated(self, report)

    def test_the_report_of_many_records(self):
        """It holds the reports of the records, and 'score' reports what 'check' does."""
        paths = below("records/elfenland/rulebook")
        for command in ("check", "score"):
            report = json.loads(run(command, "--format", "json", *paths))
            self.assert_accepted(report)
            self.assertEqual(report, {"records": [one for found in reports(paths).values() for one in found]})
        for spoilt in ({}, {"records": {}}, {"records": [], "unheard": "of"}, {"records": [{}]}, []):
            self.assert_refused(spoilt)

    def test_files_that_cannot_be_read(self):
        """Each has a report, in its place among the others."""
        good = "records/elfenland/disputes/obstacle-paid-too-little.yaml"
        for command in ("check", "score"):
            done = subprocess.run([PROGRAM, command, "--format", "json", "nothing-there", good, "records"],
                                  capture_output=True, encoding="utf-8", check=False)
            self.assertEqual(done.returncode, 2)
            report = json.loads(done.stdout)
            self.assert_accepted(report)
            found = [(one["file"], one["document"], one["verdict"], sorted(faults(one))) for one in report["records"]]
            self.assertEqual(found, [("nothing-there", 1, "unreadable", ["cannot-read"]),
                                     (good, 1, "illegal", ["pay-for-the-obstacle"]),
                                     ("records", 1, "unreadable", ["cannot-read"])])

    def test_comparisons_of_files_that_cannot_be_read(self):
        good = "tests/faults/unknown-format.yaml"
        validator = jsonschema.Draft7Validator({**self.validator.schema, "oneOf": [{"$ref": "#/definitions/compared"}]})
        done = subprocess.run([PROGRAM, "compare", "--format", "json", good, "nothing-there"],
                              capture_output=True, encoding="utf-8", check=False)
        self.assertEqual(done.returncode, 2)
        report = json.loads(done.stdout)
        self.assert_accepted(report, validator)
        last = report["compared"][-1]
        self.assertEqual((last["file"], last["document"], faults(last["reports"][0])), ("nothing-there", 1, {"cannot-read"}))

    def test_reports_of_the_golden_pages(self):
        count = 0
        for path in sorted(pathlib.Path("tests/golden").glob("*.txt")):
            for page in path.read_text(encoding="utf-8").split("\n\n$ "):
                command, _, output = page.removeprefix("$ ").partition("\n")
                output = output.rsplit("[exit ", 1)[0]
                if command.startswith(("elfref compare", "elfref moves", "elfref diff")) or re.search("--what-if|--summary", command):
                    continue  # other definitions: below
                if command.startswith(("elfref generate", "elfref convert")):
                    continue  # records, not reports
                if re.search(r"--format json\b", command) and output.lstrip().startswith("{"):
                    values = [json.loads(output)]
                elif "--format ndjson" in command:
                    values = [json.loads(line) for line in output.splitlines()]
                else:
                    continue
                for value in values:
                    count += 1
                    with self.subTest(f"{path}: {command}"):
                        self.assert_accepted(value)
        self.assertGreater(count, 1)

    def test_the_text_says_nothing_more(self):
        """All of the text but the quoted lines can be written from the report."""
        quoted = re.compile(r" *\d+ \|.*| +\| *\^~*")
        found = reports(below("records/elfenland", "tests/elfenland", "tests/faults"))
        text = [line for line in run("check", "--cite", "all", *found).splitlines() if not quoted.fullmatch(line)]
        at = 0
        for path, of_file in found.items():
            with self.subTest(path):
                expected = [line for report in of_file for line in as_text(report, len(of_file) > 1)]
                self.assertEqual(text[at:at + len(expected)], expected)
                at += len(expected)
        self.assertEqual(text[at:], [])

    def test_tables_of_scores_say_nothing_more(self):
        found = reports(below("records/elfenland", "tests/elfenland", "tests/faults"))
        titles = {title_of(report, len(of_file) > 1): report for of_file in found.values() for report in of_file}
        tables = {title: [] for title in titles}
        title = None
        for line in run("score", "--cite", "all", *found).splitlines():
            title = line if line in titles else title
            tables[title].append(line)
        for title, report in titles.items():
            for standing in report["standings"]:
                for key, remark in standing["remarks"].items():
                    value = standing[key] if standing[key] is not None else spanned(standing[f"{key}_range"])
                    with self.subTest(title):
                        self.assertIn(f"{standing['player']}: {key} {value}: {remark}", tables[title])

    def test_nothing_is_left_that_a_terminal_obeys(self):
        """Control characters and marks that turn the direction of what is read: escaped, and read as they were."""
        odd = "".join(map(chr, (*range(0x80, 0xA0), 0x7F, 0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))))
        name = "x\u001b[31m" + odd + "é 雲"
        record = json.dumps({"players": [name, "Boris"], "session": {odd: odd}, "rounds": [
            {"plan": [{name: "dragon on Elvenhold-Lapphalya"}], "travel": [{name: [{"Lapphalya": "pig"}]}]}]})
        unreadable = json.dumps({"players": [name, "Boris"], "rounds": [{"plan": [{name + odd: odd}]}], odd: odd})
        obeyed = re.compile(r"[\x00-\x09\x0b-\x1f" + re.escape(odd) + "]")
        with tempfile.TemporaryDirectory() as folder:
            paths = {key: str(pathlib.Path(folder, f"{key}{odd[1:4]}.json")) for key in ("good", "other", "bad")}
            pathlib.Path(paths["good"]).write_text(record, encoding="utf-8")
            pathlib.Path(paths["other"]).write_text(record.replace("pig", "2 dragon"), encoding="utf-8")
            pathlib.Path(paths["bad"]).write_text(unreadable, encoding="utf-8")
            at = ("--at", "1")
            for arguments in (
                    ("check", "--format", "json", "--deductions", "--suggest", *paths.values()),
                    ("check", "--format", "ndjson", *paths.values()),
                    ("check", "--format", "json", "--what-if", "1=pig on Elvenhold-Lapphalya", paths["good"]),
                    ("score", "--format", "json", *paths.values()),
                    ("compare", "--format", "json", *paths.values()), ("moves", "--format", "json", *at, paths["good"]),
                    ("moves", "--format", "json", *at, "--why", f"{odd}pig on Virst-Ixara", paths["good"]),
                    ("diff", "--format", "json", paths["good"], paths["other"]),
                    ("replay", "--format", "json", *paths.values()), ("convert", "--to", "ndjson", paths["good"])):
                done = subprocess.run([PROGRAM, *arguments], capture_output=True, encoding="utf-8", check=False)
                with self.subTest(arguments[:4]):
                    self.assertNotRegex(done.stdout + done.stderr, obeyed)
                    if not done.stdout:
                        continue
                    lines = [done.stdout] if "json" in arguments else done.stdout.splitlines()
                    self.assertIn(name, list(texts_in([json.loads(line) for line in lines])))
            with self.subTest("converted"):
                self.assertEqual(json.loads(run("convert", "--to", "ndjson", paths["good"])), json.loads(record))

    def test_the_list_of_rules(self):
        rules = {**self.validator.schema, "oneOf": [{"$ref": "#/definitions/rules"}]}
        self.assert_accepted(all_rules(), jsonschema.Draft7Validator(rules))

    def test_the_list_of_words(self):
        words = {**self.validator.schema, "oneOf": [{"$ref": "#/definitions/words"}]}
        self.assert_accepted(json.loads(run("words", "--format", "json")), jsonschema.Draft7Validator(words))

    def test_the_page_and_the_text_of_the_rules_are_the_list(self):
        """docs/rules-elfenland.md is held to the program byte by byte; so the list for programs and the text hold too."""
        page = pathlib.Path("docs/rules-elfenland.md").read_text(encoding="utf-8").split("\n## Setup\n")[1]
        phases = re.split(r"\n## (.+)\n", "\n## Setup\n" + page)[1:]
        sections = [(phase, *section.split("\n", 1))
                    for phase, rules in zip(phases[::2], phases[1::2]) for section in rules.split("\n### ")[1:]]
        order = list(dict.fromkeys(phases[::2]))
        rules = sorted(all_rules(), key=lambda rule: order.index(rule["phase"].capitalize()))
        for rule, (phase, name, section) in zip(rules, sections, strict=True):
            with self.subTest(rule["id"]):
                self.assertEqual((rule["id"], rule["phase"].capitalize()), (name, phase))
                text = rule["text"][0].upper() + rule["text"][1:]
                self.assertTrue(section.startswith(f"\n`{rule['code']}` · {rule['severity']}\n\n{text}."), section)
                listed = [line for line in section.splitlines() if line.startswith("- ") and "otherwise: " not in line]
                hangs = [f"- depends on {', '.join(f'`{option}`' for option in rule['options'])}"] if rule["options"] else []
                self.assertEqual(listed, [*hangs, "- " + " · ".join(cites_of(rule, "printed in no edition"))])
        shown = []
        for rule in all_rules():
            shown += ["", f"{rule['id']}  {rule['code']}  {rule['phase']}  {rule['severity']}", f"   {rule['text']}"]
            shown += [f"   depends on {', '.join(map(repr, rule['options']))}"] if rule["options"] else []
            shown.append("   " + "; ".join(cites_of(rule, "printed in no edition")))
        self.assertEqual(run("rules", "--game", "elfenland").splitlines(), shown[1:])
        self.assertEqual({(cite["edition"], cite["title"]) for rule in all_rules() for cite in rule["citations"]},
                         {("italian", "Italian"), ("russian", "Russian"), ("japanese", "Japanese"), ("rio-grande-2015", "Rio Grande 2015")})

    def test_comparisons(self):
        """Each group's report is that of its editions, and nothing can be left out."""
        def validator_of(definition):
            return jsonschema.Draft7Validator({**self.validator.schema, "oneOf": [{"$ref": f"#/definitions/{definition}"}]})

        paths = [f"records/elfenland/disputes/{name}.yaml" for name in ("both-have-twenty", "ferry-for-one-raft")]
        paths.append("tests/faults/unknown-key.yaml")
        compared = json.loads(run("compare", "--format", "json", "--option", "overpay=error", *paths))
        self.assert_accepted(compared, validator_of("compared"))
        lines = run("compare", "--format", "ndjson", "--option", "overpay=error", *paths).splitlines()
        self.assertEqual(compared, {"compared": [json.loads(line) for line in lines]})
        one_record = validator_of("comparison")
        seen = set()
        for line in run("compare", "--format", "ndjson", *paths).splitlines():
            comparison = json.loads(line)
            self.assert_accepted(comparison, one_record)
            unreadable = comparison["reports"][0]["verdict"] == "unreadable"
            self.assertEqual(comparison["agree"], unreadable or not comparison["outcomes"] + comparison["differences"])
            short = {**comparison, "reports": comparison["reports"][:1]}  # whose reports are soon validated
            self.assert_accepted(short, one_record)
            for path in paths_into(short):
                kind = tuple("*" if isinstance(key, int) else key for key in path)
                if kind in seen or kind[0] == "reports" or "editions" in kind[:-1]:  # these are spoilt elsewhere
                    continue
                seen.add(kind)
                with self.subTest(comparison["file"], path=path):
                    for spoilt in spoil(short, path):
                        self.assertFalse(one_record.is_valid(spoilt), spoilt)
        self.assertIn(("differences", "*", "partings", "*", "options", "*"), seen)
        self.assertIn(("outcomes", "*", "by_group", "*"), seen)
    def test_suggestions(self):
        """They belong to a finding, and say what stands there and what may."""
        count = 0
        for path in below("records/elfenland/disputes"):
            for report in json.loads(run("check", "--suggest", "--format", "json", path))["records"]:
                with self.subTest(path, record=report["document"]):
                    self.assert_accepted(report)
                    for suggestion in report.get("suggestions", []):
                        self.assertLess(suggestion["finding"], len(report["findings"]))
                        count += 1
        self.assertGreater(count, 50)

    def test_scores_by_round(self):
        """They end as the game does, and nothing can be left out, added or made into something else."""
        paths = below("records/elfenland")
        unasked = [one for found in reports(paths).values() for one in found]
        asked = json.loads(run("score", "--by-round", "--format", "json", *paths))
        self.assert_accepted(asked)
        seen = set()
        for report, plain in zip(asked["records"], unasked, strict=True):
            rounds = report.pop("rounds", [])
            self.assertEqual(report, plain)
            if not rounds:
                continue
            self.assertEqual(rounds[-1]["standings"], report["standings"])
            self.assert_sound(rounds[0])
            for path in paths_into(rounds, ("rounds",)):
                kind = tuple("*" if isinstance(part, int) else part for part in path)
                if kind in seen or len(path) > 4:  # standings are spoilt elsewhere
                    continue
                seen.add(kind)
                for spoilt in spoil({**report, "rounds": rounds}, path):
                    with self.subTest(report["file"], path=path):
                        self.assert_refused(spoilt)
        self.assertIn(("rounds", "*", "over"), seen)

    def test_scores_by_round_of_turns(self):
        """A round is a turn of every player."""
        paths = below("records/elven-rage", "records/master-elf")
        asked = json.loads(run("score", "--by-round", "--format", "json", *paths))
        self.assert_accepted(asked)
        with_rounds = [report for report in asked["records"] if "rounds" in report]
        self.assertGreater(len(with_rounds), 20)
        for report in with_rounds:
            numbers = [one["round"] for one in report["rounds"]]
            self.assertEqual(numbers, list(range(numbers[0], numbers[0] + len(numbers))), report["file"])

    def test_a_summary(self):
        schema = {**self.validator.schema, "oneOf": [{"$ref": "#/definitions/summary"}]}
        validator = jsonschema.Draft7Validator(schema)
        paths = below("records/elfenland/rulebook", "tests/faults")
        summary = json.loads(run("check", "--summary", "--format", "json", *paths))
        self.assert_accepted(summary, validator)
        found = [one for several in reports(paths).values() for one in several]
        for key, counted in (("verdict", "verdicts"), ("claims", "claims")):
            for word, times in summary["summary"][counted].items():
                self.assertEqual(times, sum(one[key] == word for one in found), word)
        self.assertEqual(summary["summary"]["records"], len(found))
        self.assertEqual(run("check", "--summary", "--format", "ndjson", *paths), json.dumps(summary, separators=(",", ":")) + "\n")
        for path in paths_into(summary):
            for spoilt in spoil(summary, path):
                with self.subTest(path=path):
                    self.assertFalse(validator.is_valid(spoilt), spoilt)

    def test_a_diff_of_two_records(self):
        validator = jsonschema.Draft7Validator({**self.validator.schema, "oneOf": [{"$ref": "#/definitions/diff"}]})
        anna, boris = (f"records/elfenland/pairs/obstacle-by-{name}.yaml" for name in ("anna", "boris"))
        diff = json.loads(run("diff", "--format", "json", anna, boris))
        self.assert_accepted(diff, validator)
        self.assertEqual(diff["reports"], [found[0] for found in reports([anna, boris]).values()])
        self.assertEqual(diff["stands_up"], 1)
        back = json.loads(run("diff", "--format", "json", boris, anna))
        self.assertEqual((back["stands_up"], back["tells_more"], back["only"]), (0, diff["tells_more"][::-1], diff["only"][::-1]))
        self.assertTrue(json.loads(run("diff", "--format", "json", anna, anna))["same"])
        for path in paths_into(diff):
            if path[0] in ("reports", "only") and len(path) > 1:  # these are spoilt elsewhere
                continue
            for spoilt in spoil(diff, path):
                with self.subTest(path=path):
                    self.assertFalse(validator.is_valid(spoilt), spoilt)

    def test_a_what_if(self):
        schema = {**self.validator.schema, "oneOf": [{"$ref": "#/definitions/whatIf"}]}
        validator = jsonschema.Draft7Validator(schema)
        path = "records/elfenland/disputes/obstacle-paid-too-little.yaml"
        for what_if, *counts in (("17=3 dragon", 1, 0, 0), ("17=2 pig", 0, 0, 1), ("10=pass", 1, 2, 0)):
            report = json.loads(run("check", "--format", "json", "--what-if", what_if, path))
            with self.subTest(what_if):
                self.assert_accepted(report, validator)
                self.assertEqual(report["what_if"], [what_if])
                self.assertEqual(report["before"], next(iter(reports((path,)).values()))[0])
                self.assertEqual([len(report[key]) for key in ("gone", "came", "kept")], counts)
                for finding in report["gone"]:
                    self.assertIn(finding, report["before"]["findings"])
                for finding in report["came"] + report["kept"]:
                    self.assertIn(finding, report["after"]["findings"])
                for key in report:
                    self.assertFalse(validator.is_valid({**report, key: None}), key)
                    self.assertFalse(validator.is_valid({k: v for k, v in report.items() if k != key}), key)

    def test_the_table_at_a_place(self):
        """Of each phase, and with every question that 'moves' answers. Whatever is taken out or added is missed."""
        schema = {**self.validator.schema, "oneOf": [{"$ref": "#/definitions/table"}]}
        validator = jsonschema.Draft7Validator(schema)
        path = "records/elfenland/sessions/three-players-full.yaml"
        others = [sorted(pathlib.Path("records", game, "sessions").glob("*.yaml"))[0] for game in ("elven-rage", "master-elf")]
        places = [f"{number}:{phase}:John" for number in (1, 3) for phase in ("deal", "draw", "choose", "plan", "travel", "keep")]
        runs = [("--at", place) for place in places] + [
            (), ("--at", "13"), ("--at", "1:travel:Brandy", "--all"), ("--at", "1:travel:Brandy", "--reach"),
            ("--at", "1:travel:Brandy", "--why", "Virst: 2 raft"),
            ("--at", "1:travel:Brandy:2", "--why", "Lapphalya: caravan 3 raft"), ("--at", "1:plan:John:2", "--why", "pass")]
        seen = set()
        runs = [(*run, path) for run in runs] + [(*run, other) for other in others for run in ((), ("--at", "end"))]
        for arguments in runs:
            done = subprocess.run([PROGRAM, "moves", "--format", "json", *arguments], capture_output=True, encoding="utf-8", check=False)
            report = json.loads(done.stdout)
            with self.subTest(arguments):
                self.assert_accepted(report, validator)
                assert_repeated(self, report)
            for key in paths_into(report):
                kind = tuple("*" if isinstance(part, int) else part for part in key)
                if kind in seen:
                    continue
                seen.add(kind)
                with self.subTest(arguments, path=key):
                    for spoilt in spoil(report, key):
                        self.assertFalse(validator.is_valid(spoilt), spoilt)
        for kind in (("moves", "*", "each", "*", "legal"), ("why", "findings", "*", "related", "*", "line"), ("reach", "journey"), ("written", "line"), ("players", "*", "deck"), ("players", "*", "crystal")):
            self.assertIn(kind, seen, "no report shows it")

    def test_the_explanation_of_every_rule_and_fault(self):
        schema = {**self.validator.schema, "oneOf": [{"$ref": "#/definitions/explanations"}]}
        validator = jsonschema.Draft7Validator(schema)
        texts = [path.read_text(encoding="utf-8") for path in pathlib.Path().glob(FAULTS)]
        faults = sorted(re.findall(r'DIAGNOSTIC\([^"]*"([^"]+)"', "".join(texts)))
        self.assertGreater(len(faults), 40)
        rules = sorted(rule["id"] for rule in json.loads(run("rules", "--format", "json")))
        all_of_them = json.loads(run("explain", "--format", "json", *rules, *faults))
        self.assert_accepted(all_of_them, validator)
        self.assertEqual(sorted(one["id"] for one in all_of_them["explained"]), sorted(rules + faults))
        for one in all_of_them["explained"]:
            alone = json.loads(run("explain", "--format", "json", one["id"]))
            with self.subTest(one["id"]):
                self.assert_accepted(alone, validator)
                self.assertEqual(alone, {"explained": [one]})
        seen = set()
        for one in all_of_them["explained"]:
            for path in paths_into(one):
                kind = ("code" in one, *("*" if isinstance(key, int) else key for key in path))
                if kind in seen or "report" in path:  # reports are spoilt elsewhere
                    continue
                seen.add(kind)
                for spoilt in spoil(one, path):
                    with self.subTest(one["id"], path=path):
                        self.assertFalse(validator.is_valid({"explained": [spoilt]}), spoilt)
        for spoilt in ({}, {"explained": []}, {"explained": [{}]}, {"explained": [one], "unheard": "of"}, [one]):
            self.assertFalse(validator.is_valid(spoilt), spoilt)
        self.assertIn((True, "editions", "*", "otherwise", "section"), seen)
        self.assertIn((False, "broken", "record"), seen)

    def test_every_key_is_needed_and_no_other_is_known(self):
        """Whatever is taken out of a report, added to it or made into something else is missed. Once for each key: the
        first report that has it shows it."""
        seen = set()
        for line in run("check", "--format", "ndjson", *below("tests/elfenland/rules")).splitlines():
            report = json.loads(line)
            for path in paths_into(report):
                kind = tuple("*" if isinstance(key, int) else key for key in path)
                if kind in seen or "session" in kind:  # a session may have any keys
                    continue
                seen.add(kind)
                with self.subTest(report["file"], record=report["document"], path=path):
                    for spoilt in spoil(report, path):
                        self.assert_refused(spoilt)
                    if not isinstance(path[-1], int) and "remarks" not in path[:-1]:
                        self.assert_accepted(with_a_key_beside(report, path), self.for_readers)
        kinds = (("standings", "*", "distance_range"), ("findings", "*", "follows_from", "line"), ("depends_on", "*"))
        for kind in kinds:
            self.assertIn(kind, seen, "no report shows it")


class ReplaySchema(ForReaders):
    schema = "replay.schema.json"

    def assert_sound(self, replay):
        """What draft-07 cannot say: whatever is named is there."""
        slots = {slot["id"] for slot in replay["slots"]}
        self.assertEqual(len(slots), len(replay["slots"]))
        for holding in (replay["start"], replay["whole_start"], *(moment[track] for moment in replay["moments"] for track in ("changes", "whole"))):
            self.assertLessEqual(set(holding or {}), slots)
        for index, finding in enumerate(replay["findings"]):
            if finding["moment"] is not None:
                self.assertIn(index, replay["moments"][finding["moment"]]["findings"])
        shown = [index for moment in replay["moments"] for index in moment["findings"]]
        self.assertEqual(sorted(shown), [i for i, finding in enumerate(replay["findings"]) if finding["moment"] is not None])
        self.assertLess(replay["opens_at"], max(1, len(replay["moments"])))
        for row in replay["score"]["rows"]:
            self.assertEqual(len(row["cells"]), len(replay["score"]["head"]) - 1)
        for round_ in replay["rounds"]:
            self.assertEqual([one["player"] for one in round_["of"]], [player["name"] for player in replay["players"]])
        lines = replay["text"]["lines"]
        for moment in replay["moments"]:
            first, last = (moment[key] - replay["text"]["first_line"] for key in ("line", "end_line"))
            self.assertTrue(0 <= first <= last < len(lines))
            self.assertLessEqual(moment["end_column"], len(lines[last]) + 1)

    def test_replays_of_every_record(self):
        """Their findings are those of 'check'."""
        every = 1 if "ELFREF_LONG" in os.environ else 5
        for path, found in share(reports(below("records", "tests/faults")).items()):
            replays = json.loads(run("replay", "--format", "json", path))
            for report, replay in zip(found, replays["replays"], strict=True):
                with self.subTest(path, record=report["document"]):
                    self.assert_sound(replay)
                    findings = [{key: value for key, value in finding.items() if key != "moment"} for finding in replay["findings"]]
                    self.assertEqual(findings, report["findings"])
                    self.assertEqual((replay["verdict"], replay["verdict_words"]), (report["verdict"], report["in_words"]))
                    replay["moments"] = replay["moments"][::every]
            with self.subTest(path):
                self.assert_accepted(replays)
                assert_repeated(self, replays)

    def test_another_way_on_stands_behind_what_is_written(self):
        """They are alike up to the play with which they part; what comes and goes is what 'check --what-if' says."""
        path = "records/elfenland/disputes/obstacle-paid-too-little.yaml"
        for what_if in ("17=3 dragon", "12=", "+12=Boris: pass", "12=pass"):
            with self.subTest(what_if):
                replays = json.loads(run("replay", "--format", "json", "--what-if", what_if, path))
                self.assert_accepted(replays)
                written, otherwise = replays["replays"]
                self.assert_sound(otherwise)
                self.assertIsNone(written["branch"])
                branch = otherwise["branch"]
                first = branch["parts_at"]
                told = ("at", "words", "changes", "ruling")
                both = [[[moment[key] for key in told] for moment in replay["moments"]] for replay in (written, otherwise)]
                self.assertEqual(both[0][:first], both[1][:first])
                self.assertNotEqual(both[0][first:first + 1], both[1][first:first + 1])
                said = json.loads(run("check", "--format", "json", "--what-if", what_if, path))
                self.assertEqual(branch["gone"], said["gone"])
                for key in ("came", "kept"):
                    self.assertEqual([said["after"]["findings"][i] for i in branch[key]], said[key])
                lines = otherwise["text"]["lines"]
                for change in branch["changes"]:
                    begin = change["line"] - otherwise["text"]["first_line"]
                    self.assertEqual(lines[begin:begin + len(change["new"])], change["new"])

    def test_a_replay_with_something_else_is_refused(self):
        """Nothing is left out, and nothing else stands there."""
        good = json.loads(run("replay", "--format", "json", "records/elfenland/disputes/obstacle-paid-too-little.yaml"))
        self.assert_accepted(good)
        for path in (("replays", 0), ("replays", 0, "moments", 0), ("replays", 0, "slots", 0), ("replays", 0, "text")):
            spoilt = copy.deepcopy(good)
            within = functools.reduce(lambda value, key: value[key], path, spoilt)
            within["unheard"] = "of"
            self.assert_refused(spoilt)
            self.assert_accepted(spoilt, self.for_readers)
            del within["unheard"], within[next(iter(within))]
            self.assert_refused(spoilt)


def spanned(ends):
    return f"{ends[0]} to {ends[1]}" if ends[0] < 0 else f"{ends[0]}–{ends[1]}"


def cited(citation):
    text = citation["title"]
    text += f' "{citation["section"]}"' if citation["section"] else ""
    text += f' p. {citation["page"]}' if citation["page"] else ""
    return text + (f' ({citation["remark"]})' if citation["remark"] else "")


def cites_of(rule, nowhere):
    """Each place that is cited, with the value of the option for which it holds."""
    held = [cited(one) + (f" (if {rule['options'][0]} is {one['value']})" if one["value"] else "") for one in rule["citations"]]
    return held or [nowhere]


def title_of(report, of_several):
    return report["file"] + (f" (record {report['document']})" if of_several else "")


def as_text(report, of_several):
    """The lines of the text but for those that quote the record, written from the report for programs."""
    about_rules = {rule["id"] for rule in all_rules()}
    for finding in report["findings"]:
        yield f"{report['file']}:{finding['line']}:{finding['column']}: {finding['severity']}: {finding['message']} [{finding['rule']}]"
        yield from (f"   = {because}" for because in finding["because"])
        if finding["rule"] in about_rules and not sums_up(finding):
            yield "   = rule: " + ("; ".join(map(cited, finding["cites"])) or "printed in no edition")
        if finding["follows_from"]:
            yield f"   = follows from line {finding['follows_from']['line']}"
        if finding["option"] and finding["severity"] != "note":
            *names, last = (f"'{name}'" for name in (finding["option"], *finding.get("other_options", ())))
            names = " or ".join([", ".join(names), last]) if names else last
            yield f"   = depends on the option{'s' if 'other_options' in finding else ''} {names}"
        if finding["ruling"]:
            yield f"   = the table ruled: {finding['ruling']}"
        for related in finding["related"]:
            yield f"{report['file']}:{related['line']}:{related['column']}: note: {related['message']}"
        if finding["advice"]:
            yield f"   = {finding['advice']}"
            if finding["did_you_mean"] and finding["says"]["advice"]["id"].startswith("did-you-mean"):
                assert finding["advice"].startswith("did you mean '" + finding["did_you_mean"][0] + "'"), finding
    yield f"{title_of(report, of_several)}: {report['verdict']}: {report['in_words']}"
    yield from (f"   depends on: {cause}" for cause in report["depends_on"])


@functools.cache
def all_rules():
    return json.loads(run("rules", "--format", "json", "--game", "elfenland"))


def sums_up(finding):
    """What sums up many plays cites no rule."""
    return finding["severity"] == "note" and not finding["cites"] and not finding["related"] and "taken on trust" in finding["message"]


def texts_in(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner)
    elif isinstance(value, dict):
        yield from value
        yield from texts_in(list(value.values()))


def paths_into(value, path=()):
    """The paths of all keys and items, but for those within a message: catalogues say what it has."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, key)
            if key == "says":
                yield from ((*path, key, repeated) for repeated in inner)
            else:
                yield from paths_into(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield (*path, index)
            yield from paths_into(inner, (*path, index))


# Keys of texts that are messages, wherever they are but under the keys of the second set.
SPOKEN = {"message", "because", "advice", "depends_on", "remarks", "remark", "nothing", "verdict_words", "phase_words"}
UNSPOKEN = {"says", "cites", "editions", "related", "notes"}


def assert_repeated(test, value):
    """Each text that is a message is there as data too, and nothing else is."""
    if isinstance(value, list):
        for inner in value:
            assert_repeated(test, inner)
    elif isinstance(value, dict):
        says = value.get("says", {})
        for key, data in says.items():
            assert_alike(test, value[key], data)
        test.assertLessEqual({key for key in SPOKEN & value.keys() if value[key]}, says.keys())
        for key in value.keys() - UNSPOKEN:
            assert_repeated(test, value[key])


def assert_alike(test, text, data):
    """A message as text and as data, or several. A related place is an object with a message."""
    if isinstance(text, list):
        test.assertEqual(len(text), len(data), data)
        for one, of_it in zip(text, data):
            assert_alike(test, one, of_it)
    elif isinstance(text, dict) and "message" not in text:
        test.assertEqual(text.keys(), data.keys())
    else:
        test.assertEqual(text is None, data is None, (text, data))


def with_a_key_beside(report, path):
    """The report with a key that no schema names, beside the last one of the path."""
    value = copy.deepcopy(report)
    functools.reduce(lambda within, key: within[key], path[:-1], value)["unheard"] = "of"
    return value


def spoil(report, path):
    """The report without the key, with one beside it, and with something else under it. Items of a list may be few or
    many, but for an interval; and where there is no town card, there may be no distance."""
    changes = ["out", "beside", "other"]
    if "says" in path:  # where it may be left out, assert_repeated() tells
        changes = ["beside", "other"]
    elif isinstance(path[-1], int):
        changes = ["out", "other"] if str(path[-2]).endswith("_range") else ["other"]
    elif len(path) > 1 and path[-2] == "remarks":
        changes = ["beside", "other"]
    elif path[-1] == "distance_range" and report["standings"][path[1]]["town"] is None:
        changes = ["beside", "other"]
    for change in changes:
        value = copy.deepcopy(report)
        within = value
        for key in path[:-1]:
            within = within[key]
        if change == "out":
            del within[path[-1]]
        elif change == "beside":
            within["unheard"] = "of"
        else:
            within[path[-1]] = {"unheard": "of"}
        yield value


class RecorderSchema(ForReaders):
    schema = "recorder.schema.json"

    def test_answers_are_accepted(self):
        """What the recorder answers at many places of the records of the tree, and about texts that it refuses."""
        printed = subprocess.run([RECORDER_ANSWERS], capture_output=True, check=True).stdout.decode("utf-8")
        kinds = set()
        for number, line in enumerate(printed.splitlines(), 1):
            answer = json.loads(line)
            kinds |= {key for key in ("plays", "forms", "complete", "games", "text", "error") if key in answer}
            with self.subTest(number):
                self.assert_accepted(answer)
                for option in options_in(answer):
                    self.assertEqual(option["because"] is None, option["legal"] == "yes", option)
        self.assertEqual(kinds, {"plays", "forms", "complete", "games", "text", "error"})


class ServeSchema(SchemaTest):
    schema = "serve.schema.json"

    @classmethod
    def setUpClass(cls):
        """What the program writes has no other keys than the schema names."""
        super().setUpClass()
        beside = {}
        for path in SCHEMAS.glob("*.json"):
            one = strict(json.loads(path.read_text(encoding="utf-8")))
            beside |= {path.name: one, one["$id"]: one}
        cls.for_readers = cls.validator
        own = strict(cls.for_readers.schema)
        cls.validator = jsonschema.Draft7Validator(own, **among(own, beside))
        cls.of_requests = jsonschema.Draft7Validator({**own, "oneOf": [{"$ref": "#/definitions/request"}]})

    def test_requests_and_answers_are_accepted(self):
        place = {"session": "one", "phase": "plan", "player": "Anna", "play": "dragon on Elvenhold-Lapphalya"}
        row = {"do": "play", "session": "one", "phase": "row", "play": "[pig, wagon, raft, cloud, dragon]"}
        about = {"session": "one"}
        requests = [
            {"do": "new", "game": "elfenland", "players": ["Anna", {"name": "Boris"}], **about},
            row, {"do": "play", **place}, {"do": "ask", **place, "player": "Boris"}, {"do": "legal", **about},
            {"do": "state", **about}, {"do": "undo", **about}, {"do": "record", **about, "form": "json"},
            {"do": "score", **about}, {"do": "judge", **about},
            {"do": "new", "game": "master-elf", "components": "trial-set", "players": ["Anna", "Boris"]},
            {"do": "play", "session": "1", "player": "Anna", "play": "Mill: wool"}, {"do": "legal", "session": "1"},
            {"do": "state", "session": "1"}, {"do": "score", "session": "1"}, {"do": "close", "session": "1"},
        ]
        for path in share(below("records")):
            record = pathlib.Path(path).read_text(encoding="utf-8", errors="replace")
            requests.append({"do": "judge", "record": record})
        wrong = [{"do": "play", "session": "one", "player": "Anna", "play": "flies"}, {"do": "fly"}, {"do": "legal"}]
        for request in requests:
            self.assertEqual(self.errors(request, self.of_requests), [])
        text = "".join(json.dumps({"id": number, **one}) + "\n" for number, one in enumerate(requests + wrong))
        answers = [json.loads(line) for line in run("serve", text=text + "{\n").splitlines()]
        self.assertEqual(len(answers), len(requests) + len(wrong) + 1)
        for number, answer in enumerate(answers):
            with self.subTest(number=number):
                self.assert_accepted(answer)
                self.assertEqual("error" in answer, number >= len(requests))
                self.assertEqual(answer["id"], number if number < len(answers) - 1 else None)


def options_in(answer):
    """Every value of a slot that the recorder offers."""
    if isinstance(answer, list):
        for item in answer:
            yield from options_in(item)
    elif isinstance(answer, dict):
        if "value" in answer and "legal" in answer:
            yield answer
        for value in answer.values():
            yield from options_in(value)


class Modelines(unittest.TestCase):
    def test_every_record_names_its_schema(self):
        """An editor finds the schema by the first line of a record."""
        for path in map(pathlib.Path, below("records/elfenland")):
            with self.subTest(str(path)):
                line = path.read_text(encoding="utf-8").split("\n", 1)[0]
                found = re.fullmatch(r"# yaml-language-server: \$schema=(\S+)", line)
                self.assertTrue(found, line)
                schema = SCHEMAS / f"{path.parts[1]}.schema.json"
                self.assertTrue((path.parent / found[1]).samefile(schema), found[1])


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    RECORDER_ANSWERS = sys.argv.pop(1)
    unittest.main()
