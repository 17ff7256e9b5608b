#!/usr/bin/env python3
"""Judges records of Elven Rage by the program and by the second referee, and prints every disagreement.

    compare_elven_rage.py PROGRAM RECORDS.ndjson|RECORDS.yaml|DIRECTORY… [--walks PROGRAM --walked N --battles N] [--by-program N]

Compared are the verdict, what became of the claims, every error and warning by line and code of the facts, and the standings.
The program may prove more of hidden cards than the second referee, which says so; how often is printed. Walked sessions, and battles
of single turns, are those of the program that walks: whole and thinned ones, and some in which one thing is changed at random. Of
those it is enough that both say the same verdict, and accuse one line in common where they are illegal.
YAML is turned into JSON Lines by the program; of a directory all YAML below it is taken. Exit 1 where the two disagree.
Plain Python 3.9: pypy3 runs it as well.
"""
import itertools
import json
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources

from elven_rage.components import SETS
from elven_rage.record import KEYS, OPTIONS
from elven_rage.verdict import report
from kit import changing, comparing
from kit.comparing import GRADES, SEVERE, line_of, meet, placed, unread

# What only the program proves where cards or goals are hidden.
HIDDEN = {"cards": {"ER-HID-1", "ER-HID-2", "ER-ART-2", "ER-ACT-1", "ER-ACT-2", "ER-ACT-3"}, "goals": {"ER-SET-10", "ER-SCN-1"}}
FIGURES = ("lands", "towers", "castles", "hand", "artifacts", "treasures")


def compare(line, theirs, mine, names):
    """What the two disagree on, in words, and whether something was left to the program."""
    if (apart := unread(theirs, mine)) is not None:
        return apart, False
    apart, spots, unproved = [], [], False
    said, theirs_following = {}, set()
    for one in theirs["findings"]:
        if one["rule"] not in names or not one["follows_from"] and one["severity"] not in SEVERE:
            continue
        key = line_of(placed(line, one, spots, KEYS)), names[one["rule"]]
        if one["follows_from"]:
            theirs_following.add(key[0])
        elif said.get(key) != "error":
            said[key] = one["severity"]
    found, following = {}, set()
    for one in mine["findings"]:
        if one["follows"]:
            following.add(line_of(one["place"]))
        elif one["severity"] in SEVERE:
            found[line_of(one["place"]), one["code"]] = one
    matched = set()
    for (place, code), one in found.items():
        same = [key for key in said if key[0] == place and key[1] in (code, *one["also"])]
        if same:
            matched.update(same)
            if code in HIDDEN["cards"] and one["options"]:
                unproved = True  # another value throws unnamed cards away, and the second referee does not follow what they may be
            elif not any(said[key] == one["severity"] for key in same) and not (one["claim"] and mine["undecided"]):
                apart.append(f"severity: program {said[same[0]]}, referee {one['severity']}, {code} at {place} {one['options']}")
        elif place in theirs_following or one["claim"] and one["severity"] == "warning" and mine["undecided"]:
            continue
        else:
            apart.append(f"only the referee: {one['severity']} {code} at {place} {one['what']}")
    hidden = set().union(*(HIDDEN[what] for what in mine["hidden"])) if mine["hidden"] else set()
    for (place, code), severity in said.items():
        if (place, code) in matched or place in following:
            continue
        if code in hidden or severity == "warning" and mine["undecided"]:
            unproved = True
            continue
        apart.append(f"only the program: {severity} {code} at {place}")
    if theirs["claims"] != mine["claims"] and ("refuted" in (theirs["claims"], mine["claims"]) or not mine["undecided"]):
        apart.append(f"claims: program {theirs['claims']}, referee {mine['claims']}")
    if theirs["verdict"] != mine["verdict"]:
        worse = GRADES.index(theirs["verdict"]) > GRADES.index(mine["verdict"])
        if not (unproved and worse or mine["undecided"] and "illegal" not in (theirs["verdict"], mine["verdict"])):
            apart.append(f"verdict: program {theirs['verdict']}, referee {mine['verdict']}")
    # A line that depends on an option is counted by one of its values in the program, by another in the second referee.
    if mine["verdict"] != "illegal" and not any(one["options"] for one in mine["findings"] if one["severity"] in SEVERE):
        apart += standings(theirs, mine)
    return apart, unproved


def standings(theirs, mine):
    """Where a figure of the program is not within what the second referee holds possible."""
    by_name, apart = {one["player"]: one for one in theirs["standings"]}, []
    for one in mine["scores"]:
        their = by_name.get(one["player"])
        if their is None:
            apart.append(f"no standing of {one['player']}")
            continue
        if (their.get("out") == "out") != bool(one["out"]) and one["out"] is not None:
            apart.append(f"{one['player']}: out {their.get('out')}, referee {one['out']}")
        if not one["out"]:
            for key in FIGURES:
                value = their.get(key + "_range") if their.get(key) is None else their[key]
                if value is not None and not meet(value, one[key]):
                    apart.append(f"{one['player']}: {key} {value}, referee {one[key]}")
        if their.get("place") != one["place"] and not mine["undecided"]:
            apart.append(f"{one['player']}: place {their.get('place')}, referee {one['place']}")
    return apart


# What the second referee does not judge: who drew the highest initiative, and the order of a layout where beginners lay out blind.
NOT_JUDGED = {"highest-initiative-starts", "placement-as-agreed"}


def one_breach(rule, line, theirs, mine):
    """Of a session that the program broke: both find the line, by whatever name."""
    spots = []
    if rule in NOT_JUDGED:
        return []
    wrong = {line_of(placed(line, one, spots, KEYS)) for one in theirs["findings"] if one["severity"] == "error"}
    if any(one["severity"] == "error" and line_of(one["place"]) in wrong for one in mine["findings"]):
        return []
    return [f"a breach that only the program finds: {rule} at {sorted(wrong)}"]


def compare_any(line, theirs, mine, names):
    """The same; less is asked of a session that the program broke, and of one that was changed."""
    about = json.loads(line).get("session", {})
    if about.get("breaks"):
        return one_breach(about["breaks"], line, theirs, mine), False
    apart, unproved = compare(line, theirs, mine, names)
    if apart and "changed" in about and (comparing.agree_on_changed(GAME, line, theirs, mine) or cards_contradict(theirs, mine, names)):
        return [], True
    return apart, unproved


def cards_contradict(theirs, mine, names):
    """Whether both prove that things cannot be where they are written: of the lines that contradict each other each may name another.

    Where the second referee does not know the numbers, it may prove nothing.
    """
    there = {names.get(one["rule"]) for one in theirs["findings"] if one["severity"] == "error"} - {"ER-SCN-3"}
    here = {code for one in mine["findings"] if one["severity"] == "error" for code in (one["code"], *one["also"])}
    return bool(there & here & {"ER-HID-1", "ER-ART-2", "ER-PLC-B1"}) or not here and "numbers" in mine["undecided"] and there <= HIDDEN["cards"]


GAME = comparing.Game(KEYS, report, compare_any)

BOX = SETS.trial_set
CHANGER = changing.Changer([
    [card.name for card in BOX.cards.values()], [name for name, _ in BOX.artifacts.values()], list(BOX.maps["four"].names.values()),
    changing.NUMBERS, ["left", "centre", "right"], ["simple", "double", "shield", "pierce", "double-pierce", "counter", "fire", "none"],
    ["won", "lost"], ["plays", "uses"], ["moves", "nothing"], ["summon", "discard", "decline", "send", "treasure"],
    ["retreats", "gives up"]], OPTIONS)


def main():
    parser = comparing.arguments(__doc__, by_program=True)
    parser.add_argument("--battles", type=int, default=0, metavar="N", help="how many single turns of walked sessions are compared as well, some changed")
    given = parser.parse_args()
    names = comparing.codes(given.program, "ER-")
    if not names:
        print(f"{given.program} has no rule of Elven Rage")
        return 1
    more = itertools.chain(comparing.walked(given, "elven-rage", CHANGER), comparing.walked(given, "elven-rage", CHANGER, "battles"),
                           comparing.by_program(given, "elven-rage"))
    return comparing.run(GAME, given, names, "in which the program proved more of what is hidden", more)


if __name__ == "__main__":
    sys.exit(main())
