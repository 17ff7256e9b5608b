#!/usr/bin/env python3
"""Sessions of Master Elf that nobody played, as JSON Lines, with the made-up set.

    generate.py --games N [--seed S] [--thin] [--break NAME|any] [--breaks]

Every session is legal; a broken one has one slip, and says under `session` which rule it breaks (`breaks`). `--thin` leaves out
what somebody may not have seen or noted. `--breaks` lists the slips.
"""
import argparse
import json
import pathlib
import random
import re
import sys
from collections import Counter

sys.dont_write_bytecode = True  # nothing is left in the sources
if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from kit.components import maps_of
from master_elf.components import SETS
from master_elf.record import OPTIONS
from master_elf.words import HELPERS, PARCELS

DATA = json.loads(pathlib.Path(__file__).with_name("trial_set.json").read_text(encoding="utf-8"))


def copy_of_ones_own():
    """A set like the made-up one with another board, other parcels, prices that say how many of each, and two of some gifts."""
    data = json.loads(json.dumps(DATA))
    data.update(components="my copy", parcels={"set": ["3", "4"], "colour": ["5", "7"], "elves": ["4", "6"], "ingredients": ["3", "5"]})
    ring = ["Mill", "Pond", "Orchard", "Lighthouse", "Cave", "Meadow", "Old Oak"]
    near = {name: [ring[number - 1], ring[(number + 1) % len(ring)]] for number, name in enumerate(ring)}
    for name in ("Mill", "Cave"):
        near[name].append("city")
    data["board"] = {"night": {"city": ["Mill", "Cave"], **near}}
    data["also"] = {name: words for name, words in data["also"].items() if name in ring or name == "city"}
    del data["elves"]
    for number, name in enumerate(sorted(data["gifts"])):
        if number % 3 == 0:
            one, other = data["gifts"][name]["of"].split(" + ")
            data["gifts"][name]["of"] = f"2 {one} + {other}" if number % 2 else f"{one} + 2 {other}"
    for name in ("teddy", "kite", "drum"):
        data["gifts"][name]["copies"] = "2"
        del data["gifts"][{"teddy": "doll", "kite": "top", "drum": "flute"}[name]]
    return data


OWN = copy_of_ones_own()
BOXES = {"trial-set": (SETS.trial_set, DATA), "my copy": (SETS.of(maps_of(OWN)), OWN)}
NAMES = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya", "Ivan"]
RUSSIAN_NAMES = ["Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Зоя", "Иван"]
DATIVE = {"Анна": "Анне", "Борис": "Борису", "Вера": "Вере", "Глеб": "Глебу", "Дина": "Дине", "Егор": "Егору", "Зоя": "Зое", "Иван": "Ивану"}
GENITIVE = {"Анна": "Анны", "Борис": "Бориса", "Вера": "Веры", "Глеб": "Глеба", "Дина": "Дины", "Егор": "Егора", "Зоя": "Зои", "Иван": "Ивана"}
RUSSIAN = {"city": "город", "stay": "остаётся", "kitten": "котёнок", "fox": "лиса", "saucer": "тарелка", "yeti": "йети", "to": "дать", "from": "взять у", "create": "создать",
           "for": "за", "under": "для", "then": "затем", "put": "положить", "send": "отправить", "discard": "сбросить", "crystal": "кристалл", "box": "коробки", "set": "набора",
           "colour": "цвета", "elves": "эльфов", "ingredients": "ингредиентов", "gift": "подарок", "on": "на", "unknown": "неизвестно", "none": "ничего", "stuck": "застрял",
           "shortage": "нехватка", "goal": "на"}
VALUES = {name: choices[0] for name, choices in OPTIONS.items()}


class Over(Exception):
    """The session ends here."""


class Slip:
    """What a slip needs: the rule it breaks, and what must be on the table."""

    def __init__(self, breaks, **need):
        self.breaks, self.need = breaks, need


SLIPS = {
    "reshuffled city": Slip("ME-COP-14", poor=True), "draws as many": Slip("ME-COP-13"), "draws two more": Slip("ME-COP-13"),
    "lays one": Slip("ME-COP-12b"), "lays three": Slip("ME-COP-12b"), "lays none": Slip("ME-COP-12b"), "refills a full area": Slip("ME-COP-12b"),
    "elf stays": Slip("ME-COP-9"), "moves nowhere": Slip("ME-COP-9"), "into an empty area": Slip("ME-COP-10", poor=True), "does nothing": Slip("ME-COP-9 ME-COP-12a"),
    "another gift under a full parcel": Slip("ME-COP-17 ME-COP-16"), "sent late": Slip("ME-COP-17"), "sent early": Slip("ME-COP-17"),
    "covered gift": Slip("ME-COP-15"), "gift that is nowhere": Slip("ME-COP-15"),
    "crystal twice": Slip("ME-BAS-9"), "two cards": Slip("ME-BAS-8"), "four cards": Slip("ME-BAS-8"), "third kind": Slip("ME-BAS-8"), "two crystals": Slip("ME-BAS-9"),
    "no new gift": Slip("ME-COP-23"), "gift laid twice": Slip("ME-COP-23"), "stack left empty": Slip("ME-COP-18"), "gift on a stack with gifts": Slip("ME-COP-18"),
    "exchange apart": Slip("ME-COP-19"), "exchange of others": Slip("ME-COP-19"), "wrong parcel": Slip("ME-COP-16 ME-PAR-1 ME-PAR-2 ME-PAR-3 ME-PAR-4"), "into the box": Slip("ME-COP-16"),
    "rainbow first": Slip("ME-COP-4b", setup=True), "no elf first": Slip("ME-COP-4b", setup=True), "one set twice": Slip("ME-COP-4a", setup=True), "two start gifts": Slip("ME-COP-4a", setup=True),
    "helper left in place": Slip("ME-HLP-8", helpers=True), "helper to an elf": Slip("ME-HLP-8", helpers=True), "helper to the city": Slip("ME-HLP-8", helpers=True),
    "helper goes unused": Slip("ME-HLP-8", helpers=True), "saucer goes on": Slip("ME-HLP-8", helpers="saucer"), "swap without a saucer": Slip("ME-HLP-6", setup=True),
    "yeti for one card": Slip("ME-HLP-7", helpers="yeti"), "yeti after moving": Slip("ME-HLP-7", helpers="yeti"), "fox elsewhere": Slip("ME-HLP-5", helpers="fox"),
    "kitten elsewhere": Slip("ME-COP-9", helpers="kitten"), "character in the city": Slip("ME-CHR-3", characters=True),
    "saucer next door": Slip("ME-CHR-6", characters="saucer"), "yeti takes and puts": Slip("ME-CHR-7", characters="yeti"), "elf puts": Slip("ME-CHR-7"),
    "fox swaps twice": Slip("ME-CHR-5", characters="fox"), "another swaps": Slip("ME-HLP-5 ME-CHR-5", characters="kitten"),
    "eight kept": Slip("ME-COP-21", rich=True), "one discard too few": Slip("ME-COP-21", rich=True), "second gift": Slip("ME-BAS-3b"), "gift before moving": Slip("ME-BAS-3"),
    "played on after a loss": Slip("ME-COP-26", deck=3), "played on after a win": Slip("ME-COP-26", nearly=True), "gift from nowhere": Slip("ME-COP-25", deck=3),
    "far move": Slip("ME-BAS-5"), "card from nowhere": Slip("ME-BAS-8b"), "gives what is not there": Slip("ME-BAS-8b"), "discards what is not there": Slip("ME-BAS-8b"),
    "another order": Slip("ME-BAS-2", setup=True), "skipped": Slip("ME-BAS-2"), "by day": Slip("ME-BAS-1"), "too many of a kind": Slip("ME-BOX"), "gift seen twice": Slip("ME-BOX"),
    "three helpers": Slip("ME-HLP-1", helpers=True, setup=True), "helpers together": Slip("ME-HLP-2", helpers=True, setup=True), "helper starts in the city": Slip("ME-HLP-2", helpers=True, setup=True),
    "one figure twice": Slip("ME-CHR-1", characters=True, setup=True), "one elf": Slip("ME-CHR-1", characters=True, setup=True),
    "starts in the city": Slip("ME-CHR-2", characters=True, setup=True), "two start cards": Slip("ME-COP-6", setup=True), "two in an area": Slip("ME-COP-6", setup=True),
    "city short": Slip("ME-COP-6", setup=True), "gift deck short": Slip("ME-COP-5", setup=True), "stack of two": Slip("ME-COP-5", setup=True),
    "stuck with a way": Slip("ME-COP-11"), "takes two": Slip("ME-COP-12a"), "takes none": Slip("ME-COP-12a"), "takes what is not there": Slip("ME-COP-12a"),
    "area forgotten": Slip("ME-COP-20", poor=True), "lays in a full area": Slip("ME-COP-20"), "lays three at a sending": Slip("ME-COP-20", poor=True),
    "three of one kind": Slip("ME-BAS-8", options={"gift-price": "both-kinds"}), "crystal for nothing": Slip("ME-BAS-8", options={"crystal": "only-if-lacking", "gift-price": "any-mix"}),
    "stays without cards": Slip("ME-CHR-4", characters="kitten", poor=True, options={"stay-without-cards": "no"}),
    "stays though lost": Slip("ME-COP-26", characters="kitten", poor=True, options={"averts-loss": "no"}),
    "swap into nothing": Slip("ME-HLP-6", helpers="saucer", poor=True, options={"swap-into-empty": "no"}),
    "swap from the city": Slip("ME-HLP-6", helpers="saucer", options={"swap-from-city": "no"}), "swap in place": Slip("ME-HLP-6", helpers="saucer", options={"swap-in-place": "no"}),
    "fox after a swap": Slip("ME-HLP-5", helpers="fox saucer", options={"fox-after-swap": "no"}),
    "unused crystal": Slip("ME-CHR-7", characters="yeti", options={"yeti-unused-crystal": "forbidden"}),
    "helpers and characters": Slip("ME-INH-1", helpers=True, setup=True, options={"inhabitants": "one-use"}),
    "shortage": Slip("ME-BIG-2", options={"coop-shortage": "no"}), "no shortage": Slip("ME-BIG-2", poor=True, options={"coop-shortage": "yes"}),
    "needless discard": Slip("ME-COP-21", options={"surplus-discard": "no"}),
}


class Session:
    """One session: what is on the table, and the lines that somebody wrote."""

    def __init__(self, seed, slip=None, thin=False):
        rng = self.rng = random.Random(seed)
        self.pen = random.Random(f"{seed} pen")
        self.slip, self.slipped = slip, None
        need = self.need = SLIPS[slip].need if slip else {}
        self.loss = rng.choice([.1, .3, .6, .95]) if thin else 0
        self.russian = not slip and rng.random() < .05
        self.set = "my copy" if not slip and rng.random() < .04 else "trial-set"
        self.box, self.data = BOXES[self.set]
        self.inhabitants(need)
        self.competitive = not slip and rng.random() < .06
        self.values = dict(VALUES)
        self.options = dict(need.get("options", {}))
        if not slip and rng.random() < .3:
            for name in rng.sample(sorted(OPTIONS), rng.randrange(1, 4)):
                self.options[name] = rng.choice(OPTIONS[name])
        if rng.random() < .3 and "gift-price" not in self.options:
            self.options["gift-price"] = "any-mix"
        self.values.update(self.options)
        self.simple = not slip and bool(self.characters) and rng.random() < .05
        count = len(self.kinds)
        self.cards = [kind for kind, many in self.box.ingredients.items() for _ in range(many)]
        rng.shuffle(self.cards)
        self.hands = [[self.cards.pop()] for _ in range(count)]
        self.areas = {name: [self.cards.pop()] for name in self.box.areas}
        self.city, self.discard = self.cards, []
        self.crystal, self.at = [True] * count, ["city" if kind == "elf" else rng.choice(self.box.areas) for kind in self.kinds]
        if rng.random() < .3:
            self.at = [rng.choice([*self.box.areas, "city"]) if kind == "elf" else at for kind, at in zip(self.kinds, self.at)]
        names = [name for name, gift in sorted(self.box.gifts.items()) for _ in range(gift.copies)]
        rng.shuffle(names)
        self.under, self.sent, self.numbers = {}, [], {}
        hard = rng.choice([0, 0, 1, .5])
        for key in PARCELS:
            self.numbers[key] = self.box.parcels[key][rng.random() < hard]
            first = next((name for name in names if self.may_start(key, name)), None)
            if first is None:  # the first ones share all sets with what is left
                return self.__init__(f"{seed} again", slip, thin)
            self.under[key] = [first]
            names.remove(first)
        self.stacks = [[names.pop()] for _ in range(3)]
        self.gifts, self.boxed = names, []
        if "deck" in need:
            self.gifts = names[:need["deck"]]
            self.boxed = names[need["deck"]:]
        self.round, self.turns, self.seat, self.ended, self.gift_due = 1, [], 0, None, False
        self.start, self.result = None, None
        self.most = rng.randrange(1, 9) * count if rng.random() < .7 else 999
        if slip:
            self.most = 60 if "poor" not in need else 200
        self.begin = 0 if need.get("setup") or rng.random() < .6 else rng.randrange(1, 12 * count)
        if slip in ("area forgotten", "lays three at a sending", "sent late", "another gift under a full parcel"):
            self.begin = 0
        if "deck" in need:
            self.begin = max(1, self.begin)
        if self.competitive:
            self.begin = max(1, self.begin)
        elif need.get("nearly") or need.get("poor") and rng.random() < .9 or not slip and rng.random() < .15:
            self.hurry()
        if need.get("poor") or not slip and rng.random() < .12:
            self.poor()
        if need.get("rich"):
            for _ in range(6):
                if len(self.city) > 8:
                    self.hands[0].append(self.city.pop())
            self.begin = max(1, self.begin)

    def inhabitants(self, need):
        rng = self.rng
        mode = "characters" if need.get("characters") else "helpers" if need.get("helpers") else rng.choice(["plain", "plain", "characters", "helpers"]) if not need.get("plain") else "plain"
        self.characters, self.helpers = [], {}
        if mode == "characters":
            count = rng.choice([3, 3, 4, 5, 6, 7, 8])
            least, most = max(1, count - 4), min(4, count - 2)
            self.characters = rng.sample(HELPERS, rng.randrange(least, most + 1))
            if isinstance(need.get("characters"), str) and need["characters"] not in self.characters:
                self.characters[0] = need["characters"]
            self.kinds = ["elf"] * (count - len(self.characters)) + self.characters
            rng.shuffle(self.kinds)
        else:
            self.kinds = ["elf"] * rng.choice([2, 3, 3, 3, 4])
        if mode == "helpers":
            kinds = rng.sample(HELPERS, 2)
            if isinstance(need.get("helpers"), str):
                kinds = (need["helpers"].split() + [kind for kind in kinds if kind not in need["helpers"]])[:2]
            self.helpers = dict(zip(kinds, rng.sample(self.box.areas, 2)))
        self.shown_helpers = dict(self.helpers)
        self.names = (RUSSIAN_NAMES if self.russian else NAMES)[:len(self.kinds)]
        if not self.russian:
            self.names = rng.sample(NAMES, len(self.kinds))

    def may_start(self, key, name):
        gift = self.box.gifts[name]
        if key == "elves" and not gift.elf or key == "colour" and gift.colour == "rainbow":
            return False
        return not any(gift.sets & self.box.gifts[one].sets for names in self.under.values() for one in names)

    def hurry(self):
        """Parcels nearly full, and most of them sent: a game near its end."""
        self.begin = max(1, self.begin)
        keys = self.rng.sample(PARCELS, self.rng.choice([1, 2, 3, 3] if not self.need.get("nearly") else [3]))
        if self.need.get("poor"):
            keys = keys[:1]
        for key in PARCELS:
            fitting = [name for name in self.gifts if self.fits(key, name)]
            while len(self.under[key]) < self.numbers[key] - 1 and fitting:
                name = fitting.pop()
                if self.fits(key, name):
                    self.gifts.remove(name)
                    self.under[key].append(name)
            if key in keys:
                self.sent.append(key)
                self.boxed += self.under[key]
        gone = self.rng.randrange(len(self.gifts) + 1)
        if not self.need:
            self.boxed += self.gifts[:gone]
            del self.gifts[:gone]

    def poor(self):
        """Few cards lie anywhere: most are in hands and in the discard."""
        self.begin = max(1, self.begin)
        for at in self.areas:
            if self.rng.random() < .6:
                self.discard += self.areas[at]
                self.areas[at] = []
        keep = self.rng.randrange(3 if not self.need else 4)
        while len(self.city) > keep:
            card = self.city.pop()
            hand = self.rng.choice(self.hands)
            (hand if len(hand) < 5 and self.rng.random() < .6 else self.discard).append(card)

    # Words.

    def word(self, text):
        return RUSSIAN.get(text, text) if self.russian else text

    def place(self, at):
        if self.russian:
            return self.data["also"][at][0]
        return at if self.pen.random() < .9 or at == "city" else at.lower()

    def kind(self, name, many=1):
        if self.russian and name != "crystal":
            return next(word for word in self.data["ingredients"][name]["also"] if ord(word[0]) > 1000)
        return self.word(name)

    def name(self, seat, case):
        name = self.names[seat]
        return {"to": DATIVE, "from": GENITIVE}[case].get(name, name) if self.russian else name

    def sum(self, cards, loss=None):
        """Some cards, as they are noted."""
        loss = self.loss if loss is None else loss
        pen = self.pen
        if not cards:
            return self.word("none")
        if loss and pen.random() < loss:
            if pen.random() < .5:
                return str(len(cards))
            seen = pen.randrange(len(cards))
            counted, unseen = Counter(pen.sample(cards, seen)), len(cards) - seen
        else:
            counted, unseen = Counter(cards), 0
        terms = [f"{many} {self.kind(name)}" if many > 1 or pen.random() < .05 else self.kind(name) for name, many in counted.items()]
        if unseen:
            terms.append(self.pen.choice([f"{unseen} {self.word('unknown')}", str(unseen)]) if unseen > 1 or pen.random() < .5 else self.word("unknown"))
        return " + ".join(terms)

    def lost(self, share=1.0):
        """Whether somebody did not note something."""
        return bool(self.loss) and self.pen.random() < self.loss * share

    def write(self, key, value=None):
        self.lines.append(key if value is None else {key: value})

    # Slips.

    def want(self, *names):
        return self.slip in names and not self.slipped and self.start is not None

    def done(self):
        self.slipped = self.slip

    # Rules.

    def parcel(self, key):
        return [self.box.gifts[name] for name in self.under[key]]

    def fits(self, key, name):
        gift, lying = self.box.gifts[name], self.parcel(key)
        if key == "set":
            return bool(frozenset.intersection(*(one.sets for one in lying)) & gift.sets)
        if key == "colour":
            return gift.colour in ("rainbow", lying[0].colour)
        if key == "elves":
            return gift.elf
        return bool(lying[0].kinds & gift.kinds)

    def must(self, key, name):
        """Whether it fits by whatever set is chosen."""
        if key != "set":
            return self.fits(key, name)
        return frozenset.intersection(*(one.sets for one in self.parcel(key))) <= self.box.gifts[name].sets

    def open(self):
        return [key for key in PARCELS if key not in self.sent]

    def figure(self, seat):
        return "elf" if self.simple else self.kinds[seat]

    def cards_at(self, at):
        return self.city if at == "city" else self.areas[at]

    def goals(self, seat):
        at, kind = self.at[seat], self.figure(seat)
        if kind == "saucer":
            return [name for name in self.box.areas if name not in self.box.near[at] and name != at]
        return [name for name in sorted(self.box.near[at]) if kind == "elf" or name != "city"]

    def ways(self, seat):
        """Where a figure may go, and the ways that are none of moving."""
        at, kind, values = self.at[seat], self.figure(seat), self.values
        moves = [name for name in self.goals(seat) if self.cards_at(name)]
        others = []
        if (kind == "kitten" or kind == "elf" and self.helpers.get("kitten") == at and at != "city") and (self.areas[at] or values["stay-without-cards"] == "yes"):
            others.append("stay")
        goal = self.helpers.get("saucer")
        if kind == "elf" and goal and not (goal == at and values["swap-in-place"] == "no") and not (at == "city" and goal != at and values["swap-from-city"] == "no") and (
                self.cards_at(goal) or values["swap-into-empty"] == "yes"):
            others.append("saucer")
        if not moves and values["averts-loss"] == "no":
            others = []
        return moves, others

    def tops(self):
        return [stack[-1] for stack in self.stacks if stack]

    def missing(self, name, cards, crystal):
        """The cards of a price that are paid out of some cards, or None."""
        gift = self.box.gifts[name]
        fitting = [card for card in cards if card in gift.kinds]
        if gift.exact:
            paid = list((Counter(gift.exact) & Counter(cards)).elements())
            return paid if len(paid) == 3 else [*paid, "crystal"] if len(paid) == 2 and crystal else None
        if len(fitting) >= 3:
            self.rng.shuffle(fitting)
            paid = fitting[:3]
            if len(set(paid)) == 1 and self.values["gift-price"] == "both-kinds":
                other = [card for card in fitting if card != paid[0]]
                if not other:
                    return [paid[0], paid[0], "crystal"] if crystal and self.values["crystal"] == "free" else [paid[0], paid[0], "crystal"] if crystal else None
                paid[0] = other[0]
            if crystal and self.values["crystal"] == "free" and self.rng.random() < .1:
                paid[0] = "crystal"
            return paid
        if len(fitting) == 2 and crystal:
            return [*fitting, "crystal"]
        return None

    # Playing.

    def play(self):
        try:
            while True:
                self.next_turn()
        except Over:
            pass
        return self.record()

    def next_turn(self):
        rng, seat, count = self.rng, self.seat, len(self.kinds)
        if len(self.turns) >= self.most and not (self.slip and not self.slipped):
            raise Over
        if len(self.turns) > 400:
            raise Over
        if self.start is None and self.begin <= (self.round - 1) * count + seat:
            self.snapshot()
        if seat == 0 and self.gift_due:
            self.gift()
            if self.start is not None and not self.turns:  # nobody notes gifts: the record begins behind this one
                self.snapshot()
        self.gift_due = False
        self.lines = []
        name = self.names[seat]
        if self.want("skipped") and self.rng.random() < .2:
            self.done()
            self.turns.append({name: self.word("skipped")})
        else:
            self.begun = self.round
            self.turns.append({name: self.lines})
            self.lost_turn = self.loss and self.pen.random() < self.loss / 12
            self.turn(seat)
            if self.lost_turn:
                self.turns[-1] = self.pen.choice([{name: self.word("unknown")}, {name: [self.word("unknown")]}])
            elif self.lines and len(self.lines) == 1 and isinstance(self.lines[0], str) and self.pen.random() < .5:
                self.turns[-1][name] = self.lines[0]
        if self.slipped and self.slip not in ("another order", "played on after a loss", "played on after a win"):
            raise Over
        if self.ended and self.slip == "played on after a win" and self.ended == "won" and self.start is not None:
            self.done()
            following = self.names[(seat + 1) % count]
            self.turns.append({following: [{self.rng.choice(self.box.areas): "unknown"}]})
        if self.ended:
            raise Over
        self.seat = (seat + 1) % count
        if self.seat == 0:
            self.round += 1
            self.gift_due = True
            if self.start is None:
                self.turns = []

    def gift(self):
        """The turn came back to the first player."""
        if self.competitive:
            return
        if not self.gifts:
            if self.want("gift from nowhere"):
                self.done()
                self.turns.append({"gift": f"{self.boxed[0] if self.boxed else self.stacks[0][0]} on 1"})
                raise Over
            if self.want("played on after a loss") and self.turns:
                self.done()
                self.turns.append({self.names[0]: [{self.rng.choice(self.box.areas): "unknown"}]})
                raise Over
            self.ended = "lost"
            if not self.lost(.5) and self.rng.random() < .7:
                self.turns.append({self.word("gift"): self.word("none")})
            raise Over
        if self.want("no new gift") and self.rng.random() < .3:
            self.done()
            self.turns.append({"gift": "none"})
            raise Over
        count = len(self.kinds)
        if self.want("another order") and len(self.turns) >= count and all("gift" not in turn for turn in self.turns[-count:]):
            # Two turns beside each other that have nothing to do with each other.
            steps = [next(iter(turn.values())) for turn in self.turns[-2:]]
            single = all(len(one) == 1 and isinstance(one[0], dict) and set(one[0]) <= set(self.box.areas) and "then" not in str(one) for one in steps if isinstance(one, list))
            if single and all(isinstance(one, list) for one in steps) and steps[0][0].keys() != steps[1][0].keys():
                self.turns[-2:] = [self.turns[-1], self.turns[-2]]
                self.done()
        name, stack = self.gifts.pop(), self.rng.randrange(3)
        said = name
        if self.want("gift seen twice") and self.rng.random() < .4:
            self.done()
            said = self.rng.choice([one[-1] for one in self.stacks])
        self.stacks[stack].append(name)
        if not getattr(self, "unlined", False):
            text = said if not self.lost(.5) else self.word("unknown")
            if not self.lost(.5):
                text += f" {self.word('on')} {stack + 1}"
            self.turns.append({self.word("gift"): text})
            if self.want("gift laid twice") and self.gifts and self.rng.random() < .3:
                self.done()
                self.turns.append({"gift": f"{self.gifts[-1]} on 1"})
                raise Over
        if self.slipped:
            raise Over

    def turn(self, seat):
        rng, hand = self.rng, self.hands[seat]
        self.used, self.created, self.took, self.swapped = {}, False, False, False
        self.began = self.at[seat]
        if self.want("stuck with a way") and self.ways(seat)[0] and rng.random() < .3:
            self.done()
            return self.write(self.word("stuck"))
        if self.want("does nothing") and self.figure(seat) != "kitten" and self.ways(seat)[0] and rng.random() < .3:
            return self.done()
        if rng.random() < .15:
            self.exchange(seat)
        self.apart(seat)
        kind = self.figure(seat)
        if self.want("gift before moving") and self.tops() and self.ways(seat)[0]:
            self.pay_and_create(seat, before=True)
        self.yeti(seat)
        moves, others = self.ways(seat)
        if self.odd_move(seat, moves, others):
            return self.finish(seat)
        if not moves and not others:
            if self.competitive:
                self.turns.pop()
                raise Over
            self.ended = "lost"
            if self.lines or rng.random() < .7:
                self.write(self.word("stuck"))
            return None
        way = rng.choice(others) if others and (not moves or rng.random() < .35) else None
        if way == "stay":
            if self.helpers.get("kitten") == self.at[seat] and kind == "elf":
                self.help("kitten", seat)
            self.second(seat, self.word("stay"))
            self.way("kitten")
        elif way == "saucer":
            self.at[seat], self.helpers["saucer"] = self.helpers["saucer"], self.at[seat]
            self.swapped = True
            self.second(seat, self.word("saucer"))
            if self.want("saucer goes on"):
                self.done()
                self.write(f"saucer to {rng.choice(self.box.areas)}")
        else:
            self.at[seat] = to = self.choose(seat, moves)
            self.second(seat, self.place(to))
        if self.short:
            return None
        self.after(seat, way)
        return self.finish(seat)

    def after(self, seat, way):
        """Fox, exchange and creation, in some order."""
        rng = self.rng
        fox_late = rng.random() < .3
        if not fox_late:
            self.fox(seat, way)
        if self.want("yeti after moving") and self.at[seat] != "city" and len(self.hands[seat]) >= 2:
            self.done()
            cards = rng.sample(self.hands[seat], 2)
            for card in cards:
                self.hands[seat].remove(card)
            self.discard += cards
            self.crystal[seat] = True
            self.write("yeti", self.sum(cards))
        if self.want("helper goes unused") and self.helpers and not self.used:
            self.done()
            kind = rng.choice([kind for kind in self.helpers if kind != "saucer"])
            self.write(f"{kind} to {rng.choice([area for area in self.box.areas if area != self.helpers[kind]])}")
        self.exchange(seat, wanted=True)
        if not self.created and rng.random() < .95:
            self.pay_and_create(seat)
        if self.created and not self.ended and self.want("second gift"):
            self.pay_and_create(seat)
        if fox_late and not self.ended:
            self.fox(seat, way)
        if not self.ended and rng.random() < .05:
            self.exchange(seat)

    def finish(self, seat):
        """The end of a turn: the surplus is discarded."""
        if self.ended or self.short:
            return
        rng, hand = self.rng, self.hands[seat]
        if self.want("shortage") and rng.random() < .2 and len(self.city) >= 2:
            self.done()
            self.write("shortage")
            return
        surplus = len(hand) - 7
        if surplus > 0:
            cards = rng.sample(hand, surplus)
            if self.want("eight kept"):
                self.done()
                self.write("discard", "none")
                return
            if self.want("one discard too few") and surplus > 1:
                self.done()
                cards.pop()
            for card in cards:
                hand.remove(card)
            self.discard += cards
            if self.competitive or not self.lost(.7):
                self.write(self.word("discard"), self.sum(cards))
        elif hand and (self.want("needless discard") or self.values["surplus-discard"] == "yes" and rng.random() < .1):
            if self.want("needless discard"):
                self.done()
            card = rng.choice(hand)
            hand.remove(card)
            self.discard.append(card)
            self.write(self.word("discard"), self.sum([card]))
        elif self.want("discards what is not there") and len(set(hand)) < 7 and rng.random() < .3:
            self.done()
            kind = next(kind for kind in self.box.ingredients if kind not in hand)
            hand += [kind] * (8 - len(hand))
            self.options["surplus-discard"] = "yes"
            self.write("discard", kind)
        elif rng.random() < .02:
            self.write(self.word("discard"), self.word("none"))

    # Moving.

    def choose(self, seat, moves):
        needed = Counter(kind for name in self.tops() for kind in self.box.gifts[name].kinds)
        weights = [1 + len(self.hands[seat]) / 2 if at == "city" else 1 + 2 * max(needed[card] for card in self.areas[at]) for at in moves]
        for number, at in enumerate(moves):
            weights[number] += 2 * sum(other == at for other in self.at)
        return self.rng.choices(moves, weights)[0]

    def odd_move(self, seat, moves, others):
        """A slip in moving; True where it was made."""
        rng, at, kind, hand = self.rng, self.at[seat], self.figure(seat), self.hands[seat]
        empty = [name for name in self.goals(seat) if not self.cards_at(name)]
        made = None
        if self.want("elf stays", "kitten elsewhere") and kind == "elf" and at != "city" and self.areas[at] and self.helpers.get("kitten") != at:
            made = "stay"
        elif self.want("moves nowhere") and kind != "kitten" and at != "city" and self.areas[at] and self.helpers.get("kitten") != at:
            made = at
        elif self.want("into an empty area") and empty:
            made = rng.choice(empty)
        elif self.want("far move") and kind != "saucer":
            made = rng.choice([name for name in self.box.areas if name not in self.box.near[at] and name != at and self.areas[name]] or [None])
        elif self.want("character in the city") and kind != "elf" and self.city:
            made = "city"
        elif self.want("saucer next door") and kind == "saucer":
            made = rng.choice([name for name in sorted(self.box.near[at]) if name != "city" and self.areas[name]] or [None])
        elif self.want("swap without a saucer") and "saucer" not in self.helpers and kind == "elf":
            made = "saucer"
        elif self.want("stays without cards") and kind == "kitten" and not self.areas[at] and moves:
            made = "stay"
        elif self.want("stays though lost") and kind == "kitten" and not moves:
            made = "stay"
        elif kind == "elf" and "saucer" in self.helpers and (
                self.want("swap into nothing") and not self.cards_at(self.helpers["saucer"]) and self.helpers["saucer"] != at or self.want("swap from the city") and at == "city"
                and self.helpers["saucer"] != at or self.want("swap in place") and self.helpers["saucer"] == at and at != "city"):
            if moves:
                made = "saucer"
        if made is None:
            return False
        self.done()
        if made == "saucer":
            goal = self.helpers.get("saucer") or next((name for name in self.box.areas if name != at and self.areas[name]), None)
            self.at[seat], self.helpers["saucer"] = goal, at
        elif made != "stay":
            self.at[seat] = made
        self.second(seat, made)
        return True

    def yeti(self, seat):
        """The Yeti's help, before moving."""
        hand = self.hands[seat]
        least = 1 if self.want("yeti for one card") else 2
        if self.figure(seat) != "elf" or self.helpers.get("yeti") != self.at[seat] or len(hand) < least or self.at[seat] == "city":
            return
        if self.crystal[seat] and (self.values["yeti-unused-crystal"] == "forbidden" or self.rng.random() < .8) and not self.want("yeti for one card"):
            return
        if self.want("yeti for one card"):
            self.done()
        cards = self.rng.sample(hand, least)
        for card in cards:
            hand.remove(card)
        self.discard += cards
        self.crystal[seat] = True
        self.write(self.word("yeti"), self.sum(cards)) if not self.lost(.3) else self.write(self.word("yeti"))
        self.help("yeti", seat)
        self.way("yeti")

    def help(self, helper, seat):
        elves = {self.at[one] for one in range(len(self.kinds)) if self.kinds[one] == "elf"}
        here = self.helpers[helper]
        free = [name for name in self.box.areas if name not in elves and name != here]
        self.used[helper] = here, free

    def way(self, helper):
        """The helper goes, and somebody may note it."""
        if helper not in self.used:
            return
        here, free = self.used[helper]
        self.helpers[helper] = self.rng.choice(free)
        goal = self.helpers[helper]
        if self.want("helper left in place"):
            self.done()
            goal = here
        elif self.want("helper to the city"):
            self.done()
            goal = "city"
        elif self.want("helper to an elf"):
            elves = [at for at, kind in zip(self.at, self.kinds) if kind == "elf" and at not in (here, "city") and at not in free]
            if elves:
                self.done()
                goal = elves[0]
        if self.slipped or not self.lost(.6):
            goal_word = "goal" if self.russian else "to"
            self.write(f"{self.word(helper)} {self.word(goal_word)} {self.place(goal)}")

    # Taking.

    def second(self, seat, key):
        """The second step where a figure is now."""
        rng, at, hand = self.rng, self.at[seat], self.hands[seat]
        self.short, self.came = False, key != "stay"
        if at == "city":
            return self.in_city(seat, key)
        area = self.areas[at]
        if self.figure(seat) == "yeti" and hand and not self.slipped and (not self.crystal[seat] and rng.random() < .6 or self.want("unused crystal") and self.crystal[seat]):
            if self.crystal[seat]:
                self.done()
            return self.put(seat, key)
        if self.want("elf puts") and self.figure(seat) == "elf" and hand and key in self.box.areas and rng.random() < .3:
            self.done()
            return self.put(seat, key)
        if not area:
            self.write(key, self.word("none"))
            return None
        if self.want("takes none") and rng.random() < .3:
            self.done()
            return self.write(key, "none")
        if self.want("takes what is not there") and rng.random() < .3:
            self.done()
            return self.write(key, next(kind for kind in self.box.ingredients if kind not in area))
        taken = [self.pick(seat, area)]
        area.remove(taken[0])
        if self.want("takes two") and area:
            self.done()
            taken.append(area.pop())
        hand += taken
        self.took = True
        text = self.sum(taken, self.loss * .6) if not self.lost(.5) else None
        if not area:
            laid, written = self.laid(), None
            area += laid
            if self.slipped or not self.lost(.7):
                written = self.sum(laid, self.loss * .6)
            if text is None and written is not None:
                text = self.word("unknown")
            if written is not None:
                text += f" {self.word('then')} {written}"
            if len(laid) < 2 and (self.competitive or self.values["coop-shortage"] == "yes") and not self.discard:
                if self.want("no shortage"):
                    self.done()
                    self.short = True
                else:
                    self.write(key, text)
                    return self.shortage()
        elif self.want("refills a full area") and len(self.city) >= 2:
            self.done()
            area += [self.city.pop(), self.city.pop()]
            text += f" then {self.sum(area[-2:])}"
        elif rng.random() < .02 and text is not None:
            text += f" {self.word('then')} {self.word('none')}"
        self.write(key, text)
        if self.want("yeti takes and puts") and self.figure(seat) == "yeti" and hand:
            self.done()
            self.crystal[seat] = True
            card = hand.pop()
            self.write(key, f"put {card}")
            area.append(card)
        return None

    def pick(self, seat, area):
        needed = Counter(kind for name in self.tops() for kind in self.box.gifts[name].kinds)
        return max(area, key=lambda card: (needed[card], self.rng.random())) if self.rng.random() < .7 else self.rng.choice(area)

    def laid(self):
        """What is laid into an emptied area."""
        self.stock(2)
        many = min(2, len(self.city))
        if self.want("lays one") and many == 2:
            self.done()
            many = 1
        elif self.want("lays none") and many:
            self.done()
            many = 0
        elif self.want("lays three") and len(self.city) > 2:
            self.done()
            many = 3
        return [self.city.pop() for _ in range(many)]

    def put(self, seat, key):
        hand = self.hands[seat]
        card = self.rng.choice(hand)
        hand.remove(card)
        self.areas[self.at[seat]].append(card)
        self.crystal[seat] = True
        self.write(key, f"{self.word('put')} {self.sum([card])}" if not self.lost(.3) else self.word("put"))

    def in_city(self, seat, key):
        rng, hand = self.rng, self.hands[seat]
        out = rng.sample(hand, rng.choice([0, 0, 1, 1, 2, 3, len(hand)]) % (len(hand) + 1)) if hand else []
        for card in out:
            hand.remove(card)
        self.discard += out
        self.stock(len(out) + 1)
        many = min(len(out) + 1, len(self.city))
        if self.want("draws as many") and many and len(self.city) > len(out):
            self.done()
            many = len(out)
        elif self.want("draws two more") and len(self.city) > len(out) + 1:
            self.done()
            many = len(out) + 2
        elif self.want("reshuffled city") and len(self.city) < len(out) + 1 and len(self.discard) + len(self.city) > len(out) + 1:
            self.done()
            self.city = self.discard + self.city
            self.discard = []
            many = len(out) + 1
        gone = [kind for kind in self.box.ingredients if kind not in self.city]
        drawn = [self.city.pop() for _ in range(many)]
        if gone and drawn and self.want("too many of a kind"):
            self.done()
            drawn[0] = gone[0]
        hand += drawn
        self.took = True
        if not drawn and not out and not self.slipped:
            return self.write(key, self.word("none"))
        if not self.slipped and self.lost(.4):
            return self.write(key) if self.pen.random() < .5 else self.write(key, self.word("unknown"))
        left = self.sum(out, self.loss * .6) if out and (self.slipped or not self.lost(.3)) else self.word("unknown") if out else None
        right = self.sum(drawn, self.loss * .6) if self.slipped or not self.lost(.3) else self.word("unknown")
        if left is None and right == self.word("unknown"):
            left = self.word("none")
        elif left is None and (key == self.word("saucer") or self.pen.random() < .1):
            left = self.word("none")
        return self.write(key, right if left is None else f"{left} {self.word('for')} {right}")

    def shortage(self):
        """Everybody discards everything, and the turn is over."""
        self.write(self.word("shortage"))
        for hand in self.hands:
            self.city += hand
            hand.clear()
        self.rng.shuffle(self.city)
        self.short = True

    def fox(self, seat, way):
        at, hand, kind = self.at[seat], self.hands[seat], self.figure(seat)
        if "fox" in self.used or not hand or self.ended:
            return
        free = at != "city" and self.took and bool(self.areas[at])
        mine = kind == "fox" and free
        helps = kind == "elf" and self.helpers.get("fox") == at and way != "stay" and free and (way != "saucer" or self.values["fox-after-swap"] == "yes")
        slip = at != "city" and self.areas[at] and (
            self.want("fox elsewhere") and kind == "elf" and self.helpers["fox"] != at or self.want("another swaps") and kind not in ("elf", "fox")
            or self.want("fox after a swap") and way == "saucer" and self.helpers.get("fox") == at and self.took)
        if slip:
            self.done()
        elif not (mine or helps) or self.rng.random() < .3:
            return
        if helps or slip and kind == "elf":
            self.help("fox", seat)
        for _ in range(2 if mine and self.want("fox swaps twice") else 1):
            given, got = self.rng.choice(hand), self.rng.choice(self.areas[at])
            hand.remove(given)
            self.areas[at].remove(got)
            hand.append(got)
            self.areas[at].append(given)
            if not self.slipped and self.lost(.3):
                self.write(self.word("fox"))
            else:
                self.write(self.word("fox"), f"{self.sum([given])} {self.word('for')} {self.sum([got])}")
        if mine:
            if self.want("fox swaps twice"):
                self.done()
            self.used["fox"] = None
        elif not slip:
            self.way("fox")

    # Exchange.

    def apart(self, seat):
        """Slips of exchange."""
        rng, hand = self.rng, self.hands[seat]
        others = [one for one in range(len(self.kinds)) if one != seat]
        if self.want("exchange apart"):
            far = [one for one in others if self.at[one] != self.at[seat] and self.hands[one]]
            if far:
                self.done()
                self.give(far[0], seat, [self.hands[far[0]][0]], f"from {self.names[far[0]]}")
        elif self.want("exchange of others") and len(others) > 1 and self.hands[others[0]]:
            self.done()
            self.give(others[0], others[1], [self.hands[others[0]][0]], f"{self.names[others[0]]} to {self.names[others[1]]}")
        elif self.want("gives what is not there"):
            near = [one for one in others if self.at[one] == self.at[seat]]
            kinds = [kind for kind in self.box.ingredients if kind not in hand]
            if near and kinds:
                self.done()
                self.write(f"to {self.names[near[0]]}", rng.choice(kinds))

    def give(self, giver, taker, cards, key):
        for card in cards:
            self.hands[giver].remove(card)
        self.hands[taker] += cards
        if not self.slipped and self.lost(.1):
            self.write(key)
        else:
            self.write(key, self.sum(cards))

    def exchange(self, seat, wanted=False):
        """Cards from or to whoever is here, for a gift where one is wanted."""
        rng = self.rng
        near = [one for one in range(len(self.kinds)) if one != seat and self.at[one] == self.at[seat]]
        if not near or self.competitive:
            return
        if wanted:
            for name in sorted(self.tops(), key=lambda name: rng.random()):
                if self.missing(name, self.hands[seat], self.crystal[seat]):
                    return
                pool = self.hands[seat] + [card for one in near for card in self.hands[one]]
                price = self.missing(name, pool, self.crystal[seat])
                if price and any(self.fits(key, name) for key in self.open()):
                    need = Counter(card for card in price if card != "crystal") - Counter(self.hands[seat])
                    for one in near:
                        cards = list((need & Counter(self.hands[one])).elements())
                        need -= Counter(cards)
                        if cards:
                            self.give(one, seat, cards, f"{self.word('from')} {self.name(one, 'from')}")
                    return
            if rng.random() < .8:
                return
        one = rng.choice(near)
        giver, taker = (seat, one) if rng.random() < .5 else (one, seat)
        if self.hands[giver]:
            cards = rng.sample(self.hands[giver], rng.randrange(1, min(3, len(self.hands[giver])) + 1))
            word = "to" if giver == seat else "from"
            self.give(giver, taker, cards, f"{self.word(word)} {self.name(one, word)}")

    # Creating.

    def odd_price(self, seat, name, price):
        """A slip in what is paid: the price that is written."""
        hand, gift = self.hands[seat], self.box.gifts[name]
        others = [card for card in hand if card not in gift.kinds]
        rest = list((Counter(hand) - Counter(price)).elements())
        if self.want("crystal twice") and "crystal" not in price and not self.crystal[seat]:
            self.done()
            return ["crystal", *price[1:]]
        if self.want("two cards"):
            self.done()
            return price[:2]
        if self.want("four cards") and rest:
            self.done()
            return [*price, rest[0]]
        if self.want("third kind") and others:
            self.done()
            return [*price[:2], others[0]] if price[2] != "crystal" else [*price[:1], others[0], "crystal"]
        if self.want("two crystals"):
            self.done()
            return [price[0], "crystal", "crystal"]
        if self.want("card from nowhere") and any(kind not in hand for kind in gift.kinds):
            self.done()
            return [next(kind for kind in gift.kinds if kind not in hand)] * 2 + price[:1] if price[0] != "crystal" else price
        if self.want("three of one kind") and any(hand.count(kind) >= 3 for kind in gift.kinds):
            self.done()
            return [next(kind for kind in gift.kinds if hand.count(kind) >= 3)] * 3
        if self.want("crystal for nothing") and self.crystal[seat] and "crystal" not in price:
            self.done()
            return [*price[1:], "crystal"]
        return price

    def pay_and_create(self, seat, before=False):
        rng, hand = self.rng, self.hands[seat]
        if self.competitive:
            return self.buy(seat)
        stacks = [number for number, stack in enumerate(self.stacks) if stack]
        rng.shuffle(stacks)
        choices = []
        for number in stacks:
            name = self.stacks[number][-1]
            if self.want("covered gift"):
                if len(self.stacks[number]) < 2 or self.stacks[number][0] in self.tops():
                    continue
                name = self.stacks[number][0]
            elif self.want("gift that is nowhere") and self.gifts:
                name = self.gifts[0]
            price = self.missing(name, hand, self.crystal[seat])
            if price:
                fitting = [key for key in self.open() if self.fits(key, name)]
                choices.append((not fitting, number, name, price, fitting))
        choices.sort(key=lambda one: one[0])
        if not choices or choices[0][0] and rng.random() < .7:
            return
        _, number, name, price, fitting = choices[0]
        must = [key for key in fitting if self.must(key, name)]
        into = max(fitting, key=lambda key: (len(self.under[key]) / self.numbers[key], rng.random())) if fitting else "box"
        if fitting and rng.random() < .4:
            into = rng.choice(fitting)
        if fitting and not must and rng.random() < .3:
            into = "box"
        for_certain = self.slipped is not None
        if self.want("into the box") and must:
            self.done()
            into = "box"
        elif self.want("wrong parcel") and set(self.open()) - set(fitting):
            self.done()
            into = rng.choice(sorted(set(self.open()) - set(fitting)))
        elif self.want("another gift under a full parcel") and self.sent and self.sent_here and self.fits(self.sent_here[0], name):
            self.done()
            into = self.sent_here[0]
        elif self.want("second gift") and self.created or self.want("gift before moving") and before or self.want("covered gift", "gift that is nowhere"):
            self.done()
        price = self.odd_price(seat, name, price)
        self.created = True
        for card in price:
            if card == "crystal":
                self.crystal[seat] = False
            elif card in hand:
                hand.remove(card)
        self.discard += [card for card in price if card != "crystal"]
        if self.slip in ("covered gift", "gift that is nowhere") and self.slipped:
            (self.stacks[number] if name in self.stacks[number] else self.gifts).remove(name)
        else:
            self.stacks[number].pop()
        key = f"{self.word('create')} {name}"
        only = len(fitting) == 1 and must == fitting or not fitting
        if self.slipped and not for_certain or not (only and self.pen.random() < .5) and not self.lost(.3):
            key += f" {self.word('under' if self.russian else 'for')} {self.word(into)}"
        text = self.sum(price, self.loss * .7) if self.slipped or not self.lost(.5) else None
        if text is not None and "crystal" in price and self.word("crystal") not in text:
            # Of a crystal everybody knows: it is no card of a hand.
            cards = [card for card in price if card != "crystal"]
            text = f"{self.sum(cards)} + {self.word('crystal')}"
        if into == "box":
            self.boxed.append(name)
        elif into not in self.sent:
            self.under[into].append(name)
        full = into in self.under and into not in self.sent and len(self.under[into]) >= self.numbers[into]
        if self.values["last-parcel"] == "refill-first" and not self.stacks[number] and not self.gifts:
            full = False  # lost before it could be sent
        early = into in self.under and into not in self.sent and not full and self.open() != [into] and self.want("sent early")
        if self.want("sent late") and full and self.open() != [into]:
            # The number comes to lie under it, and it is sent in a later turn.
            self.late = into
        send = None
        if full or early:
            if early:
                self.done()
            send = self.send(into)
        if not self.stacks[number] and not (self.ended == "won" and (self.gifts or self.values["last-parcel"] == "win-first")):
            if self.gifts:
                new = self.gifts.pop()
                self.stacks[number].append(new)
                if self.want("stack left empty"):
                    self.done()
                    new = "none"
                if self.slipped or not self.lost(.6):
                    text = (text or self.word("unknown")) + f" {self.word('then')} {new}"
            else:
                self.ended = "lost"
                if not self.lost(.6) and rng.random() < .6:
                    text = (text or self.word("unknown")) + f" {self.word('then')} {self.word('none')}"
        elif self.stacks[number] and self.want("gift on a stack with gifts") and self.gifts:
            self.done()
            text = (text or "unknown") + f" then {self.gifts[-1]}"
        self.write(key, text)
        if send is not None and (self.slipped or not self.lost(.7)) and not (self.ended and rng.random() < .5):
            if self.want("sent late") and getattr(self, "late", None):
                self.done()
                self.lines.append("send " + into)
                self.lines.append("send " + into)
            elif send and (self.slipped or not self.lost(.5)):
                self.write(f"{self.word('send')} {self.word(into)}", {self.place(at): self.sum(cards, self.loss * .5) for at, cards in send.items()})
            else:
                self.write(f"{self.word('send')} {self.word(into)}")

    def buy(self, seat):
        """A gift of the competitive game: where it lay is the base game's."""
        name = self.gifts[-1] if self.gifts else None
        price = name and self.missing(name, self.hands[seat], self.crystal[seat])
        if price:
            self.gifts.pop()
            self.created = True
            for card in price:
                if card == "crystal":
                    self.crystal[seat] = False
                else:
                    self.hands[seat].remove(card)
                    self.discard.append(card)
            self.write(f"{self.word('create')} {name}", self.sum(price, 0) if not self.lost(.5) else None)

    def stock(self, many):
        """Competitive: the discard comes back where the city lacks cards."""
        if self.competitive and len(self.city) < many:
            self.rng.shuffle(self.discard)
            self.city = self.discard + self.city
            self.discard = []

    sent_here = ()

    def send(self, key):
        """The parcel is sent: what is laid into which areas."""
        rng = self.rng
        self.sent.append(key)
        if self.start is not None:
            self.sent_here = [*self.sent_here, key]
        self.boxed += self.under[key]
        if len(self.sent) == 4:
            self.ended = "won"
            return {}
        self.city += self.discard
        self.discard = []
        rng.shuffle(self.city)
        empty = [at for at in self.box.areas if not self.areas[at]]
        rng.shuffle(empty)
        counts = {at: 2 for at in empty}
        short = 2 * len(empty) - len(self.city)
        if short > 0:
            while short:
                if self.values["short-refill"] == "two-each":
                    at = next(at for at in empty if counts[at])
                else:
                    at = rng.choice([at for at in empty if counts[at]])
                counts[at] -= 1
                short -= 1
        elif len(empty) > 1 and self.want("area forgotten"):
            self.done()
            counts[empty[0]] = 0
        elif empty and self.want("lays three at a sending") and len(self.city) > 2 * len(empty):
            self.done()
            counts[empty[0]] = 3
        full = next((at for at in self.box.areas if self.areas[at]), None)
        if full and short <= -2 and self.want("lays in a full area"):
            self.done()
            counts[full] = 2
        laid = {}
        for at, many in counts.items():
            cards = [self.city.pop() for _ in range(many)]
            self.areas[at] += cards
            if cards:
                laid[at] = cards
        return laid

    # Writing it down.

    def snapshot(self):
        """What lay on the table when the record begins."""
        loss, rng = self.loss, self.rng
        start = {}
        setup = self.begin == 0
        whole = not loss or rng.random() < .3
        keep = (lambda share=1: True) if whole else lambda share=1: self.pen.random() > loss * share
        if not setup:
            start["round"] = max(2, self.round)
            self.round = start["round"]
            if self.seat:
                start["turn"] = self.names[self.seat]
        players = {}
        for seat, name in enumerate(self.names):
            one = {}
            if self.at[seat] != (self.box.start if setup and self.kinds[seat] == "elf" else None) and keep():
                one["at"] = self.place(self.at[seat]) if self.at[seat] != "city" else self.word("city")
            if keep():
                one["hand"] = self.sum(self.hands[seat])
            if not setup and keep():
                one["crystal"] = "unused" if self.crystal[seat] else "used"
            if one:
                players[name] = one
        if players:
            start["players"] = players
        areas = {self.place(at): self.sum(cards) for at, cards in self.areas.items() if keep()}
        if areas:
            start["areas"] = areas
        under = {}
        for key in PARCELS:
            if not self.competitive and keep():
                names = self.under[key]
                under[key] = "sent" if key in self.sent else names[0] if len(names) == 1 else list(names) if keep() else str(len(names))
        if under:
            start["under"] = under
        if not self.competitive and keep():
            start["stacks"] = [stack[0] if len(stack) == 1 else list(stack) for stack in self.stacks]
        if (not setup or rng.random() < .3) and keep():
            start["city"] = str(len(self.city))
            if not self.competitive:
                start["gifts"] = str(len(self.gifts))
        if not setup and keep():
            start["discard"] = self.sum(self.discard)
        if self.helpers and not setup and keep():
            start["helpers"] = {kind: self.place(at) for kind, at in self.helpers.items()}
        self.shown_helpers = dict(self.helpers)
        if self.start is None:
            self.unlined = bool(loss) and self.pen.random() < loss / 2
        self.start = start
        self.turns = []
        self.sent_here = []
        # Nothing says where an elf of a setup stands that is not where the set has it begin, so `at` is always written there.
        if setup:
            for seat, name in enumerate(self.names):
                if self.kinds[seat] == "elf" and self.at[seat] != self.box.start and self.box.start and "at" not in start.get("players", {}).get(name, {}):
                    start.setdefault("players", {}).setdefault(name, {})["at"] = self.place(self.at[seat])
        self.head_slip()

    def head_slip(self):
        """Slips of the setup."""
        rng, start, box = self.rng, self.start, self.box.gifts
        kinds = self.kinds

        def apart(key, wrong):
            """A gift that is wrong below a parcel, and of other sets than those below the others."""
            others = frozenset().union(*(box[names[0]].sets for other, names in self.under.items() if other != key))
            found = [name for name in self.gifts if wrong(box[name]) and not box[name].sets & others]
            if not found:
                raise Over
            return found[0]

        if self.want("rainbow first"):
            start["under"]["colour"] = apart("colour", lambda gift: gift.colour == "rainbow")
        elif self.want("no elf first"):
            start["under"]["elves"] = apart("elves", lambda gift: not gift.elf)
        elif self.want("one set twice"):
            start["under"]["ingredients"] = next((name for name in self.gifts if box[name].sets == box[self.under["set"][0]].sets), None)
            if start["under"]["ingredients"] is None:
                raise Over
        elif self.want("two start gifts"):
            start["under"]["ingredients"] = [self.under["ingredients"][0], self.gifts[0]]
        elif self.want("two start cards"):
            start["players"][self.names[0]]["hand"] = "2"
        elif self.want("two in an area"):
            start["areas"][sorted(start["areas"])[0]] = "2"
        elif self.want("city short"):
            start["city"] = str(len(self.city) - 1)
        elif self.want("gift deck short"):
            start["gifts"] = str(len(self.gifts) - 1)
        elif self.want("stack of two"):
            start["stacks"][1] = [self.stacks[1][0], self.gifts[0]]
        elif self.want("starts in the city"):
            start["players"][next(name for name, kind in zip(self.names, kinds) if kind != "elf")]["at"] = "city"
        elif self.want("one figure twice") and len(kinds) - len(self.characters) > 2:
            kinds[kinds.index("elf")] = self.characters[0]
        elif self.want("one elf"):
            free = [kind for kind in HELPERS if kind not in kinds]
            elves = [seat for seat, kind in enumerate(kinds) if kind == "elf"]
            if len(elves) - 1 > len(free):
                return
            for seat, kind in zip(elves[1:], free):
                kinds[seat] = kind
        elif self.want("three helpers"):
            other = next(kind for kind in HELPERS if kind not in self.helpers)
            self.shown_helpers[other] = next(at for at in self.box.areas if at not in self.helpers.values())
        elif self.want("helpers together"):
            self.shown_helpers = dict.fromkeys(self.helpers, self.box.areas[0])
        elif self.want("helper starts in the city"):
            self.shown_helpers[next(iter(self.helpers))] = "city"
        elif self.want("helpers and characters") and len(kinds) > 2:
            kinds[-1] = next(kind for kind in HELPERS if kind not in self.helpers)
        elif not self.want("by day"):
            return
        self.done()
        raise Over

    def record(self):
        rng, pen = self.rng, self.pen
        record = {"game": "master-elf", "components": self.set if self.set == "trial-set" else self.data}
        if self.start is None:
            self.begin = 0
            self.turns = []
        if not self.slip and self.set == "trial-set" and rng.random() < .04:
            del record["components"]
        if self.competitive:
            record["mode"] = "competitive"
        if rng.random() < .1:
            record["edition"] = "russian"
        if rng.random() < .2:
            record["side"] = "night"
        if self.slip == "by day":
            record["side"] = "day"
        if self.options or self.simple:
            record["options"] = {**self.options, **({"abilities": "off"} if self.simple else {})}
        players = []
        for seat, name in enumerate(self.names):
            players.append(name if self.kinds[seat] == "elf" else {"name": name, "plays": self.kinds[seat]})
        record["players"] = players
        if self.shown_helpers:
            helpers = self.shown_helpers
            record["helpers"] = {kind: self.place(at) for kind, at in helpers.items()} if not self.loss or pen.random() > self.loss / 2 else list(helpers)
        if not self.competitive and (not self.loss or pen.random() > self.loss / 2):
            easy = [self.numbers[key] == self.box.parcels[key][0] for key in PARCELS]
            record["parcels"] = "easy" if all(easy) else "hard" if not any(easy) else {key: ("easy" if one else "hard") if pen.random() < .5 else self.numbers[key] for key, one in zip(PARCELS, easy)}
        if self.start:
            record["start"] = self.start
        if self.loss and pen.random() < .05 and self.turns:
            self.turns.insert(pen.randrange(len(self.turns) + 1), self.word("unknown"))
        record["turns"] = self.turns
        if self.slipped:
            record["session"] = {"breaks": SLIPS[self.slip].breaks, "slip": self.slip}
        elif not self.loss:
            if record.get("components") == "trial-set":
                record["session"] = {"whole": "yes"}
            self.claim(record)
        return record

    def claim(self, record):
        """What the table says of the end."""
        if self.start is None or not self.turns or self.competitive or self.rng.random() < .3:
            return
        if self.ended and self.rng.random() < .3:
            record["result"] = self.ended
            return
        result = {"sent": len(self.sent), "gifts": len(self.gifts), "rounds": self.begun}
        if self.ended:
            result["outcome"] = self.ended
            if self.ended == "won" and not all(self.stacks):
                del result["gifts"]  # whether one is laid with the win, no line says
        elif self.seat == 0 and not any(self.word("gift") in turn for turn in self.turns):
            del result["gifts"]  # whether that of the returning turn lies there already, no line says
        under = {key: len(self.under[key]) for key in self.open()}
        if under:
            result["under"] = under
        for seat, name in enumerate(self.names):
            if self.rng.random() < .4:
                result[name] = {"cards": len(self.hands[seat]), "at": self.place(self.at[seat]), "crystal": "unused" if self.crystal[seat] else "used"}
        record["result"] = result


def session(seed, slip=None, thin=False):
    """A session; one with a slip is tried until the slip was made."""
    for again in range(3000):
        made = Session(f"{seed}/{again}" if again else seed, slip, thin)
        record = made.play()
        if made.slipped or slip is None and (record["turns"] or again > 5):
            return record
    raise RuntimeError(f"the slip was never made: {slip}")


def odd(record, seed):
    """The same session with one thing that is written otherwise: a name, a number, a step or a turn. Nobody knows what it breaks."""
    rng = random.Random(f"{seed} odd")
    record = {**record, "session": {"odd": "yes"}}
    turns = record["turns"] = json.loads(json.dumps(record["turns"]))
    if not turns:
        return record
    at = rng.randrange(len(turns))
    steps = next(iter(turns[at].values())) if isinstance(turns[at], dict) else None
    how = rng.randrange(15)
    if how == 0:
        del turns[at]
    elif how == 1:
        turns.insert(at, turns[at])
    elif how == 2 and at:
        turns[at - 1], turns[at] = turns[at], turns[at - 1]
    elif how in (3, 4, 5) and isinstance(steps, list) and steps:
        step = rng.randrange(len(steps))
        if how == 3:
            del steps[step]
        elif how == 4:
            steps.insert(rng.randrange(len(steps) + 1), steps[step])
        elif step:
            steps[step - 1], steps[step] = steps[step], steps[step - 1]
    elif how == 6:
        record["options"] = {**record.get("options", {}), **{name: rng.choice(OPTIONS[name]) for name in rng.sample(sorted(OPTIONS), 3)}}
    elif how == 7:
        record["parcels"] = rng.choice(["easy", "hard"])
    elif how in (8, 9) and isinstance(record.get("result"), dict):
        claims = record["result"] = json.loads(json.dumps(record["result"]))
        key = rng.choice(sorted(claims))
        inside = claims[key] if isinstance(claims[key], dict) else claims
        key = rng.choice(sorted(inside)) if inside is not claims else key
        other = {"won": "lost", "lost": "won", "used": "unused", "unused": "used"}
        inside[key] = max(0, inside[key] + rng.choice([-1, 1])) if isinstance(inside[key], int) else other.get(inside[key], "city")
    else:
        data = record["components"] if isinstance(record.get("components"), dict) else DATA
        names = [player if isinstance(player, str) else player["name"] for player in record["players"]]
        groups = [[name for name in data["board"]["night"]], sorted(data["ingredients"]), sorted(data["gifts"]), names, list(PARCELS), ["1", "2", "3"]]
        part = "turns" if rng.random() < .85 or "start" not in record else "start"
        text = json.dumps(turns[at] if part == "turns" else record["start"], ensure_ascii=False)
        found = [(match, group) for group in groups for name in group for match in re.finditer(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)]
        if found:
            match, group = rng.choice(found)
            text = text[:match.start()] + rng.choice(group) + text[match.end():]
            if part == "turns":
                turns[at] = json.loads(text)
            else:
                record["start"] = json.loads(text)
    return record


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--break", dest="slip", help="the name of a slip, or any")
    parser.add_argument("--breaks", action="store_true", help="list the slips")
    parser.add_argument("--thin", action="store_true", help="leave out what somebody may not have seen or noted")
    given = parser.parse_args()
    if given.breaks:
        print("\n".join(SLIPS))
        return 0
    for number in range(given.games):
        slip = sorted(SLIPS)[number % len(SLIPS)] if given.slip == "any" else given.slip
        print(json.dumps(session(f"{given.seed}:{number}", slip, given.thin), ensure_ascii=False, separators=(",", ":")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
