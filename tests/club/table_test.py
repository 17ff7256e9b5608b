#!/usr/bin/python3
"""Makes the tables of the made-up tournament anew, from the files alone, and compares them with `elfref table`.

usage: table_test.py PROGRAM, run in the top folder
"""

import collections
import csv
import fractions
import functools
import io
import json
import pathlib
import subprocess
import sys
import unicodedata
import unittest

import jsonschema
import ruamel.yaml

PROGRAM = ""
FOLDER = pathlib.Path("tests/club")
FILES = [str(path) for path in sorted(FOLDER.glob("*-[1-3n]*.yaml"))]


@functools.cache
def documents_of(path):
    return list(ruamel.yaml.YAML(typ="safe", pure=True).load_all(pathlib.Path(path).read_text(encoding="utf-8")))


def bare(name):
    """A name without case, accents and spaces."""
    letters = unicodedata.normalize("NFKD", str(name).casefold())
    return "".join(letter for letter in letters if letter.isalnum())


# ---------------------------------------------------------------- the tables by hand


def places_of(keys):
    return [1 + sum(other > key for other in keys) for key in keys]


def result_of(record):
    """The places (or whether all won), whether each won, the score of each, and whether the result is verified; None if
    there is no result."""
    names, claims, winner = record["players"], record.get("result", {}), record.get("winner")
    winners = winner if isinstance(winner, list) else [winner]
    if record.get("game") == "master-elf":
        outcome = claims if isinstance(claims, str) else claims.get("outcome")
        return outcome and ([outcome == "won"] * len(names), [outcome == "won"] * len(names), None, False)
    if "final" in record:
        if not all(isinstance(one, dict) for one in record["final"].values()):
            return None
        score = [record["final"][name]["towns"] for name in names]
        cards = [record["final"][name]["cards"] for name in names]
        places = places_of(list(zip(score, cards)))
        won = [place == 1 for place in places]
        told = all(claims[name]["score"] == score[names.index(name)] for name in claims)
        right = max(cards) <= 4 and told and {name for name, one in zip(names, won) if one} == set(winners)
        return places, won, score, right
    if record.get("game") == "elven-rage":  # the map has 19 lands
        if winner is None or sum(one["lands"] for one in claims.values()) > 19 and "components" in record:
            return None
        return [1 if name in winners else 2 for name in names], [name in winners for name in names], None, False
    if not claims or winner is None:
        return None  # the places of all do not follow, or the scores contradict them
    places = [claims[name]["place"] for name in names]
    return places, [name in winners for name in names], [claims[name]["score"] for name in names], False


def points_of(scheme, places, won, score):
    if scheme == "wins" or isinstance(places[0], bool) and scheme == "place":
        return [fractions.Fraction(one) for one in won]
    if scheme == "score":
        return score and [fractions.Fraction(one) for one in score]
    if scheme == "place":
        tied = [sum(other == place for other in places) - 1 for place in places]
        return [sum(other > place for other in places) + fractions.Fraction(n, 2) for place, n in zip(places, tied)]
    file = documents_of(scheme)[0]
    points = [fractions.Fraction(str(file["game"])) + one * fractions.Fraction(str(file["win"])) for one in won]
    if isinstance(places[0], bool):
        return points
    list_of = file["places"][len(places)]
    for i, place in enumerate(places):
        shared = [seat for seat, other in enumerate(places) if other == place]
        points[i] += sum(map(fractions.Fraction, list_of[place - 1:place - 1 + len(shared)])) / len(shared)
    return points


def tables_by_hand(scheme, best=None, verified=False, by=None, aliases=True):
    """Rows by game and value: (rank, player, games, wins, points)."""
    names = {}
    if aliases:
        for name, others in documents_of(FOLDER / "aliases.yaml")[0].items():
            names |= {bare(one): name for one in [name, *(others if isinstance(others, list) else [others])]}
    rows, seen = collections.defaultdict(lambda: collections.defaultdict(list)), set()
    for path in FILES:
        for record in documents_of(path):
            session, game = record["session"], record.get("game", "elfenland")
            table = (game, session["event"], session.get("heat"), session["table"])
            result = result_of(record)
            points = result and points_of(scheme, *result[:3])
            if not points or verified and not result[3] or ("heat" in session and table in seen):
                continue
            seen.add(table)
            for i, name in enumerate(record["players"]):
                place = 0 if isinstance(result[0][i], bool) else result[0][i]
                name = names.setdefault(bare(name), name)
                rows[game, str(session.get(by, ""))][name].append((points[i], result[1][i], place))
    return {key: ranked(players, best) for key, players in rows.items()}


def ranked(players, best):
    def merit(played):
        places = [place for _, _, place in played if place]
        numbers = [places.count(n) for n in range(1, max(places, default=0) + 1)]
        points = sum(sorted((one[0] for one in played), reverse=True)[:best])
        return points, sum(one[1] for one in played), numbers

    merits = {name: merit(played) for name, played in players.items()}
    order = sorted(merits, key=bare)
    order.sort(key=merits.get, reverse=True)
    rank = {name: 1 + sum(other > merits[name] for other in merits.values()) for name in order}
    return [(rank[name], name, len(players[name]), merits[name][1], merits[name][0]) for name in order]


# ---------------------------------------------------------------- the program


def run(*arguments):
    return subprocess.run([PROGRAM, "table", *arguments], capture_output=True, encoding="utf-8", check=False)


def tables_of(*arguments):
    """The rows as tables_by_hand() has them, from CSV, and the report."""
    report = json.loads(run("--format", "json", *arguments, *FILES).stdout)
    by = next((value for key, value in zip(arguments, arguments[1:]) if key == "--by"), None)
    rows = collections.defaultdict(list)
    for row in csv.DictReader(io.StringIO(run("--format", "csv", *arguments, *FILES).stdout)):
        numbers = int(row["rank"]), row["player"], int(row["games"]), int(row["wins"]), row["points"]
        rows[row["game"], row.get(by, "")].append(numbers)
    for table in report["tables"]:
        of_table = rows[table["game"], (table["by"].get(by) or "")]
        told = [(row["rank"], row["player"], row["games"], row["wins"]) for row in table["rows"]]
        assert told == [row[:4] for row in of_table], "JSON and CSV differ"
    return rows, report


def digits(points):
    hundredths = int(points * 100 + fractions.Fraction(1, 2))
    return f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")


class Table(unittest.TestCase):
    maxDiff = None

    def compare(self, by_hand, *arguments):
        rows, report = tables_of(*arguments)
        expected = {key: [(*row[:4], digits(row[4])) for row in table] for key, table in by_hand.items()}
        self.assertEqual(dict(rows), expected)
        return report

    def test_every_scheme(self):
        names = ["--aliases", str(FOLDER / "aliases.yaml")]
        file = str(FOLDER / "points.yaml")
        for scheme in "place", "wins", "score", file:
            for best, verified in (None, False), (2, True):
                with self.subTest(scheme=scheme, best=best, verified=verified):
                    self.compare(tables_by_hand(scheme, best, verified), *names, "--points", scheme,
                                 *(["--best", str(best)] if best else []), *(["--verified"] if verified else []))

    def test_a_table_for_each_heat(self):
        self.compare(tables_by_hand("place", by="heat", aliases=False), "--by", "heat")

    def test_every_sheet_is_accounted_for(self):
        report = run("--format", "json", *FILES)
        self.assertEqual(report.returncode, 2)  # one sheet cannot be read
        report = json.loads(report.stdout)
        reasons = collections.Counter(one["left_out"]["id"] for one in report["records"] if one["left_out"])
        doubts = collections.Counter(one["id"] for record in report["records"] if not record["left_out"]
                                     for one in record["doubts"])
        self.assertEqual(len(report["records"]), 40)
        self.assertEqual(reasons, {"refuted": 2, "no-result": 3, "unreadable": 1, "same-table": 1})
        self.assertEqual(doubts, {"claimed": 15, "refuted": 2, "illegal": 1})
        self.assertEqual([sorted(pair) for pair in report["similar"]], [["Fjodor", "Fyodor"]])

    def test_the_report_is_as_the_schema_says(self):
        schema = json.loads(pathlib.Path("schemas/report.schema.json").read_text(encoding="utf-8"))
        schema = {"definitions": schema["definitions"], "$ref": "#/definitions/tables"}
        report = json.loads(run("--format", "json", "--by", "event,heat", "--best", "2", *FILES).stdout)
        jsonschema.Draft7Validator(schema).validate(report)
        report["tables"][0]["rows"][0]["points"] = "1"
        self.assertFalse(jsonschema.Draft7Validator(schema).is_valid(report))


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
