"""A record: its head, its start, and the steps of its turns as plays. What cannot be read is Unreadable."""
import re

from kit.holdings import Cards, cards_of
from kit.reader import Map, Unreadable, small, under
from kit.words import TRUTH, fold

from . import words
from .components import NUMBERS, SETS, facts_of, number
from .words import HELPERS, PARCELS, cut, is_word, which

OPTIONS = {
    "gift-price": "any-mix both-kinds", "crystal": "free only-if-lacking", "stay-without-cards": "yes no", "averts-loss": "yes no",
    "swap-into-empty": "yes no", "swap-from-city": "yes no", "swap-in-place": "no yes", "fox-after-swap": "yes no",
    "yeti-unused-crystal": "no-effect forbidden", "last-parcel": "win-first refill-first", "short-refill": "by-choice two-each",
    "start-gift-sets": "any-shared all-shared", "inhabitants": "one-use both", "coop-shortage": "no yes", "surplus-discard": "no yes"}
OPTIONS = {name: tuple(values.split()) for name, values in OPTIONS.items()}
SIMPLE = {"abilities": ("on", "off")}  # printed, and not open
HEAD = {"format", "game", "edition", "components", "mode", "side", "options", "session", "players", "helpers", "parcels", "start", "turns", "result"}
START = {"round", "turn", "players", "areas", "under", "stacks", "city", "discard", "gifts", "helpers"}
CLAIMS = {"outcome", "sent", "gifts", "rounds", "under"}
KINDS = ("elf", *HELPERS)
MOST_PLAYERS = 10


class Step:
    """One step of a turn: where it stands, its verb, and what the verb says."""

    def __init__(self, place, verb, **said):
        self.place, self.verb, self.ruling = place, verb, None
        self.__dict__.update(said)


class Turn:
    """One entry of `turns`: a player's turn, a gift line, or any number of turns that nobody wrote down (seat None)."""

    def __init__(self, place, seat=None, steps=None, gift=None):
        self.place, self.seat, self.steps, self.gift, self.ruling = place, seat, steps, gift, None
        self.skipped = self.stuck_alone = False


class Record:
    """All that a record says."""

    def __init__(self):
        self.names, self.plays, self.at, self.turns = [], [], {}, []
        self.box, self.options, self.competitive, self.side = None, {}, False, None
        self.helpers, self.sides = None, {}
        self.round, self.first, self.start, self.setup, self.alone = 1, 0, {}, False, False
        self.result = []  # (place, key or (key, …), value)
        self.spoken = {}  # names of pieces as the record writes them, without components

    # Names.

    def seat(self, text, place=None, ending=False):
        for seat, name in enumerate(self.names):
            if fold(name) == fold(text):
                return seat
        found = [seat for seat, name in enumerate(self.names) if words.like(name, text)] if ending else ()
        if len(found) == 1:
            return found[0]
        if place is not None:
            raise Unreadable(place, f"nobody is called '{text}'")
        return None

    def word(self, text, place, known, what, whole=True):
        """A name of a piece: as the components have it, or where they have none, or not the WHOLE, as it was first written."""
        if known is not None and (whole or fold(text) in known):
            if fold(text) not in known:
                raise Unreadable(place, f"no such {what}: '{text}'")
            return known[fold(text)]
        if not fold(text) or re.fullmatch(r"[\d+\s-]*", text) or fold(text) in words.FORMS:
            raise Unreadable(place, f"no {what}: '{text}'")
        if what == "ingredient" and not text.isascii():  # two cases of one word are one thing
            text = next((name for (kind, _), name in self.spoken.items() if kind == what and (words.like(name, text) or words.like(text, name))), text)
        return self.spoken.setdefault((what, fold(text)), text.strip())

    def kind(self, text, place):
        return self.word(text, place, self.box.kinds if self.box and self.box.ingredients is not None else None, "ingredient", self.box and self.box.all_kinds)

    def priced(self, text, place):
        return "crystal" if is_word(text, "crystal") else self.kind(text, place)

    def gift(self, text, place):
        if self.box and self.box.gifts is not None and (self.box.all_gifts or fold(text) in self.box.gift_names):
            return self.word(text, place, self.box.gift_names, "gift").name
        return self.word(text, place, None, "gift")

    def location(self, text, place):
        if is_word(text, "city"):
            return "city"
        return self.word(text, place, self.box.places if self.box and self.box.near is not None else None, "place")

    def area(self, text, place):
        """An area, or the city where it is written to be judged."""
        return self.location(text, place)

    def cards(self, value, place, named=None):
        return cards_of(value, place, is_word, named or self.kind)


def text_of(value, place):
    if not isinstance(value, str) or not value.strip():
        raise Unreadable(place, "a text")
    return value.strip()


def folded(value, keys):
    """A map whose keys match without regard to case."""
    if not isinstance(value, Map):
        return value
    return Map((small(key) if small(key) in keys else key, one) for key, one in value)


def by_name(record, value, place):
    """What stands under players' names: seat, place, value."""
    if not isinstance(value, Map):
        raise Unreadable(place, "a map")
    seen = set()
    for name, one in value:
        where = under(place, name)
        seat = record.seat(name, where)
        if seat in seen:
            raise Unreadable(where, "twice")
        seen.add(seat)
        yield seat, where, one


def read(value):
    record = Record()
    if not isinstance(value, Map):
        raise Unreadable("", "no record")
    facts = facts_of(folded(value, HEAD), HEAD, "")
    if facts.get("format", "1") != "1":
        raise Unreadable("/format", "another format")
    if fold(facts.get("game", "")) != fold("master-elf"):
        raise Unreadable("/game", "another game")
    if fold(facts.get("edition", "russian")) != "russian":
        raise Unreadable("/edition", "no such edition")
    record.box = SETS.of(facts.get("components"))
    record.competitive = one_of(facts.get("mode", "cooperative"), ("cooperative", "competitive"), "/mode") == "competitive"
    record.side = one_of(facts["side"], ("night", "day"), "/side") if "side" in facts else None
    for key, one in facts_of(facts.get("options", Map()), {*OPTIONS, *SIMPLE}, "/options").items():
        values = (OPTIONS | SIMPLE)[key]
        chosen = [name for name in values if fold(name) == fold(one) or name in TRUTH and TRUTH.get(one.casefold()) is TRUTH[name]]
        if len(chosen) != 1:
            raise Unreadable(under("/options", key), "no such value")
        record.options[key] = chosen[0]
    players(record, facts.get("players"))
    for key, one in parcel_sides(facts.get("parcels"), record).items():
        record.sides[key] = one
    record.helpers = helpers(record, facts.get("helpers"), "/helpers")
    start(record, facts.get("start", Map()))
    turns(record, facts.get("turns", []))
    record.alone = "start" not in facts and not record.turns  # the results of a game that nobody recorded
    result(record, facts.get("result"))
    return record


def one_of(text, values, place):
    if not isinstance(text, str) or fold(text) not in map(fold, values):
        raise Unreadable(place, f"one of {values}")
    return next(value for value in values if fold(value) == fold(text))


def players(record, value):
    if not isinstance(value, list) or isinstance(value, Map) or not value:
        raise Unreadable("/players", "players")
    taken = {fold(one) for one in ("gift", "unknown", *CLAIMS)}
    for number_, one in enumerate(value):
        place = under("/players", number_)
        if isinstance(one, Map) and len(one) == 1 and one[0][0] == "note":
            continue
        said = {"name": one} if isinstance(one, str) else facts_of(folded(one, {"name", "plays", "colour", "color", "at"}), {"name", "plays", "colour", "color", "at"}, place)
        name = text_of(said.get("name"), place)
        if fold(name) in taken or is_word(name, "gift") or is_word(name, "unknown") or name in ("note", "ruling"):
            raise Unreadable(place, "a name twice, or a word of the format")
        taken.add(fold(name))
        kind = which(said.get("plays", "elf"), KINDS)
        if kind is None:
            raise Unreadable(under(place, "plays"), "no such figure")
        seat = len(record.names)
        record.names.append(name)
        record.plays.append(kind)
        if "at" in said:
            record.at[seat] = record.location(said["at"], under(place, "at")), under(place, "at")
    if len(record.names) > MOST_PLAYERS:
        raise Unreadable("/players", "too many")


def parcel_sides(value, record):
    """The number of gifts of each parcel whose side is written."""
    numbers = record.box.parcels if record.box else NUMBERS

    def side(text, key, place):
        if fold(text) in ("easy", "hard"):
            return numbers[key][fold(text) == "hard"]
        if is_word(text, "unknown"):
            return None
        many = number(text, place)
        if many not in numbers[key]:
            raise Unreadable(place, "no such side")
        return many

    if value is None:
        return {}
    if isinstance(value, str):
        if fold(value) not in ("easy", "hard", "unknown"):
            raise Unreadable("/parcels", "easy or hard")
        return {key: side(value, key, "/parcels") for key in PARCELS}
    return {which(key, PARCELS): side(one, which(key, PARCELS), under("/parcels", key)) for key, one in by_parcel(value, "/parcels")}


def by_parcel(value, place):
    if not isinstance(value, Map):
        raise Unreadable(place, "a map")
    seen = set()
    for key, one in value:
        if which(key, PARCELS) is None or which(key, PARCELS) in seen:
            raise Unreadable(under(place, key), "no such parcel, or twice")
        seen.add(which(key, PARCELS))
        yield key, one


def helpers(record, value, place):
    """The helpers and where they stand: (kind, location or None, place), in the order of the record."""
    if value is None:
        return None
    found = []
    pairs = value if isinstance(value, Map) else [(one, None) for one in (value if isinstance(value, list) else [value])]
    for key, one in pairs:
        kind = which(text_of(key, place), HELPERS)
        if kind is None:
            raise Unreadable(place, f"no such helper: '{key}'")
        where = under(place, key) if one is not None else place
        at = None if one is None or is_word(text_of(one, where), "unknown") else record.location(one, where)
        found.append((kind, at, where))
    return found


def gifts_of(record, value, place):
    """Gifts in their order, None for one that nobody saw; None alone where nobody knows how many."""
    if isinstance(value, list) and not isinstance(value, Map):
        found = []
        for one in value:
            part = gifts_of(record, one, place)
            found += [None] if part is None else part
        return found
    cards = cards_of(value, place, is_word, record.gift)
    return None if cards.open else cards.names + [None] * cards.unknown


def start(record, value):
    facts = facts_of(folded(value, START), START, "/start")
    record.round = number(facts.get("round", "1"), "/start/round")
    record.first = record.seat(text_of(facts["turn"], "/start/turn"), "/start/turn") if "turn" in facts else 0
    record.setup = record.round == 1 and "turn" not in facts and not record.competitive
    made = record.start = {"players": {}, "areas": {}, "under": {}, "stacks": None, "city": None, "discard": None, "gifts": None, "begins": record.round == 1 and "turn" not in facts}
    for seat, place, one in by_name(record, facts.get("players", Map()), "/start/players"):
        said = facts_of(folded(one, {"at", "hand", "crystal"}), {"at", "hand", "crystal"}, place)
        if "at" in said:
            if seat in record.at:
                raise Unreadable(under(place, "at"), "written twice")
            record.at[seat] = record.location(text_of(said["at"], place), under(place, "at")), under(place, "at")
        made["players"][seat] = (record.cards(said["hand"], under(place, "hand")) if "hand" in said else None,
                                 one_of(said["crystal"], ("unused", "used"), under(place, "crystal")) == "unused" if "crystal" in said else None, place)
    for name, one in facts_of(facts.get("areas", Map()), None, "/start/areas").items():
        place = under("/start/areas", name)
        at = record.location(name, place)
        if at == "city" or at in made["areas"]:
            raise Unreadable(place, "no area, or twice")
        made["areas"][at] = record.cards(one, place), place
    for key, one in by_parcel(facts.get("under", Map()), "/start/under"):
        place = under("/start/under", key)
        made["under"][which(key, PARCELS)] = ("sent" if isinstance(one, str) and fold(one) == "sent" else gifts_of(record, one, place)), place
    if "stacks" in facts:
        if not isinstance(facts["stacks"], list) or isinstance(facts["stacks"], Map):
            raise Unreadable("/start/stacks", "a list of stacks")
        made["stacks"] = [gifts_of(record, one, "/start/stacks") for one in facts["stacks"]]
    for key in ("city", "discard"):
        if key in facts:
            made[key] = record.cards(facts[key], under("/start", key))
    if "gifts" in facts and not is_word(facts["gifts"], "unknown"):
        made["gifts"] = number(facts["gifts"], "/start/gifts")
    if "helpers" in facts:
        stand = {kind: (at, place) for kind, at, place in helpers(record, facts["helpers"], "/start/helpers")}
        record.helpers = [(kind, *stand.get(kind, (at, place))) for kind, at, place in record.helpers or ()] + [
            (kind, *one) for kind, one in stand.items() if kind not in {kind for kind, _, _ in record.helpers or ()}]


# Turns and their steps.

def noted(one):
    return isinstance(one, Map) and len(one) == 1 and is_word(one[0][0], "note")


def ruled(one):
    """The ruling that an entry is, or None."""
    if isinstance(one, Map) and len(one) == 1 and is_word(one[0][0], "ruling"):
        if one[0][1] not in ("void", "stands"):
            raise Unreadable("", "void or stands")
        return one[0][1]
    return None


def turns(record, value):
    if isinstance(value, Map) or not isinstance(value, list):
        raise Unreadable("/turns", "a list")
    for number_, one in enumerate(value):
        place = under("/turns", number_)
        if noted(one):
            continue
        if ruled(one):
            if not record.turns:
                raise Unreadable(place, "behind nothing")
            record.turns[-1].ruling = ruled(one)
            continue
        if isinstance(one, str) and is_word(one, "unknown"):
            record.turns.append(Turn(place))
            continue
        if not isinstance(one, Map) or len(one) != 1:
            raise Unreadable(place, "one turn a line")
        name, said = one[0]
        place = under(place, name)
        if is_word(name, "gift"):
            record.turns.append(Turn(place, gift=gift_line(record, text_of(said, place), place)))
            continue
        turn = Turn(place, record.seat(name, place), [])
        record.turns.append(turn)
        if isinstance(said, str) and is_word(said, "unknown"):
            turn.steps = None
            continue
        if isinstance(said, str) and is_word(said, "skipped"):
            turn.skipped = True
            continue
        if said in (None, ""):
            raise Unreadable(place, "empty")
        if isinstance(said, str):
            turn.steps.append(step(record, said, None, place))
            continue
        listed = said if not isinstance(said, Map) else [Map([pair]) for pair in said]
        for at, what in enumerate(listed):
            where = under(place, at) if not isinstance(said, Map) else under(place, said[at][0])
            if noted(what) or isinstance(what, Map) and not what:
                continue
            if ruled(what):
                if not turn.steps:
                    raise Unreadable(where, "behind nothing")
                turn.steps[-1].ruling = ruled(what)
                continue
            if isinstance(what, str):
                turn.steps.append(step(record, what.strip(), None, where))
            elif isinstance(what, Map) and len(what) == 1:
                key, inside = what[0]
                if inside in (None, ""):
                    raise Unreadable(under(where, key), "empty")
                turn.steps.append(step(record, key.strip(), inside, under(where, key) if not isinstance(said, Map) else where))
            else:
                raise Unreadable(where, "a step")
            made = turn.steps[-1]
            if made.verb == "exchange" and (turn.seat if made.giver is None else made.giver) == (turn.seat if made.taker is None else made.taker):
                raise Unreadable(where, "with oneself")


def gift_line(record, text, place):
    """What a gift line says: (gift or None, stack 0 to 2 or None), or 'none'."""
    if is_word(text, "none"):
        return "none"
    name, _, on = (text, "", None) if cut(text, "on") is None else (cut(text, "on")[0], "", cut(text, "on")[1])
    stack = None
    if on is not None and not is_word(on, "unknown"):
        stack = number(on, place) - 1
        if not 0 <= stack <= 2:
            raise Unreadable(place, "stack 1, 2 or 3")
    return (None if is_word(name, "unknown") else record.gift(name, place)), stack


def step(record, key, value, place):
    """One step."""
    if value is None and ":" in key and record_word(key) is None:
        raise Unreadable(place, "a text with a colon")
    first, _, rest = key.partition(" ")
    if is_word(key, "stay"):
        return lying(record, Step(place, "stay"), value, place)
    if is_word(key, "city"):
        return in_city(record, Step(place, "move", at="city", put=None), value, place)
    for word in ("stuck", "shortage", "unknown"):
        if is_word(key, word):
            if value is not None:
                raise Unreadable(place, "nothing stands behind it")
            return Step(place, word)
    if is_word(key, "discard"):
        return Step(place, "discard", cards=None if value is None else record.cards(value, place))
    if is_word(key, "saucer"):
        made = Step(place, "saucer", put=None)
        if isinstance(value, str) and cut(value, "for"):
            in_city(record, made, value, place)
            made.taken = made.then = None
        else:
            lying(record, made, value, place)
            made.away, made.drawn = Cards(), made.taken
            if value is None or isinstance(value, str) and is_word(value, "unknown"):
                made.away = made.drawn = None  # in the city nobody knows how many
        return made
    if is_word(key, "fox"):
        given = got = None
        if value is not None:
            given, got = cut(text_of(value, place), "for") or (value, None)
            given = one_card(record.cards(given, place))
            got = got if got is None else one_card(record.cards(got, place))
        return Step(place, "fox", given=given, got=got)
    if is_word(key, "yeti"):
        return Step(place, "yeti", cards=None if value is None else record.cards(value, place))
    helper = which(first, HELPERS)
    if helper and rest:
        word, _, goal = rest.partition(" ")
        if not is_word(word, "goal") or not goal or value is not None:
            raise Unreadable(place, "where it went")
        return Step(place, "goes", helper=helper, to=None if is_word(goal, "unknown") else record.location(goal, place))
    if is_word(first, "create") and rest:
        return creation(record, rest, value, place)
    if is_word(first, "send") and rest:
        return sending(record, rest, value, place)
    if is_word(first, "to") and rest or is_word(first, "from") and rest:
        to = is_word(first, "to")
        if not to and is_word(rest.partition(" ")[0], "of"):
            rest = rest.partition(" ")[2]
        return Step(place, "exchange", giver=None if to else record.seat(rest, place, ending=True), taker=record.seat(rest, place, ending=True) if to else None,
                    cards=None if value is None else record.cards(value, place))
    sides = cut(key, "to")
    if sides and record.seat(sides[0]) is not None:
        return Step(place, "exchange", giver=record.seat(sides[0]), taker=record.seat(sides[1], place, ending=True), cards=None if value is None else record.cards(value, place))
    made = Step(place, "move", at=record.location(key, place), put=None)
    if isinstance(value, str) and is_word(value.partition(" ")[0], "put"):
        behind = value.partition(" ")[2]
        made.put = one_card(record.cards(behind, place)) if behind else Cards(unknown=1)
        made.taken = made.then = None
        return made
    return lying(record, made, value, place)


def record_word(key):
    return next((word for word in ("stay", "city", "discard") if is_word(key, word)), None)


def one_card(cards):
    """`unknown` where one card stands is one card."""
    return Cards(unknown=1) if cards.open else cards


def lying(record, made, value, place):
    """What was taken from an area, and what was laid there then."""
    made.taken = made.then = None
    if value is None:
        return made
    if isinstance(value, str):
        sides = cut(value, "then")
        if sides:
            if not sides[0] or not sides[1]:
                raise Unreadable(place, "what was taken then what was laid")
            value = sides[0]
            made.then = record.cards(sides[1], place)
    made.taken = one_card(record.cards(value, place))
    return made


def in_city(record, made, value, place):
    """What was discarded, and what was drawn."""
    made.away = made.drawn = made.taken = made.then = None
    if value is None or isinstance(value, str) and is_word(value, "unknown"):
        return made
    if isinstance(value, str) and cut(value, "then"):
        raise Unreadable(place, "nothing is laid in the city")
    if isinstance(value, str) and is_word(value.partition(" ")[0], "put"):
        behind = value.partition(" ")[2].strip()
        made.put = one_card(record.cards(behind, place)) if behind else Cards(unknown=1)
        return made
    sides = cut(value, "for") if isinstance(value, str) else None
    if sides:
        if not sides[0] or not sides[1]:
            raise Unreadable(place, "A for B")
        made.away, made.drawn = (record.cards(side, place) for side in sides)
    else:
        made.away, made.drawn = Cards(), record.cards(value, place)
    return made


def creation(record, rest, value, place):
    sides = cut(rest, "for")
    name, into = sides if sides else (rest, None)
    if into is not None:
        goal = which(into, (*PARCELS, "box", "unknown"))
        if goal is None:
            raise Unreadable(place, f"no such parcel: '{into}'")
        into = None if goal == "unknown" else goal
    made = Step(place, "create", gift=None if is_word(name, "unknown") else record.gift(name, place), into=into, paid=None, then=None)
    if isinstance(value, str):
        sides = cut(value, "then")
        if sides:
            if not sides[0] or not sides[1]:
                raise Unreadable(place, "the price then the gift")
            value = sides[0]
            made.then = "none" if is_word(sides[1], "none") else (None if is_word(sides[1], "unknown") else record.gift(sides[1], place),)
    if value is not None:
        made.paid = record.cards(value, place, record.priced)
        if made.paid.open:
            made.paid = None
    return made


def sending(record, rest, value, place):
    parcel = which(rest, PARCELS)
    if parcel is None:
        raise Unreadable(place, "no such parcel")
    laid = None
    if isinstance(value, Map):
        laid = {}
        for name, one in value:
            at = record.location(name, under(place, name))
            if at in laid:
                raise Unreadable(under(place, name), "no area, or twice")
            laid[at] = record.cards(one, under(place, name))
    elif isinstance(value, str) and is_word(value, "none"):
        laid = {}
    elif value is not None and not (isinstance(value, str) and is_word(value, "unknown")):
        raise Unreadable(place, "areas and cards")
    return Step(place, "send", parcel=parcel, laid=laid)


# Claims.

def outcome(text, place):
    text = fold(text_of(text, place))
    if text not in ("won", "lost"):
        raise Unreadable(place, "won or lost")
    return text


def result(record, value):
    """The claims: place, what is claimed, and the number or word."""
    if value is None:
        return
    if isinstance(value, str):
        record.result.append(("/result", ("outcome",), outcome(value, "/result")))
        return
    if not isinstance(value, Map):
        raise Unreadable("/result", "claims")
    seen = set()
    for key, one in value:
        place, claim = under("/result", key), small(key) if small(key) in CLAIMS else None
        seat = None if claim else record.seat(key, place)
        if (claim, seat) in seen:
            raise Unreadable(place, "twice")
        seen.add((claim, seat))
        if claim == "outcome":
            record.result.append((place, ("outcome",), outcome(one, place)))
        elif claim == "under":
            for name, many in by_parcel(one, place):
                record.result.append((under(place, name), ("under", which(name, PARCELS)), number(many, under(place, name))))
        elif claim:
            record.result.append((place, (claim,), number(one, place, 4 if claim == "sent" else 99)))
        else:
            for name, what in facts_of(folded(one, {"cards", "at", "crystal"}), {"cards", "at", "crystal"}, place).items():
                where = under(place, name)
                said = number(what, where) if name == "cards" else record.location(what, where) if name == "at" else one_of(what, ("unused", "used"), where)
                record.result.append((where, (seat, name), said))
