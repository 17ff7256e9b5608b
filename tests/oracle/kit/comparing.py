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
GRADES = ("legal", "possible", "illegal")

# A game: the keys that match without regard to case, its second referee (a line, where it stands: a report), how two reports are
# compared (line, the program's, the referee's, codes of rules: what they disagree on, and whether something was left to the
# program), a record made from what a job says, and what such a record promises (line, codes of findings, verdict: what was not kept).
Game = collections.namedtuple("Game", "keys report compare made promised", defaults=(None, None))


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
    """Whether both find a record illegal, and one line of it wrong."""
    if theirs["verdict"] != "illegal" or mine["verdict"] != "illegal":
        return False
    spots = []
    wrong = {line_of(placed(line, one, spots, game.keys)) for one in theirs["findings"] if one["severity"] == "error"}
    return any(one["severity"] == "error" and line_of(one["place"]) in wrong for one in mine["findings"])


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


def broken_or_legal(line, found, verdict):
    """What a generated record promises: a broken one its rule, any other that nobody is accused."""
    breaks = json.loads(line).get("session", {}).get("breaks")
    if breaks:
        return [] if breaks in found else [f"broken: {breaks} was not found, but {sorted(found)}"]
    return [f"accused: {sorted(map(str, found))}"] if verdict in ("illegal", "unreadable") else []


def work(job):
    """Judges one chunk: how many records, how many of them were left to the program, and those on which the two disagree."""
    game, program, lines, numbers, names, as_yaml = job
    generated = lines is None
    if generated:
        lines = [game.made(*spec) for spec in numbers]
        numbers = ["generated " + " ".join(map(str, spec)) for spec in numbers]
    found, left = [], 0
    for line, number, theirs in zip(lines, numbers, [None] * len(lines) if program == "-" else judged(program, lines, as_yaml)):
        mine, apart, unproved = game.report(line, number), [], False
        if theirs:
            apart, unproved = game.compare(line, theirs, mine, names)
        if generated:
            severe = {one["code"] for one in mine["findings"] if one["severity"] in SEVERE and not one["follows"]}
            apart = apart + game.promised(line, severe, mine["verdict"])
        if generated and theirs:
            said = [one for one in theirs["findings"] if one["rule"] in names and one["severity"] in SEVERE and not one["follows_from"]]
            apart = apart + game.promised(line, {names[one["rule"]] for one in said}, theirs["verdict"])
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


def jobs(game, given, sessions, specs, names):
    """The chunks of what was written and of what is to be made."""
    while chunk := list(itertools.islice(sessions, CHUNK)):
        numbers, lines = zip(*chunk)
        yield game, given.program, lines, numbers, names, given.as_yaml
    while chunk := list(itertools.islice(specs, CHUNK)):
        yield game, given.program, None, chunk, names, given.as_yaml


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


def walked(given, game):
    """Sessions of the program that walks: whole, thinned, and with something that is written otherwise."""
    if given.walked:
        made = subprocess.Popen([given.walks, game, str(given.walked), str(given.seed), "sessions"], stdout=subprocess.PIPE, text=True)
        for each, line in enumerate(made.stdout):
            yield f"walked {given.seed}:{each}", line.rstrip("\n")
        if made.wait():
            raise RuntimeError("the walks made no sessions")


def arguments(doc, generated=None, by_program=False):
    """The parser of what every comparison is told."""
    parser = argparse.ArgumentParser(description=doc.splitlines()[0])
    parser.add_argument("program", help="elfref; - for none, where a game can be held to what its generated records promise")
    parser.add_argument("records", nargs="*")
    if generated:
        parser.add_argument("--generated", type=int, default=0, metavar="N", help=generated)
    else:
        parser.add_argument("--walks", metavar="PROGRAM", help="the program that walks")
        parser.add_argument("--walked", type=int, default=0, metavar="N", help="so many sessions of it as well, a share of them thinned or written otherwise")
    if by_program:
        parser.add_argument("--by-program", type=int, default=0, metavar="N", help="so many sessions that the program generates as well, and a quarter as many with a breach")
    parser.add_argument("--seed", type=int, default=60501, help="what the generated ones are drawn from")
    parser.add_argument("--as-yaml", action="store_true", help="hand each line to the program as a YAML document")
    parser.add_argument("--most", type=int, default=50, help="how many disagreements are printed whole")
    parser.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1))
    return parser


def run(game, given, names, left, more=(), specs=()):
    """Compares all records that are named, MORE of them (where each stands, and its line) and those that SPECS make.

    LEFT says of how many more was left to the program. Returns 1 where the two disagree, or nothing was compared.
    """
    sessions = itertools.chain(itertools.chain.from_iterable(records(given.program, path) for path in given.records), more)
    by_both = unproved = apart = 0
    with concurrent.futures.ProcessPoolExecutor(given.processes) as pool:
        todo = jobs(game, given, sessions, iter(specs), names)
        running = collections.deque(pool.submit(work, job) for job in itertools.islice(todo, 4 * given.processes))
        while running:  # a few chunks at a time: what is generated is not all kept
            many, open_, found = running.popleft().result()
            running.extend(pool.submit(work, job) for job in itertools.islice(todo, 1))
            by_both, unproved = by_both + many, unproved + open_
            for where, line, words in found:
                apart += 1
                if apart <= given.most:
                    print(f"{where}: {line[:400]}{'…' if len(line) > 400 else ''}")
                    for word in words:
                        print(f"    {word}")
    print(f"{by_both} sessions, {by_both - apart} agreed, {apart} disagreed; {unproved} {left}")
    if not by_both:
        print("nothing was compared")
    return 1 if apart or not by_both else 0
