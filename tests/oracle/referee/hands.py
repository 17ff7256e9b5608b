"""What is known of a hand of cards, and of the counters in front of a player."""
from collections import Counter

UNSURE = "?"


class Hand:
    """Any part of a pool of cards (some unknown) whose size is within limits; all of the pool where the limits meet its size."""

    def __init__(self, pool=(), unknown=0, low=None, high=None):
        self.pool, self.unknown = Counter(pool), unknown
        size, self.lost = self.size(), False
        self.low, self.high = (size if low is None else low), (size if high is None else high)

    def size(self):
        """How many cards the pool has."""
        return sum(self.pool.values()) + self.unknown

    def copy(self):
        other = Hand(self.pool, self.unknown, self.low, self.high)
        other.lost = self.lost
        return other

    def exact(self):
        """Whether every card is known."""
        return self.unknown == 0 and self.low == self.high == self.size()

    def sure(self, kind):
        """How many of a kind are in the hand for certain."""
        many = self.pool[kind]
        return max(0, many - (self.size() - self.low)) if many else 0

    def at_most(self, kind):
        """How many of a kind can be in the hand."""
        return min(self.pool[kind] + self.unknown, self.high)

    def holds(self, cards):
        """Whether these may have been in the hand."""
        missing = sum([max(0, cards.known.count(kind) - self.pool[kind]) for kind in set(cards.known)])
        return missing <= self.unknown and cards.least <= self.high

    def take(self, cards):
        """The hand after these left it; they were in it."""
        for kind in cards.known:
            if self.pool[kind]:
                self.pool[kind] -= 1
            else:
                self.unknown -= 1
        self.low, self.high = 0 if cards.open else self.low - cards.least, self.high - cards.least
        self.settle()

    def lose(self, cards):
        """The hand after cards left it that cannot have been in it: it shrinks by their number, and what is left is unknown."""
        self.low, self.high = max(0, self.low - cards.least), max(0, self.high - cards.least)
        self.pool, self.unknown, self.lost = Counter(), self.high, True

    def add(self, cards, many):
        """The hand with cards that were dealt; so many unknown ones where nothing was written."""
        known = cards.known if cards else ()
        self.pool.update(known)
        self.unknown += many - len(known)
        self.low, self.high = self.low + many, self.high + many

    def settle(self):
        """No hand is smaller than nothing, nor is one that may be empty known to be more."""
        self.low, self.high = max(0, self.low), max(0, min(self.high, self.size()))
        if self.high == 0:
            self.pool, self.unknown = Counter(), 0

    def limit(self, most):
        """The hand after exactly the excess was thrown away, nobody knows of which kinds."""
        self.low, self.high = min(self.low, most), min(self.high, most)
        self.settle()


def put(counters, kind):
    """A sorted tuple with one more."""
    return tuple(sorted(counters + (kind,)))


def without(counters, kind):
    """A sorted tuple with one less."""
    rest = list(counters)
    rest.remove(kind)
    return tuple(rest)


class Holding:
    """The counters in front of a player: every pair of (face up, face down) that they may be."""

    def __init__(self, may=(((), ()),)):
        self.may, self.anything = set(may), False

    def copy(self):
        copied = Holding(self.may)
        copied.anything = self.anything
        return copied

    def draw(self, kind):
        self.may = {(up, put(down, kind or UNSURE)) for up, down in self.may}

    def pick(self, kind, hidden=False):
        self.may = {(up, put(down, kind or UNSURE)) if hidden else (put(up, kind or UNSURE), down) for up, down in self.may}

    def most(self):
        """How many counters there are at most."""
        return max(len(up) + len(down) for up, down in self.may)

    def least(self):
        return min(len(up) + len(down) for up, down in self.may)

    def sure(self, kind):
        """How many of a transport there are for certain."""
        return min([up.count(kind) + down.count(kind) for up, down in self.may])

    def choices(self, kind, hidden):
        """Every counter that may be meant by a transport, or by any where it is None: (face up, face down, it, whether it lies face up)."""
        for up, down in self.may:
            for one in set(down) if kind is None else {kind, UNSURE} & set(down):
                yield up, down, one, False
            if not hidden:
                for one in set(up) if kind is None else {kind, UNSURE} & set(up):
                    yield up, down, one, True

    def after_placing(self, kind, hidden):
        """What is left after a counter was placed; empty where it cannot have been his."""
        return {(without(up, one), down) if lies_up else (up, without(down, one)) for up, down, one, lies_up in self.choices(kind, hidden)}

    def fits(self, hidden, allowed):
        """Which transports a placed counter may be."""
        kinds = set()
        for up, down in self.may:
            for one in down if hidden else up + down:
                kinds |= set(allowed) if one == UNSURE else {one}
        return kinds

    def keep(self, kind, hidden):
        """What may be left when one counter was kept, wherever it lay; empty where it cannot have been his."""
        return {((kind or one,), ()) if lies_up else ((), (kind or one,)) for _, _, one, lies_up in self.choices(kind, hidden)}

    def keep_any(self):
        """What may be left where nobody wrote what was kept."""
        return {((), ())} | self.keep(None, False)
