"""Judges records by the program and by a second referee, and prints every disagreement."""
import argparse
import collections
import concurrent.futures
import itertools
import json
import os
import subprocess
import tempfile

from . import reader

CHUNK = 100
SEVERE = ("error", "warning")
CHANGED = {"sessions": (4, 8, 9), "battles": (4, 9)}  # last digits of those that are changed
GRADES = ("legal", "possible", "illegal")

# A game: the keys that match without regard to case, its second referee (a line, where it stands: a report), and how two reports
# are compared (line, the program's, the referee's, codes of rules: what they disagree on, and whether something was left to the
# program).
Game = collections.namedtuple("Game", "keys report compare")


def codes(program, prefix=""):
    """The code of the facts for each rule of the program, of those that begin so."""
    listed = subprocess.run([program, "rules", "--format", "json"], capture_output=True, text=True, check=True).stdout
    return {rule["id"]: rule["code"] for rule in json.loads(listed) if rule["code"].startswith(prefix)}


def judged(program, lines, as_yaml):
    """The program's reports on some lines. A line of JSON is a document of YAML too."""
    suffix, text = (".yaml", "".join(f"---\n{line}\n" for line in lines)) if as_yaml else (".ndjson", "".join(f"{line}\n" for line in lines))
    with tempfile.NamedTemporaryFile("w", suffix=suffix, encoding="utf-8") as file:
        file.write(text)
        file.flush()
        said = subprocess.run([program, "check", "--format", "ndjson", file.name], capture_output=True, text=True, check=False)
    reports = [json.loads(one) for one in said.stdout.splitlines()]
    if len(reports) != len(lines):
        raise RuntimeError(f"{len(lines)} records, {len(reports)} reports: {said.stderr[:500]}")
    return reports


def placed(line, finding, spots, keys=frozenset()):
    """The pointer of what a finding of the program points at; SPOTS keeps the places of the line."""
    if not spots:
        spots.extend(reader.places(line, keys))
    return reader.place_of(spots, finding["column"] - 1)


def line_of(place):
    """The line of a turn that a place is in; of what stands elsewhere the key, or the player's."""
    parts = (place or "").split("/")
    return "/".join(parts[:5] if parts[1:2] == ["turns"] else parts[:3])


def accuse_together(game, line, theirs, mine):
    """Whether both find a record illegal, and one line of it wrong. An option may say which of two lines it is."""
    return theirs["verdict"] == mine["verdict"] == "illegal" and wrong_together(game, line, theirs, mine, options=True)


def wrong_together(game, line, theirs, mine, options=False):
    """Whether there is a line that both find wrong, of the program also if that depends on an option; OPTIONS: of either."""
    spots = []
    wrong = {line_of(placed(line, one, spots, game.keys)) for one in theirs["findings"] if one["severity"] == "error" or one["option"]}
    return any(line_of(one["place"]) in wrong for one in mine["findings"] if one["severity"] == "error" or options and one["options"])


def agree_on_changed(game, line, theirs, mine):
    """Whether both say the same of a record that was changed: of what follows from a mistake no rule says anything.

    Where each value of an option accuses another play, the program accuses none before the table has said how it plays; the second
    referee calls the record illegal.
    """
    if theirs["verdict"] == "illegal":
        return accuse_together(game, line, theirs, mine)
    if theirs["verdict"] == "possible" and mine["verdict"] == "illegal":
        return wrong_together(game, line, theirs, mine)
    return theirs["verdict"] == mine["verdict"]


def within(one, limits):
    """Whether what the program says of a number agrees with what the second referee says."""
    if one == limits:
        return True
    if not isinstance(limits, list):
        return False
    low, high = one if isinstance(one, list) else (one, one)
    return low is not None and limits[0] <= low and high <= limits[1]


def meet(one, other):
    """Whether two numbers, or limits of them, have one in common: either referee may know more of it at either end."""
    (low, high), (least, most) = (part if isinstance(part, list) else (part, part) for part in (one, other))
    return None in (low, high, least, most) or max(low, least) <= min(high, most)


def unread(theirs, mine):
    """What the two disagree on where one of them cannot read a record; None where both can."""
    if "unreadable" not in (theirs["verdict"], mine["verdict"]):
        return None
    return [] if theirs["verdict"] == mine["verdict"] else [f"verdict: program {theirs['verdict']}, referee {mine['verdict']}"]


def work(job):
    """Judges one chunk: how many records, how many of them were left to the program, and those on which the two disagree."""
    game, program, lines, numbers, names, as_yaml = job
    found, left = [], 0
    for line, number, theirs in zip(lines, numbers, [None] * len(lines) if program == "-" else judged(program, lines, as_yaml)):
        mine, apart, unproved = game.report(line, number), [], False
        if theirs:
            apart, unproved = game.compare(line, theirs, mine, names)
        left += bool(unproved)
        if apart:
            found.append((number, line, apart))
    return len(lines), left, found


def records(program, path):
    """The records of a file or of all below a directory, a line each, with where they stand."""
    if os.path.isdir(path):
        files = sorted(os.path.join(at, name) for at, _, names in os.walk(path) for name in names if name.endswith(".yaml"))
    else:
        files = [path]
    if files and files[0].endswith(".yaml"):
        said = subprocess.run([program, "convert", "--to", "ndjson", *files], capture_output=True, text=True, check=False)
        if said.returncode:
            raise RuntimeError(f"{path} cannot be turned into JSON: {said.stderr[:500]}")
        lines = said.stdout.splitlines()
    elif files:
        with open(path, encoding="utf-8") as file:
            lines = file.readlines()
    else:
        raise RuntimeError(f"no records in {path}")
    for index, line in enumerate(lines, 1):
        if line.strip():
            yield f"{path}:{index}", line.rstrip("\r\n")


def jobs(game, given, sessions, names):
    """The chunks of what was written."""
    while chunk := list(itertools.islice(sessions, CHUNK)):
        numbers, lines = zip(*chunk)
        yield game, given.program, lines, numbers, names, given.as_yaml


def by_program(given, game):
    """Sessions that the program makes: legal ones at every level of detail, and ones with a breach."""
    many = given.by_program
    for detail, number in (("full", many - many // 2 - many // 4), ("public", many // 4), ("minimal", many // 4), (None, many // 4)):
        if number:
            asked = ["--detail", detail] if detail else ["--break", "any"]
            made = subprocess.Popen([given.program, "generate", "--game", game, "--games", str(number), "--seed", str(given.seed), "--format", "ndjson", *asked],
                                    stdout=subprocess.PIPE, text=True)
            for each, line in enumerate(made.stdout):
                yield f"by the program: {' '.join(asked)} {given.seed}:{each}", line.rstrip("\n")
            if made.wait():
                raise RuntimeError("the program made no sessions")


def walked(given, game, changer, what="sessions"):
    """Sessions of the program that walks, or battles: whole, thinned, and some of those in full with one thing changed."""
    many = given.walked if what == "sessions" else given.battles
    if many:
        made = subprocess.Popen([given.walks, game, str(many), str(given.seed), what], stdout=subprocess.PIPE, text=True)
        for each, line in enumerate(made.stdout):
            name = f"walked: {what} {given.seed}:{each}"
            yield name, changer.changed(line, name) if each % 10 in CHANGED[what] else line.rstrip("\n")
        if made.wait():
            raise RuntimeError(f"the walks made no {what}")


def arguments(doc, generated=None, by_program=False):
    """The parser of what every comparison is told."""
    parser = argparse.ArgumentParser(description=doc.splitlines()[0])
    parser.add_argument("program", help="elfref; - for none, where the second referee alone is held to the facts")
    parser.add_argument("records", nargs="*")
    if generated:
        parser.add_argument("--generated", type=int, default=0, metavar="N", help=generated)
    else:
        parser.add_argument("--walks", metavar="PROGRAM", help="the program that walks")
        parser.add_argument("--walked", type=int, default=0, metavar="N", help="how many of its sessions are compared as well, some thinned or changed")
    if by_program:
        parser.add_argument("--by-program", type=int, default=0, metavar="N", help="so many sessions that the program generates as well, and a quarter as many with a breach")
    parser.add_argument("--seed", type=int, default=60501, help="what the generated ones are drawn from")
    parser.add_argument("--as-yaml", action="store_true", help="hand each line to the program as a YAML document")
    parser.add_argument("--most", type=int, default=50, help="how many disagreements are printed whole")
    parser.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1))
    return parser


def run(game, given, names, left, more=()):
    """Compares all records that are named, and MORE of them (where each stands, and its line).

    LEFT says of how many more was left to the program. Returns 1 where the two disagree, or nothing was compared.
    """
    sessions = itertools.chain(itertools.chain.from_iterable(records(given.program, path) for path in given.records), more)
    by_both = unproved = apart = 0
    with concurrent.futures.ProcessPoolExecutor(given.processes) as pool:
        todo = jobs(game, given, sessions, names)
        running = collections.deque(pool.submit(work, job) for job in itertools.islice(todo, 4 * given.processes))
        while running:  # a few chunks at a time: what is generated is not all kept
            many, open_, found = running.popleft().result()
            running.extend(pool.submit(work, job) for job in itertools.islice(todo, 1))
            by_both, unproved = by_both + many, unproved + open_
            for where, line, words in found:
                apart += 1
                if apart <= given.most:
                    changed = json.loads(line).get("session", {}).get("changed", "")
                    print(f"{where}: {changed}{': ' * bool(changed)}{line[:400]}{'…' if len(line) > 400 else ''}")
                    for word in words:
                        print(f"    {word}")
    print(f"{by_both} sessions, {by_both - apart} agreed, {apart} disagreed; {unproved} {left}")
    if not by_both:
        print("nothing was compared")
    return 1 if apart or not by_both else 0
