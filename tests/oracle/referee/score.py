"""Standings out of a replay or a sheet, and the claims that a record makes of them."""
from .board import HOME, TOWNS, TOWN_CARDS, distance
from .judge import Finding
from .record import UNKNOWN


class Standing:
    """Where a player stands; numbers are (least, most), None where there is none."""

    def __init__(self, at, towns, cards):
        self.at, self.towns, self.cards = at, towns, cards
        self.town = self.distance = self.score = None
        self.place, self.known, self.reach = (1, 1), None, None

    def hand(self):
        """Cards as they are compared: nobody keeps more than four."""
        return min(4, self.cards[0]), min(4, self.cards[1])


def sheet(record, findings):
    """The standings of a score sheet, with what is wrong on it."""
    found = []
    for who in range(len(record.names)):
        said = record.final.get(who, {})
        at, where = said.get("at", (None, None))
        at = None if at == UNKNOWN else at
        towns, place = said.get("towns", (None, None))
        count = (0, 20)
        if isinstance(towns, list):
            seen = set()
            for town, there in towns:
                if town == UNKNOWN:
                    continue
                if town == HOME or town in seen:
                    findings.append(Finding(there, "VISIT-2"))
                seen.add(town)
            open_ = sum(town == UNKNOWN for town, _ in towns)
            known = len(seen - {HOME})
            if len(seen - {HOME}) + open_ > 20:
                findings.append(Finding(place, "SETUP-4"))
            count = (known + open_, known + open_)
            if at and at != HOME and at not in seen and not open_:
                findings.append(Finding(where, "VISIT-1"))
        elif towns is not None:
            if towns > 20:
                findings.append(Finding(place, "SETUP-4"))
            count = (towns, towns)
            if towns == 0 and at and at != HOME:
                findings.append(Finding(where, "VISIT-1"))
        cards, there = said.get("cards", (None, None))
        hand = (0, 4)
        if cards is not None and not cards.open:
            if cards.count > 4:
                findings.append(Finding(there, "HAND-1"))
            hand = (cards.count, cards.count)
        found.append(Standing(at, count, hand))
        if isinstance(towns, list) and not open_:
            found[-1].known = seen - {HOME}
    return found


def replayed(judge):
    """The standings after a replay: of the moment the game ended, or of where the record stops."""
    players = judge.final or judge.players
    found = [Standing(player.at, player.count(), (player.hand.low, player.hand.high)) for player in players]
    for one, player in zip(found, players):
        one.reach = player.reach if player.at is None else None
        one.known = player.towns if player.more == (0, 0) else None
    if not judge.record.rounds and not judge.record.start.written:
        for one in found:
            one.at, one.known, one.towns, one.cards = None, None, (0, 20), (0, 12 if judge.values["deal"] == "new-8" else 8)
    for who in judge.missing if judge.final is None else ():
        # Not moved yet, or a journey that nobody wrote down.
        one = found[who]
        one.at, one.towns, one.cards = None, (one.towns[0], min(20, one.towns[1] + one.cards[1])), (0, one.cards[1])
    return found


def rank(record, values, standings, judge):
    """Distances, scores and places."""
    with_cards = values["town-cards"] == "true" and (any(record.towns) or "town-cards" in record.options)
    dealt = {town[0] for town in record.towns if town}
    for who, one in enumerate(standings):
        one.town = record.towns[who][0] if record.towns[who] and record.towns[who][0] != UNKNOWN else None
        if with_cards:
            goals = [one.town] if one.town else sorted(TOWN_CARDS - dealt)
            boots = [one.at] if one.at else sorted(TOWNS)
            steps = [distance(boot, goal, values["distance"]) for goal in goals for boot in boots]
            one.distance = (min(steps), max(steps))
            one.score = (one.towns[0] - one.distance[1], one.towns[1] - one.distance[0])
        else:
            one.score = one.towns

    def measures(one):
        yield one.score
        if with_cards:
            yield -one.distance[1], -one.distance[0]
        if not with_cards or values["second-tiebreak"] == "hand":
            yield one.hand()

    def ahead(one, other, sure):
        for mine, theirs in zip(measures(one), measures(other)):
            if (mine[0] > theirs[1]) if sure else (mine[1] > theirs[0]):
                return True
            if (mine[0] < theirs[1]) if sure else (mine[1] < theirs[0]):
                return False
        return False

    first = set()
    if judge and judge.ended == "early-win":
        first = early(judge, standings, values)
    for who, one in enumerate(standings):
        if who in first:
            one.place = (1, 1)
            continue
        others = [other for number, other in enumerate(standings) if number != who and number not in first]
        one.place = (1 + len(first) + sum(ahead(other, one, True) for other in others),
                     1 + len(first) + sum(ahead(other, one, False) for other in others))
    both_began_so = values["early-win"] == "immediate" and sum(one.towns[0] == 20 for one in standings) > 1
    if judge and (judge.maybe_first or both_began_so) and judge.ended == "early-win":
        # Who may have had all towns first may have won.
        may = [who for who, one in enumerate(standings) if one.towns[1] >= 20]
        if len(may) > 1:
            for one in standings:
                one.place = (1, len(standings))
    return standings


def early(judge, standings, values):
    """Who wins before the last round."""
    complete = [who for who, one in enumerate(standings) if one.towns[0] == 20]
    if values["early-win"] == "immediate":
        return set(complete[:1])
    most = max((standings[who].hand()[0] for who in complete), default=0)
    return {who for who in complete if standings[who].hand()[1] >= most}


CODES = {"towns": "VISIT-1", "at": "MOVE-8", "cards": "HAND-1", "distance": "DEST-3", "score": "DEST-2", "place": "END-3"}


def claims(record, standings, finished, over):
    """Every claim that is wrong, and every one that cannot be told: ([Finding], [Finding], how many were confirmed)."""
    wrong, open_, right = [], [], 0

    def compare(said, between, place, code, told=True):
        nonlocal right
        if said is None or between is None:
            open_.append(Finding(place, code, "warning"))
        elif not between[0] <= said <= between[1]:
            wrong.append(Finding(place, code))
        elif between[0] == between[1] and told:
            right += 1
        else:
            open_.append(Finding(place, code, "warning"))

    for who, said in (record.result or {}).items():
        one = standings[who]
        for key, (value, place) in said.items():
            if key == "towns" and isinstance(value, list):
                names, bad = set(), False
                for town, there in value:
                    if town in names or town == HOME:
                        continue
                    names.add(town)
                if one.known is not None and names - {UNKNOWN} - one.known:
                    wrong.append(Finding(place, CODES[key]))
                else:
                    compare(len(names), one.towns, place, CODES[key])
            elif key == "at":
                if one.reach is not None and value not in {*one.reach, UNKNOWN}:
                    wrong.append(Finding(place, CODES[key]))
                elif value == UNKNOWN or one.at is None:
                    open_.append(Finding(place, CODES[key], "warning"))
                elif value != one.at:
                    wrong.append(Finding(place, CODES[key]))
                else:
                    right += 1
            elif key == "cards":
                compare(value.count if value else None, one.cards, place, CODES[key])
            elif key in ("distance", "score", "place") and not finished:
                open_.append(Finding(place, CODES[key], "warning"))
            elif key == "distance":
                compare(value, one.distance or (None if record.edition is None else (0, 0)), place, CODES[key])
            else:
                compare(value, getattr(one, key), place, CODES[key])
    if record.winner is not None:
        if not finished:
            open_.append(Finding("/winner", "END-2", "warning"))
        else:
            named = [who for who, _ in record.winner]
            bad = [place for who, place in record.winner if standings[who].place[0] > 1]
            if bad:
                wrong.append(Finding("/winner", "END-2"))
            elif any(one.place[1] == 1 and who not in named for who, one in enumerate(standings)):
                wrong.append(Finding("/winner", "END-2"))
            elif all(one.place == (1, 1) if who in named else one.place[0] > 1 for who, one in enumerate(standings)):
                right += 1
            else:
                open_.append(Finding("/winner", "END-2", "warning"))
    return wrong, open_, right
