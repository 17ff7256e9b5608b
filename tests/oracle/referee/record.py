"""A record as the format has it, out of the plain values of a line; what is no record is a list of faults."""
from kit.reader import Map, Unreadable, small, under

from . import words
from .editions import VALUES

# The keys of the format, which match without regard to case.
KEYS = frozenset(
    "format game edition options session players start rounds final result winner row deal draw choose plan travel keep note ruling "
    "name colour color town round phase first roads at towns hand counters obstacle discard distance score cards place "
    "early-win caravan lake-cost town-cards second-tiebreak pass-end reshuffle overpay".split())
TOP = {"format", "game", "edition", "options", "session", "players", "start", "rounds", "final", "result", "winner"}
PHASES = ("deal", "draw", "choose", "plan", "travel")
UNKNOWN = "unknown"
MOST_PLAYERS, MOST_PLAYS = 10, 60000


class Entry:
    """A play: whose it is, what it says, where it stands and how the table ruled."""

    def __init__(self, player, value, place):
        self.player, self.value, self.place, self.ruling = player, value, place, None


class Step:
    """A part of a journey: a step to a town, a gap, a sighting or a discard."""

    def __init__(self, what, place, town=None, paid=None):
        self.what, self.place, self.town, self.paid, self.ruling = what, place, town, paid, None


class Round:
    """One round: each phase None where nothing of it is written, 'unknown' where nobody knows."""

    def __init__(self, place):
        self.place, self.first, self.all_unknown = place, place, False
        self.row = self.deal = self.draw = self.choose = self.plan = self.travel = self.keep = None


class Start:
    """Where a record begins."""

    def __init__(self):
        self.place = "/start"
        self.written, self.round, self.phase, self.first, self.players, self.roads = False, 1, "deal", None, {}, None


class Record:
    """All of a record."""

    def __init__(self):
        self.edition, self.options = None, {}
        self.names, self.name_places, self.colours, self.towns = [], [], [], []
        self.start, self.rounds, self.final = Start(), None, None
        self.result, self.winner, self.plays, self.seated = None, None, 0, None


class _Reader:
    """Reads one record; every fault is kept with its place."""

    def __init__(self, top):
        self.faults, self.record, self.folded = [], Record(), {}
        self.top = self.map(top, "", TOP) if isinstance(top, Map) else None
        if self.top is None:
            self.fault("", "not a map")

    def fault(self, place, what):
        self.faults.append((place, what))

    def map(self, value, place, keys=None, fold=None):
        """A map without doubles and empty values, keys among those known; {} where it is none."""
        if not isinstance(value, Map):
            self.fault(place, "no map")
            return {}
        found, seen = {}, {}
        for key, what in value:
            where = under(place, key)
            name = fold(key) if fold else small(key)
            if name in seen:
                self.fault(where, "given twice")
            elif keys is not None and key not in keys:
                self.fault(where, "unknown key")
            elif what is None or (isinstance(what, str) and not what.strip()):
                self.fault(where, "an empty value")
            else:
                found[key] = what
            seen[name] = True
        return found

    def text(self, value, place):
        if not isinstance(value, str) or not value.strip():
            self.fault(place, "no text")
            return None
        return value

    def read(self, how, value, place):
        """What a text says; a fault where it says nothing."""
        try:
            return how(value)
        except words.Unknown as unknown:
            self.fault(place, str(unknown))
            return None

    def cards(self, value, place, how=words.cards):
        """A sum or a list of texts, notes among them left out."""
        if isinstance(value, list) and not isinstance(value, Map):
            parts = []
            for part, where in self.without_notes(value, place):
                if isinstance(part, str) and part.strip():
                    parts.append(part)
                    if how is not words.payment:
                        self.read(how, part, where)
                else:
                    self.fault(where, "no card")
            return self.read(how, parts, place) if parts else self.read(how, "none", place)
        if self.text(value, place) is None:
            return None
        return self.read(how, value, place)

    def without_notes(self, value, place):
        """What stands in a list beside notes: [(value, place)]."""
        for number, what in enumerate(value):
            where = under(place, number)
            if isinstance(what, Map) and len(what) == 1 and what[0][0] == "note":
                self.note(what, where)
            else:
                yield what, where

    def note(self, entry, place):
        if entry[0][1] is None or not isinstance(entry[0][1], str) or not entry[0][1].strip():
            self.fault(under(place, "note"), "an empty value")

    def player(self, text, place):
        """The number of a player, or None."""
        number = self.folded.get(words.fold(text))
        if number is None:
            self.fault(place, f"nobody introduced '{text}'")
        return number

    def by_player(self, value, place, keys=None):
        """A map by player: [(player, value, place)]."""
        found, seen = [], set()
        if not isinstance(value, Map):
            self.fault(place, "no map")
            return found
        for key, what in value:
            where = under(place, key)
            number = self.player(key, where)
            if number is None:
                continue
            if number in seen:
                self.fault(where, "given twice")
            elif what is None or (isinstance(what, str) and not what.strip()):
                self.fault(where, "an empty value")
            else:
                seen.add(number)
                found.append((number, what, where))
        return found

    def entries(self, value, place):
        """A list of plays, one player each; notes left out, rulings put to the play before them."""
        found = []
        if not isinstance(value, list) or isinstance(value, Map):
            self.fault(place, "no list")
            return found
        for what, where in self.without_notes(value, place):
            if not isinstance(what, Map) or len(what) != 1:
                self.fault(where, "one play a line")
                continue
            key, said = what[0]
            if key == "ruling":
                self.ruling(found[-1] if found else None, said, under(where, key))
            else:
                who = self.player(key, under(where, key))
                if said is None or (isinstance(said, str) and not said.strip()):
                    self.fault(under(where, key), "an empty value")
                elif who is not None:
                    found.append(Entry(who, said, under(where, key)))
        return found

    def ruling(self, play, said, place):
        if said not in ("void", "stands"):
            self.fault(place, "void or stands")
        elif play is None:
            self.fault(place, "no play before it")
        elif play.ruling:
            self.fault(place, "a second ruling")
        else:
            play.ruling = said

    # The parts of a record, in their order.

    def all(self):
        if self.top is None:
            return
        if "format" in self.top and self.text(self.top["format"], "/format") not in (None, "1"):
            self.faults = [("/format", "another format")]
            return
        if "game" in self.top and (not isinstance(self.top["game"], str) or words.fold(self.top["game"]) != "elfenland"):
            self.fault("/game", "another game")
        if "session" in self.top:
            self.map(self.top["session"], "/session")
            self.filled(self.top["session"], "/session")
        self.edition()
        self.players()
        if "start" in self.top:
            self.start()
        if "rounds" in self.top:
            self.rounds()
        if "final" in self.top:
            self.final()
        self.claims()
        if self.record.plays > MOST_PLAYS:
            self.fault("/rounds", "too many plays")

    def filled(self, value, place):
        """Free text, but no empty value in it."""
        if value is None or (isinstance(value, str) and not value.strip()):
            if (place, "an empty value") not in self.faults:
                self.fault(place, "an empty value")
        elif isinstance(value, Map):
            for key, what in value:
                self.filled(what, under(place, key))
        elif isinstance(value, list):
            for number, what in enumerate(value):
                self.filled(what, under(place, number))

    def edition(self):
        if "edition" in self.top and self.text(self.top["edition"], "/edition") is not None:
            self.record.edition = words.edition(self.top["edition"])
            if not self.record.edition:
                self.fault("/edition", "no edition")
        if "options" in self.top:
            for key, value in self.map(self.top["options"], "/options", VALUES).items():
                place = under("/options", key)
                plain = value.strip().casefold() if isinstance(value, str) else ""
                if key == "town-cards":
                    truth = self.read(words.truth, plain, place)
                    plain = "true" if truth else "false"
                if plain not in VALUES[key]:
                    self.fault(place, "no such value")
                self.record.options[key] = plain

    def players(self):
        record, place = self.record, "/players"
        value = self.top.get("players")
        if not isinstance(value, list) or isinstance(value, Map):
            self.fault(place, "no players")
            return
        for what, where in self.without_notes(value, place):
            colour = town = None
            at = where
            if isinstance(what, Map):
                keys = self.map(what, where, {"name", "colour", "color", "town"}, lambda key: "colour" if key == "color" else key)
                at = under(where, "name")
                name = self.text(keys.get("name"), at)
                for key in ("colour", "color"):
                    if key in keys and self.text(keys[key], under(where, key)):
                        colour = (words.colour(keys[key]), under(where, key))
                if "town" in keys and self.text(keys["town"], under(where, "town")):
                    said = UNKNOWN if words.is_word(keys["town"], "unknown") else words.town(keys["town"])
                    if not said:
                        self.fault(under(where, "town"), "no town")
                    town = (said, under(where, "town"))
            else:
                name = self.text(what, where)
            if name is None:
                continue
            folded = words.fold(name)
            if folded in ("note", "ruling"):
                self.fault(at, "a name with another meaning")
            if folded in self.folded:
                self.fault(at, "two players of one name")
            self.folded[folded] = len(record.names)
            record.names.append(name)
            record.name_places.append(at)
            record.colours.append(colour)
            record.towns.append(town)
        if not record.names or len(record.names) > MOST_PLAYERS:
            self.fault(place, "too many players, or none")
        if record.options.get("town-cards") == "false":
            for town in record.towns:
                if town:
                    self.fault(town[1], "town cards are not in the game")
        elif any(record.towns):
            record.options["town-cards"] = "true"

    def town(self, text, place):
        if self.text(text, place) is None:
            return None
        if words.is_word(text, "unknown"):
            return UNKNOWN
        found = words.town(text)
        if not found:
            self.fault(place, "no town")
        return found

    def towns(self, value, place):
        """How many towns, or which: a number, or a list of (town, place)."""
        if isinstance(value, str):
            if words.is_word(value, "unknown"):
                return None
            if words.is_word(value, "none"):
                return 0
            if words.town(value):
                return [(words.town(value), place)]
            return self.read(words.number, value, place)
        if not isinstance(value, list) or isinstance(value, Map):
            self.fault(place, "no towns")
            return None
        found = []
        for what, where in self.without_notes(value, place):
            town = self.town(what, where)
            if town:
                found.append((town, where))
        return found

    def start(self):
        start, place = self.record.start, "/start"
        start.written = True
        keys = self.map(self.top["start"], place, {"round", "phase", "first", "players", "roads"})
        if "round" in keys and self.text(keys["round"], under(place, "round")):
            start.round = self.read(words.number, keys["round"], under(place, "round")) or 0
            if start.round == 0:
                self.fault(under(place, "round"), "no round")
        if "phase" in keys:
            if keys["phase"] not in PHASES:
                self.fault(under(place, "phase"), "no phase")
            start.phase = keys["phase"]
        if "first" in keys and self.text(keys["first"], under(place, "first")):
            start.first = self.player(keys["first"], under(place, "first"))
        if "players" in keys:
            for number, what, where in self.by_player(keys["players"], under(place, "players")):
                said = {}
                for key, value in self.map(what, where, {"at", "towns", "hand", "counters", "obstacle"}).items():
                    at = under(where, key)
                    if key == "at":
                        said[key] = (self.town(value, at), at)
                    elif key == "towns":
                        said[key] = (self.towns(value, at), at)
                    elif key == "hand":
                        said[key] = (self.cards(value, at), at)
                    elif key == "counters":
                        said[key] = (self.cards(value, at, words.counters), at)
                    elif value not in ("used", "unused") and not words.is_word(value, "unknown"):
                        self.fault(at, "used or unused")
                    else:
                        said[key] = (value, at)
                start.players[number] = said
        if "roads" in keys:
            value, where = keys["roads"], under(place, "roads")
            start.roads = []
            if isinstance(value, str):
                if words.is_word(value, "unknown"):
                    start.roads = None
                elif not words.is_word(value, "none"):
                    self.fault(where, "no roads")
                return
            seen = set()
            for key, what in self.map(value, where).items():
                at = under(where, key)
                road = self.read(words.start_road, key, at)
                what = self.cards(what, at, words.lying)
                if road:
                    if road in seen:
                        self.fault(at, "given twice")
                    seen.add(road)
                    start.roads.append((road[0], road[1], what, at))

    def rounds(self):
        record, place = self.record, "/rounds"
        record.rounds = []
        value = self.top["rounds"]
        if not isinstance(value, list) or isinstance(value, Map):
            self.fault(place, "no list")
            return
        for what, where in self.without_notes(value, place):
            found = Round(where)
            record.rounds.append(found)
            if isinstance(what, str) and words.is_word(what, "unknown"):
                found.all_unknown = True
                continue
            first = len(record.rounds) == 1
            keys = self.map(what, where, {"row", "deal", "draw", "choose", "plan", "travel", "keep"})
            if isinstance(what, Map) and not what:
                self.fault(where, "an empty round")
            if keys:
                found.first = under(where, next(iter(keys)))
            for key, value in keys.items():
                at = under(where, key)
                if first and record.start.written:
                    late = PHASES.index(record.start.phase) if record.start.phase in PHASES else 0
                    if key in PHASES and PHASES.index(key) < late or key == "row" and late == 4:
                        self.fault(at, "before the start")
                if isinstance(value, str) and words.is_word(value, "unknown"):
                    setattr(found, key, UNKNOWN)
                    continue
                getattr(self, "_" + key)(found, value, at)

    def _row(self, found, value, place):
        found.row = (self.cards(value, place), place)

    def _deal(self, found, value, place):
        found.deal = [(who, self.cards(what, at), at) for who, what, at in self.by_player(value, place)]

    def _draw(self, found, value, place):
        found.draw = [(who, self.cards(what, at, words.counters), at) for who, what, at in self.by_player(value, place)]

    def _keep(self, found, value, place):
        found.keep = [(who, self.cards(what, at, words.counters), at) for who, what, at in self.by_player(value, place)]

    def _choose(self, found, value, place):
        found.choose = self.entries(value, place)
        self.plays_of(found.choose, words.pick)

    def _plan(self, found, value, place):
        found.plan = self.entries(value, place)
        self.plays_of(found.plan, words.placing)

    def plays_of(self, entries, how):
        self.record.plays += len(entries)
        for entry in entries:
            entry.value = self.read(how, entry.value, entry.place) if self.text(entry.value, entry.place) else None

    def _travel(self, found, value, place):
        found.travel = []
        for entry in self.entries(value, place):
            found.travel.append(entry)
            if isinstance(entry.value, str):
                if words.is_word(entry.value, "unknown"):
                    entry.value = [Step("gap", entry.place)]
                else:
                    self.fault(entry.place, "no journey")
                    entry.value = []
            elif isinstance(entry.value, Map):
                self.fault(entry.place, "no list")
                entry.value = []
            else:
                entry.value = self.journey(entry.value, entry.place)
                if entry.ruling and any(step.ruling for step in entry.value):
                    self.fault(entry.place, "a second ruling")

    def journey(self, value, place):
        steps = []
        for what, where in self.without_notes(value, place):
            if isinstance(what, str):
                if words.is_word(what, "unknown"):
                    steps.append(Step("gap", where))
                else:
                    self.fault(where, "no step")
                continue
            if not isinstance(what, Map) or len(what) != 1:
                self.fault(where, "one step a line")
                continue
            key, said = what[0]
            at = under(where, key)
            if key == "ruling":
                self.ruling(steps[-1] if steps else None, said, at)
            elif said is None or (isinstance(said, str) and not said.strip()):
                self.fault(at, "an empty value")
            elif key == "at":
                steps.append(Step("at", at, self.town(said, at)))
            elif key == "discard":
                steps.append(Step("discard", at, None, self.cards(said, at)))
                self.record.plays += 1
            else:
                town = words.town(key)
                if not town:
                    self.fault(at, "no town")
                steps.append(Step("step", at, town, self.cards(said, at, words.payment)))
                self.record.plays += 1
        return steps

    def final(self):
        if "rounds" in self.top or "start" in self.top:
            self.fault("/final", "a sheet and plays")
        self.record.final = {}
        for who, what, place in self.by_player(self.top["final"], "/final"):
            keys = self.map(what, place, {"towns", "at", "cards"})
            self.record.final[who] = self.claimed(keys, place)

    def claimed(self, keys, place):
        said = {}
        for key, value in keys.items():
            at = under(place, key)
            if key == "towns":
                said[key] = (self.towns(value, at), at)
            elif key == "at":
                said[key] = (self.town(value, at), at)
            elif key == "cards":
                said[key] = (self.cards(value, at), at)
            elif isinstance(value, str) and words.is_word(value, "unknown"):
                said[key] = (None, at)
            elif isinstance(value, str):
                negative = value.strip().startswith("-") and key == "score"
                found = self.read(words.number, value.strip().lstrip("-") if negative else value, at)
                said[key] = (-found if negative and found is not None else found, at)
            else:
                self.fault(at, "no number")
        return said

    def claims(self):
        record = self.record
        if "result" in self.top:
            record.result = {}
            for who, what, place in self.by_player(self.top["result"], "/result"):
                keys = self.map(what, place, {"towns", "at", "cards", "distance", "score", "place"})
                record.result[who] = self.claimed(keys, place)
        if "winner" in self.top:
            value = self.top["winner"]
            several = isinstance(value, list) and not isinstance(value, Map)
            record.winner = []
            for name, at in self.without_notes(value, "/winner") if several else [(value, "/winner")]:
                if self.text(name, at):
                    who = self.player(name, at)
                    if who is not None and who in [one for one, _ in record.winner]:
                        self.fault(at, "given twice")
                    elif who is not None:
                        record.winner.append((who, at))
            if not record.winner:
                self.fault("/winner", "nobody is named")


def read(value):
    """The record that a value is; Unreadable where it is none."""
    reader = _Reader(value)
    reader.all()
    if reader.faults:
        fault = Unreadable(*reader.faults[0])
        fault.all = reader.faults
        raise fault
    return reader.record
