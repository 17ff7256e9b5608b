#!/usr/bin/env python3
"""Walks through positions of a game, playing at random what is listed as legal, and asks both referees about each record.

    compare_walks.py WALKS PROGRAM GAME [--walks N] [--seed S] [--at-most N]

WALKS is the program that walks: it holds that what is listed is read, legal, and legal still where the whole record is checked.
Of the records to which it came both referees must say the same. Of those with one more line, which was legal elsewhere and is
not listed, less is asked, as of sessions that were changed. A record on which they disagree is told as small as it can be made.
Of Elven Rage, where most of a walk is unrecorded, each referee leaves open a little that the other settles: `--at-most` says how
often that may be, and no more are made small or told then. Exit 1 where something is not so.
"""
import argparse
import json
import os
import random
import subprocess
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources

import compare_elven_rage
import compare_master_elf
import compare_referees
from kit import comparing, shrinking

GAMES = {
    "elfenland": (compare_referees.GAME, ""),
    "elven-rage": (compare_elven_rage.GAME, "ER-"),
    "master-elf": (compare_master_elf.GAME, "ME-"),
}


class Candidates:
    """The same game; of its records with a line that is not listed less is asked."""

    def __init__(self, game):
        self.game = game

    def compare(self, line, theirs, mine, names):
        apart, unproved = self.game.compare(line, theirs, mine, names)
        return ([], True) if apart and comparing.agree_on_changed(self.game, line, theirs, mine) else (apart, unproved)


def compared(game, program, names, compare, lines):
    """What the two disagree on, by line, and how many lines were left to the program."""
    found, left = {}, 0
    for begin in range(0, len(lines), comparing.CHUNK):
        chunk = lines[begin:begin + comparing.CHUNK]
        for index, theirs in enumerate(comparing.judged(program, chunk, False), begin):
            apart, unproved = compare(lines[index], theirs, game.report(lines[index], 1), names)
            left += bool(unproved)
            if apart:
                found[index] = apart
    return found, left


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("walks_program")
    parser.add_argument("program")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--walks", type=int, default=60)
    parser.add_argument("--seed", type=int, help="what all is drawn from; ELFREF_SEED, or another one each time")
    parser.add_argument("--most", type=int, default=5, help="how many disagreements are made small and told, one of a kind")
    parser.add_argument("--at-most", type=int, default=0, help="how many disagreements there may be")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else int(os.environ.get("ELFREF_SEED") or random.SystemRandom().randrange(10**9))
    print(f"{given.game}: {given.walks} walks, ELFREF_SEED={seed}", flush=True)
    walked = subprocess.run([given.walks_program, given.game, str(given.walks), str(seed)], stdout=subprocess.PIPE, text=True, check=False)
    game, prefix = GAMES[given.game]
    names = comparing.codes(given.program, prefix)
    wrong = walked.returncode != 0
    by_both = disagreed = 0
    for kind, what, compare in (("r", "records", game.compare), ("c", "records with a line that is not listed", Candidates(game).compare)):
        lines = [line[2:] for line in walked.stdout.splitlines() if line.startswith(kind + " ")]
        found, left = compared(game, given.program, names, compare, lines)
        by_both += len(lines)
        disagreed += len(found)
        told = []
        for index, apart in found.items() if disagreed > given.at_most else ():
            if len(told) >= given.most or any(shrinking.alike(apart[0], other) for other in told):
                continue
            told.append(apart[0])

            def failing(some, about=apart[0]):
                again, _ = compared(game, given.program, names, compare, some)
                return [index for index, words in again.items() if any(shrinking.alike(word, about) for word in words)]
            print("\n".join(["they disagree: " + apart[0], *apart[1:], shrinking.smallest(lines[index], failing)]))
        print(f"{len(lines)} {what}, {len(found)} disagreed; {left} left to the program")
    return 1 if wrong or disagreed > given.at_most or not by_both else 0


if __name__ == "__main__":
    sys.exit(main())
