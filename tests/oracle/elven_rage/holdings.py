"""Hands and piles as bounds that hold the truth."""
from collections import Counter


class Pile:
    """A deck that is drawn from, with its discard: sizes as bounds, and what surely lies in the discard."""

    def __init__(self, deck, discard=(0, 0), at_once=False):
        self.deck, self.discard, self.lying, self.at_once = deck, discard, Counter(), at_once
        self.spent = Counter()  # of what lies in the discard, what an Action brought there
        self.out = Counter()    # named cards that came out of this deck, or were never in it
        self.shuffles = 0       # decks that were made, or may have been
        self.below = Counter()  # surely in a deck that was made again at once, since no card was drawn

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
        self.spent -= self.below
        self.below.clear()
        crosses = self.deck[0] < hi  # some of them may come off a deck that is made again for it
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
        self.shuffles += 1
        self.out.clear()
        if crosses:
            self.lying.clear()
            self.spent.clear()
        else:
            self.below, self.lying = self.lying if sure else Counter(), Counter()
        return True

    def forget(self, most):
        self.deck, self.discard = (0, most), (0, most)
        self.out.clear()
        self.below.clear()
        self.lying.clear()
        self.spent.clear()
