"""The price of a step: what may be paid, and what is wrong with what was."""
import itertools
from collections import Counter

from .board import CARDS, FERRIES, PORTS, RIVERS, ROADS, TRANSPORTS, pair, price

FINE, NOTE, WRONG = 0, 1, 2


class Road:
    """What lies on a road: transports, each a name or a set of those it may be, and obstacles."""

    def __init__(self, kinds=(), obstacles=0):
        self.kinds, self.obstacles = list(kinds), obstacles

    def copy(self):
        return Road(self.kinds, self.obstacles)


EMPTY = Road()


def normal_price(kind, terrain, obstacles):
    """Cards of its transport due over a counter, or 0 where it cannot lie there."""
    base = price(kind, terrain) if kind in TRANSPORTS else 0
    return base + min(1, obstacles) if base else 0


def by_water(ends):
    """Whether a river or a ferry joins two towns."""
    return ends in RIVERS or ends in FERRIES


def joined(ends, way):
    """Whether water and whether a road joins two towns, of those ways that a play may mean."""
    return by_water(ends) and way in (None, "river" if ends in RIVERS else "ferry"), ends in ROADS and way in (None, "road")


def water_price(a, b, values):
    """Rafts due between two towns by water, with the rule; None where there is none."""
    road = pair(a, b)
    if road in RIVERS:
        return (1, "RAFT-2") if RIVERS[road] == a else (2, "RAFT-3")
    if road in FERRIES:
        return int(values["lake-cost"]), "FERRY-1"
    return None


def judge_water(a, b, cards, caravan, values):
    """How good a payment by water is: (grade, code)."""
    due, code = water_price(a, b, values)
    if caravan:
        return WRONG, "CARAVAN-3"
    rafts = cards.count("raft")
    if len(cards) == rafts == due:
        return FINE, None
    if rafts >= due and len(cards) > due:
        return (WRONG if values["overpay"] == "error" else NOTE), "C21"
    return WRONG, code


def judge_land(terrain, kinds, obstacles, cards, caravan, values):
    """How good a payment by land is where these counters lie: (grade, code, whether it is a caravan)."""
    many = len(cards)
    if not kinds:
        return WRONG, "CARAVAN-2" if caravan else "MOVE-3", False
    due = [(normal_price(kind, terrain, obstacles), kind) for kind in kinds]
    if any(number and many == number == cards.count(kind) for number, kind in due):
        return (NOTE if caravan else FINE), ("CARAVAN-1" if caravan else None), False
    within = any(number and cards.count(kind) >= number for number, kind in due)
    if many == 3 + min(1, obstacles):
        # The price and more, or a caravan: which of them is legal.
        if within and not caravan and values["caravan"] == "only-if-unable" and values["overpay"] == "note":
            return NOTE, "C21", False
        return FINE, None, True
    if within or many > 3 + min(1, obstacles):
        return (WRONG if values["overpay"] == "error" else NOTE), "C21", not within
    alike = any(cards.count(kind) == many for kind in kinds)
    if caravan or (many >= 3 and not alike):
        return WRONG, "CARAVAN-4" if obstacles else "CARAVAN-1", False
    return WRONG, "MOVE-5" if obstacles else "MOVE-4", False


def readings(a, b, road, cards, caravan, way, values):
    """Every way of reading a payment: [(grade, code, whether by water, whether a caravan)], the one to take first."""
    ends, found = pair(a, b), []
    water, land = joined(ends, way)
    if water:
        grade, code = judge_water(a, b, cards, caravan, values)
        found.append((grade, code, True, False))
    if land:
        grade, code, as_caravan = judge_land(ROADS[ends], road.kinds, road.obstacles, cards, caravan, values)
        found.append((grade, code, False, as_caravan))
    if not found:
        return found
    few_rafts = 1 <= len(cards) <= 2 and cards.count("raft") == len(cards)
    beside = not road.kinds and not caravan and way is None and len(cards) >= 3
    over = [one for one in found if one[2] and one[1] == "C21"]

    def order(one):
        if beside and over:
            return (one[0] == WRONG and not one[2], not one[2])
        return (one[0], one[2] != (few_rafts and not caravan))

    return sorted(found, key=order)


def no_way(a, b, cards, way):
    """The code of a step along no connection."""
    if a in PORTS and b in PORTS and PORTS[a] != PORTS[b] and (way == "ferry" or cards and set(cards) == {"raft"}):
        return "FERRY-2"
    return "MOVE-2"


def fillings(cards, hand, later=(), most=5):
    """Every known payment that a written one with unknown cards may have been, from a hand that has cards for later too; None where there are too many."""
    numbers = range(cards.least, most + 1) if cards.open else [cards.least]
    known, found, later = Counter(cards.known), [], Counter(later)
    for number in numbers:
        more = number - len(cards.known)
        if number + sum(later.values()) > hand.high:
            break
        if more > most:
            return None
        for extra in itertools.combinations_with_replacement(CARDS, more):
            total = known + Counter(extra)
            if sum(max(0, many - hand.pool[kind]) for kind, many in (total + later).items()) <= hand.unknown:
                found.append(tuple(sorted(total.elements())))
    return found
