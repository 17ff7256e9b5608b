#!/usr/bin/env python3
"""Draws records of one round with unknown entries in the plan, and tells by brute force which of them are illegal.

    unknown_plans.py PROGRAM [--records N] [--seed S] [--most K]

Each unknown entry is replaced in turn by a pass, an obstacle and every counter that its player may have had; each hidden
counter and each hidden card by every kind. A record is illegal where no such completion makes all that is written legal.
Exit 1 where PROGRAM calls a record illegal that has a completion, or legal one that has none. What is `possible` and has none
is only counted, up to LENIENT of the records: the format has a mere warning for what hangs on an assumed value, and decides
plan and payments each for itself. Exit 1 too where fewer than BALANCE of the records are illegal by both, or have a completion.
"""
import argparse
import collections
import itertools
import json
import random
import sys

sys.dont_write_bytecode = True  # nothing is left in the sources

from kit.comparing import judged
from referee.board import BOX_CARDS, CARDS, FERRIES, FIT, RIVERS, ROADS, TRANSPORTS, pair, price

CHUNK = 200
LENIENT, BALANCE = 0.02, 0.25
MOST_TRIED = 30000  # ways to complete a record; where there are more, another one is drawn
HAND, CARAVAN, RAFT = 8, 3, CARDS.index("raft")
LIMITS = tuple(BOX_CARDS[kind] for kind in CARDS)
COUNTERS = 8  # on the table at most: whatever the hidden ones are, the box has them
NAMES = ("Anna", "Boris", "Chris", "Dora")
CENTRES = ("Feodor", "Elvenhold", "Lapphalya", "Virst", "Ixara", "Grangor", "Usselen")  # deserts, rivers and ferries
UNKNOWN, OBSTACLE, PASS = "unknown", "obstacle", "pass"

# A piece is (kind, whether it lies face down); the obstacle is one too. A hand, a payment and a journey are None where unknown.
Player = collections.namedtuple("Player", "at hand pieces")
Entry = collections.namedtuple("Entry", "who what road hidden", defaults=(None, False))  # unknown and no road: anything
Step = collections.namedtuple("Step", "road start to cards caravan way void")
Record = collections.namedtuple("Record", "number head players plan journeys keep")
# Behind an entry: roads are (road, kind, whether an obstacle lies there), `bare` counts counters on roads that the record
# does not name and that have no obstacle, `passes` those in succession, and `over` tells whether planning has ended.
State = collections.namedtuple("State", "pieces roads bare passes over")


class TooManyWays(Exception):
    """A record takes too long."""


def fitting(road):
    return [kind for kind in TRANSPORTS if kind in FIT[ROADS[road]]]


def water_price(start, to):
    """Rafts due between two towns; 0 where no water joins them."""
    road = pair(start, to)
    return 2 if road in FERRIES else 0 if road not in RIVERS else 1 if RIVERS[road] == start else 2


def draw_players(rng, roads):
    """Two to four players near some roads. Nobody has two counters face down, or `unknown` alone, which would be any number."""
    deck, many, players = [kind for kind in CARDS for _ in range(BOX_CARDS[kind])], rng.choice((2, 2, 3, 3, 4)), []
    rng.shuffle(deck)
    for _ in range(many):
        hand = [deck.pop() for _ in range(HAND)] if rng.random() < .3 else None
        pieces = [(rng.choice(TRANSPORTS) if rng.random() < .85 else UNKNOWN, False) for _ in range(rng.choice((1, 1, 2, 2, 3)))]
        pieces = pieces[:COUNTERS // many]
        if rng.random() < .5 or pieces == [(UNKNOWN, False)]:
            pieces[0] = pieces[0][0], True
        pieces += [(OBSTACLE, False)] if rng.random() < .6 else []
        players.append(Player(roads[0][0] if rng.random() < .7 else rng.choice(rng.choice(roads)), hand, pieces))
    return players


def draw_plan(rng, players, roads):
    """A plan, what then lies on the roads ({road: (kind, whether an obstacle lies there)}), and what each player has left."""
    many, plan, lying, left = len(players), [], {}, [list(player.pieces) for player in players]
    unknown, passes = rng.choice((3, 3, 5)), rng.random() < .4
    for turn in range(rng.choice((2, 3) if passes and many < 4 else (1, 1, 2)) * many - rng.choice((0, 0, 1))):
        who, slip, hide = turn % many, rng.random() < .1, unknown and rng.random() < .5
        plays = [(kind, hidden, road) for kind, hidden in left[who] for road in roads
                 if (kind == OBSTACLE and (slip or not lying.get(road, (None, True))[1]))
                 or (kind in (UNKNOWN, *fitting(road)) and (slip or road not in lying))]
        entry = Entry(who, UNKNOWN if hide or unknown and not passes else PASS)
        if plays and (not (hide or passes) or rng.random() < (.5 if passes else .75)):
            kind, hidden, road = rng.choice(plays)
            left[who].remove((kind, hidden))
            shown = kind if kind in fitting(road) else rng.choice(fitting(road))
            lies, obstacle = lying.get(road, (shown, False))
            lying[road] = lies, obstacle or kind == OBSTACLE
            shown = OBSTACLE if kind == OBSTACLE else shown if rng.random() < .7 else UNKNOWN
            entry = entry if hide else Entry(who, shown, road, hidden and rng.random() < .5)
        unknown -= entry == Entry(who, UNKNOWN)
        plan.append(entry)
    if not any(entry == Entry(entry.who, UNKNOWN) for entry in plan):
        plan[-1] = Entry(plan[-1].who, UNKNOWN)
    return plan, lying, left


def draw_payment(rng, start, to, lying, hand):
    """Cards that are often a price and in the hand, and whether they are called a caravan."""
    road, water, mixed, obstacle = pair(start, to), water_price(start, to), rng.random() < .3, False
    if water and (road not in ROADS or rng.random() < .3):
        mixed, cards = False, ["raft"] * (water + (rng.random() < .2))
    else:
        kind, obstacle = lying.get(road) or (rng.choice(fitting(road)), False)
        wrong = rng.choice((-1, 1)) if rng.random() < .06 else 0
        many = (CARAVAN if mixed else price(kind, ROADS[road])) + obstacle + wrong
        cards = [rng.choice(CARDS) if mixed else kind for _ in range(max(1, many))]
    if hand and rng.random() < .93 and collections.Counter(cards) - collections.Counter(hand):
        mixed, cards = True, rng.sample(hand, min(CARAVAN + obstacle, len(hand)))
    return cards, rng.random() < (.75 if mixed else .06)


def draw_journey(rng, player, roads, lying):
    """Up to three steps on the roads, or now and then by water. Of some payments not everything is known."""
    steps, at, hand, paid = [], player.at, list(player.hand or []), 0
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        road = rng.choice([road for road in roads if at in road] or [road for road in ROADS if at in road])
        road = rng.choice([road for road in (*RIVERS, *FERRIES) if at in road and rng.random() < .05] or [road])
        to = road[at == road[0]]
        cards, caravan = draw_payment(rng, at, to, lying, hand)
        paid += len(cards)
        if paid > HAND and rng.random() < .9:
            break
        hand = list((collections.Counter(hand) - collections.Counter(cards)).elements())
        hidden = rng.choice((1, 2, 3, 3)) if rng.random() < .2 else 0
        cards = None if rng.random() < .06 else cards[hidden:] + [UNKNOWN] * min(hidden, len(cards))
        ways = [way for way, joined in (("road", ROADS), ("river", RIVERS), ("ferry", FERRIES)) if road in joined]
        way = rng.choice(ways) if len(ways) > 1 and rng.random() < .15 else None
        steps.append(Step(road, at, to, cards, caravan, way, rng.random() < .04))
        at = at if steps[-1].void else to
    return steps


def draw(rng):
    """A record of one round that begins with its plan."""
    centre, roads = rng.choice(CENTRES), []
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        roads = list(dict.fromkeys([*roads, rng.choice([road for road in ROADS if centre in road])]))
        centre = rng.choice(rng.choice(roads))
    players = draw_players(rng, roads)
    plan, lying, left = draw_plan(rng, players, roads)
    for road in roads:  # somebody errs
        if rng.random() < .3:
            lying[road] = rng.choice(fitting(road)), rng.random() < .3
    journeys = []
    while not any(journeys):
        journeys = [draw_journey(rng, player, roads, lying) if rng.random() < .88 else None for player in players]
    keeps = rng.random() < .25 and None not in journeys
    keep = [rng.choice([kind for kind, _ in pieces if keeps and kind in TRANSPORTS] + [None]) for pieces in left]
    options = {"overpay": rng.choice(("error", "error", "error", "note", None)),
               "caravan": rng.choice(("free", "free", "only-if-unable", "only-if-unable", None)),
               "pass-end": rng.choice(("lap", "lap", "consecutive", None))}
    head = written(edition=rng.choice((None, "rio-grande-1998", "russian")), options=written(**options))
    return Record(rng.choice((1, 2)), head, players, plan, journeys, keep)


def written(**values):
    """Without those that are left out."""
    return {key: value for key, value in values.items() if value}


def sum_of(cards):
    """Cards as they are written. An unknown one has its number: `unknown` alone is a whole payment."""
    numbers = collections.Counter(cards or []).items()
    return " + ".join(kind if many == 1 and kind != UNKNOWN else f"{many} {kind}" for kind, many in numbers) or UNKNOWN


def piece_text(kind, hidden):
    return f"hidden {kind}" if hidden else kind


def as_json(record):
    """The record as it is handed to the program."""
    starts, travel = {}, []
    for name, player, steps in zip(NAMES, record.players, record.journeys):
        counters = " + ".join(piece_text(*piece) for piece in player.pieces if piece[0] != OBSTACLE)
        used = None if (OBSTACLE, False) in player.pieces else "used"
        hand, towns = sum_of(player.hand or [UNKNOWN] * HAND), 3 if record.number > 1 else None
        starts[name] = written(at=player.at, towns=towns, hand=hand, counters=counters, obstacle=used)
        journey = []
        for step in steps or []:
            journey.append({step.to: f"{'caravan ' * step.caravan}{sum_of(step.cards)}{f' by {step.way}' if step.way else ''}"})
            journey += [{"ruling": "void"}] * step.void
        travel += [{name: journey}] if steps is not None else []
    plan = [{NAMES[entry.who]: piece_text(entry.what, entry.hidden) + (f" on {'-'.join(entry.road)}" if entry.road else "")}
            for entry in record.plan]
    now = written(plan=plan, travel=travel, keep=written(**dict(zip(NAMES, record.keep))))
    start = {"round": record.number, "phase": "plan", "first": NAMES[0], "players": starts}
    return json.dumps({"game": "elfenland", **record.head, "players": list(starts), "start": start, "rounds": [now]})


def counted(cards):
    """How many of each kind; unknown cards are left out."""
    return tuple(cards.count(kind) for kind in CARDS)


def within(some, limits):
    return all(one <= limit for one, limit in zip(some, limits))


def replaced(these, at, *by):
    return these[:at] + by + these[at + 1:]


class Completions:
    """The ways to complete a record. An option that is left out forbids nothing: by an assumed value nobody is accused."""

    def __init__(self, record):
        options = record.head.get("options", {})
        self.record, self.tried, self.found = record, 0, {}
        self.overpay, self.free = options.get("overpay") != "error", options.get("caravan") != "only-if-unable"
        self.lap = options.get("pass-end") == "lap"
        self.journeys = [[step for step in steps or [] if not step.void] for steps in record.journeys]  # void: taken back
        named = [entry.road for entry in record.plan] + [step.road for steps in self.journeys for step in steps]
        self.roads = [road for road in dict.fromkeys(named) if road in ROADS]

    def count(self, ways=1):
        self.tried += ways
        if self.tried > MOST_TRIED:
            raise TooManyWays

    def first(self):
        """What lies on the roads in the first completion, or None where there is none."""
        states = [State(tuple(tuple(sorted(player.pieces)) for player in self.record.players), (), 0, 0, False)]
        for turn, entry in enumerate(self.record.plan):
            states = list(dict.fromkeys(after for state in states for after in self.after(state, turn, entry)))
            self.count(len(states))
        ends = dict.fromkeys(state.roads for state in states if self.can_keep(state.pieces))
        return next((roads for roads in ends if self.can_travel(roads)), None)

    def after(self, state, turn, entry):
        """The states behind an entry. A pass behind the end of planning does no harm, a placing does."""
        many, passes, mine = len(self.record.players), state.passes + 1, state.pieces[entry.who]
        if not entry.road:
            ended = passes >= many and (not self.lap or turn % many == many - 1)
            yield state._replace(passes=passes, over=state.over or ended)
        for at, (kind, hidden) in enumerate(() if state.over or entry.what == PASS else mine):
            left = state._replace(pieces=replaced(state.pieces, entry.who, replaced(mine, at)), passes=0)
            if kind == OBSTACLE and (entry.what == OBSTACLE or not entry.road):
                yield from self.after_obstacle(left, entry.road)
            elif kind != OBSTACLE and entry.what != OBSTACLE and (hidden or not entry.hidden):
                kinds = [one for one in TRANSPORTS if kind in (one, UNKNOWN) and entry.what in (one, UNKNOWN)]
                yield from self.after_counter(left, entry.road, kinds)

    @staticmethod
    def after_obstacle(state, named):
        """The states behind an obstacle on the road that is named, or on any counter without one."""
        for at, (road, kind, obstacle) in enumerate(state.roads):
            if not obstacle and named in (road, None):
                yield state._replace(roads=replaced(state.roads, at, (road, kind, True)))
        if state.bare and not named:
            yield state._replace(bare=state.bare - 1)

    def after_counter(self, state, named, kinds):
        """The states behind a counter on the road that is named, or on any other that is free."""
        taken = [road for road, *_ in state.roads]
        for road, kind in itertools.product([named] if named else self.roads, kinds):
            if road not in taken and kind in FIT[ROADS[road]]:
                yield state._replace(roads=tuple(sorted(state.roads + ((road, kind, False),))))
        if not named:
            yield state._replace(bare=state.bare + 1)

    def can_keep(self, pieces):
        """Whether everybody still has the counter that he is written to have kept."""
        return all(kept is None or {kept, UNKNOWN} & {kind for kind, _ in mine} for kept, mine in zip(self.record.keep, pieces))

    def can_travel(self, roads):
        """Whether all journeys can be paid by what lies on the roads, out of one box."""
        hands = [player.hand for player in self.record.players]
        costs = [self.costs(who, tuple(one for one in roads if any(one[0] == step.road for step in steps)))
                 for who, steps in enumerate(self.journeys)]
        known = counted([card for hand in hands for card in hand or []])
        return all(costs) and self.in_box([some for some, hand in zip(costs, hands) if not hand], known)

    def in_box(self, costs, total):
        """Whether of each journey paid from a hand that nobody saw one of the costs is in the box at once."""
        self.count()
        enough = within(total, LIMITS)
        return enough and (not costs or any(self.in_box(costs[1:], tuple(map(sum, zip(total, one)))) for one in costs[0]))

    def costs(self, who, roads):
        """What a journey can have cost altogether."""
        if (who, roads) not in self.found:
            hand, lying = self.record.players[who].hand, {road: rest for road, *rest in roads}
            limits, costs = counted(hand) if hand else LIMITS, {}
            for chosen in itertools.product(*([*self.payments(step, lying, limits)] for step in self.journeys[who])):
                self.count()
                total = tuple(map(sum, zip((0,) * len(CARDS), *chosen)))
                # Of a hand that nobody saw, only what it paid is known to have been there.
                if sum(total) <= HAND and within(total, limits) and self.needed(who, lying, chosen, limits if hand else total):
                    costs[total] = True
            self.found[who, roads] = list(costs)
        return self.found[who, roads]

    def payments(self, step, lying, limits):
        """What a step can have been paid with, whatever else was in the hand."""
        kinds = [kind for kind, limit in zip(CARDS, limits) if limit]
        shown = [card for card in step.cards or [] if card != UNKNOWN]
        for many in [len(step.cards) - len(shown)] if step.cards else range(1, CARAVAN + 2):
            for hidden in itertools.combinations_with_replacement(kinds, many):
                paid = counted([*shown, *hidden])
                if any(self.read(step, paid, lying)):
                    yield paid

    def read(self, step, paid, lying):
        """Whether a payment is a price, and whether it is a caravan, both also with too much paid unless that is an error."""
        many, water = sum(paid), water_price(step.start, step.to)
        by_water = water and not step.caravan and step.way != "road" and paid[RAFT] >= water and (self.overpay or many == water)
        if step.way in ("river", "ferry") or step.road not in lying:
            return by_water, False
        kind, obstacle = lying[step.road]
        due, caravan = price(kind, ROADS[step.road]) + obstacle, CARAVAN + obstacle
        # As many as a caravan that are called one are a caravan, unless they are the very price.
        more = self.overpay and not (step.caravan and many == caravan)
        by_road = paid[CARDS.index(kind)] >= due and (many == due or more)
        return by_water or by_road, many == caravan or self.overpay and many > caravan

    def needed(self, who, lying, chosen, held):
        """Whether no caravan of a journey was taken by somebody able to pay the price, where that is forbidden."""
        for step, paid in zip(self.journeys[who], chosen):
            if not self.free and not self.read(step, paid, lying)[0]:
                kind, obstacle = lying[step.road]
                if held[CARDS.index(kind)] >= price(kind, ROADS[step.road]) + obstacle:
                    return False
            held = tuple(had - one for had, one in zip(held, paid))
        return True


def drawn(seed, index):
    """A record as text, what lies on the roads in its first completion, and how many were drawn before that took too long."""
    rng = random.Random(f"{seed}/{index}")
    for dropped in itertools.count():
        record = draw(rng)
        try:
            return as_json(record), Completions(record).first(), dropped
        except TooManyWays:
            pass


def show(where, line, roads, report):
    """Prints what the program and the enumeration say of a record."""
    print(f"{where}: {report['verdict']} though {'none does' if roads is None else 'a completion exists'}\n    {line}")
    for road, kind, obstacle in roads or ():
        print(f"    completed: {kind}{' + obstacle' * obstacle} on {'-'.join(road)}")
    for one in report["findings"]:
        if one["severity"] != "note":
            print(f"    {one['severity']} {one['rule']}: {one['message']}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--records", type=int, default=400, help="how many are drawn")
    parser.add_argument("--seed", type=int, default=60701, help="what they are drawn from")
    parser.add_argument("--most", type=int, default=10, help="how many disagreements are printed whole")
    given = parser.parse_args()
    seen, slow, apart = collections.Counter(), 0, 0
    for begin in range(0, given.records, CHUNK):
        chunk = [drawn(given.seed, index) for index in range(begin, min(begin + CHUNK, given.records))]
        reports = judged(given.program, [line for line, *_ in chunk], False)
        for index, ((line, roads, dropped), report) in enumerate(zip(chunk, reports), begin):
            key = report["verdict"], roads is not None
            seen[key] += 1
            slow += dropped
            if key in (("illegal", True), ("legal", False)) or key[0] == "unreadable":
                apart += 1
                if apart <= given.most:
                    show(f"seed {given.seed}, record {index}", line, roads, report)
    both, accused, lenient, open_ = seen["illegal", False], seen["illegal", True], seen["legal", False], seen["possible", False]
    fine = seen["legal", True] + seen["possible", True]
    print(f"{given.records} records: {both} illegal by both, {fine} not, {accused} accused though a completion exists, "
          f"{lenient} legal though none does, {open_} possible though none does; {slow} others took too long")
    lopsided, lax = min(both, fine + accused) < BALANCE * given.records, open_ > LENIENT * given.records
    if lopsided or lax:
        print("too few are illegal by both, or have a completion" if lopsided else "too many are possible though none does")
    return 1 if apart or lopsided or lax or not given.records else 0


if __name__ == "__main__":
    sys.exit(main())
