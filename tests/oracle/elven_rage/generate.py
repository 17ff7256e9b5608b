#!/usr/bin/env python3
"""Sessions and battles of Elven Rage that nobody played, as JSON Lines, with the made-up set.

    generate.py --games N | --battles N [--seed S] [--detail full|public|minimal|any] [--break NAME|any] [--breaks]

Every session is legal; a broken one has one slip, and says under `session` which rule it breaks (`breaks`) and where (`at`).
A battle is a start, one turn, and its cards under `components`. `--breaks` lists the slips.
"""
import argparse
import json
import pathlib
import random
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources
if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from elven_rage import battle as fights
from elven_rage.components import SETS
from elven_rage.record import OPTIONS, SCENARIOS
from elven_rage.words import fold

BOX = SETS.trial_set
DATA = json.loads(pathlib.Path(__file__).with_name("trial_set.json").read_text(encoding="utf-8"))
NAMES = ["Anna", "Boris", "Chris", "Dana", "Elif", "Femi", "Goran", "Hanna", "Ivan", "Jun"]
VALUES = {name: choices[0] for name, choices in OPTIONS.items()}
SIDE = ("left", "centre", "right")


class Done(Exception):
    """The session stops here."""


class Player:
    def __init__(self, seat, name, elves, castle, rng):
        self.seat, self.name, self.elves, self.castle, self.rng = seat, name, elves, castle, rng
        cards = BOX.decks[elves]
        self.dragon = next(card.name for card in cards.values() if card.kind == "dragon")
        self.deck = [card.name for card in cards.values() if card.kind != "dragon" for _ in range(card.copies)]
        rng.shuffle(self.deck)
        self.hand, self.discard, self.artifacts, self.treasures = [], [], [], 0
        self.first, self.out, self.spent = True, False, set()

    def draw(self, many):
        drawn = []
        for _ in range(many):
            if not self.deck:
                if not self.discard:
                    break
                self.deck, self.discard = self.discard, []
                self.spent.clear()
                self.rng.shuffle(self.deck)
            drawn.append(self.deck.pop())
        self.hand += drawn
        return drawn


class Session:
    """One session: what is on the table, and the lines that somebody wrote."""

    def __init__(self, seed, detail="any", slip=None, players=None, scenario=None, most=None):
        rng = self.rng = random.Random(seed)
        self.detail = rng.choice(["full", "public", "minimal"]) if detail == "any" else detail
        self.slip, self.slipped = slip, None
        self.worded = False   # an effect in words: its player may hold anything
        self.blurred = False  # an effect in words, or a battle with somebody who may move: no hand is certain behind it
        need = SLIPS[slip] if slip else None
        if need and need.detail and self.detail not in need.detail:
            self.detail = need.detail[0]
        self.scenario = scenario or (need.scenario if need and need.scenario else rng.choice(SCENARIOS))
        count = 4 if self.scenario == "alliance" else players or rng.choice([2, 3, 4])
        if need and need.players:
            count = need.players
        self.placement = need.placement if need and need.placement else rng.choice(["advanced", "advanced", "beginner"])
        self.chart = BOX.maps["three" if count == 3 else "four"]
        corners = list(self.chart.castles)
        turn = rng.randrange(len(corners))
        corners = corners[turn:] + corners[:turn]
        self.half = None
        if count == 2:
            self.half = next(half for half in self.chart.halves if corners[0] in half and corners[1] in half) | {self.chart.central}
        names, elves = rng.sample(NAMES, count), rng.sample(["high", "black", "snow", "forest"], count)
        self.players = [Player(seat, names[seat], elves[seat], corners[seat], rng) for seat in range(count)]
        if need and need.elves and need.elves not in elves:
            self.players[0] = Player(0, names[0], need.elves, corners[0], rng)
        self.owner = {place: None for place in self.chart.kinds if self.half is None or place in self.half}
        for player in self.players:
            self.owner[player.castle] = player
        self.castle_owner = {player.castle: player for player in self.players}
        self.built = set()
        self.neutral = [card.name for card in BOX.neutral.values() if card.kind != "guardian" for _ in range(card.copies)]
        self.guardian = next(card.name for card in BOX.neutral.values() if card.kind == "guardian")
        rng.shuffle(self.neutral)
        self.neutral_discard, self.squads, self.open = [], {}, {}
        self.lay()
        self.artifacts = [name for name, _ in BOX.artifacts.values()]
        rng.shuffle(self.artifacts)
        self.winner = None
        self.goals = dict(zip(self.players, rng.sample(sorted(BOX.goals.values()), count))) if self.scenario == "supremacy" else {}
        self.goal = rng.choice(["4 towers", "7 lands"]) if self.scenario == "race" else None
        self.sides = [[self.players[0], self.players[2]], [self.players[1], self.players[3]]] if self.scenario == "alliance" else None
        if self.sides and rng.random() < .3:
            self.sides = [self.players[:2], self.players[2:]]
        self.turns, self.lines = [], None
        self.most = most or rng.randrange(3, 30)
        self.goals_written = self.detail == "full" or rng.random() < .5

    # The table.

    def lay(self):
        need = 3 * (len(self.players) + 1)
        drawn = []
        while len(drawn) < need:
            if not self.neutral:
                self.neutral, self.neutral_discard = self.neutral_discard, []
                self.rng.shuffle(self.neutral)
                if not self.neutral:
                    raise Done()
            drawn.append(self.neutral.pop())
        self.squads = {number + 1: drawn[3 * number:3 * number + 3] for number in range(len(self.players) + 1)}
        self.open = {}

    def neutral_card(self):
        if not self.neutral:
            self.neutral, self.neutral_discard = self.neutral_discard, []
            self.rng.shuffle(self.neutral)
        if not self.neutral:
            raise Done()
        return self.neutral.pop()

    def lands(self, player):
        return [place for place, owner in self.owner.items() if owner is player]

    def count(self, player, what):
        mine = self.lands(player)
        if what == "lands":
            return len(mine)
        if what == "castles":
            return sum(self.chart.kinds[place] in ("castle", "centre") for place in mine)
        return sum(self.chart.kinds[place] == "tower" or place in self.built for place in mine)

    def allies(self, one, other):
        return self.sides is not None and any(one in side and other in side for side in self.sides)

    def fulfilled(self, player, asked):
        for number, what in asked:
            if what == "enemy":
                have = sum(holder is player and self.owner_of_castle(place) is not player for place, holder in self.castle_owner.items())
            elif what == "central":
                have = int(self.owner.get(self.chart.central) is player)
            else:
                have = self.count(player, what)
            if have < number:
                return False
        return True

    def owner_of_castle(self, place):
        return next(player for player in self.players if player.castle == place)

    def check_end(self):
        alive = [player for player in self.players if not player.out]
        for player in [self.mover] + [one for one in alive if one is not self.mover]:
            if player.out:
                continue
            others = [one for one in self.players if one is not player and not self.allies(one, player)]
            taken = [self.castle_owner[one.castle] is player for one in others]
            won = {"supremacy": lambda: self.goals and self.fulfilled(player, self.goals[player][1]),
                   "race": lambda: self.fulfilled(player, [(int(self.goal[0]), self.goal[2:])]),
                   "only-war": lambda: any(taken), "alliance": lambda: any(taken),
                   "lord-of-dragons": lambda: all(taken)}[self.scenario]() or len(alive) == 1
            if won:
                self.winner = player
                return True
        return False

    # Writing.

    def write(self, text, value=None, who=None):
        """A line: with or without its colon, as people do."""
        rng = self.rng
        if who is not None and who is not self.mover:
            self.lines.append({who.name: f"{text} {value}" if value is not None else text})
        elif value is None:
            self.lines.append(text)
        elif isinstance(value, list) or rng.random() < .6:
            self.lines.append({text: value})
        else:
            self.lines.append(f"{text} {value}")

    def sum(self, names):
        """Some cards, as this level of detail writes them."""
        if self.detail != "full":
            return str(len(names))
        counted = {name: names.count(name) for name in names}
        return " + ".join(f"{many} {name}" if many > 1 else name for name, many in counted.items())

    def seen(self):
        return self.detail != "minimal"

    # Slips.

    def now(self, name):
        """Whether this slip is made here."""
        if self.blurred and name in OF_HANDS or self.worded and name in OF_CARDS:
            return False
        return self.slip == name and self.slipped is None and self.rng.random() < .7

    def made(self, rule, last=True):
        """A slip was made with the last line."""
        self.slipped = rule, f"/turns/{len(self.turns) - 1}/{self.mover.name}/{len(self.lines) - 1}"
        if last:
            raise Done()

    # The session.

    def play(self):
        rng = self.rng
        record = {"game": "elven-rage", "components": DATA, "scenario": self.scenario, "placement": self.placement}
        if self.scenario == "supremacy" and rng.random() < .3:
            del record["scenario"]
        record["players"] = [{"name": one.name, "elves": one.elves, "castle": one.castle} for one in self.players]
        if self.sides:
            record["sides"] = [[one.name for one in side] for side in self.sides]
        if self.goal:
            record["goal"] = self.goal
        deal, keep = {}, {}
        for player in self.players:
            seven = player.draw(7)
            rng.shuffle(seven)
            player.hand = seven[:5]
            player.deck += seven[5:]
            rng.shuffle(player.deck)
            deal[player.name], keep[player.name] = self.sum(seven), self.sum(seven[:5])
            if self.slip == "keeps six" and self.slipped is None:
                keep[player.name] = "6"
                self.slipped = "ER-SET-9", f"/keep/{player.name}"
        if self.seen() or self.slip == "keeps six":
            record["deal"], record["keep"] = deal, keep
        if self.scenario == "supremacy" and self.goals_written:
            record["goals"] = {player.name: goal[0] for player, goal in self.goals.items()}
        self.mover = self.players[0]
        self.written_goals = self.goals if self.goals_written else {}
        record["turns"] = self.turns
        at = 0
        try:
            if self.slip == "keeps six":
                raise Done()
            while len(self.turns) < self.most and self.winner is None:
                self.mover = self.players[at % len(self.players)]
                at += 1
                if self.mover.out:
                    if self.now("eliminated player plays on"):
                        self.lines = ["decline"]
                        self.turns.append({self.mover.name: self.lines})
                        self.slipped = "ER-SET-11", f"/turns/{len(self.turns) - 1}/{self.mover.name}"
                        raise Done()
                    continue
                self.lines = []
                self.turns.append({self.mover.name: self.lines})
                self.turn()
        except Done:
            pass
        if self.slip is None and not self.stopped_inside:
            self.claims(record)
        if self.slipped:
            record["session"] = {"breaks": self.slipped[0], "at": self.slipped[1], "slip": self.slip}
            if self.slipped[1] == "/winner":
                record["winner"] = self.mover.name
        return record

    stopped_inside = False

    def claims(self, record):
        if self.rng.random() < .3 and self.winner is None:
            return
        result = {}
        for player in self.players:
            if player.out:
                result[player.name] = {"out": "yes"}
                continue
            said = {"lands": str(self.count(player, "lands")), "towers": str(self.count(player, "towers")), "castles": str(self.count(player, "castles"))}
            if self.detail == "full":
                said["hand"] = str(len(player.hand))
                said["artifacts"] = str(len(player.artifacts))
                said["treasures"] = str(player.treasures)
            result[player.name] = said
        record["result"] = result
        if self.winner is not None:
            side = next((side for side in self.sides if self.winner in side), None) if self.sides else None
            record["winner"] = [one.name for one in side] if side else self.winner.name

    def turn(self):
        rng, mover = self.rng, self.mover
        self.allowed, self.fought = 1, 0
        self.begin_turn(mover)
        self.between(mover)
        while self.winner is None:
            if self.fought >= self.allowed:
                break
            if len(mover.hand) >= 3 and rng.random() < .8 or self.slip in ATTACKING and len(mover.hand) >= 3:
                targets = self.targets(mover)
                if targets:
                    place = rng.choice(targets)
                    if self.slip in ("attack on a castle from afar",):
                        pass
                    self.attack(place)
                    self.fought += 1
                    if self.winner is None and self.fought >= self.allowed:
                        if self.now("attacks again") and len(mover.hand) >= 3 and self.targets(mover):
                            place = rng.choice(self.targets(mover))
                            self.write("attack", place)
                            self.made("ER-TRN-6")
                        self.extra_capture(mover)
                    continue
            if self.now("attack over a corner"):
                far = [place for place, owner in self.owner.items() if owner is not mover and not (owner and self.allies(owner, mover)) and self.chart.kinds[place] != "castle"
                       and not any(self.owner.get(near) is mover for near in self.chart.near[place])]
                if far and len(mover.hand) >= 3:
                    self.write("attack", rng.choice(far))
                    self.made("ER-TRN-9")
            if self.now("attack on an own land") and len(mover.hand) >= 3:
                self.write("attack", rng.choice(self.lands(mover)))
                self.made("ER-TRN-7")
            if self.fought == 0:
                self.decline()
            break
        mover.first = False

    def decline(self):
        mover = self.mover
        if self.now("declines for three"):
            self.write("decline", "3")
            self.made("ER-TRN-8")
        drawn = mover.draw(2)
        if self.seen():
            self.write("decline", self.sum(drawn) if self.detail == "full" and drawn else str(len(drawn)))
        else:
            self.write("decline")

    def begin_turn(self, mover):
        rng = self.rng
        if mover.first:
            if self.now("summon in the first turn"):
                self.write("summon", "1")
                self.made("ER-TRN-4")
            return
        due = self.count(mover, "towers") + self.count(mover, "castles")
        if self.now("summon of one more") and len(mover.deck) + len(mover.discard) > due:
            self.write("summon", str(due + 1))
            self.made("ER-TRN-2")
        drawn = mover.draw(due)
        over = max(0, len(mover.hand) - 5)
        if self.seen() and (drawn or self.detail == "full"):
            self.write("summon", self.sum(drawn) if drawn else "0")
        if over:
            gone = rng.sample(mover.hand, over)
            if self.now("keeps too many") and self.seen():
                self.write("discard", str(over - 1))
                self.made("ER-TRN-5")
            if self.now("dragon to the discard"):
                self.write("discard", self.sum([mover.dragon, *gone[1:]]))
                self.made("ER-MAP-4")
            for name in gone:
                mover.hand.remove(name)
            mover.discard += gone
            if self.detail == "full" or self.seen() and rng.random() < .7:
                self.write("discard", self.sum(gone))
        elif self.now("throws away too many") and mover.hand and self.seen():
            self.write("discard", "1")
            self.made("ER-TRN-5")

    def between(self, mover):
        """Treasures, trades and Actions outside of battles."""
        rng = self.rng
        for player in self.players:
            if player.out:
                if self.now("artifact of an eliminated player"):
                    self.write("gives", f"artifact to {mover.name}", player)
                    self.made("ER-ART-5")
                continue
            if player.treasures and (rng.random() < .4 and self.slip != "treasure in the battle"):
                drawn = player.draw(2)
                if self.now("three for a treasure"):
                    self.write("treasure", "3", player)
                    self.made("ER-TRE-3")
                self.write("treasure", self.sum(drawn) if drawn else "0", player)
                player.treasures -= 1
                over = len(player.hand) - 5
                if over > 0 and self.now("six cards after a treasure"):
                    self.write("discard", str(over - 1), player)
                    self.made("ER-TRE-3")
                if over > 0:
                    gone = rng.sample(player.hand, over)
                    for name in gone:
                        player.hand.remove(name)
                    player.discard += gone
                    if self.detail == "full" or self.seen() and rng.random() < .7:
                        self.write("discard", self.sum(gone), player)
                self.neutral_discard.append("Treasure")
            elif not player.treasures and self.now("treasure without one"):
                self.write("treasure", "2", player)
                self.made("ER-TRE-2")
        others = [one for one in self.players if one is not mover and not one.out]
        if others and mover.artifacts and rng.random() < .1:
            other = rng.choice(others)
            name = rng.choice(mover.artifacts)
            if other.treasures and rng.random() < .7:
                self.write("trades", f"{name} for treasure with {other.name}")
                other.treasures -= 1
                mover.treasures += 1
            else:
                self.write("gives", f"{name} to {other.name}")
            mover.artifacts.remove(name)
            other.artifacts.append(name)
        for name in list(mover.hand):
            action = BOX.card(name).action
            if action and action.when in ("own-turn", "any") and rng.random() < (.15 if self.slip is None else .4):
                if action.kind in ("draw", "token", "other"):
                    self.own_turn(mover, name, action, "plays")
        for name in list(mover.artifacts):
            effect = BOX.artifacts[fold(name)][1]
            if effect.when in ("own-turn", "any") and effect.kind in ("draw", "token", "tower", "other") and rng.random() < .3:
                self.own_turn(mover, name, effect, "uses")

    def own_turn(self, mover, name, action, verb):
        rng = self.rng
        if action.price > self.count(mover, "lands"):
            if self.now("price too high"):
                self.write(verb, name + (" so draw 2" if action.kind == "draw" and action.what == 2 else ""))
                self.made("ER-ACT-4")
            return
        text = name
        if action.kind == "token":
            moves = [(start, end) for start in self.lands(mover) if start != mover.castle for end in sorted(self.chart.near[start])
                     if end in self.owner and self.owner[end] is None and self.chart.kinds[end] != "centre"]
            if not moves:
                return
            start, end = rng.choice(moves)
            if self.now("token onto an own land"):
                own = [(one, two) for one in self.lands(mover) if one != mover.castle for two in sorted(self.chart.near[one]) if self.owner.get(two) is mover]
                if own:
                    start, end = rng.choice(own)
                    self.write(verb, f"{name} so token {start} to {end}")
                    self.made("ER-NOT-1")
            text += f" so token {start} to {end}"
        elif action.kind == "tower":
            plain = [place for place in self.lands(mover) if self.chart.kinds[place] == "land" and place not in self.built]
            if not plain:
                return
            place = rng.choice(plain)
            text += f" so tower at {place}"
        if verb == "plays":
            mover.spent.add(name)
            mover.hand.remove(name)
        else:
            mover.artifacts.remove(name)
        if action.kind == "draw":
            if verb == "plays":
                mover.discard.append(name)
            drawn = mover.draw(action.what)
            text += f" so draw {self.sum(drawn) if drawn else 0}"
        elif verb == "plays":
            mover.discard.append(name)
        if action.kind == "other":
            text += " so " + rng.choice(["something happens", "the wind turns"])
            self.blurred = self.worded = True
        self.write(verb, text)
        if action.kind == "token":
            self.owner[start], self.owner[end] = None, mover
            self.castles_follow()
        elif action.kind == "tower":
            self.built.add(place)
        if verb == "uses" and action.kind in ("draw", "other") and self.now("artifact used twice"):
            self.write(verb, name + (f" so draw {action.what}" if action.kind == "draw" else text[len(name):]))
            self.made("ER-ART-2")
        self.maybe_over()

    def castles_follow(self):
        for place in self.castle_owner:
            if self.owner[place] is not None:
                self.castle_owner[place] = self.owner[place]

    def maybe_over(self):
        if self.check_end():
            raise Done()

    def extra_capture(self, mover):
        rng = self.rng
        cards = [name for name in mover.hand if BOX.card(name).action and BOX.card(name).action.kind == "capture" and BOX.card(name).action.price <= self.count(mover, "lands")]
        horns = [name for name in mover.artifacts if BOX.artifacts[fold(name)][1].kind == "capture"]
        if cards and rng.random() < .8:
            if len(mover.hand) < 4:
                if self.now("extra capture with two"):
                    self.write("plays", cards[0])
                    self.made("ER-NOT-3")
                return
            mover.spent.add(cards[0])
            mover.hand.remove(cards[0])
            mover.discard.append(cards[0])
            self.write("plays", cards[0] + rng.choice(["", " so capture"]))
            self.allowed += 1
            if self.now("summon before the extra capture"):
                self.write("summon", "1")
                self.made("ER-NOT-3")
        elif horns and len(mover.hand) >= 3 and rng.random() < .5:
            mover.artifacts.remove(horns[0])
            self.write("uses", horns[0] + rng.choice(["", " so capture"]))
            self.allowed += 1

    def targets(self, mover):
        found = []
        for place, owner in self.owner.items():
            if owner is mover or owner is not None and self.allies(owner, mover):
                continue
            near = any(self.owner.get(one) is mover for one in self.chart.near[place])
            portal = self.owner.get(self.chart.central) is mover or self.scenario == "lord-of-dragons" and any(
                holder is mover and place_ != mover.castle for place_, holder in self.castle_owner.items())
            if near or portal and self.chart.kinds[place] == "castle" and owner is not None:
                found.append(place)
        if self.slip and SLIPS[self.slip].target:
            found = [place for place in found if SLIPS[self.slip].target(self, place)] or found
        if self.slip and SLIPS[self.slip].castles and self.rng.random() < .8:
            found = [place for place in found if self.chart.kinds[place] == "castle" and self.owner[place]] or found
        return found

    # An attack.

    def attack(self, place):
        rng, mover = self.rng, self.mover
        owner, kind = self.owner[place], self.chart.kinds[place]
        announced = len(self.lines)
        self.write("attack", place)
        squad = None
        if owner is None and kind == "centre":
            if self.now("guardian as a squad"):
                self.write("fight", str(min(self.squads)))
                self.made("ER-MAP-7")
        elif owner is None:
            closed = [number for number in self.squads if number not in self.open]
            if self.now("looks at an open squad") and self.open:
                number = rng.choice(sorted(self.open))
                self.write("look", f"{number} shows {self.squads[number][0]}")
                self.made("ER-PRE-3")
            if closed and (self.seen() and rng.random() < .5 or self.slip in ("looks at two", "opens none")):
                number = rng.choice(closed)
                shown = rng.choice(self.squads[number])
                if self.now("opens none"):
                    self.write("look", f"{number} shows none")
                    self.made("ER-PRE-2")
                self.open[number] = shown
                self.write("look", f"{number} shows {shown}")
                if self.now("looks at two") and len(closed) > 1:
                    other = next(one for one in closed if one != number)
                    self.write("look", f"{other} shows {self.squads[other][0]}")
                    self.made("ER-PRE-2")
                if rng.random() < .15 and self.slip not in ATTACKING:
                    self.decline()
                    return
            if self.now("fights a squad that is gone"):
                gone = [number for number in range(1, len(self.players) + 2) if number not in self.squads]
                if gone:
                    self.write("fight", str(gone[0]))
                    self.made("ER-PRE-5")
            squad = rng.choice(sorted(self.squads))
            if self.seen() or rng.random() < .3:
                self.write("fight", str(squad))
        theirs, send = None, self.choose(mover, place)
        castle = kind == "castle" and owner is not None
        if owner is not None:
            if castle:
                if self.now("retreats from the castle"):
                    self.write("retreats", "2", owner)
                    self.made("ER-MAP-2")
                dragon = self.owner_of_castle(place).dragon
                if len(owner.hand) < 2:
                    owner.draw(2 - len(owner.hand))
                if len(owner.hand) < 2:
                    self.stopped_inside = True
                    self.lines[announced:] = []
                    raise Done()
                bound = dragon == owner.dragon or self.scenario != "lord-of-dragons"  # there who captured it may use the dragon
                if bound and len(owner.hand) >= 3 and self.now("castle without its dragon"):
                    self.write("defends", " + ".join(rng.sample(owner.hand, 3)), owner)
                    self.made("ER-MAP-2")
                theirs = [dragon] + rng.sample(owner.hand, 2)
            elif len(owner.hand) < 3:
                if self.now("two cards for giving up"):
                    self.write("retreats", "2", owner)
                    self.made("ER-PRE-7")
                self.write("gives up", None, owner)
                self.capture(place)
                return
            elif rng.random() < .3 and not (self.slip and SLIPS[self.slip].battle):
                drawn = owner.draw(2)
                if self.now("retreats for three"):
                    self.write("retreats", "3", owner)
                    self.made("ER-PRE-6")
                self.write("retreats", self.sum(drawn) if drawn else "0", owner)
                self.capture(place)
                return
            else:
                theirs = rng.sample(owner.hand, 3)
                if self.scenario == "lord-of-dragons":
                    mine = [one.dragon for one in self.players if one is not owner and self.castle_owner[one.castle] is owner]
                    if mine and rng.random() < .5:
                        theirs = [rng.choice(mine)] + theirs[:2]
        elif kind == "centre":
            theirs = [self.guardian, self.neutral_card(), self.neutral_card()]
        else:
            theirs = self.squads.pop(squad)
            self.open.pop(squad, None)
        if owner is not None:
            if self.detail == "full":
                self.write("defends", " + ".join(theirs), owner)
            else:
                self.write("defends", None, owner)
        if self.now("sends two") and self.detail == "full":
            self.write("send", " + ".join(send[:2]))
            self.made("ER-PRE-8")
        if self.now("sends four") and len(mover.hand) > 3 and all(name in mover.hand for name in send):
            more = list(mover.hand)
            for name in send:
                more.remove(name)
            self.write("send", " + ".join(send + more[:1]))
            self.made("ER-PRE-8")
        lying = [name for name in mover.discard if BOX.card(name).copies == 1 and name not in mover.spent]
        if lying and send[0] in mover.hand and self.now("card from the discard"):
            self.write("send", " + ".join([lying[0], *send[1:]]))
            self.made("ER-HID-1")
        for name in send:
            if name in mover.hand:
                mover.hand.remove(name)
        if owner is not None:
            for name in theirs:
                if name in owner.hand:
                    owner.hand.remove(name)
        if self.detail == "full":
            self.write("send", " + ".join(send))
        battle = Battle(self, place, owner, send, theirs)
        won = battle.play()
        if won:
            self.capture(place, owner is None and kind == "land" and place not in self.built)
        if not self.squads:
            self.lay()
        self.maybe_over()

    def choose(self, mover, place):
        """What the attacker sends."""
        rng = self.rng
        send = rng.sample(mover.hand, 3)
        helpers = []
        if self.chart.kinds[place] == "castle" and self.owner[place] and self.owner.get(self.chart.central) is mover:
            helpers.append(self.guardian)
        if self.scenario == "lord-of-dragons":
            helpers += [one.dragon for one in self.players if one is not mover and self.castle_owner[one.castle] is mover]
        if helpers and rng.random() < .5:
            send = [rng.choice(helpers)] + send[:2]
        return send

    def capture(self, place, free=False):
        rng, mover = self.rng, self.mover
        before = self.owner[place]
        self.owner[place] = mover
        lost = next((player for player in self.players if player.castle == place and not player.out and player is not mover), None)
        if place in self.castle_owner:
            self.castle_owner[place] = mover
        if self.chart.kinds[place] == "centre" and self.now("centre claimed as a castle"):
            self.slipped = "ER-SCN-4", "/winner"
            raise Done()
        if lost is not None:
            lost.out = True
            for one in self.lands(lost):
                self.owner[one] = None
            lost.hand, lost.artifacts = [], []
            self.neutral_discard += ["Treasure"] * lost.treasures
            lost.treasures = 0
        if free and self.artifacts:
            name = self.artifacts.pop()
            mover.artifacts.append(name)
            if self.detail == "full":
                self.write("artifact", name)
            elif rng.random() < .5:
                self.write("artifact")
        elif before is not None or self.chart.kinds[place] != "land" or place in self.built:
            if self.now("artifact for a tower or a player's land"):
                self.write("artifact")
                self.made("ER-ART-1")
        self.maybe_over()


class Battle:
    """A battle as it is fought, with the lines that are written."""

    def __init__(self, session, place, owner, send, theirs):
        self.session, self.rng, self.place, self.owner = session, session.rng, place, owner
        self.mover, self.send, self.theirs = session.mover, send, theirs
        self.advanced = session.placement == "advanced"
        self.acted = self.used = self.struck = False
        self.between = False  # an answer worked, and what it answers did not yet: that is no position of the battle

    def write(self, *given, who=None):
        if self.quiet:
            return
        self.session.write(*given, who=who)

    def now(self, name):
        return not self.quiet and self.session.now(name)

    def holder(self, side):
        return self.mover if side == "A" else self.owner

    def play(self):
        rng, session = self.rng, self.session
        slip = session.slip
        self.quiet = session.detail == "minimal" or session.detail == "public" and slip is None and rng.random() < .15
        if slip and SLIPS[slip].battle:
            self.quiet = False
        cards = [("A", name) for name in self.send] + [("D", name) for name in self.theirs]
        if self.advanced and not self.quiet and self.owner is not None:
            watch = [name for name in self.owner.hand if BOX.card(name).action and BOX.card(name).action.kind == "beginner"
                     and BOX.card(name).action.price <= session.count(self.owner, "lands")]
            if watch and rng.random() < .3:
                self.spend(self.owner, watch[0], "plays", " so beginner" if rng.random() < .5 else "")
                self.advanced = False
        if self.advanced:
            mine, others = list(self.send), list(self.theirs)
            rng.shuffle(mine)
            rng.shuffle(others)
            laid = [("D", others[0]), ("A", mine[0]), ("D", others[1]), ("A", mine[1])]
            where = rng.sample(range(4), 4)
            edge = [None] * 4
            for one, at in zip(laid, where):
                edge[at] = one
            if self.now("three of one side at the edge") and not self.excused(edge + [("A", mine[2]), ("D", others[2])]):
                wrong = [("A", mine[0]), ("A", mine[1]), ("A", mine[2]), ("D", others[0])]
                self.write("seats", [name for _, name in wrong])
                session.made("ER-PLC-A1")
            left = [("A", mine[2]), ("D", others[2])]
            if session.detail == "full" and rng.random() < .5 and not self.quiet:
                names = [name for _, name in laid]
                if len(set(names)) == 4:
                    self.write("placed", names)
        else:
            rng.shuffle(cards)
            edge, left = cards[:4], cards[4:]
        self.edge = edge
        self.fighters = [fights.Fighter(name, side, BOX.card(name)) for side, name in edge + left]
        self.write("seats", [name for _, name in edge])
        session.blurred = session.blurred or any("move" in (BOX.card(name).slots or ()) for _, name in edge + left)
        before = {}
        if not self.quiet and session.detail != "minimal":
            before = self.reveal(edge + left)
        if self.advanced:
            left.sort(key=lambda one: (BOX.card(one[1]).kind == "treasure", -(BOX.card(one[1]).initiative or 0) - before.get(one[1], 0), one[0]))
            cards_ = [BOX.card(name) for _, name in left]
            if self.now("defender on top at a tie") and all(one.kind != "treasure" for one in cards_) and not self.excused(edge + left):
                values = [one.initiative + before.get(one.name, 0) for one in cards_]
                if values[0] != values[1] or left[0][0] == "A":
                    self.write("centre", f"{left[1][1]} over {left[0][1]}")
                    session.made("ER-PLC-A2")
        (self.top_side, top), (_, under) = left
        self.write("centre", f"{top} over {under}")
        top_card = BOX.card(top)
        self.reserve = "D" if top_card.kind == "treasure" else self.top_side
        self.give(self.top_side, top)
        self.bury(*left[1])
        if self.now("defender swaps") and self.reserve == "D" and self.owner:
            mine = [name for side, name in edge if side == "D"]
            if mine:
                self.write("swap", mine[0], who=self.owner)
                session.made("ER-PLC-4")
        if self.top_side == "A" and rng.random() < .25 and session.slip != "swap after the first strike":
            mine = [at for at, (side, _) in enumerate(edge) if side == "A"]
            if mine:
                at = rng.choice(mine)
                self.write("swap", self.word(at, edge))
                self.take("A", top)
                self.give(*edge[at])
                edge[at] = ("A", top)
        self.fighters = [fights.Fighter(name, side, BOX.card(name)) for side, name in edge] + self.fighters[4:]
        self.rules = fights.Rules(self.fighters[:4], VALUES, "clockwise")
        self.fight = self.rules.begin()
        for at, one in enumerate(self.fighters[:4]):
            if one.name in before:
                first = list(self.fight.first)
                first[at] += before[one.name]
                self.fight.first = self.fight.later = tuple(first)
        lines = len(session.lines)
        looped = self.fight_on()
        fight = self.fight.settle()
        mine, theirs = fight.living("A"), fight.living("D")
        won = mine > theirs or mine == theirs and self.reserve == "A"
        if not self.quiet and self.acted and not self.used and not looped and session.slip is None and rng.random() < .1:
            del session.lines[lines:]
            dead = [self.fighters[at].name for at in range(4) if fight.dead >> at & 1]
            if rng.random() < .5:
                self.write("fallen", " + ".join(dead) if dead else "none")
        if self.acted and self.now("outcome the wrong way round"):
            session.write("lost" if won else "won")
            session.made("ER-END-3" if mine == theirs else "ER-END-2")
        if rng.random() < .2 and self.owner is not None and not won:
            session.write("won", self.owner.name)
        else:
            session.write("won" if won else "lost")
        for at, one in enumerate(self.fighters[:4]):
            if one.treasure:
                continue
            (self.bury if fight.dead >> at & 1 else self.give)(one.side, one.name)
        treasures = [one for one in self.fighters[:4] if one.treasure] + [name for _, name in left if BOX.card(name).kind == "treasure"]
        if won:
            self.mover.treasures += len(treasures)
        else:
            session.neutral_discard += ["Treasure"] * len(treasures)
        return won

    def excused(self, six):
        return any(BOX.card(name).action and BOX.card(name).action.kind == "beginner" for _, name in six)

    def give(self, side, name):
        card = BOX.card(name)
        if card.kind in ("dragon", "guardian", "treasure"):
            return
        if card.deck == "neutral":
            self.session.neutral_discard.append(name)
        else:
            self.holder(side).hand.append(name)

    def take(self, side, name):
        if BOX.card(name).kind not in ("dragon", "guardian"):
            self.holder(side).hand.remove(name)

    def bury(self, side, name):
        card = BOX.card(name)
        if card.kind in ("dragon", "guardian", "treasure"):
            return
        if card.deck == "neutral":
            self.session.neutral_discard.append(name)
        else:
            self.holder(side).discard.append(name)

    def word(self, at, edge=None, fight=None):
        """What a card of the edge is called: its name, or the number of its place where two have one name."""
        names = [name for _, name in edge] if edge else [one.name for one in self.fighters[:4]]
        place = at if fight is None else fight.places.index(at)
        if names.count(names[at]) > 1 or self.rng.random() < .1:
            return str(place + 1)
        return names[at]

    def spend(self, player, name, verb, behind, artifact=False):
        (player.artifacts if artifact else player.hand).remove(name)
        if not artifact:
            player.discard.append(name)
            player.spent.add(name)
        self.write(verb, name + behind, who=player)

    def spend_again(self, player, name, text):
        self.write("plays", f"{name} so {text}", who=player)
        self.session.made("ER-ACT-1")

    def sources(self, player, kinds, whens):
        """Actions and Artifacts that somebody may use now."""
        found = []
        for name in player.hand:
            action = BOX.card(name).action
            if action and action.kind in kinds and action.when in whens and action.price <= self.session.count(player, "lands"):
                found.append((name, action, "plays"))
        for name in player.artifacts:
            effect = BOX.artifacts[fold(name)][1]
            if effect.kind in kinds and effect.when in whens:
                found.append((name, effect, "uses"))
        return found

    def touches(self, who, side, name):
        """own or enemy: how a card stands to a player."""
        if side == "A":
            own = who is self.mover or self.session.allies(who, self.mover)
        elif BOX.card(name).deck == "neutral":
            own = who is not self.mover and not self.session.allies(who, self.mover)
        else:
            own = self.owner is not None and (who is self.owner or self.session.allies(who, self.owner))
        return "own" if own else "enemy"

    def reveal(self, six):
        """Initiatives changed between the edge and the centre."""
        changes, names = {}, [name for _, name in six]
        for player in (self.mover, self.owner):
            if player is None or self.rng.random() < .7:
                continue
            for name, action, verb in self.sources(player, ("initiative",), ("reveal", "battle"))[:1]:
                there = [one for side, one in six if names.count(one) == 1 and BOX.card(one).kind != "treasure" and one not in changes
                         and action.who in ("any", self.touches(player, side, one))]
                if there:
                    one = self.rng.choice(there)
                    self.spend(player, name, verb, f" so {one} initiative {action.what:+d}", verb == "uses")
                    changes[one] = action.what
                    self.used = True
        return changes

    def fight_on(self):
        """Acts until the battle is over; whether it went round."""
        rng, session = self.rng, self.session
        strike = None
        for _ in range(300):
            if not self.quiet:
                strike = self.help(strike)
            fight, rules = self.fight, self.rules
            group = rules.due(fight)
            over = rules.over(fight)
            if rules.went_round(fight) and (rules.looped(fight) or rng.random() < .6):
                self.write("loop")
                return True
            if rules.still(fight) and (rng.random() < .8 or not any(fight.alive(one) and "move" in fight.slots[one] for one in range(4))):
                return False
            if self.acted and not over and self.now("broken off"):
                session.write(rng.choice(["won", "lost"]))
                session.made("ER-END-1")
            if not group:
                return False
            one = rng.choice(group)
            damage, fire = rules.duties(fight, one)
            word = self.word(one, fight=fight)
            if self.act_slips(group, one, word, damage, fire):
                return False
            if damage or fire:
                slot = rng.choice(damage or fire)
                found = rules.strike(fight, one, slot)
                target = found[0]
                after = rules.hit(fight, one, slot)
                text = self.word(target, fight=fight)
                if rng.random() < .1:
                    text = SIDE[slot] + rng.choice(["", " " + text])
                if rng.random() < .6:
                    text += " dies" if after.lives[target] <= 0 else f" -{found[1]}" if found[1] else " 0"
                self.write_act(word, text)
                self.acted = self.struck = True
                self.fight, strike = after, (one, target, slot) if found[1] else None
                continue
            strike = None
            moves = [slot for slot in range(3) if fight.slots[one][slot] == "move"]
            if moves and rng.random() < .5:
                slot = rng.choice(moves)
                other = rules.at(fight, one, slot)
                self.write_act(word, rng.choice([f"moves {SIDE[slot]}", f"moves {self.word(other, fight=fight)}"]))
                self.acted = self.struck = True
                self.fight = rules.move(fight, one, slot)
                continue
            if rng.random() < .15:
                self.write_act(word, "stays" if moves else "nothing")
                self.acted = self.struck = True
            self.fight = rules.done(fight, one)
        return False

    def write_act(self, word, text):
        if not self.quiet:
            self.session.lines.append({word: text} if self.rng.random() < .8 else f"{word} {text}")
        if self.session.slip == "treasure in the battle" and self.session.slipped:
            raise Done()

    def act_slips(self, group, one, word, damage, fire):
        """Slips in the order and in what a card must do."""
        fight, rules, session = self.fight, self.rules, self.session
        if damage and self.now("waits though it could strike"):
            self.write_act(word, "nothing")
            session.made("ER-FGT-6")
        if fire and not damage and self.now("avoids the fire shield"):
            self.write_act(word, "nothing")
            session.made("ER-ATK-7")
        if damage and self.now("moves instead of striking"):
            moves = [slot for slot in range(3) if fight.slots[one][slot] == "move"]
            if moves:
                self.write_act(word, f"moves {SIDE[moves[0]]}")
                session.made("ER-FGT-6")
        if self.struck and self.reserve == "A" and self.now("swap after the first strike"):
            mine = [at for at in range(4) if self.fighters[at].side == "A"]
            if mine:
                self.write("swap", self.word(mine[0]))
                session.made("ER-PLC-4")
        waiting = [other for other in range(4) if fight.alive(other) and not fight.acted >> other & 1 and other not in group]
        equal = [other for other in range(4) if other != one and fight.first[other] == fight.first[one]]
        passed = any(fight.acted >> other & 1 for other in equal)  # before a movement it may have had nothing to do
        bound = len(group) == 1 and bool(damage) and not self.used and not passed
        for name, same in (("out of order", False), ("defender first at a tie", True)):
            if bound and self.now(name):
                for other in waiting:
                    slots = rules.duties(fight, other)[0]
                    if slots and (fight.first[other] == fight.first[one]) == same and (not same or self.fighters[one].side == "A"):
                        target = rules.at(fight, other, slots[0])
                        self.session.lines.append({str(fight.places.index(other) + 1): str(fight.places.index(target) + 1)})
                        session.made("ER-FGT-2" if same else "ER-FGT-1")
        if self.now("strikes through a shield"):
            for slot in range(3):
                found = rules.strike(fight, one, slot)
                if found and not found[1] and not found[2]:
                    self.write_act(str(fight.places.index(one) + 1), f"{fight.places.index(found[0]) + 1} dies")
                    session.made("ER-ATK-3")
        if self.now("left taken for right"):
            for slot in (0, 2):
                found = rules.strike(fight, one, slot)
                if found and found[1]:
                    self.write_act(str(fight.places.index(one) + 1), f"{SIDE[2 - slot]} {fight.places.index(found[0]) + 1}")
                    session.made("ER-FGT-3")
        if self.now("strikes a friend"):
            for slot in range(3):
                other = rules.at(fight, one, slot)
                if not self.used and fight.slots[one][slot] in fights.STRIKES and fight.alive(other) and self.fighters[other].side == self.fighters[one].side:
                    self.write_act(str(fight.places.index(one) + 1), str(fight.places.index(other) + 1))
                    session.made("ER-FGT-3")
        if self.now("counterattack that stops the strike"):
            for slot in damage:
                target, _, back = rules.strike(fight, one, slot)
                if back and fight.slots[target][rules.facing(fight, one, slot)] == "counter":
                    self.write_act(str(fight.places.index(one) + 1), f"{fight.places.index(target) + 1} 0")
                    session.made("ER-ATK-6")
        dead = [other for other in range(4) if fight.dead >> other & 1]
        if dead and self.now("the dead strike"):
            other = dead[0]
            live = [at for at in range(4) if fight.alive(at)]
            if live:
                self.write_act(str(fight.places.index(other) + 1), "nothing")
                session.made(fight.why.get(other, "ER-FGT-7"))
        if self.now("action of a card that fights"):
            for at in range(4):
                who, card = self.holder(self.fighters[at].side), self.fighters[at].card
                if who is None or not card.action or card.action.kind != "slot" or card.action.price > session.count(who, "lands"):
                    continue
                if card.deck != "neutral" and card.name not in who.hand and card.copies == 1:
                    self.write("plays", f"{card.name} so {card.name} left {card.action.what}", who=who)
                    session.made("ER-ACT-3")
        return False

    def help(self, strike):
        """Actions and Artifacts in the battle, with answers."""
        rng = self.rng
        for player in self.session.players:
            if player.treasures and not player.out and self.now("treasure in the battle"):
                self.write("treasure", "2", who=player)
                self.session.made("ER-TRE-3", last=False)  # an act shows that the battle was not over
            if player.out or rng.random() < .85:
                continue
            for name, action, verb in self.sources(player, ("slot", "life", "initiative", "more"), ("battle",))[:1]:
                change = self.change(player, action, strike)
                if change is None:
                    continue
                text, apply = change
                self.spend(player, name, verb, f" so {text}", verb == "uses")
                if verb == "plays" and BOX.card(name).copies == 1 and action.kind == "slot" and self.now("action played twice"):
                    self.spend_again(player, name, text)
                self.acted = self.used = True
                strike_after = None if action.kind != "more" else strike
                answer = self.answer(player)
                if answer:
                    self.between = True
                    answer[1]()
                    self.between = False
                apply()
                strike = strike_after if action.kind == "more" else strike
                if answer or action.kind != "more":
                    strike = None
        return strike

    def answer(self, player):
        """Somebody else answers, with a slot or a life of a card."""
        if self.rng.random() < .7:
            return None
        for other in self.session.players:
            if other is player or other.out:
                continue
            for name, action, verb in self.sources(other, ("slot", "life"), ("battle",))[:1]:
                change = self.change(other, action, None)
                if change:
                    artifact = verb == "uses"
                    (other.artifacts if artifact else other.hand).remove(name)
                    if not artifact:
                        other.discard.append(name)
                        other.spent.add(name)
                    self.write("answers", f"{name} so {change[0]}", who=other)
                    return change
        return None

    def change(self, player, action, strike):
        """An outcome in words, and what it does."""
        rng, fight = self.rng, self.fight
        open_ = [at for at in range(4) if not fight.dead >> at & 1 and not self.fighters[at].treasure
                 and (action.who in (None, "any") or self.touches(player, self.fighters[at].side, self.fighters[at].name) == action.who)]
        names = [one.name for one in self.fighters[:4]]
        if action.kind == "more":
            if strike is None:
                return None
            _, target, _ = strike
            if fight.lives[target] <= 0:
                return None

            def more():
                actor, target, slot = strike
                icon, face = self.fight.slots[actor][slot], self.fight.slots[target][self.rules.facing(self.fight, actor, slot)]
                if icon in fights.STRIKES and (icon.endswith("pierce") or face not in ("shield", "fire")):
                    self.life(target, -action.what)
            return f"{self.word(target, fight=fight)} -{action.what}", more
        open_ = [at for at in open_ if action.kind != "life" or action.what > 0 or fight.lives[at] > 0]
        if not open_:
            return None
        at = rng.choice(open_)
        word = self.word(at, fight=fight)
        if names.count(names[at]) > 1:
            word = str(fight.places.index(at) + 1)
        if action.kind == "slot":
            slot = rng.randrange(3)
            return f"{word} {SIDE[slot]} {action.what}", lambda: self.slot(at, slot, action.what)
        if action.kind == "life":
            return f"{word} {action.what:+d}", lambda: self.life(at, action.what)
        return f"{word} initiative {action.what:+d}", lambda: self.initiative(at, action.what)

    def slot(self, at, slot, icon):
        after = self.fight.copy()
        slots = [list(one) for one in after.slots]
        slots[at][slot] = icon
        after.slots = tuple(map(tuple, slots))
        self.note(after)

    def life(self, at, many):
        after = self.fight.copy()
        if after.dead >> at & 1:
            return
        lives = list(after.lives)
        lives[at] = max(0, lives[at] + many)
        after.lives = tuple(lives)
        self.note(after)

    def initiative(self, at, many):
        after = self.fight.copy()
        for key in ("first", "later"):
            values = list(getattr(after, key))
            values[at] += many
            setattr(after, key, tuple(values))
        self.note(after)

    def note(self, after):
        self.fight = after if self.between else after.noted()




class Slip:
    """What a slip needs to be made: level of detail, players, and so on."""

    def __init__(self, detail=None, players=None, scenario=None, placement=None, elves=None, target=None, castles=False, battle=False):
        self.detail, self.players, self.scenario, self.placement, self.elves = detail, players, scenario, placement, elves
        self.target, self.castles, self.battle = target, castles, battle


def free(session, place):
    return session.owner[place] is None and session.chart.kinds[place] != "centre"


def central(session, place):
    return place == session.chart.central and session.owner[place] is None


def held(session, place):
    return session.owner[place] is not None


SEEN = ("full", "public")
FIGHT = dict(detail=SEEN, battle=True)
SLIPS = {
    "summon in the first turn": Slip(SEEN), "summon of one more": Slip(SEEN), "keeps six": Slip(SEEN), "keeps too many": Slip(SEEN), "throws away too many": Slip(SEEN),
    "declines for three": Slip(), "attack over a corner": Slip(), "attack on an own land": Slip(), "attacks again": Slip(SEEN),
    "looks at an open squad": Slip(SEEN, target=free), "looks at two": Slip(SEEN, target=free), "opens none": Slip(SEEN, target=free),
    "fights a squad that is gone": Slip(SEEN, target=free), "guardian as a squad": Slip(SEEN, target=central), "retreats from the castle": Slip(SEEN, castles=True),
    "castle without its dragon": Slip(("full",), castles=True), "two cards for giving up": Slip(("full",), target=held), "retreats for three": Slip(SEEN, target=held),
    "sends two": Slip(("full",)), "artifact for a tower or a player's land": Slip(SEEN), "three for a treasure": Slip(("full",)), "six cards after a treasure": Slip(("full",)),
    "treasure without one": Slip(SEEN), "price too high": Slip(SEEN), "token onto an own land": Slip(SEEN, elves="black"), "artifact used twice": Slip(SEEN),
    "extra capture with two": Slip(("full",), elves="snow"), "summon before the extra capture": Slip(SEEN, elves="snow"),
    "eliminated player plays on": Slip(SEEN, players=4, scenario="lord-of-dragons", castles=True),
    "artifact of an eliminated player": Slip(SEEN, players=4, scenario="lord-of-dragons", castles=True), "dragon to the discard": Slip(("full",)), "sends four": Slip(("full",)),
    "card from the discard": Slip(("full",)), "centre claimed as a castle": Slip(SEEN, scenario="only-war", target=central),
    "treasure in the battle": Slip(**FIGHT), "action played twice": Slip(**FIGHT),
    "three of one side at the edge": Slip(placement="advanced", **FIGHT), "defender on top at a tie": Slip(placement="advanced", **FIGHT),
    "defender swaps": Slip(target=held, **FIGHT), "swap after the first strike": Slip(**FIGHT), "out of order": Slip(**FIGHT), "defender first at a tie": Slip(**FIGHT),
    "waits though it could strike": Slip(**FIGHT), "avoids the fire shield": Slip(**FIGHT), "moves instead of striking": Slip(**FIGHT), "broken off": Slip(**FIGHT),
    "strikes through a shield": Slip(**FIGHT), "left taken for right": Slip(**FIGHT), "strikes a friend": Slip(**FIGHT), "counterattack that stops the strike": Slip(**FIGHT),
    "the dead strike": Slip(**FIGHT), "action of a card that fights": Slip(**FIGHT), "outcome the wrong way round": Slip(**FIGHT),
}
# Slips of how many cards a hand has.
OF_HANDS = {"keeps too many", "throws away too many", "six cards after a treasure"}
OF_CARDS = {"two cards for giving up", "card from the discard", "extra capture with two"}
ATTACKING = {name for name, slip in SLIPS.items() if slip.battle or slip.target or slip.castles} | {
    "sends two", "sends four", "card from the discard", "attacks again", "artifact for a tower or a player's land", "extra capture with two",
    "summon before the extra capture"}


def session(seed, detail="any", slip=None):
    """A session; one with a slip is tried until the slip was made."""
    for again in range(400):
        made = Session(f"{seed}/{again}" if again else seed, detail, slip, most=40 if slip else None)
        record = made.play()
        if slip is None or made.slipped:
            return record
    raise RuntimeError(f"the slip was never made: {slip}")


class Duel(Session):
    """A single battle between two players, from a start."""

    def __init__(self, seed, slip=None):
        super().__init__(seed, "public", slip, players=2, scenario="only-war")
        rng, (mover, owner) = self.rng, self.players
        self.mover = mover
        self.neutral_fight = rng.random() < .3
        for player in self.players:
            player.draw(5)
            player.first = False
        self.squad = 1 if self.neutral_fight else None

    def duel(self):
        rng, (mover, owner) = self.rng, self.players
        self.lines = []
        self.turns.append({mover.name: self.lines})
        many = [rng.randrange(1, 8), rng.randrange(1, 8)]
        self.count = lambda player, what: many[player.seat]
        start = {"turn": mover.name, "players": {one.name: {"lands": str(many[one.seat]), "hand": str(len(one.hand))} for one in self.players}}
        if rng.random() < .3 or self.slip == "treasure in the battle":
            for one in self.players:
                one.artifacts = [self.artifacts.pop() for _ in range(2)]
                one.treasures = rng.randrange(2)
                start["players"][one.name].update(artifacts="2", treasures=str(one.treasures))
        send = rng.sample(mover.hand, 3)
        try:
            if self.neutral_fight:
                self.write("attack", "tower")
                theirs = self.squads.pop(1)
                foe = None
            else:
                self.write("attack", f"land of {owner.name}")
                theirs = rng.sample(owner.hand, 3)
                foe = owner
            for name in send:
                mover.hand.remove(name)
            for name in theirs if foe else ():
                owner.hand.remove(name)
            Battle(self, None, foe, send, theirs).play()
        except Done:
            pass
        names = json.dumps(self.lines, ensure_ascii=False)
        used = {card for card in BOX.cards.values() if card.name in names}
        if self.slip in ("action of a card that fights", "action played twice"):  # only whole decks prove how many copies there are
            used |= {card for card in BOX.cards.values() if card.deck in {one.elves for one in self.players}}
        components = {"components": "these cards", "game": "elven-rage", "left-hits": "clockwise", "decks": {}, "neutral": {}}
        for card in sorted(used, key=lambda one: one.name):
            data = DATA["neutral"] if card.deck == "neutral" else DATA["decks"][card.deck]
            pile = components["neutral"] if card.deck == "neutral" else components["decks"].setdefault(card.deck, {})
            pile[card.name] = data[card.name]
        components["artifacts"] = {name: DATA["artifacts"][name] for name, _ in BOX.artifacts.values() if name in names}
        components = {key: value for key, value in components.items() if value}
        record = {"game": "elven-rage", "components": components, "placement": self.placement,
                  "players": [{"name": one.name, "elves": one.elves} for one in self.players], "start": start, "turns": self.turns}
        if self.slipped:
            record["session"] = {"breaks": self.slipped[0], "at": self.slipped[1], "slip": self.slip}
        return record


def battle(seed, slip=None):
    """A single battle; one with a slip is tried until the slip was made."""
    for again in range(2000):
        made = Duel(f"{seed}/{again}" if again else seed, slip)
        record = made.duel()
        if slip is None or made.slipped:
            return record
    raise RuntimeError(f"the slip was never made: {slip}")


BATTLE_LINES = ("send", "placed", "seats", "centre", "swap", "fallen", "loop")


def verb_of(line):
    """What a line begins with, and how it goes on."""
    if isinstance(line, str):
        first, _, rest = line.partition(" ")
        return first, rest
    (key, value), = line.items()
    return key, value


def thinned(record, seed):
    """The same session as somebody wrote it who saw or noted less of it: still legal."""
    rng = random.Random(seed)
    chance = rng.choice([.1, .3, .6, .9])
    names = {player["name"] for player in record["players"]}
    record = {key: value for key, value in record.items() if key not in ("result", "winner", "session")}
    for key in ("deal", "keep", "goals"):
        if key in record and rng.random() < chance:
            del record[key]
    for turn in record["turns"]:
        (name, lines), = turn.items()
        if rng.random() < chance / 6:
            turn[name] = rng.choice(["unknown", ["unknown"]])
            continue
        turn[name] = thin_turn(rng, chance, lines, names)
    if rng.random() < .1:
        record["turns"].insert(rng.randrange(len(record["turns"]) + 1), "unknown")
    return record


def thin_turn(rng, chance, lines, names):
    kept, at = [], 0
    cut = any(verb_of(line)[0] in ("plays", "uses", "answers", "treasure", "trades", "gives") for line in lines)
    while at < len(lines):
        verb, rest = verb_of(lines[at])
        if verb in ("summon", "discard") and rng.random() < chance and not (cut and verb == "discard"):
            at += 1
            continue
        if verb in ("summon", "discard", "decline", "retreats") and isinstance(rest, str) and rest and not rest.isdigit() and rng.random() < chance:
            many = sum(int(one.split()[0]) if one.strip()[0].isdigit() else 1 for one in rest.split("+"))
            kept.append({verb: rng.choice([str(many), f"{many} unknown"])})
            at += 1
            continue
        if verb == "attack":
            end = at + 1
            while end < len(lines) and verb_of(lines[end])[0] not in ("attack", "won", "lost", "decline") and not (
                    verb_of(lines[end])[0] in names and str(verb_of(lines[end])[1]).split()[0] in ("retreats", "gives")):
                end += 1
            ended = end < len(lines) and verb_of(lines[end])[0] in ("won", "lost")
            inside = lines[at + 1:end]
            begun = [index for index, line in enumerate(inside) if verb_of(line)[0] in BATTLE_LINES]
            kept.append(lines[at])
            if ended and rng.random() < chance and begun:
                # Only the outcome; what was announced and who answered may stay.
                kept += [line for line in inside[:begun[0]] if rng.random() > chance / 2]
            elif ended and rng.random() < chance / 2 and begun:
                acts = begun[-1] + 1
                cut_at = rng.randrange(acts, len(inside) + 1)
                kept += inside[:cut_at] + ["unknown"]
            else:
                kept += [line for line in inside if verb_of(line)[0] not in ("placed", "look", "fight") or rng.random() > chance]
            at = end
            continue
        if verb == "artifact" and rng.random() < chance:
            at += 1
            continue
        kept.append(lines[at])
        at += 1
    return kept


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--battles", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--detail", default="any", choices=["full", "public", "minimal", "any"])
    parser.add_argument("--break", dest="slip", help="the name of a slip, or any")
    parser.add_argument("--breaks", action="store_true", help="list the slips")
    parser.add_argument("--thin", action="store_true", help="leave out what somebody may not have seen or noted")
    given = parser.parse_args()
    if given.breaks:
        print("\n".join(SLIPS))
        return 0
    fighting = [name for name, slip in SLIPS.items() if slip.battle and not slip.castles]
    for number in range(given.games):
        slip = sorted(SLIPS)[number % len(SLIPS)] if given.slip == "any" else given.slip
        made = session(f"{given.seed}:{number}", given.detail, slip)
        if given.thin:
            made = thinned(made, f"{given.seed}:{number}")
        print(json.dumps(made, ensure_ascii=False, separators=(",", ":")))
    for number in range(given.battles):
        slip = fighting[number % len(fighting)] if given.slip == "any" else given.slip
        print(json.dumps(battle(f"{given.seed}:{number}", slip), ensure_ascii=False, separators=(",", ":")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
