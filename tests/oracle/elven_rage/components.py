"""What is in the box: cards, artifacts, goals and maps, from the data of a record."""
import pathlib
import re

from kit.components import Sets
from kit.reader import Map, Unreadable, under

from .words import fold, icon

WHOLE = {"deck": 20, "neutral": 35, "artifacts": 20, "goals": 7}
KINDS = {"warrior", "hero", "dragon", "treasure", "guardian"}
WHENS = {"any", "battle", "reveal", "placement", "own-turn"}


class Card:
    """A card of a deck (high, black, snow, forest or neutral)."""

    def __init__(self, name, deck, copies=1, kind="warrior", initiative=None, lives=None, slots=None, action=None):
        self.name, self.deck, self.copies, self.kind = name, deck, copies, kind
        self.initiative, self.lives, self.slots, self.action = initiative, lives, slots, action

    @property
    def known(self):
        """Whether its numbers are known, or need not be."""
        return self.kind == "treasure" or self.slots is not None and "other" not in self.slots


class Effect:
    """When something works, and what it does: slot, life, initiative, more, draw, capture, token, tower, beginner or other."""

    def __init__(self, price, when, kind, who=None, what=None):
        self.price, self.when, self.kind, self.who, self.what = price, when, kind, who, what


class Chart:
    """A map: its places, their kinds and borders. Without borders it need not have all places."""

    def __init__(self):
        self.bordered = False
        self.castles, self.central, self.kinds, self.near, self.halves, self.names = [], None, {}, {}, [], {}


class Box:
    """A set of components; parts that are not there are None or empty."""

    def __init__(self):
        self.name, self.left_hits, self.invented = "", None, False
        self.decks, self.neutral, self.artifacts, self.goals, self.maps = {}, {}, {}, {}, {}
        self.cards, self.whole = {}, set()

    def card(self, name):
        return self.cards.get(fold(name))


def effect(words, place, price=0):
    if len(words) < 2 or words[0] not in WHENS:
        raise Unreadable(place, "no such action")
    when, kind, rest = words[0], words[1], words[2:]
    if kind == "slot" and len(rest) >= 2 and rest[0] in ("own", "enemy", "any") and icon(rest[1:]):
        return Effect(price, when, kind, rest[0], icon(rest[1:]))
    if kind in ("life", "initiative") and len(rest) == 2 and rest[0] in ("own", "enemy", "any") and re.fullmatch(r"[-+−–]?\d+", rest[1]):
        return Effect(price, when, kind, rest[0], int(rest[1].replace("−", "-").replace("–", "-")))
    if kind in ("more", "draw") and len(rest) == 1 and rest[0].isdigit():
        return Effect(price, when, kind, None, int(rest[0]))
    if kind in ("capture", "token", "tower", "beginner", "other") and (not rest or kind == "other"):
        return Effect(price, when, kind)
    raise Unreadable(place, "no such effect")


def card(name, deck, value, place):
    facts = {}
    if isinstance(value, Map):
        for key, text in value:
            if key not in ("is", "copies", "kind", "action") or key in facts:
                raise Unreadable(under(place, key), "no key of a card, or twice")
            facts[key] = text
    else:
        facts["is"] = value
    made = Card(name, deck, int(facts.get("copies", 1)), facts.get("kind", "warrior"))
    if made.kind not in KINDS:
        raise Unreadable(place, "no such kind")
    if "is" in facts:
        found = re.fullmatch(r"\s*(\d+)\s*/\s*(\d+)\s+(.*)", facts["is"] or "")
        slots = found and found[3].split()
        if not found or len(slots) != 3 or not all(icon([one]) for one in slots) or found[2] == "0":
            raise Unreadable(place, "INITIATIVE/LIVES and three icons")
        made.initiative, made.lives, made.slots = int(found[1]), int(found[2]), tuple(icon([one]) for one in slots)
    if "action" in facts:
        words = facts["action"].split()
        if not words or not words[0].isdigit():
            raise Unreadable(place, "a price")
        made.action = effect(words[1:], place, int(words[0]))
    return made


def chart(name, value, place):
    made, facts = Chart(), dict(value)
    made.castles = list(facts.get("castles", []))
    made.central = facts.get("central")
    for kind, names in (("castle", made.castles), ("centre", [made.central] if made.central else []), ("tower", facts.get("towers", [])), ("land", facts.get("lands", []))):
        for one in names:
            if fold(one) in made.names:
                raise Unreadable(place, "a place twice")
            made.names[fold(one)] = one
            made.kinds[one], made.near[one] = kind, set()
    made.bordered = facts.get("borders") is not None
    for chain in facts.get("borders", []):
        ends = []
        rest = chain.split("-")
        while rest:  # the longest name first: one may have a hyphen
            for length in range(len(rest), 0, -1):
                if fold("".join(rest[:length])) in made.names:
                    ends.append(made.names[fold("".join(rest[:length]))])
                    rest = rest[length:]
                    break
            else:
                raise Unreadable(place, "a border of an unknown place")
        for one, other in zip(ends, ends[1:]):
            if one == other or other in made.near[one]:
                raise Unreadable(place, "a border of equal places, or twice")
            made.near[one].add(other)
            made.near[other].add(one)
    if facts.get("borders") is not None:
        if len(made.castles) != (3 if name == "three" else 4):
            raise Unreadable(place, "castles")
        seen, todo = set(), [made.castles[0]]
        while todo:
            at = todo.pop()
            if at not in seen:
                seen.add(at)
                todo += made.near[at]
        if len(seen) != len(made.kinds):
            raise Unreadable(place, "places not connected")
    for half in facts.get("halves", []):
        names = [made.names.get(fold(one)) for one in half]
        if None in names or sum(made.kinds[one] == "castle" for one in names) != 2:
            raise Unreadable(place, "a half has two castles")
        made.halves.append(frozenset(names))
    return made


def read(value, place="/components"):
    """A set from its data."""
    box = Box()
    allowed = {"components", "game", "invented", "left-hits", "decks", "neutral", "artifacts", "goals", "maps"}
    facts = {}
    for key, one in value:
        if key not in allowed or key in facts:
            raise Unreadable(under(place, key), "no key of a set, or twice")
        facts[key] = one
    if facts.get("game", "elven-rage") != "elven-rage":
        raise Unreadable(under(place, "game"), "of another game")
    box.name, box.left_hits, box.invented = facts.get("components", ""), facts.get("left-hits"), facts.get("invented") == "true"
    if box.left_hits not in (None, "clockwise", "counterclockwise"):
        raise Unreadable(under(place, "left-hits"), "clockwise or counterclockwise")

    def take(deck, cards, where, pile, most):
        for name, one in cards:
            made = card(name, deck, one, under(where, name))
            if fold(name) in box.cards:
                raise Unreadable(under(where, name), "a name in two piles")
            pile[name] = box.cards[fold(name)] = made
        many = sum(one.copies for one in pile.values())
        if many > most:
            raise Unreadable(where, "more than there are")
        if many == most:
            box.whole.add(deck)
            kind = "guardian" if deck == "neutral" else "dragon"
            if sum(one.copies for one in pile.values() if one.kind == kind) != 1:
                raise Unreadable(where, f"one {kind}")

    for deck, cards in facts.get("decks", Map()):
        if deck not in ("high", "black", "snow", "forest"):
            raise Unreadable(under(place, "decks"), "no such elves")
        take(deck, cards, under(under(place, "decks"), deck), box.decks.setdefault(deck, {}), WHOLE["deck"])
    take("neutral", facts.get("neutral", Map()), under(place, "neutral"), box.neutral, WHOLE["neutral"])
    for key in ("artifacts", "goals"):
        pile = getattr(box, key)
        for name, text in facts.get(key, Map()):
            where = under(under(place, key), name)
            if fold(name) in box.cards or fold(name) in box.artifacts or fold(name) in box.goals:
                raise Unreadable(where, "a name in two piles")
            pile[fold(name)] = (name, effect(text.split(), where) if key == "artifacts" else goal(text, where))
        if len(pile) > WHOLE[key]:
            raise Unreadable(under(place, key), "more than there are")
        if len(pile) == WHOLE[key]:
            box.whole.add(key)
    for name, one in facts.get("maps", Map()):
        box.maps[name] = chart(name, one, under(under(place, "maps"), name))
    return box


def goal(text, place):
    """What a goal asks, as a list of (number, what)."""
    asked = []
    for part in text.split("+"):
        words = part.split()
        if len(words) == 2 and words[0].isdigit() and words[1].rstrip("s") in ("land", "tower", "castle"):
            asked.append((int(words[0]), words[1].rstrip("s") + "s"))
        elif words in (["enemy", "castle"], ["central", "castle"]):
            asked.append((1, words[0]))
        else:
            raise Unreadable(place, "no goal")
    return asked


SETS = Sets(read, pathlib.Path(__file__).with_name("trial_set.json"))
