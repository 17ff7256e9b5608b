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
import argparse
import concurrent.futures
import itertools
import json
import os
import subprocess
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources

from compare_referees import CHUNK, SEVERE, jobs, judged, placed, records
from elven_rage import generate
from elven_rage.verdict import report

GRADES = ("legal", "possible", "illegal")
# What only the program proves where cards or goals are hidden.
HIDDEN = {"cards": {"ER-HID-1", "ER-HID-2", "ER-ART-2", "ER-ACT-1", "ER-ACT-2"}, "goals": {"ER-SET-10", "ER-SCN-1"}}
FIGURES = ("lands", "towers", "castles", "hand", "artifacts", "treasures")


def codes(program):
    """The code of the facts for each rule of the game."""
    listed = subprocess.run([program, "rules", "--format", "json"], capture_output=True, text=True, check=True).stdout
    return {rule["id"]: rule["code"] for rule in json.loads(listed) if rule["code"].startswith("ER-")}


def line_of(place):
    """The line of a turn that a place is in; of what stands elsewhere the key, or the player's."""
    parts = (place or "").split("/")
    return "/".join(parts[:5] if parts[1:2] == ["turns"] else parts[:3])


def compare(line, theirs, mine, names):
    """What the two disagree on, in words, and whether something was left to the program."""
    if "unreadable" in (theirs["verdict"], mine["verdict"]):
        return ([] if theirs["verdict"] == mine["verdict"] else [f"verdict: program {theirs['verdict']}, referee {mine['verdict']}"]), False
    apart, spots, unproved = [], [], False
    said, theirs_following = {}, set()
    for one in theirs["findings"]:
        if one["rule"] not in names:
            continue
        key = line_of(placed(line, one, spots)), names[one["rule"]]
        if one["follows_from"]:
            theirs_following.add(key[0])
        elif one["severity"] in SEVERE and said.get(key) != "error":
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
    if theirs["claims"] != mine["claims"] and not mine["undecided"]:
        apart.append(f"claims: program {theirs['claims']}, referee {mine['claims']}")
    if theirs["verdict"] != mine["verdict"]:
        worse = GRADES.index(theirs["verdict"]) > GRADES.index(mine["verdict"])
        if not (unproved and worse or mine["undecided"] and "illegal" not in (theirs["verdict"], mine["verdict"])):
            apart.append(f"verdict: program {theirs['verdict']}, referee {mine['verdict']}")
    if mine["verdict"] != "illegal":
        apart += standings(theirs, mine)
    return apart, unproved


def meet(one, other):
    """Whether two numbers, or limits of them, have one in common: either referee may know more of it at either end."""
    (low, high), (least, most) = (part if isinstance(part, list) else (part, part) for part in (one, other))
    return None in (low, high, least, most) or max(low, least) <= min(high, most)


def standings(theirs, mine):
    """Where a figure of the program is not within what the second referee holds possible."""
    by_name, apart = {one["player"]: one for one in theirs["standings"]}, []
    for one in mine["scores"]:
        their = by_name.get(one["player"])
        if their is None:
            apart.append(f"no standing of {one['player']}")
            continue
        if bool(their.get("out")) != bool(one["out"]) and one["out"] is not None:
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
    """What a generated record promises: a broken one its rule, any other that nobody is accused."""
    breaks = json.loads(line).get("session", {}).get("breaks")
    if breaks:
        return [] if breaks in found else [f"broken: {breaks} was not found, but {sorted(found)}"]
    return [f"accused: {sorted(found)}"] if verdict in ("illegal", "unreadable") else []


# What the second referee does not judge: who drew the highest initiative, a squad that is fought unseen while another lies
# open, and the order of a layout where beginners lay out blind.
NOT_JUDGED = {"highest-initiative-starts", "look-before-an-unseen-squad", "placement-as-agreed"}


def one_breach(line, theirs, mine):
    """Of a session that the program broke: both find the line, by whatever name."""
    spots = []
    if json.loads(line)["session"]["breaks"] in NOT_JUDGED:
        return []
    wrong = {line_of(placed(line, one, spots)) for one in theirs["findings"] if one["severity"] == "error"}
    if any(one["severity"] == "error" and line_of(one["place"]) in wrong for one in mine["findings"]):
        return []
    return [f"a breach that only the program finds: {sorted(one['rule'] for one in theirs['findings'] if one['severity'] == 'error')} at {sorted(wrong)}"]


def work(job):
    program, lines, numbers, names, as_yaml = job
    if lines is None:
        lines = [made(*spec) for spec in numbers]
        numbers = ["generated " + " ".join(map(str, spec)) for spec in numbers]
    found, left = [], 0
    for line, number, theirs in zip(lines, numbers, [None] * len(lines) if program == "-" else judged(program, lines, as_yaml)):
        mine, apart, unproved = report(line), [], False
        if number.startswith("broken"):
            apart = one_breach(line, theirs, mine)
        elif theirs:
            apart, unproved = compare(line, theirs, mine, names)
        if number.startswith("generated"):
            apart += promised(line, {one["code"] for one in mine["findings"] if one["severity"] in SEVERE and not one["follows"]}, mine["verdict"])
        if number.startswith("generated") and theirs:
            said = [one for one in theirs["findings"] if one["rule"] in names and one["severity"] in SEVERE and not one["follows_from"]]
            apart += promised(line, {names[one["rule"]] for one in said}, theirs["verdict"])
        left += unproved
        if apart:
            found.append((number, line, apart))
    return len(lines), left, found


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


def by_program(program, games, seed, names):
    """Sessions that the program makes: legal ones at every level of detail, and ones with a breach."""
    for detail, number in (("full", games - games // 2 - games // 4), ("public", games // 4), ("minimal", games // 4), (None, games // 4)):
        if number:
            asked = ["--detail", detail] if detail else ["--break", "any"]
            made = subprocess.Popen([program, "generate", "--game", "elven-rage", "--games", str(number), "--seed", str(seed), "--format", "ndjson", *asked],
                                    stdout=subprocess.PIPE, text=True)
            for game, line in enumerate(made.stdout):
                yield f"{'generated' if detail else 'broken'} by the program: {' '.join(asked)} {seed}:{game}", line.rstrip("\n")
            if made.wait():
                raise RuntimeError("the program made no sessions")


def jobs_made(program, specs, names, as_yaml):
    while chunk := list(itertools.islice(specs, CHUNK)):
        yield program, None, chunk, names, as_yaml


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="elfref; - for none")
    parser.add_argument("records", nargs="*")
    parser.add_argument("--generated", type=int, default=0, metavar="N", help="so many generated sessions as well, a share of them thinned or broken too")
    parser.add_argument("--battles", type=int, default=0, metavar="N", help="so many generated battles as well, a share of them broken too")
    parser.add_argument("--by-program", type=int, default=0, metavar="N", help="so many sessions that the program generates as well, and a quarter as many with a breach")
    parser.add_argument("--seed", type=int, default=60501, help="what the generated ones are drawn from")
    parser.add_argument("--as-yaml", action="store_true", help="hand each line to the program as a YAML document")
    parser.add_argument("--most", type=int, default=50, help="how many disagreements are printed whole")
    parser.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1))
    given = parser.parse_args()
    names = {} if given.program == "-" else codes(given.program)
    if not names and given.program != "-":
        print(f"{given.program} has no rule of Elven Rage")
        return 1
    sessions = itertools.chain.from_iterable(records(given.program, path) for path in given.records)
    sessions = itertools.chain(sessions, by_program(given.program, given.by_program, given.seed, names))
    by_both = left = apart = 0
    with concurrent.futures.ProcessPoolExecutor(given.processes) as pool:
        work_left = itertools.chain(jobs(given.program, sessions, names, given.as_yaml),
                                    jobs_made(given.program, generated(given.generated, given.battles, given.seed), names, given.as_yaml))
        running = set()
        for job in itertools.islice(work_left, 4 * given.processes):
            running.add(pool.submit(work, job))
        while running:  # a few chunks at a time: what is generated is not all kept
            done, running = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
            for job in itertools.islice(work_left, len(done)):
                running.add(pool.submit(work, job))
            for one in done:
                many, unproved, found = one.result()
                by_both += many
                left += unproved
                for where, line, words in found:
                    apart += 1
                    if apart <= given.most:
                        print(f"{where}: {line[:400]}{'…' if len(line) > 400 else ''}")
                        for word in words:
                            print(f"    {word}")
    print(f"{by_both} records, {by_both - apart} agreed, {apart} disagreed; {left} in which the program proved more of what is hidden")
    if not by_both:
        print("nothing was compared")
        return 1
    return 1 if apart else 0


if __name__ == "__main__":
    sys.exit(main())
