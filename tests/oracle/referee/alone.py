"""What a record claims of a game of which it has nothing else: which claims no game can end with."""
import functools

from .board import HOME, TOWN_CARDS, TOWNS, distance
from .judge import Finding
from .record import UNKNOWN
from .score import CODES


def is_alone(record):
    """Whether nothing is recorded but the result."""
    return record.final is None and not record.rounds and not record.start.written and bool(record.result or record.winner)


@functools.lru_cache(maxsize=None)
def endings(goals, plain, metric):
    """Every way in which a game can have ended for a player with one of these town cards, or (plain) with none."""
    found = set()
    for boot in TOWNS:
        far = {distance(boot, goal, metric) for goal in goals} | ({None} if plain else set())
        found |= {(towns, boot, steps) for towns in range(distance(HOME, boot, "all"), 21) for steps in far}
    return tuple(found)


class Player:
    """Every way in which a player's game can have ended: (towns, boot, steps from the town card or None)."""

    def __init__(self, goals, plain, metric):
        self.ends, self.cards = endings(tuple(goals), plain, metric), range(5)

    def left(self, key, value):
        """The ends that a claim leaves."""
        def fits(end):
            towns, boot, far = end
            if key == "towns" and isinstance(value, set):
                return towns == len(value) and boot in {HOME, *value}
            return value == {"towns": towns, "at": boot, "distance": far, "score": towns - (far or 0)}[key]
        return [end for end in self.ends if fits(end)]

    def counts(self, values, either):
        """What decides between players, least and most: more is better."""
        def count(end, cards):
            towns, _, far = end
            if either:
                return (towns - (far or 0),)
            if far is None:
                return towns, cards
            return towns - far, -far, *([cards] if values["second-tiebreak"] == "hand" else [])
        return [least(count(end, cards) for end in self.ends for cards in {min(4, self.cards[0]), min(4, self.cards[-1])})
                for least in (min, max)]


def refute(record, values, wrong, open_):
    """Makes wrong what is open and cannot be: the figures of a player in their order, then cards, places and the winner."""
    drawn = values["town-cards"] == "true"
    settled = drawn and (any(record.towns) or "town-cards" in record.options)
    dealt = {town[0] for town in record.towns if town}
    players = []
    for town in record.towns:
        goals = [town[0]] if town and town[0] != UNKNOWN else sorted(TOWN_CARDS - dealt)
        players.append(Player(goals if drawn else [], not settled, values["distance"]))

    def accuse(place, code):
        open_[:] = [one for one in open_ if one.place != place]
        wrong.append(Finding(place, code))

    def said(*keys):
        for who, told in sorted((record.result or {}).items()):
            for key in keys:
                if key in told and told[key][0] is not None and all(one.place != told[key][1] for one in wrong):
                    yield players[who], key, *told[key]

    for player, key, value, place in said("towns", "at", "distance", "score"):
        if key == "towns" and isinstance(value, list):
            value = {town for town, _ in value} - {HOME}
        left = player.left(key, value) if value != UNKNOWN else player.ends
        if left:
            player.ends = left
        else:
            accuse(place, CODES[key])

    full = [any(towns == 20 for towns, _, _ in player.ends) for player in players]
    early = values["early-win"] if values["rounds"] == "4" else "never"
    over = record.winner is not None or any(key in told for told in (record.result or {}).values() for key in ("place", "score", "distance"))
    for player, key, value, place in said("cards"):
        if value.open:
            continue
        if over and value.count > 4 and not (early == "immediate" and any(full)):
            accuse(place, CODES[key])
        else:
            player.cards = range(value.count, value.count + 1)

    counts = [player.counts(values, drawn and not settled) for player in players]
    seats = range(len(players))

    def before(one, other):
        """Whether an early win may have put one before the other."""
        both = all(towns == 20 for towns, _, _ in players[other].ends) and early != "immediate"
        return early != "never" and full[one] and (not both or min(4, players[one].cards[-1]) > min(4, players[other].cards[0]))

    may = [[before(a, b) or counts[a][1] > counts[b][0] or drawn and not settled and counts[a][1] == counts[b][0] for b in seats] for a in seats]
    sure = [[not before(b, a) and counts[a][0] > counts[b][1] for b in seats] for a in seats]

    def can_be(places):
        """Whether some order of the players has these places; one player may be told not to be first."""
        @functools.lru_cache(maxsize=None)
        def order(rest):
            if not rest:
                return True
            here, size = len(players) - bin(rest).count("1") + 1, rest
            group = rest
            while group:
                those = [one for one in seats if group >> one & 1]
                behind = [one for one in seats if rest >> one & 1 and not group >> one & 1]
                if (all(here in places[one] for one in those) and all(may[one][other] for one in those for other in behind)
                        and not any(sure[one][other] for one in those for other in those) and order(rest & ~group)):
                    return True
                group = (group - 1) & size
            return False
        return order((1 << len(players)) - 1)

    anywhere = set(range(1, len(players) + 1))
    places = [anywhere] * len(players)
    for player, key, value, place in said("place"):
        who = players.index(player)
        tried = [{value} if one == who else other for one, other in enumerate(places)]
        if can_be(tried):
            places = tried
        else:
            accuse(place, CODES[key])
    if record.winner and all(one.place != "/winner" for one in wrong):
        named = {who for who, _ in record.winner}
        if not can_be([places[who] & ({1} if who in named else anywhere - {1}) for who in seats]):
            accuse("/winner", "END-2")
