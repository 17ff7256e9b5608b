"""What recorders call things, and what a text of a play says."""
import functools
import json
import pathlib
import re

from kit.words import DASHES, TRUTH, fold

from .board import pair

_DATA = json.loads(pathlib.Path(__file__).with_name("words.json").read_text(encoding="utf-8"))


def _table(lists):
    return {fold(spelling): name for name, spellings in lists.items() for spelling in [name, *spellings]}


_TRANSPORTS = _table(_DATA["transports"])
_TOWNS = _table(_DATA["towns"])
_EDITIONS = _table(_DATA["editions"])
_COLOURS = _table(_DATA["colours"])
_WORDS = {name: {fold(spelling) for spelling in spellings} for name, spellings in _DATA["words"].items()}
_WORDS["obstacle"] = {fold(spelling) for spelling in _DATA["obstacle"]}


class Unknown(Exception):
    """A text that says nothing the format knows."""


def is_word(text, word):
    """Whether a text is this word of a play, in any language."""
    return fold(text) in _WORDS[word]


def town(text):
    """The town a text names, or None."""
    return _TOWNS.get(fold(text))


def edition(text):
    """The edition a text names, or None."""
    return _EDITIONS.get(fold(text))


def colour(text):
    """What stands for the colour a text names: one that has a name in several languages, or the text alone."""
    return _COLOURS.get(fold(text), fold(text))


def transport(text):
    """The transport a text names, or None; 'raft' is one."""
    return _TRANSPORTS.get(fold(text))


def _lead(text, word):
    """What follows a word at the beginning of a text, or None."""
    parts = text.split()
    for length in (2, 1):
        if len(parts) >= length and fold(" ".join(parts[:length])) in _WORDS[word]:
            return " ".join(parts[length:])
    return None


def _tail(text):
    """A text without a closing 'by …', and what that said: road, river, ferry or None."""
    parts = text.split()
    for length in (2, 1):
        if len(parts) >= length:
            end = fold(" ".join(parts[-length:]))
            for way in ("road", "river", "ferry"):
                if end in _WORDS["by " + way]:
                    return " ".join(parts[:-length]), way
    return text, None


@functools.lru_cache(maxsize=None)
def road(text):
    """The two towns of a road, cut where two towns result."""
    for at, sign in enumerate(text):
        if sign in DASHES:
            a, b = town(text[:at]), town(text[at + 1:])
            if a and b:
                return pair(a, b)
    raise Unknown(f"no road: '{text}'")


class Cards:
    """A sum of cards: those known, how many unknown ones, and whether even the number is unknown."""

    def __init__(self, known=(), unknown=0, open_=False, least=0):
        self.known, self.unknown, self.open = tuple(sorted(known)), unknown, open_
        self.least = max(least, len(self.known) + unknown)

    @property
    def count(self):
        """How many there are; None where nobody knows."""
        return None if self.open else len(self.known) + self.unknown

    def __add__(self, other):
        return Cards(self.known + other.known, self.unknown + other.unknown, self.open or other.open)


@functools.lru_cache(maxsize=None)
def _term(text):
    """One summand: '2 dragon', 'raft', '3 unknown', '5'."""
    found = re.fullmatch(r"\s*(\d*)\s*(.*?)\s*", text, re.S)
    number, name = found[1], found[2]
    if not name and not number:
        raise Unknown("empty")
    if not name:
        return Cards(unknown=int(number))
    many = int(number) if number else 1
    if is_word(name, "none") and not number:
        return Cards()
    if number and many == 0:
        raise Unknown(f"a number of none: '{text}'")
    if is_word(name, "unknown"):
        return Cards(unknown=many)
    kind = transport(name)
    if not kind or many > 1000:
        raise Unknown(f"no transport: '{text}'")
    return Cards(known=(kind,) * many)


def _terms(value):
    """The summands of a sum or a list."""
    if isinstance(value, str):
        return value.split("+")
    return [term for part in value for term in part.split("+")]


@functools.lru_cache(maxsize=None)
def _cards(value):
    terms = _terms(value)
    if len(terms) == 1 and is_word(terms[0], "unknown"):
        return Cards(open_=True)
    read = [_term(term) for term in terms]
    if len(read) > 1 and any(card.count == 0 for card in read):
        raise Unknown("nothing stands alone")
    return sum(read, Cards())


def cards(value):
    """The cards that a sum or a list names."""
    return _cards(value if isinstance(value, str) else tuple(value))


class Payment:
    """What was paid: cards, whether they are called a caravan, and by which way."""

    def __init__(self, paid, caravan, way):
        self.cards, self.caravan, self.way = paid, caravan, way


@functools.lru_cache(maxsize=None)
def _payment(value):
    parts = [value] if isinstance(value, str) else list(value)
    way, caravan = None, False
    if parts:
        parts[-1], way = _tail(parts[-1])
        rest = _lead(parts[0], "caravan")
        if rest is not None:
            caravan, parts[0] = True, rest
        if len(parts) > 1 and not parts[0]:
            parts = parts[1:]
        if len(parts) > 1 and not parts[-1]:
            parts = parts[:-1]
    if caravan and parts == [""]:
        raise Unknown("a caravan of what?")
    paid = _cards(parts[0] if len(parts) == 1 else tuple(parts))
    # Who paid anything at all paid a card.
    return Payment(Cards(open_=True, least=1) if paid.open else paid, caravan, way)


def payment(value):
    """What a step was paid with."""
    return _payment(value if isinstance(value, str) else tuple(value))


class Counter:
    """A counter in front of a player: its transport or None, and whether it is said to lie face down."""

    def __init__(self, kind, hidden):
        self.kind, self.hidden = kind, hidden


@functools.lru_cache(maxsize=None)
def _counters(value):
    terms = _terms(value)
    if len(terms) == 1 and is_word(terms[0], "unknown"):
        return None
    found = []
    for term in terms:
        rest = _lead(term, "hidden")
        hidden = rest is not None
        read = _term(rest if hidden else term)
        if read.count == 0 and (hidden or len(terms) > 1):
            raise Unknown("nothing stands alone")
        found += [Counter(kind, hidden) for kind in read.known] + [Counter(None, hidden)] * read.unknown
    return tuple(found)


def counters(value):
    """The counters that a sum or a list names; None where nobody knows even how many."""
    return _counters(value if isinstance(value, str) else tuple(value))


def _kind(text):
    """A counter's transport, or None for one nobody knows."""
    if is_word(text, "unknown"):
        return None
    kind = transport(text)
    if not kind:
        raise Unknown(f"no counter: '{text}'")
    return kind


class Pick:
    """One pick: from the row or blind, what was taken, what was turned up, whether it was kept face down."""

    def __init__(self, blind, kind, then, hidden=False):
        self.blind, self.kind, self.then, self.hidden = blind, kind, then, hidden


@functools.lru_cache(maxsize=None)
def pick(text):
    """A text of 'choose'; None where nobody knows."""
    if is_word(text, "unknown"):
        return None
    hidden = blind = False
    while True:
        if not hidden and _lead(text, "hidden") is not None:
            hidden, text = True, _lead(text, "hidden")
        elif not blind and _lead(text, "blind") is not None:
            blind, text = True, _lead(text, "blind")
        else:
            break
    if blind:
        return Pick(True, _kind(text) if text else None, None, hidden)
    parts = text.split()
    for at, part in enumerate(parts):
        if fold(part) in _WORDS["then"]:
            return Pick(False, _kind(" ".join(parts[:at])), _kind(" ".join(parts[at + 1:])), hidden)
    return Pick(False, _kind(text), None, hidden)


class Placing:
    """One entry of 'plan': what is done (pass, counter, obstacle, unknown), with what and where."""

    def __init__(self, what, kind=None, hidden=False, where=None, way=None):
        self.what, self.kind, self.hidden, self.where, self.way = what, kind, hidden, where, way


@functools.lru_cache(maxsize=None)
def placing(text):
    """A text of 'plan'."""
    if is_word(text, "pass"):
        return Placing("pass")
    if is_word(text, "unknown"):
        return Placing("unknown")
    parts = text.split()
    for at, part in enumerate(parts):
        if fold(part) in _WORDS["on"]:
            piece, (where, way) = " ".join(parts[:at]), _tail(" ".join(parts[at + 1:]))
            if is_word(piece, "obstacle"):
                return Placing("obstacle", where=road(where), way=way)
            rest = _lead(piece, "hidden")
            hidden = rest is not None
            return Placing("counter", _kind(rest if hidden else piece), hidden, road(where), way)
    raise Unknown(f"no play: '{text}'")


def number(text):
    """A plain number."""
    if not re.fullmatch(r"\s*\d{1,9}\s*", text):
        raise Unknown(f"no number: '{text}'")
    return int(text)


def truth(text):
    """A truth value."""
    plain = text.strip().casefold()
    if plain in TRUTH:
        return TRUTH[plain]
    raise Unknown(f"neither yes nor no: '{text}'")


@functools.lru_cache(maxsize=None)
def start_road(text):
    """A road of 'start', which may say which way it means."""
    where, way = _tail(text)
    return road(where), way


@functools.lru_cache(maxsize=None)
def _lying(value):
    kinds, obstacles, hidden = [], 0, False
    terms = _terms(value)
    if len(terms) == 1 and is_word(terms[0], "unknown"):
        return None
    for term in terms:
        bare = re.sub(r"^\s*\d+\s*", "", term)
        if is_word(bare, "obstacle"):
            many = re.match(r"\s*(\d+)", term)
            obstacles += int(many[1]) if many else 1
            continue
        read = _term(term)
        kinds += list(read.known) + [None] * read.unknown
    return tuple(kinds), obstacles


def lying(value):
    """What lies on a road of 'start': (transports, obstacles), or None where nobody knows."""
    return _lying(value if isinstance(value, str) else tuple(value))
