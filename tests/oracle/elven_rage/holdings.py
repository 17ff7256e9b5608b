"""Hands and piles as bounds that hold the truth."""
from collections import Counter


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

    def forget(self):
        self.lo, self.hi, self.unseen = 0, 19, 19
        self.certain, self.perhaps = Counter(), Counter()


class Pile:
    """A deck that is drawn from, with its discard: sizes as bounds, and what surely lies in the discard."""

    def __init__(self, deck, discard=(0, 0), at_once=False):
        self.deck, self.discard, self.lying, self.at_once = deck, discard, Counter(), at_once
        self.spent = Counter()  # of what lies in the discard, what an Action brought there

    def throw(self, names=(), lo=0, hi=None):
        hi = lo if hi is None else hi
        many = len(names)
        self.discard = self.discard[0] + lo + many, self.discard[1] + hi + many
        self.lying.update(names)

    def most(self):
        """So many can be drawn at most, and at least."""
        return self.deck[0] + self.discard[0], self.deck[1] + self.discard[1]

    def draw(self, lo, hi=None):
        """Draws so many. True where this surely shuffled or may have shuffled the discard in."""
        hi = lo if hi is None else hi
        if not hi:
            return False
        sure = self.deck[1] < lo or self.at_once and self.deck[1] <= lo
        may = self.deck[0] < hi or self.at_once and self.deck[0] <= hi
        if not may:
            self.deck = self.deck[0] - hi, self.deck[1] - lo
            return False
        if sure:
            self.deck = max(0, self.deck[0] + self.discard[0] - hi), max(0, self.deck[1] + self.discard[1] - lo)
            self.discard = 0, 0
        else:
            self.deck = 0, max(0, self.deck[1] + self.discard[1] - lo)
            self.discard = 0, self.discard[1]
        self.lying.clear()
        self.spent.clear()
        return True

    def forget(self, most):
        self.deck, self.discard = (0, most), (0, most)
        self.lying.clear()
        self.spent.clear()
