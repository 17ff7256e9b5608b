#!/usr/bin/env python3
"""Counts sequences of plays by the second referee, and compares them with the table of docs/counts.md.

    count_plays.py PROGRAM [--plays N] [--near]

At every turn every conceivable play is written behind the record, and the second referee is asked whether it is legal:
each transport and the obstacle on each pair of towns; each town by each way for each set of cards. Whose turn it is and
when a line ends is worked out here, by the page. PROGRAM only turns the records into JSON. A number above MOST is left
to the program, with those behind it. Exit 1 where a number is another one.
"""
import argparse
import concurrent.futures
import copy
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys

from kit import reader
from referee import editions, record as records
from referee.board import CARDS, FERRIES, HOME, RIVERS, ROADS, TOWNS, TRANSPORTS
from referee.verdict import Opinion

TOP = pathlib.Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| \[[^]]+\]\(\.\./(records/[^)]+)\) \|[^|]*\|(.*)\|$")
JOINED = sorted({*ROADS, *RIVERS, *FERRIES})
PAIRS = list(itertools.combinations(sorted(TOWNS), 2))
WAYS = ("road", "river", "ferry")
END = "the journey ends"


def table(text):
    """The rows of the page: (path of the record, [(sequences, of these ended)])."""
    rows = []
    for line in text.splitlines():
        found = ROW.match(line)
        if found:
            cells = [cell.strip().replace(" ", "") for cell in found[2].split("|")]
            numbers = [re.fullmatch(r"(\d+)(?:\((\d+)\))?", cell) for cell in cells if cell]
            rows.append((found[1], [(int(one[1]), int(one[2] or 0)) for one in numbers]))
    return rows


def allowed(record):
    """Whether the second referee has nothing against a record, not even that too much was paid."""
    read = records.read(reader.parse(json.dumps(record)))
    values, _ = editions.options_of(read.edition or editions.DEFAULT, read.options)
    opinion = Opinion(read, values)
    bad = [one for one in opinion.findings if one.severity != "note" or one.code == "C21"]
    return not bad and not opinion.hangs


class Position:
    """A record as far as it was played, and whose turn it is."""

    def __init__(self, record):
        self.record = record
        start = record.get("start", {})
        self.names = [one if isinstance(one, str) else one["name"] for one in record["players"]]
        number = start.get("round", 1)
        first = start.get("first", self.names[(int(number) - 1) % len(self.names)])
        at = self.names.index(first)
        self.order = self.names[at:] + self.names[:at]
        self.round = int(number)
        read = records.read(reader.parse(json.dumps(record)))
        self.values, _ = editions.options_of(read.edition or editions.DEFAULT, read.options)
        rounds = record.setdefault("rounds", [{}])
        self.now = rounds[0]
        self.phase = "travel" if start.get("phase") == "travel" else "plan"
        self.travelled, self.ended = 0, False
        self.steps, self.towns = [], {name: self.towns_of(start, name) for name in self.names}
        self.hands = {name: self.hand_of(start, name) for name in self.names}
        self.at = {name: start.get("players", {}).get(name, {}).get("at", HOME) for name in self.names}
        self.now.setdefault(self.phase, [])
        self.move_on()

    @staticmethod
    def towns_of(start, name):
        said = start.get("players", {}).get(name, {})
        return {town for town in said.get("towns", [])} | ({said["at"]} - {HOME} if "at" in said else set())

    def hand_of(self, start, name):
        said = start.get("players", {}).get(name, {}).get("hand") or self.now.get("deal", {}).get(name, "")
        cards = []
        for term in said.split("+"):
            number, _, kind = term.strip().rpartition(" ")
            cards += [kind] * int(number or 1)
        return tuple(sorted(cards))

    def planned(self):
        """The plan so far: (who, whether it was a pass)."""
        return [(*one, one[1] == "pass") for one in (next(iter(entry.items())) for entry in self.now["plan"])]

    def planning_over(self):
        last = self.planned()[-len(self.order):]
        if len(last) < len(self.order) or not all(passed for *_, passed in last):
            return False
        return self.values["pass-end"] == "consecutive" or last[0][0] == self.order[0]

    def move_on(self):
        if self.phase == "plan" and self.planning_over():
            self.phase, self.now["travel"] = "travel", []
        if self.phase == "plan":
            plan = self.planned()
            at = self.order.index(plan[-1][0]) + 1 if plan else 0
            self.who = self.order[at % len(self.order)]
        elif self.travelled < len(self.order):
            self.who = self.order[self.travelled]
        else:
            self.ended = True

    def with_play(self, play):
        """The record with one play more."""
        record = dict(self.record)
        now = dict(self.now)
        record["rounds"] = [now]
        if self.phase == "plan":
            now["plan"] = now["plan"] + [{self.who: play}]
        else:
            steps = self.steps + ([] if play == END else [{play[0]: f"{' + '.join(play[1])} by {play[2]}"}])
            now["travel"] = now["travel"] + [{self.who: steps}]
        return record

    def after(self, play):
        """The position after a legal play."""
        other = copy.copy(self)
        other.record = dict(self.record)
        other.now = dict(self.now)
        other.record["rounds"] = [other.now]
        other.towns, other.hands, other.at = dict(self.towns), dict(self.hands), dict(self.at)
        if self.phase == "plan":
            other.now["plan"] = self.now["plan"] + [{self.who: play}]
        elif play == END:
            other.now["travel"] = self.now["travel"] + [{self.who: self.steps}]
            other.steps, other.travelled = [], self.travelled + 1
        else:
            town, cards, way = play
            other.steps = self.steps + [{town: f"{' + '.join(cards)} by {way}"}]
            left = list(self.hands[self.who])
            for card in cards:
                left.remove(card)
            other.hands[self.who], other.at[self.who] = tuple(left), town
            other.towns[self.who] = self.towns[self.who] | ({town} - {HOME})
            if self.values["early-win"] == "immediate" and self.round <= 3 and len(other.towns[self.who]) == 20:
                other.ended = True
                return other
        other.move_on()
        return other

    def conceivable(self, thorough):
        """Everything that somebody might think of playing. Thorough: also between towns that nothing joins, and with
        cards that are not in the hand, one or two."""
        if self.phase == "plan":
            pairs = PAIRS if thorough else JOINED
            yield from (f"{piece} on {a}-{b}" for piece in (*TRANSPORTS, "raft", "obstacle") for a, b in pairs)
            yield "pass"
            return
        hand = self.hands[self.who]
        sets = {cards for many in range(1, 6) for cards in itertools.combinations(hand, many)}
        joined = {town for pair in JOINED if self.at[self.who] in pair for town in pair}
        yield from ((town, cards, way) for town in sorted(joined) for cards in sorted(sets) for way in WAYS)
        if thorough:
            few = {cards for cards in sets if len(cards) <= 2}
            foreign = {tuple(sorted(cards)) for many in (1, 2) for cards in itertools.combinations_with_replacement(CARDS, many)}
            yield from ((town, cards, way) for town in sorted(joined) for cards in sorted(foreign - few) for way in WAYS)
            yield from ((town, cards, way) for town in sorted(TOWNS - joined) for cards in sorted(few) for way in WAYS)
        yield END

    def legal(self, thorough):
        return [play for play in self.conceivable(thorough) if play == END or allowed(self.with_play(play))]


def count(position, plays, thorough):
    """Sequences of 1 to so many plays: [(all, of these ended)]."""
    found = [[0, 0] for _ in range(plays)]
    for play in position.legal(thorough):
        found[0][0] += 1
        after = position.after(play)
        if after.ended:
            found[0][1] += 1
        elif plays > 1:
            for here, further in zip(found[1:], count(after, plays - 1, False)):
                here[0], here[1] = here[0] + further[0], here[1] + further[1]
    return found


def check(job):
    program, path, due, thorough = job
    text = subprocess.run([program, "convert", "--to", "ndjson", str(TOP / path)], capture_output=True, text=True, check=True).stdout
    return path, due, [tuple(one) for one in count(Position(json.loads(text)), len(due), thorough)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--plays", type=int, default=1, help="how long the sequences are at most")
    parser.add_argument("--most", type=int, default=30000, help="no number above this is counted, but that of one play")
    parser.add_argument("--near", action="store_true", help="of the first play too, only those between towns that are joined, with cards of the hand")
    parser.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1))
    given = parser.parse_args()
    jobs = []
    for path, due in table((TOP / "docs/counts.md").read_text(encoding="utf-8")):
        small = 1 + len(list(itertools.takewhile(lambda one: one[0] <= given.most, due[1:given.plays])))
        jobs.append((given.program, path, due[:small], not given.near))
    wrong = numbers = 0
    with concurrent.futures.ProcessPoolExecutor(given.processes) as pool:
        for path, due, found in pool.map(check, jobs):
            numbers += len(due)
            for plays, (here, there) in enumerate(zip(due, found), 1):
                if here != there:
                    wrong += 1
                    print(f"{path}: {plays} plays: the page has {here[0]} ({here[1]} ended), the second referee {there[0]} ({there[1]} ended)")
    print(f"{len(jobs)} positions, {numbers} numbers, {wrong} of them different")
    return 1 if wrong or len(jobs) < 12 else 0


if __name__ == "__main__":
    sys.exit(main())
