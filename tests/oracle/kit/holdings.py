"""Cards in one place as bounds that hold the truth."""
import re
from collections import Counter

from .reader import Map, Unreadable


class Cards:
    """A sum of cards: names, so many unknown ones, and whether even the number is unknown."""

    def __init__(self, names=(), unknown=0, open_=False):
        self.names, self.unknown, self.open = list(names), unknown, open_

    @property
    def count(self):
        return None if self.open else len(self.names) + self.unknown


def cards_of(value, place, is_word, named):
    """A sum of cards, as a text or a list: IS_WORD knows `unknown` and `none`, NAMED what a name at a place is."""
    if isinstance(value, list) and not isinstance(value, Map):
        total = Cards()
        for one in value:
            part = cards_of(one, place, is_word, named)
            total.names += part.names
            total.unknown += part.unknown
            total.open |= part.open
        return total
    if not isinstance(value, str) or not value.strip():
        raise Unreadable(place, "cards")
    total = Cards()
    if is_word(value.strip(), "unknown"):
        return Cards(open_=True)
    if is_word(value.strip(), "none"):
        return Cards()
    for term in value.split("+"):
        found = re.fullmatch(r"\s*(\d*)\s*(.*?)\s*", term, re.S)
        many, name = found[1], found[2]
        if not many and not name or many and int(many) > 99:
            raise Unreadable(place, f"no cards: '{value}'")
        if not name:
            total.unknown += int(many)
        elif is_word(name, "unknown"):
            total.unknown += int(many or 1)
        else:
            total.names += [named(name, place)] * int(many or 1)
    return total


class Hand:
    """How many cards (lo to hi), which named ones surely (certain) or perhaps (perhaps) are among them, and how many nobody named at most (unseen)."""

    def __init__(self, lo, hi, names=(), unseen=None):
        self.lo, self.hi = lo, hi
        self.certain, self.perhaps = Counter(names), Counter(names)
        self.unseen = hi - len(list(names)) if unseen is None else unseen

    def give(self, lo, hi=None):
        hi = lo if hi is None else hi
        self.lo, self.hi, self.unseen = self.lo + lo, self.hi + hi, self.unseen + hi

    def give_card(self, name, sure=True):
        if name is None:
            return self.give(1 if sure else 0, 1)
        self.lo, self.hi = self.lo + sure, self.hi + 1
        self.perhaps[name] += 1
        if sure:
            self.certain[name] += 1

    def take(self, lo, hi=None):
        """Cards that nobody named leave."""
        hi = lo if hi is None else hi
        if hi:
            self.certain.clear()
        self.lo, self.hi = max(0, self.lo - hi), max(0, self.hi - lo)
        self.unseen = min(self.unseen, self.hi)
        if not self.hi:
            self.perhaps.clear()

    def take_card(self, name):
        """A named card leaves; False where it cannot have been there (the hand is one smaller all the same)."""
        fits = self.hi > 0
        if self.perhaps[name] > 0:
            self.perhaps[name] -= 1
        elif self.unseen > 0:
            self.unseen -= 1
        else:
            fits = False
        if self.certain[name] > 0:
            self.certain[name] -= 1
        self.lo, self.hi = max(0, self.lo - 1), max(0, self.hi - 1)
        return fits

    def narrow(self, lo=None, hi=None):
        if lo is not None:
            self.lo = max(self.lo, min(lo, self.hi))
        if hi is not None:
            self.hi = min(self.hi, max(hi, self.lo))
        self.unseen = min(self.unseen, self.hi)
        if not self.hi:
            self.certain.clear()
            self.perhaps.clear()

    def forget(self, most):
        """Anything may have happened to them: at most so many are left."""
        self.lo, self.hi, self.unseen = 0, most, most
        self.certain, self.perhaps = Counter(), Counter()
