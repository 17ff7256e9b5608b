#!/usr/bin/python3
"""A small engine of Elfenland, which judges plans and steps on land. It knows nothing of elfref. What it does not know,
it cannot tell: caravans, water, obstacles, hidden counters.

usage: engine.py [price|road|land]: with a mistake in it
"""

import collections
import json
import re
import sys

MISTAKE = sys.argv[1] if len(sys.argv) > 1 else ""

# Cards due on plains, in forests, in deserts and on mountains; 0: the counter cannot lie there.
PRICES = {"pig": (1, 1, 0, 0), "elfcycle": (1, 1, 0, 2), "cloud": (2, 2, 0, 1), "unicorn": (0, 1, 2, 1),
          "wagon": (1, 2, 2, 2), "dragon": (1, 2, 1, 1)}
LANDS = (
    "Elvenhold-Lapphalya Elvenhold-Beata Lapphalya-Virst Beata-Strykhaven Virst-Ixara Usselen-Wylhien Parundia-Wylhien "
    "Throtmanni-Tichih",
    "Elvenhold-Erg'Eren Lapphalya-Ixara Lapphalya-Dag'Amura Lapphalya-Rivinia Lapphalya-Feodor Ixara-Dag'Amura "
    "Yttar-Usselen Usselen-Parundia Throtmanni-Rivinia Tichih-Erg'Eren Rivinia-Feodor Dag'Amura-Kihromah",
    "Parundia-Al'Baran Al'Baran-Dag'Amura Al'Baran-Feodor Al'Baran-Wylhien Al'Baran-Throtmanni Throtmanni-Feodor "
    "Dag'Amura-Feodor",
    "Strykhaven-Virst Ixara-Mah'Davikia Mah'Davikia-Dag'Amura Mah'Davikia-Grangor Grangor-Yttar Throtmanni-Jaccaranda "
    "Wylhien-Jaccaranda Jaccaranda-Tichih",
)
ROADS = {frozenset(road.split("-")): land for land, roads in enumerate(LANDS) for road in roads.split()}


def pieces_of(words):
    """`2 pig + cloud` as a number of each."""
    found = collections.Counter()
    for one in words.split(" + "):
        number, kind = re.fullmatch(r"(?:(\d) )?(\w+)", one).groups()
        found[kind] += int(number or 1)
    return found


class Table:
    def __init__(self, players, start):
        self.players = players
        self.roads = {}  # the counter of each road
        self.counters = {name: pieces_of(one["counters"]) for name, one in start["players"].items()}
        self.hands = {name: pieces_of(one["hand"]) for name, one in start["players"].items()}
        self.boots = dict.fromkeys(players, "Elvenhold")
        self.turn = 0
        self.passes = self.passes_in_a_row = 0
        self.traveller = None

    def judge(self, player, phase, words):
        """True, False, or nothing: the engine cannot tell."""
        if phase == "plan" and self.traveller is None:
            return self.judge_plan(player, words)
        if phase == "travel" and player == self.traveller:
            return self.judge_step(player, words)
        return None

    def judge_plan(self, player, words):
        if player not in self.players:
            return None
        read = re.fullmatch(r"(\w+) on ([\w']+)-([\w']+)", words)
        if words != "pass" and (not read or read[1] not in PRICES or frozenset(read.group(2, 3)) not in ROADS):
            return None
        over = self.passes_in_a_row == len(self.players)
        if words == "pass":
            return True if player == self.players[self.turn] and not over else None
        if over:
            return False
        if player != self.players[self.turn]:
            return False if self.passes else None  # a pass that is not recorded may be between
        road = frozenset(read.group(2, 3))
        if road in self.roads and MISTAKE != "road":
            return False
        if MISTAKE == "land" and read[1] == "pig":
            return True
        return self.counters[player][read[1]] > 0 and PRICES[read[1]][ROADS[road]] > 0

    def judge_step(self, player, words):
        read = re.fullmatch(r"([\w']+): (?:(\d) )?(\w+)", words)
        road = frozenset((self.boots[player], read[1])) if read else None
        kind = self.roads.get(road)
        if kind is None or read[3] != kind:
            return None
        price = PRICES[kind][ROADS[road]]
        if MISTAKE == "price":
            price = 2
        paid = int(read[2] or 1)
        if paid > price:
            return None
        return paid == price and paid <= self.hands[player][kind]

    def play(self, player, phase, words):
        """Takes a legal play over."""
        read = re.fullmatch(r"(\w+) on ([\w'-]+)", words)
        if phase == "plan":
            if read and read[1] in PRICES:
                self.roads[frozenset(read[2].split("-"))] = read[1]
                self.counters[player][read[1]] -= 1
            self.passes += words == "pass"
            self.passes_in_a_row = self.passes_in_a_row + 1 if words == "pass" else 0
            self.turn = (self.players.index(player) + 1) % len(self.players)
        elif phase == "travel":
            self.traveller = player
            read = re.fullmatch(r"([\w']+): (?:caravan )?(.*)", words)
            if read and read[1] != "discard":
                self.boots[player] = read[1]
            if read:
                self.hands[player] -= pieces_of(read[2])


def main():
    table = None
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"id": request["id"]}
        play = [request.get(key) for key in ("player", "phase", "play")]
        if request["do"] == "new":
            table = Table(request["players"], request["head"]["start"])
        elif request["do"] == "ask":
            judged = None if request.get("begins") else table.judge(*play)
            answer["verdict"] = "unknown" if judged is None else "legal" if judged else "illegal"
        elif request["do"] == "play":
            table.play(*play)
        print(json.dumps(answer), flush=True)


main()
