#!/usr/bin/env python3
"""Judges records of Master Elf by the program and by the second referee, and prints every disagreement.

    compare_master_elf.py PROGRAM RECORDS.ndjson|RECORDS.yaml|DIRECTORY… [--walks PROGRAM --walked N] [--by-program N]

Compared are the verdict, what became of the claims, every error and warning by line and code of the facts, and what the
session shows at its end. The program may prove more of what is hidden than the second referee, which says so; how often is
printed. Walked sessions are those of the program that walks: whole and thinned ones, and some in which one thing is changed at
random. Of those it is enough that both say the same verdict, and accuse one line in common where they are illegal. With - for
the program the second referee alone is held to the situations of the facts.
YAML is turned into JSON Lines by the program; of a directory all YAML below it is taken. Exit 1 where the two disagree.
Plain Python 3.9: pypy3 runs it as well.
"""
import itertools
import json
import pathlib
import re
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources

from kit import changing, comparing
from kit.comparing import SEVERE, line_of, meet, placed, unread
from master_elf.components import SETS
from master_elf.record import OPTIONS
from master_elf.verdict import report
from master_elf.words import PARCELS

LATE = 10**9

# What counts as agreement, all of it judged in compare():
# - one of them cannot read a record, and neither can the other;
# - each finding of one is one of the other: the same line, the same code of the facts or one that says the same (`also`), the same
#   severity. What is behind the first error need not be, for it may follow from it, and what a table does after a mistake no rule says;
# - the verdicts and what became of the claims are the same, and where nothing is broken what the session shows at its end: of a
#   number that is not known for sure the bounds of the two meet, for either may know more of it at either end.
# Where the second referee says that it left something open (LOOSE, below: a gap, exchanges that nobody counted, gifts that may lie in
# several ways, an end that may have been …), it follows only one of the ways, and the program all: then a warning of one alone, or
# legal here and possible there, is no disagreement. The other way round there is one case (COUNTED): whether somebody could move hangs
# on counts, which the program may have given up; then it leaves open, in a warning, what the second referee settles. An error of one
# alone is a disagreement, and so is any other difference in a record of which nothing was left open. How many were so is printed.
# Of gifts that may lie on several stacks the program follows every way, and proves more; that it accuses nobody of a session that was
# legal is promised all the same.
COUNTED = {"ME-COP-9", "ME-COP-11"}
STACKED = {"ME-COP-15", "ME-COP-18"}
# A discard that is not the last step can be read two ways, as thrown away there or as what was due at the end: the facts know it at
# the end alone, and a line has its steps in their order. The program takes it where it stands, and the second referee at the end: an error in that turn or behind it is left to the program.
LOOSE = {"gap", "parcels", "exchange", "somewhere", "end", "box", "figures", "shortage", "gift", "stack", "line", "discard"}


def where(place, code):
    """The line of a place; players and helpers are judged together, and steps in another order are a matter of the whole turn."""
    line = line_of(place)
    if code == "ME-BOX" and line.startswith("/start"):
        return "/start"
    if code == "ME-CHR-2":
        return "/players"
    if code == "ME-BAS-1":
        return "/side"
    if code == "ME-BAS-3":
        return "/".join(line.split("/")[:4])
    return "/players" if line.startswith("/players") else "/helpers" if line.startswith(("/helpers", "/start/helpers")) else line


def when(place):
    """The turn and the step that a place is in, as numbers; what stands before the turns is -1, and what stands behind them very much."""
    parts = (place or "").split("/")
    if parts[1:2] != ["turns"] or len(parts) < 3:
        return (LATE, 0) if parts[1:2] == ["result"] else (-1, 0)
    return int(parts[2]), int(parts[4]) if len(parts) > 4 and parts[4].isdigit() else 0


def begun(place, code):
    """The turn and the step of a breach: a turn behind the end is one before its steps, and its end behind them."""
    turn, step = when(place)
    if place.count("/") == 3 and code in ("ME-COP-21", "ME-COP-26", "ME-BIG-2"):
        step = -1 if code == "ME-COP-26" else LATE
    return turn, step


def compare(line, theirs, mine, names):
    """What the two disagree on, in words, and whether something was left to the program."""
    if (apart := unread(theirs, mine)) is not None:
        return apart, False
    apart, spots, loose = [], [], LOOSE & set(mine["undecided"])
    said, following = {}, set()
    for one in theirs["findings"]:
        if one["rule"] not in names:
            continue
        key = where(placed(line, one, spots), names[one["rule"]]), names[one["rule"]]
        if one["follows_from"]:
            following.add(key[0])
        elif one["severity"] in SEVERE and said.get(key) != "error":
            said[key] = one["severity"]
    found = {}
    for one in mine["findings"]:
        if one["severity"] in SEVERE and not one["follows"] and not one["claim"]:
            found[where(one["place"], one["code"]), one["code"]] = one
    errors = [begun(*key) for key, severity in said.items() if severity == "error"]
    errors += [begun(*key) for key, one in found.items() if one["severity"] == "error"]
    base = json.loads(line).get("mode") == "competitive"  # there a departure is a warning, and what is behind it may follow all the same
    errors += [begun(*key) for key in (*said, *found) if base and key[1].startswith("ME-COP")]
    first = min((at for at in errors if at[0] < LATE), default=(LATE, LATE))  # what is behind the first error may follow from it
    if any(when(place)[0] <= first[0] < LATE for place in mine["early"]):  # read in two ways, and what is behind may follow from that
        return [], True
    unproved, matched = False, set()
    for (place, code), one in found.items():
        same = [key for key in said if key[1] in (code, *one["also"]) and key[0] == where(one["place"], key[1])]
        if same:
            matched.update(same)
            if not any(said[key] == one["severity"] for key in same) and begun(place, code) <= first:
                apart.append(f"severity: program {said[same[0]]}, referee {one['severity']}, {code} at {place} {one['options']}")
        elif place in following or begun(place, code) > first or any(key[0] == place for key in matched):
            continue
        elif one["severity"] == "warning" and loose:
            unproved = True
        else:
            apart.append(f"only the referee: {one['severity']} {code} at {place} {one['what']}")
    given_up = by_stacks = False
    hanging = {when(place)[0] for place, _ in mine["hangs"]}
    claimed = {where(one["place"], one["code"]) for one in mine["findings"] if one["claim"]}
    mine_at = {key[0] for key in found}
    for (place, code), severity in said.items():
        if (place, code) in matched or place in claimed or place.startswith("/result") or begun(place, code) > first:
            continue
        if severity == "warning" and code in COUNTED:
            unproved = given_up = True
            continue
        if code in STACKED and "stack" in mine["undecided"]:
            unproved = by_stacks = True
            continue
        if loose and (severity == "warning" or not mine_at):
            unproved = True
            if severity == "warning":
                continue
        if loose and when(place)[0] in hanging or place in {key[0] for key in matched}:
            unproved = True
            continue
        if place in mine_at and len([key for key in said if key[0] == place]) > 1:
            continue
        apart.append(f"only the program: {severity} {code} at {place}")
    if theirs["claims"] != mine["claims"] and first[0] == LATE:
        if loose or "open" in (theirs["claims"], mine["claims"]) and mine["ended"] is None:
            unproved = True
        else:
            apart.append(f"claims: program {theirs['claims']}, referee {mine['claims']}")
    if theirs["verdict"] != mine["verdict"]:
        if base and first[0] < LATE:
            unproved = True
        elif by_stacks and theirs["verdict"] == "illegal":
            unproved = True
        elif loose and "illegal" not in (theirs["verdict"], mine["verdict"]) or given_up and (theirs["verdict"], mine["verdict"]) == ("possible", "legal"):
            unproved = True
        else:
            apart.append(f"verdict: program {theirs['verdict']}, referee {mine['verdict']} {mine['hangs'][:2]} {mine['unchecked']}")
    by_option = any(one["options"] for one in found.values())  # what is after such a breach may follow from it
    if first[0] == LATE and not mine["undecided"] and not by_option:
        apart += shown(theirs, mine)
    return apart, unproved


def shown(theirs, mine):
    """Where what the program shows of the end is not within what the second referee holds possible."""
    by_name, apart, sheet = {one["player"]: one for one in theirs["standings"]}, [], mine["sheet"]
    table = by_name.get("all", {})
    pairs = [(key, number(table, key), sheet[key]) for key in ("sent", "gifts", "rounds")]
    pairs += [(key, lying(table[key]), many) for key, many in sheet["under"].items() if "sent" not in table.get(key, "sent")]
    for one in sheet["players"]:
        their = by_name.get(one["player"], {})
        pairs.append((f"{one['player']}: cards", number(their, "cards"), one["cards"]))
        pairs += [(f"{one['player']}: {key}", their.get(key), one[key]) for key in ("at", "crystal") if None not in (their.get(key), one[key])]
    return [f"{what}: program {their}, referee {value}" for what, their, value in pairs
            if their is not None and not meet(their, value)]


def number(one, key):
    """A number of a standing, or its bounds."""
    value = one.get(key)
    return one.get(f"{key}_range") if value is None else value


def lying(text):
    """The number, or bounds, of the gifts that lie under a parcel: '3 of 6', '2 to 3 of 4'."""
    found = [int(one) for one in re.findall(r"\d+", text.partition(" of ")[0])]
    return found if len(found) == 2 else found[0]


def compare_any(line, theirs, mine, names):
    """The same; less is asked of a session that was changed."""
    apart, unproved = compare(line, theirs, mine, names)
    changed = apart and "changed" in json.loads(line).get("session", {})
    return ([], True) if changed and comparing.agree_on_changed(GAME, line, theirs, mine) else (apart, unproved)


GAME = comparing.Game(frozenset(), report, compare_any)

BOX = SETS.trial_set
CHANGER = changing.Changer([
    [*BOX.ingredients, "crystal"], list(BOX.near), ["city", "stay", "saucer", "kitten", "fox", "yeti"], list(BOX.gifts), [*PARCELS, "box"],
    changing.NUMBERS, ["from", "to"]], OPTIONS)


def situations():
    """The situations of the facts, and small records that two readers took differently, each with what the facts say of it."""
    here = pathlib.Path(__file__).with_name("master_elf")
    return [json.loads(line) for name in ("situations", "readings") for line in here.joinpath(f"{name}.ndjson").read_text(encoding="utf-8").splitlines()]


def otherwise(cases):
    """What the second referee says otherwise than the facts of their situations, in words."""
    for case in cases:
        said = report(json.dumps(case["record"], ensure_ascii=False))
        verdict, _, due = case["expect"].partition(" ")
        at = "/" + case["where"] if "where" in case else f"/turns/{len(case['record']['turns']) - 1}/"
        severe = [one for one in said["findings"] if one["severity"] in SEVERE]
        right = all(one["place"].startswith(at) and due in (one["code"], *one["also"], *one["options"]) for one in severe) and len(severe) == bool(due)
        if said["verdict"] != verdict or not right or "result" in case["record"] and said["claims"] != "confirmed":
            yield f"{case['case']}: {case['expect']}, but {said['verdict']} {[(one['place'], one['code'], one['severity'], one['what']) for one in severe]}"
    if len(cases) < 70:
        yield f"only {len(cases)} situations"


def main():
    parser = comparing.arguments(__doc__, by_program=True)
    given = parser.parse_args()
    names = {} if given.program == "-" else comparing.codes(given.program, "ME-")
    if not names and given.program != "-":
        print(f"{given.program} has no rule of Master Elf")
        return 1
    cases = situations()
    wrong = list(otherwise(cases))
    print("\n".join(f"situation {one}" for one in wrong) or "the situations of the facts are judged as they say")
    written = ((f"situation {case['case']}", json.dumps(case["record"], ensure_ascii=False)) for case in cases)
    more = itertools.chain(written, comparing.walked(given, "master-elf", CHANGER), comparing.by_program(given, "master-elf"))
    return comparing.run(GAME, given, names, "in which the program proved more of what is hidden", more) or bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
