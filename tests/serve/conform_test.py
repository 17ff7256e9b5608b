#!/usr/bin/python3
"""tools/conform on a small engine: nothing is found in it, and each of three planted mistakes is found.

usage: conform_test.py PROGRAM, run in the top folder
"""

import json
import subprocess
import sys

PLAYER = {"counters": "pig + elfcycle + cloud + wagon", "hand": "2 pig + 2 elfcycle + 2 cloud + 2 wagon"}
NEW = {"head": {"start": {"phase": "plan", "players": {"Anna": PLAYER, "Boris": PLAYER}}}}
# A mistake, and what is said of it. Without one the engine and the referee agree.
MISTAKES = {
    None: "; the engine agrees on ",
    "price": "times the engine says illegal, but the referee does not: no rule",
    "road": "times the engine says legal, but the referee does not: one-counter-per-road",
    "land": "times the engine says legal, but the referee does not: counter-fits-terrain",
}


def started(program, mistake):
    command = ["tools/conform", "--elfref", program, "--players", "2", "--new", json.dumps(NEW), "--sessions", "14",
               "--plays", "18", "--candidates", "10", "--seed", "2", "tests/serve/engine.py"]
    command += [mistake] if mistake else []
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")


def main():
    failures = []
    runs = {mistake: started(sys.argv[1], mistake) for mistake in MISTAKES}
    for mistake, run in runs.items():
        printed = run.communicate(timeout=300)[0]
        if run.returncode != (1 if mistake else 0) or MISTAKES[mistake] not in printed:
            failures.append(f"{mistake}: {run.returncode}\n{printed}")
    silent = subprocess.run(["tools/conform", "--elfref", sys.argv[1], "true"], capture_output=True, check=False)
    if silent.returncode != 2:
        failures.append(f"an engine that ends: {silent}")
    if failures:
        sys.exit("\n".join(failures))
    print(f"{len(MISTAKES) - 1} mistakes found")


main()
