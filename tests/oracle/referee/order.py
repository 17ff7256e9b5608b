"""Whose turn it is: starting players, play out of turn, another seating."""
import itertools

from .record import UNKNOWN


def rotated(seating, first):
    """A seating as the order of a round that somebody begins."""
    at = seating.index(first)
    return seating[at:] + seating[:at]


def played(entries):
    """Entries that were played: those taken back are not."""
    return [entry for entry in entries if entry.ruling != "void"]


def in_turn(entries, order):
    """Entries out of turn where everybody plays in turn: who was skipped may still make it up, or the turn goes on from who played."""
    wrong, turn, owed = [], order[0], None
    for entry in entries:
        after = order[(order.index(entry.player) + 1) % len(order)]
        if entry.player == turn:
            turn, owed = after, None
        elif entry.player == owed:
            owed = None
        else:
            wrong.append(entry)
            turn, owed = after, turn
    return wrong


def picks_out_of_turn(entries, order):
    """Picks in the wrong place. Their order is binding where everybody has three; otherwise skipped ones were not recorded."""
    entries = played(entries)
    if all(sum(entry.player == who for entry in entries) >= 3 for who in order):
        return in_turn(entries, order)
    wrong, turn = [], -1
    for entry in entries:
        turn_of = order.index(entry.player)
        later = next(at for at in range(turn + 1, turn + 1 + len(order)) if at % len(order) == turn_of)
        if later >= 3 * len(order):
            wrong.append(entry)
        else:
            turn = later
    return wrong


def passes_recorded(entries):
    """Whether a plan has a pass other than those it closes with."""
    said = [entry.value.what for entry in entries]
    while said and said[-1] in ("pass", "unknown"):
        said.pop()
    return "pass" in said


def placings_out_of_turn(entries, order):
    """Entries of a plan out of turn, where passes were recorded."""
    entries = played(entries)
    return in_turn(entries, order) if passes_recorded(entries) else []


def journeys_out_of_turn(entries, order):
    """Journeys in the wrong place, and second ones."""
    once, seen, again = [], set(), []
    for entry in played(entries):
        (again if entry.player in seen else once).append(entry)
        seen.add(entry.player)
    return in_turn(once, [who for who in order if who in seen]) + again if once else []


def out_of_turn(found, order):
    """Everything out of turn in a round: [(entry, code)]."""
    wrong = []
    for entries, judge, code in ((found.choose, picks_out_of_turn, "DRAW-3"), (found.plan, placings_out_of_turn, "PLAN-1"),
                                 (found.travel, journeys_out_of_turn, "MOVE-1")):
        if entries and entries != UNKNOWN:
            wrong += [(entry, code) for entry in judge(entries, order)]
    return wrong


def first_play(found, who):
    """The first play of somebody in a round."""
    for entries in (found.choose, found.plan, found.travel):
        if entries and entries != UNKNOWN:
            for entry in entries:
                if entry.player == who:
                    return entry
    return None


def first_players(found, seating):
    """Who may have begun a round: the first of each phase in which everybody's place is shown."""
    firsts, many = [], len(seating)
    if found.choose and found.choose != UNKNOWN and len(played(found.choose)) >= 3 * many:
        firsts.append(played(found.choose)[0].player)
    if found.plan and found.plan != UNKNOWN and passes_recorded(played(found.plan)):
        firsts.append(played(found.plan)[0].player)
    if found.travel and found.travel != UNKNOWN and len({entry.player for entry in played(found.travel)}) == many:
        firsts.append(played(found.travel)[0].player)
    return firsts


def starters(rounds, seating, first):
    """For each round: its order, and the entry of a player who began it wrongly."""
    orders, scheduled, accepted = [], first, {first}
    for found in rounds:
        ways = [who for who in [scheduled, *seating] if who in accepted]
        best = None
        if not found.all_unknown:
            for who in dict.fromkeys(ways):
                if not out_of_turn(found, rotated(seating, who)):
                    best = (who, None)
                    break
            if best is None:
                for who in dict.fromkeys(first_players(found, seating)):
                    if not out_of_turn(found, rotated(seating, who)) and first_play(found, who):
                        best = (who, first_play(found, who))
                        break
        if best is None:
            best = (scheduled, None)
        orders.append((rotated(seating, best[0]), best[1]))
        following = rotated(seating, scheduled)[1 % len(seating)]
        accepted = {following, rotated(seating, best[0])[1 % len(seating)]} if best[1] else {following}
        if not found.all_unknown and out_of_turn(found, orders[-1][0]):
            # Who began a round in a muddle of turns nobody knows.
            accepted |= {rotated(seating, entries[0].player)[1 % len(seating)] for entries in (found.choose, found.plan, found.travel)
                         if entries and entries != UNKNOWN}
        if not best[1] and best[0] != scheduled:
            following = rotated(seating, best[0])[1 % len(seating)]
            accepted = {following}
        scheduled = following
    return orders


def flaws(rounds, orders):
    """How many plays are out of turn by these orders."""
    return sum(len(out_of_turn(found, order)) for found, (order, _) in zip(rounds, orders) if not found.all_unknown)


def seatings(rounds, players):
    """Seatings that are worth a try: those in which some round has everybody pick or travel, else all."""
    found = []
    for one in rounds:
        for entries in (one.choose, one.travel):
            if entries and entries != UNKNOWN:
                shown = list(dict.fromkeys(entry.player for entry in played(entries)))
                if len(shown) == players:
                    found.append(tuple(rotated(shown, 0)))
    return dict.fromkeys(found or ((0, *others) for others in itertools.permutations(range(1, players))))


def seat(rounds, players, first):
    """The orders of all rounds, and whether they follow another seating than the one written."""
    seating = list(range(players))
    orders = starters(rounds, seating, first)
    wrong, least = flaws(rounds, orders), begun(orders)
    if not wrong and not least or players > 7:
        return orders, False
    best = None
    for other in seatings(rounds, players):
        if list(other) != seating:
            tried = starters(rounds, list(other), first)
            if not flaws(rounds, tried) and (not begun(tried) or wrong and (best is None or begun(tried) < begun(best))):
                best = tried
    return (best, True) if best else (orders, False)


def begun(orders):
    """How many rounds the wrong player began."""
    return sum(bool(entry) for _, entry in orders)
