"""What is in the box: ingredients, the board, gifts and parcels, from the data of a record."""
import pathlib
import re

from kit.components import Sets
from kit.reader import Map, Unreadable, under
from kit.words import TRUTH, fold

from .words import FORMS, PARCELS

WHOLE = {"ingredients": 42, "gifts": 45}  # cards of the game; a set with another number of them says nothing of those that it lacks
NUMBERS = {"set": (4, 5), "colour": (6, 7), "elves": (4, 5), "ingredients": (6, 7)}
SMALL = {"for", "then", "to", "on"}  # words that stand between names in a record
KEYS = {"components", "game", "invented", "ingredients", "board", "also", "elves", "gifts", "parcels"}


class Gift:
    """A gift card: its sets, ribbon, elf, kinds, copies, and how many of each kind it takes where it says so."""

    def __init__(self, name):
        self.name, self.sets, self.colour, self.elf, self.kinds, self.exact, self.copies = name, frozenset(), None, False, None, None, 1


class Box:
    """A set of components; parts that are not there are None. Of what a set lists only in part no number is known: ALL_KINDS and ALL_GIFTS say where it lists all."""

    def __init__(self):
        self.name, self.invented = "", False
        self.ingredients = self.near = self.gifts = None
        self.parcels, self.figures, self.start = dict(NUMBERS), None, None
        self.kinds, self.places, self.gift_names = {}, {}, {}
        self.cards = self.gift_cards = None
        self.all_kinds = self.all_gifts = False

    @property
    def areas(self):
        return [name for name in self.near if name != "city"]


def number(text, place, most=99):
    if not isinstance(text, str) or not re.fullmatch(r"\s*\d{1,3}\s*", text) or int(text) > most:
        raise Unreadable(place, f"no number: '{text}'")
    return int(text)


def listed(value):
    return value if isinstance(value, list) and not isinstance(value, Map) else [value]


def facts_of(value, keys, place):
    """What stands under the keys of a map."""
    if not isinstance(value, Map):
        raise Unreadable(place, "a map")
    found = {}
    for key, one in value:
        if keys is not None and key not in keys or key in found or one in (None, ""):
            raise Unreadable(under(place, key), "no key here, or twice, or empty")
        found[key] = one
    return found


def name_of(text, taken, place):
    """A new name of a piece."""
    if fold(text) in FORMS or fold(text) in taken or not fold(text) or SMALL & set(text.casefold().split()):
        raise Unreadable(place, f"a word of the format, or a name twice: '{text}'")
    return text


def linked(near, place):
    """Each place of a side of the board is named there, and some way leads to it from the city."""
    ways = {fold(name): [fold(one) for one in listed(ends)] for name, ends in near}
    reached, ahead = set(), ["city"]
    while ahead:
        at = ahead.pop()
        if at not in reached:
            reached.add(at)
            ahead += ways.get(at, [])
    for name in {"city", *ways, *(one for ends in ways.values() for one in ends)}:
        if name not in reached or name != "city" and name not in ways:
            raise Unreadable(under(place, name), "no such place, or no way leads there")


def read(value, place="/components"):
    """A set from its data."""
    box, facts = Box(), facts_of(value, KEYS, place)
    if facts.get("game", "master-elf") != "master-elf":
        raise Unreadable(under(place, "game"), "of another game")
    box.name, box.invented = facts.get("components", ""), TRUTH.get(facts.get("invented", "no").casefold(), False)
    if "ingredients" in facts:
        box.ingredients = {}
        for name, one in facts["ingredients"]:
            where = under(under(place, "ingredients"), name)
            said = facts_of(one, {"copies", "also"}, where) if isinstance(one, Map) else {"copies": one}
            box.ingredients[name_of(name, box.kinds, where)] = number(said.get("copies", "1"), where)
            for word in [name, *listed(said.get("also", []))]:
                box.kinds[fold(word)] = name
        box.all_kinds = sum(box.ingredients.values()) == WHOLE["ingredients"]
        box.cards = WHOLE["ingredients"] if box.all_kinds else None
    if "board" in facts:
        box.near = {}
        sides = facts_of(facts["board"], {"night", "day"}, under(place, "board"))
        for name, near in sides.get("night") or sides["day"]:
            box.near.setdefault("city" if fold(name) == "city" else name, set())
            for one in listed(near):
                box.near.setdefault("city" if fold(one) == "city" else one, set())
                box.near["city" if fold(name) == "city" else name].add("city" if fold(one) == "city" else one)
        for side, near in sides.items():
            linked(near, under(under(place, "board"), side))
        for name in box.near:
            if name != "city":
                name_of(name, box.places, place)
            box.places[fold(name)] = name
    if "gifts" in facts:
        box.gifts = {}
        for name, one in facts["gifts"]:
            where = under(under(place, "gifts"), name)
            said, made = facts_of(one, {"set", "colour", "color", "elf", "of", "copies"}, where), Gift(name_of(name, box.gift_names, where))
            made.sets = frozenset(fold(text) for text in listed(said["set"])) if "set" in said else None
            made.colour = fold(said.get("colour", said.get("color", ""))) or None
            made.elf, made.copies = TRUTH[said.get("elf", "no").casefold()], number(said.get("copies", "1"), where)
            terms = [re.fullmatch(r"\s*(\d*)\s*(.*?)\s*", term) for term in said["of"].split("+")] if "of" in said else []
            if terms:
                if len(terms) != 2 or box.all_kinds and any(fold(term[2]) not in box.kinds for term in terms):
                    raise Unreadable(where, "two kinds")
                kinds = [box.kinds.get(fold(term[2]), term[2]) for term in terms]
                made.kinds = frozenset(kinds)
                if any(term[1] for term in terms):
                    made.exact = {kind: int(term[1] or 1) for kind, term in zip(kinds, terms)}
            box.gifts[name] = box.gift_names[fold(name)] = made
        box.all_gifts = sum(one.copies for one in box.gifts.values()) == WHOLE["gifts"]
        box.gift_cards = WHOLE["gifts"] if box.all_gifts else None
    for name, words in facts.get("also", Map()):
        for word in listed(words):
            if fold(name) == "city" or fold(name) in box.places:
                box.places[fold(word)] = "city" if fold(name) == "city" else box.places[fold(name)]
            if fold(name) in box.gift_names:
                box.gift_names[fold(word)] = box.gift_names[fold(name)]
    if "elves" in facts:
        said = facts_of(facts["elves"], {"figures", "start"}, under(place, "elves"))
        box.figures = number(said["figures"], place) if "figures" in said else None
        box.start = box.places.get(fold(said["start"]), "city" if fold(said["start"]) == "city" else said["start"]) if "start" in said else None
    for key, one in facts.get("parcels", Map()):
        if key not in PARCELS:
            raise Unreadable(under(place, "parcels"), "no such parcel")
        box.parcels[key] = tuple(number(text, place, 20) for text in listed(one))
        if len(box.parcels[key]) != 2 or not 0 < box.parcels[key][0] < box.parcels[key][1]:
            raise Unreadable(under(under(place, "parcels"), key), "the easier side and the harder one")
    return box


SETS = Sets(read, pathlib.Path(__file__).with_name("trial_set.json"))
