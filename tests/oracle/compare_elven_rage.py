#!/usr/bin/env python3
"""Judges records of Elven Rage by the program and by the second referee, and prints every disagreement.

    compare_elven_rage.py PROGRAM RECORDS.ndjson|RECORDS.yaml|DIRECTORY… [--generated N] [--battles N] [--by-program N]

Compared are the verdict, what became of the claims, every error and warning by line and code of the facts, and the standings.
The program may prove more of hidden cards than the second referee, which says so; how often is printed. Of generated records
each that is whole or thinned must be legal in what is judged, and each broken one must be found with its rule. With - for the
program the second referee alone is held to that.
YAML is turned into JSON Lines by the program; of a directory all YAML below it is taken. Exit 1 where the two disagree.
Plain Python 3.9: pypy3 runs it as well.
"""
import json
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources

from elven_rage import generate
from elven_rage.record import KEYS
from elven_rage.verdict import report
from kit import comparing
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
            if not any(said[key] == one["severity"] for key in same) and not (one["claim"] and mine["undecided"]):
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


def promised(line, found, verdict):
    """What a generated record promises; of who has won the program has one rule."""
    claimed = "ER-SCN-1" in found and json.loads(line).get("session", {}).get("breaks", "").startswith("ER-SCN-")
    return [] if claimed else comparing.broken_or_legal(line, found, verdict)


# What the second referee does not judge: who drew the highest initiative, a squad that is fought unseen while another lies
# open, and the order of a layout where beginners lay out blind.
NOT_JUDGED = {"highest-initiative-starts", "look-before-an-unseen-squad", "placement-as-agreed"}


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
    """The same; of a session that the program broke only that both find it."""
    rule = json.loads(line).get("session", {}).get("breaks")
    if rule and not rule.startswith("ER-"):
        return one_breach(rule, line, theirs, mine), False
    return compare(line, theirs, mine, names)


def made(kind, source, slip):
    """A generated record, a line."""
    if kind == "battle":
        record = generate.battle(source, slip)
    else:
        record = generate.session(source, "any", slip)
    return json.dumps(generate.thinned(record, source) if kind == "thinned" else record, ensure_ascii=False)


def generated(games, battles, seed):
    """What is generated: sessions whole, thinned and broken, and battles whole and broken."""
    slips, fights = sorted(generate.SLIPS), sorted(name for name, slip in generate.SLIPS.items() if slip.battle and not slip.castles)
    for number in range(games):
        yield "session", f"{seed}:{number}", None
        if number % 4 == 0:
            yield "thinned", f"{seed}:{number}", None
        if number % 100 == 0:
            yield "session", f"{seed}:{number}", slips[number // 100 % len(slips)]
    for number in range(battles):
        yield "battle", f"{seed}:{number}", None
        if number % 50 == 0:
            yield "battle", f"{seed}:{number}", fights[number // 50 % len(fights)]


GAME = comparing.Game(KEYS, report, compare_any, made, promised)


def main():
    parser = comparing.arguments(__doc__, "so many generated sessions as well, a share of them thinned or broken too", by_program=True)
    parser.add_argument("--battles", type=int, default=0, metavar="N", help="so many generated battles as well, a share of them broken too")
    given = parser.parse_args()
    names = {} if given.program == "-" else comparing.codes(given.program, "ER-")
    if not names and given.program != "-":
        print(f"{given.program} has no rule of Elven Rage")
        return 1
    return comparing.run(GAME, given, names, "in which the program proved more of what is hidden",
                         more=comparing.by_program(given, "elven-rage"),
                         specs=generated(given.generated, given.battles, given.seed))


if __name__ == "__main__":
    sys.exit(main())
