#!/usr/bin/env python3
"""Judges records by the program and by the second referee, and prints every disagreement.

    compare_referees.py PROGRAM RECORDS.ndjson|RECORDS.yaml|DIRECTORY… [--generated N]

Compared are the verdict, what became of the claims, every error and warning by place and code of the facts, and the scores.
Where cards or counters are hidden the program may prove more than the second referee, which says so; how often is printed.
YAML is turned into JSON Lines by the program; of a directory all YAML below it is taken. Exit 1 where the two disagree.
Plain Python 3.9: pypy3 runs it as well.
"""
import re
import subprocess
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources

from kit import comparing
from kit.comparing import GRADES, SEVERE, placed, unread, within
from referee.record import KEYS
from referee.verdict import report

PAID = {"MOVE-3", "MOVE-4", "MOVE-5", "RAFT-2", "RAFT-3", "FERRY-1", "CARAVAN-1", "CARAVAN-4", "HAND-1"}
TURNS = {"pick-in-turn", "plan-in-turn", "travel-in-turn", "starting-player"}
# What the second referee does not prove where cards, counters or the stock are hidden.
HIDDEN = {"cards": {"SETUP-5", "MOVE-7", "CARAVAN-1"}, "counters": {"SETUP-7", "PLAN-1", "ROUND-2", "ROUND-4", "DRAW-3"},
          "stock": {"SETUP-5"}, "roads": {"CARAVAN-1"},
          # Unknown entries of a plan: the second referee asks what may lie on a road, and not who laid it when.
          "plan": {"PLAN-1", "PLAN-7", "OBST-1", "OBST-2", "MOVE-3", "MOVE-4"},
          # A gap: the second referee asks how many cards a way through it takes, and not which, nor what is left then.
          "ways": {"MOVE-2", "MOVE-4", "MOVE-5", "MOVE-7", "RAFT-2", "RAFT-3", "FERRY-1"},
          # After a pick that cannot have been, or cards that were not held, what else the program says of row or box follows from it.
          "row": {"ROUND-4"}, "lost": {"SETUP-5"}}


def spot(place):
    """Several discards of a journey are one."""
    return re.sub(r"(/travel/\d+/[^/]+)/\d+/discard$", r"\1/discard", place or "")


def round_of(place):
    return "/".join(place.split("/")[:3])


def number(standing, key):
    return standing.get(key + "_range") if standing[key] is None else standing[key]


def compare(line, theirs, mine, names):
    """What the two disagree on, in words."""
    if (apart := unread(theirs, mine)) is not None:
        return apart, False
    apart, spots, unproved = [], [], mine["undecided"]
    said, turns = {}, set()
    for one in theirs["findings"]:
        if one["rule"] in names and (one["severity"] in SEVERE or one["follows_from"]):
            key = spot(placed(line, one, spots, KEYS)), names[one["rule"]]
            if one["rule"] in TURNS:
                turns.add((round_of(key[0]), key))
                continue
            if said.get(key, ("",))[0] != "error":
                said[key] = one["severity"], one["follows_from"] is not None, one["message"], one["column"]
    found, following, my_turns = {}, set(), set()
    for one in mine["findings"]:
        key = spot(one["place"]), one["code"]
        if one.get("what") == "out of turn":
            if one["severity"] in SEVERE:
                my_turns.add((round_of(key[0]), key))
        elif one["severity"] in SEVERE:
            found[key] = one["severity"]
        elif one.get("follows"):
            following.add(key)
    # Which of the plays in a muddle of turns is the wrong one is a matter of taste; that there is a muddle in this round is not.
    for who, one, other in (("program", turns, my_turns), ("referee", my_turns, turns)):
        for where in sorted({where for where, _ in one} - {where for where, _ in other}):
            keys = ", ".join(f"{key[1]} at {key[0]}" for inside, key in sorted(one) if inside == where)
            apart.append(f"only the {who}: out of turn, {keys}")
    # After a deal or a payment that cannot have been, either number of cards may be meant.
    misdealt = any(key[1] in ("DEAL-1", "DEAL-2", "MOVE-7", "HAND-1") for key in found)
    lost = {(spot(one["place"]), one["code"]) for one in mine["findings"] if one.get("lost")}
    claim = {(one["place"], one["code"]) for one in mine["findings"] if one.get("claim")}
    for key, severity in found.items():
        # What a hand cannot have had after it was misdealt or had what it cannot have had.
        if key in lost and key not in said:
            unproved = True
            continue
        # A contradiction among cards: which of them was not in a hand, or not in the box.
        if key[1] in ("MOVE-7", "HAND-1") and "cards" in mine["hidden"] and key not in said and said.get((key[0], "SETUP-5"), ("",))[0] == severity:
            continue
        if key[1] == "CARAVAN-1" and severity == "warning" and key not in said:
            # The program sums up such warnings in one, at the first of them.
            summed = any(code == "CARAVAN-1" and one[0] == "warning" for (_, code), one in said.items())
            if summed or "cards" in mine["hidden"]:
                unproved = unproved or not summed
                continue
        # An interval that is wider than it need be.
        if severity == "warning" and key in claim and mine["undecided"]:
            continue
        if key not in said:
            apart.append(f"only the referee: {severity} {key[1]} at {key[0]}")
        elif said[key][0] != severity and not said[key][1] and not (misdealt and key in claim):
            if any(key[1] in HIDDEN[what] for what in mine["hidden"]):
                unproved = True
                continue
            apart.append(f"severity: program {said[key][0]}, referee {severity}, {key[1]} at {key[0]}")
    hanging = {place for place, _ in mine.get("hangs", [])}
    for key, (severity, follows, message, column) in said.items():
        if key in found or key in following or follows or (severity == "warning" and (hanging and key[1] in PAID or mine["undecided"])):
            continue
        if misdealt and severity == "warning" and key[0].startswith(("/result", "/winner")):
            continue
        if any(key[1] in HIDDEN[what] for what in mine["hidden"]):
            unproved = True
            continue
        apart.append(f"only the program: {severity} {key[1]} at {key[0]} (column {column}): {message}")
    if theirs["claims"] != mine["claims"] and not mine["undecided"] and not (misdealt and theirs["claims"] == "open"):
        apart.append(f"claims: program {theirs['claims']}, referee {mine['claims']}")
    worse = GRADES.index(theirs["verdict"]) > GRADES.index(mine["verdict"])
    if theirs["verdict"] != mine["verdict"] and not (mine["undecided"] and mine["verdict"] != "illegal" or unproved and (worse or mine["verdict"] == "possible")):
        apart.append(f"verdict: program {theirs['verdict']}, referee {mine['verdict']}")
    by_name = {one["player"]: one for one in theirs["standings"]}
    for one in mine["scores"]:
        their = by_name.get(one["player"])
        if their is None:
            apart.append(f"no standing of {one['player']}")
            continue
        if their["at"] and one["at"] and their["at"] != one["at"]:
            apart.append(f"{one['player']}: at {their['at']}, referee {one['at']}")
        for key in ("towns", "cards", "distance", "score", "place"):
            if misdealt and (isinstance(number(their, key), list) or isinstance(one[key], list)):
                continue
            # Where a payment is unknown, the program tells what may be left after too little as well.
            wide = (misdealt or hanging) and key in ("cards", "place")
            if not within(number(their, key), one[key]) and not (wide and within(one[key], number(their, key))):
                apart.append(f"{one['player']}: {key} {number(their, key)}, referee {one[key]}")
    return apart, unproved


def generated(program, many, seed):
    """So many sessions that the program plays, legal ones in every detail and broken ones, a line each, with how they are had again."""
    for kind in (["--detail", "full"], ["--detail", "public"], ["--detail", "minimal"], ["--break", "any"]):
        of = ["generate", "--games", str(many), "--seed", str(seed), *kind, "--format", "ndjson"]
        said = subprocess.run([program, *of], capture_output=True, text=True, check=True).stdout.splitlines()
        if len(said) != many:
            raise RuntimeError(f"{len(said)} sessions of {many}: {' '.join(of)}")
        for index, line in enumerate(said, 1):
            yield f"{' '.join(of)}:{index}", line
        seed += 1


GAME = comparing.Game(KEYS, report, compare)


def main():
    parser = comparing.arguments(__doc__, "so many generated sessions in each detail as well, and so many broken ones")
    given = parser.parse_args()
    more = generated(given.program, given.generated, given.seed) if given.generated else ()
    return comparing.run(GAME, given, comparing.codes(given.program), "left undecided by the second referee where cards or counters are hidden", more=more)


if __name__ == "__main__":
    sys.exit(main())
