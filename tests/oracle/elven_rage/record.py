"""A record: its head, its start, and the lines of its turns as plays. What cannot be read is Unreadable."""
import re

from kit.holdings import Cards, cards_of
from kit.reader import Map, Unreadable, under
from kit.words import TRUTH

from . import components, words
from .words import fold, is_word

OPTIONS = {
    "hand-limit": "next-discard at-once", "discard-more": "no yes", "first-turn-draw": "summon-only none", "reshuffle": "when-needed at-once",
    "empty-deck": "draw-fewer no-decline", "look-first": "optional required", "castle-retreat": "no yes", "give-up": "forced-only free",
    "attack-with-fewer": "no if-unopposed", "neutral-player": "opponents-only ally-too", "neutral-placement": "advanced beginner",
    "treasure-reserve": "neutrals attacker beneath", "treasure-shown": "card-wins chance", "lost-treasure": "neutral-discard aside",
    "left-hits": "clockwise counterclockwise", "fire-double": "stopped hits", "fire-pierce": "hits-and-burns hits stopped", "counter-when-killed": "yes no",
    "move-instead": "no yes", "move-loop": "first-repeat third-repeat agreed", "fire-ends": "goes-on ends", "initiative-change": "at-once next-round",
    "swap-centre": "no yes", "central-summon": "yes no", "central-owner": "hand-cards guardian", "guardian-sent": "one-of-three fourth",
    "guardian-dead": "stays neutral-discard", "captured-dragon": "its-castle any-castle none", "castle-draw-up": "any-held own", "out-lands": "free captor stay",
    "out-treasures": "neutral-discard captor removed", "goal-time": "at-once end-of-turn when-shown", "own-castle": "counts not", "last-standing": "wins plays-on",
    "squads-again": "as-at-start players-left", "ally-lands": "no yes", "token-target": "free-only any", "built-tower": "stays goes", "gifts": "yes no"}
OPTIONS = {name: tuple(values.split()) for name, values in OPTIONS.items()}
SCENARIOS = ("supremacy", "lord-of-dragons", "race", "only-war", "alliance")
HEAD = set("format game components scenario placement options session edition players sides goal first deal keep goals start turns winner result".split())


# What matches without regard to case.
KEYS = frozenset(HEAD | set("name elves castle note ruling turn players squads towers centre center phase hand discard deck artifacts treasures first-turn lands out".split()))


class Line:
    """One line of a turn: where it stands, whose it is (None: the turn's player), its verb, and what the verb says."""

    def __init__(self, place, who, verb, **said):
        self.place, self.who, self.verb = place, who, verb
        self.ruling = None
        self.__dict__.update(said)


class Turn:
    def __init__(self, place, seat, lines):
        self.place, self.seat, self.lines = place, seat, lines


class Record:
    """All that a record says."""

    def __init__(self):
        self.names, self.elves, self.castles, self.turns = [], [], [], []
        self.box, self.options, self.scenario, self.placement = None, {}, "supremacy", None
        self.sides, self.goal, self.first, self.start = None, None, None, None
        self.deal, self.keep, self.goals, self.winner, self.result = {}, {}, {}, None, {}
        self.places = {}
        self.spoken = {}  # names of cards as the record writes them, without components
        self.things = set()  # names of Artifacts, likewise

    # Names.

    def seat(self, text, place=None):
        for number, name in enumerate(self.names):
            if fold(name) == fold(text):
                return number
        found = [number for number, name in enumerate(self.names) if words.inflected(name, text)]
        if len(found) == 1:
            return found[0]
        if place is not None:
            raise Unreadable(place, f"nobody is called '{text}'")
        return None

    def card_name(self, text):
        """The card that a text names (its name as the set has it), or None."""
        if self.box:
            found = self.box.card(text)
            if found:
                return found.name
        return self.spoken.get(fold(text))

    def must_be_card(self, text, place):
        """The card that a text must be naming: without components, or where a pile is in part, as written."""
        found = self.card_name(text)
        if found:
            return found
        if not fold(text) or re.fullmatch(r"[\d+\s-]*", text):
            raise Unreadable(place, f"no card: '{text}'")
        if self.box and {"high", "black", "snow", "forest", "neutral"} <= self.box.whole:
            raise Unreadable(place, f"no such card: '{text}'")
        self.spoken[fold(text)] = text.strip()
        return text.strip()

    def place_name(self, text):
        return self.chart.names.get(fold(text)) if self.chart else None

    def cards(self, value, place):
        """A sum of cards, as a text or a list."""
        return cards_of(value, place, is_word, self.must_be_card)


def text_of(value, place):
    if not isinstance(value, str) or not value.strip():
        raise Unreadable(place, "a text")
    return value.strip()


def read(value):
    record = Record()
    if not isinstance(value, Map):
        raise Unreadable("", "no record")
    facts = {}
    for key, one in value:
        if key not in HEAD or key in facts:
            raise Unreadable(under("", key), "no key of a record, or twice")
        if one is None:
            raise Unreadable(under("", key), "empty")
        facts[key] = one
    if facts.get("format", "1") != "1":
        raise Unreadable("/format", "another format")
    if facts.get("game") != "elven-rage":
        raise Unreadable("/game", "another game")
    record.box = components.SETS.of(facts.get("components"))
    if "edition" in facts and fold(facts["edition"]) != fold("designprint-2016"):
        raise Unreadable("/edition", "no such edition")
    for key, one in facts.get("options", Map()):
        if key not in OPTIONS or key in record.options:
            raise Unreadable(under("/options", key), "no such option, or twice")
        chosen = [name for name in OPTIONS[key] if name == one or TRUTH.get(str(one).casefold(), "") == TRUTH.get(name, None)]
        if len(chosen) != 1:
            raise Unreadable(under("/options", key), "no such value")
        record.options[key] = chosen[0]
    record.scenario = facts.get("scenario", "supremacy")
    if record.scenario not in SCENARIOS:
        raise Unreadable("/scenario", "no such scenario")
    record.placement = facts.get("placement")
    if record.placement not in (None, "advanced", "beginner"):
        raise Unreadable("/placement", "advanced or beginner")
    if not isinstance(facts.get("players"), list) or not facts["players"]:
        raise Unreadable("/players", "players")
    for number, one in enumerate(facts["players"]):
        place = under("/players", number)
        said = {"name": one} if isinstance(one, str) else dict(one or ())
        if set(said) - {"name", "elves", "castle", "note"} or isinstance(one, str) and not one.strip():
            raise Unreadable(place, "name, elves, castle")
        if "name" not in said:
            if "note" in said:
                continue
            raise Unreadable(place, "a name")
        name = text_of(said["name"], place)
        if words.head(name.split()[0]) and len(name.split()) == 1 and fold(name) in {fold(one) for one in words.HEADS} | {"note", "ruling"}:
            raise Unreadable(place, "called like a word")
        if any(fold(name) == fold(other) for other in record.names):
            raise Unreadable(place, "two of one name")
        record.names.append(name)
        elves = said.get("elves")
        if elves is not None and elves not in ("high", "black", "snow", "forest"):
            raise Unreadable(under(place, "elves"), "no such elves")
        record.elves.append((elves, under(place, "elves")))
        record.castles.append((said.get("castle"), under(place, "castle")))
    if len(record.names) > 10:
        raise Unreadable("/players", "too many")
    chart = record.box and record.box.maps.get("three" if len(record.names) == 3 else "four")
    record.chart = chart if chart and chart.bordered else None  # of which all places are known
    record.listed = chart or None
    for number, (castle, place) in enumerate(record.castles):
        if castle is not None and record.chart:
            if not record.place_name(castle):
                raise Unreadable(place, "no such place")
            record.castles[number] = record.place_name(castle), place
    if "sides" in facts:
        if record.scenario != "alliance":
            raise Unreadable("/sides", "alliance only")
        record.sides = [[record.seat(name, "/sides") for name in side] for side in facts["sides"]]
        if sorted(seat for side in record.sides for seat in side) != list(range(len(record.names))):
            raise Unreadable("/sides", "everybody once")
    elif record.scenario == "alliance":
        raise Unreadable("/scenario", "sides are due")
    if "goal" in facts:
        found = fold(facts["goal"])
        if record.scenario != "race" or found not in ("4towers", "7lands"):
            raise Unreadable("/goal", "race only: 4 towers or 7 lands")
        record.goal = found
    for key in ("deal", "keep"):
        for name, one in facts.get(key, Map()):
            place = under("/" + key, name)
            getattr(record, key)[record.seat(name, place)] = record.cards(one, place), place
    for name, one in facts.get("goals", Map()):
        place = under("/goals", name)
        record.goals[record.seat(name, place)] = goal_of(record, one, place), place
    if "first" in facts:
        record.first = {}
        for name, one in facts["first"]:
            place = under("/first", name)
            if not one.isdigit() and not is_word(one, "treasure"):
                raise Unreadable(place, "an initiative")
            record.first[record.seat(name, place)] = int(one) if one.isdigit() else "treasure"
    if "start" in facts:
        record.start = start_of(record, facts["start"])
    turns(record, facts.get("turns", []))
    if "winner" in facts:
        names = facts["winner"] if isinstance(facts["winner"], list) else [facts["winner"]]
        record.winner = [record.seat(name, "/winner") for name in names]
    for name, said in facts.get("result", Map()):
        place = under("/result", name)
        seat = record.seat(name, place)
        claims = {}
        for key, one in said:
            if key not in ("lands", "towers", "castles", "hand", "artifacts", "treasures", "out"):
                raise Unreadable(under(place, key), "no such claim")
            claims[key] = TRUTH[one.casefold()] if key == "out" else int(one)
        record.result[seat] = claims
    return record


def goal_of(record, text, place):
    """A secret goal: None where nobody knows, else its name and what it asks (None without components)."""
    if is_word(text, "unknown"):
        return None
    if record.box and fold(text) in record.box.goals:
        return record.box.goals[fold(text)]
    if record.box and "goals" in record.box.whole:
        raise Unreadable(place, "no such goal")
    return text, None


def start_of(record, value):
    facts = {}
    for key, one in value:
        if key not in ("turn", "players", "squads", "towers", "centre", "center", "phase") or key in facts:
            raise Unreadable(under("/start", key), "no key of start")
        facts["centre" if key == "center" else key] = one
    start = {"turn": record.seat(facts["turn"], "/start/turn") if "turn" in facts else 0, "players": {}, "squads": None,
             "towers": [], "centre": None, "centre known": "centre" in facts, "phase": facts.get("phase")}
    for name, said in facts.get("players", Map()):
        place = under("/start/players", name)
        seat, one = record.seat(name, place), {}
        for key, what in said:
            if key in ("hand", "discard"):
                one[key] = record.cards(what, under(place, key))
            elif key in ("deck", "artifacts", "treasures"):
                one[key] = int(what)
            elif key == "first-turn":
                one[key] = TRUTH[what.casefold()]
            elif key == "lands":
                one[key] = [place_of(record, text, under(place, key)) for text in what] if isinstance(what, list) else int(what)
            else:
                raise Unreadable(under(place, key), "no key of a player")
        start["players"][seat] = one
    if "squads" in facts:
        start["squads"] = {int(key): "none" if is_word(one, "none") else "gone" if one == "gone" else None if is_word(one, "unknown")
                           else record.must_be_card(one, "/start/squads") for key, one in facts["squads"]}
    start["towers"] = [place_of(record, one, "/start/towers") for one in facts.get("towers", [])]
    if "centre" in facts and not is_word(facts["centre"], "none"):
        start["centre"] = record.seat(facts["centre"], "/start/centre")
    if start["phase"] not in (None, "summon"):
        raise Unreadable("/start/phase", "summon")
    return start


def place_of(record, text, place):
    if record.chart:
        found = record.place_name(text)
        if not found:
            raise Unreadable(place, f"no such place: '{text}'")
        return found
    return text.strip()


def place_or_kind(record, text, place):
    """A place; None where only its kind is written: one that nobody named."""
    kind = any(is_word(text, one) for one in ("land", "tower", "castle", "centre", "unknown"))
    return None if kind and not record.place_name(text) else place_of(record, text, place)


# Turns and their lines.

def turns(record, value):
    if isinstance(value, Map) or not isinstance(value, list):
        raise Unreadable("/turns", "a list")
    for number, one in enumerate(value):
        place = under("/turns", number)
        if isinstance(one, str) and is_word(one, "unknown"):
            record.turns.append(Turn(place, None, None))
            continue
        if not isinstance(one, Map) or len(one) != 1:
            raise Unreadable(place, "one player a turn")
        name, lines = one[0]
        if name == "note":
            continue
        seat, place = record.seat(name, under(place, name)), under(place, name)
        if isinstance(lines, str) and is_word(lines, "unknown"):
            lines = ["unknown"]
        elif isinstance(lines, str):
            lines = [lines]
        if isinstance(lines, Map):
            lines = [Map([pair]) for pair in lines]
        if not isinstance(lines, list):
            raise Unreadable(place, "a list of lines")
        learn(record, lines, place)
        learn_unseen(record, lines, place)
        turn = Turn(place, seat, [])
        for index, line in enumerate(lines):
            where = under(place, index)
            if isinstance(line, Map) and len(line) == 1 and line[0][0] in ("note", "ruling"):
                if line[0][0] == "ruling":
                    if not turn.lines or turn.lines[-1].ruling or line[0][1] not in ("void", "stands"):
                        raise Unreadable(where, "a ruling")
                    turn.lines[-1].ruling = line[0][1]
                continue
            turn.lines.append(line_of(record, seat, line, where))
            if turn.lines[-1].verb == "send" and turn.lines[-1].who not in (None, seat):
                turn.lines[-1].verb = "defends"  # it is the owner who sends
        record.turns.append(turn)


def learn(record, lines, place):
    """Names of cards that lists of this turn write, so that the acts can be read without components."""
    for index, line in enumerate(lines):
        if isinstance(line, Map) and len(line) == 1:
            key, value = line[0]
            verb = words.head(key.split()[0]) if isinstance(key, str) and key.split() else None
            if verb in ("seats", "placed", "send") and isinstance(value, (list, str)):
                for part in value if isinstance(value, list) else value.split("+"):
                    name = re.sub(r"^\s*\d+\s*", "", part).strip() if isinstance(part, str) else ""
                    if name and not is_word(name, "unknown"):
                        record.must_be_card(name, under(place, index))


def learn_unseen(record, lines, place):
    """Names of cards that act though no list of this turn has them: not all that fight are recorded."""
    if record.box and {"high", "black", "snow", "forest", "neutral"} <= record.box.whole:
        return
    said = [(one[0] if isinstance(one, Map) and len(one) == 1 else (one, None)) for one in lines if isinstance(one, (Map, str))]
    told = {words.head(key.split()[0]): value for key, value in said if isinstance(key, str) and key.split()}
    four, centre = told.get("seats"), told.get("centre")
    if isinstance(four, list) and not any(is_word(one, "unknown") for one in four) and isinstance(centre, str) and not is_word(centre.split()[0], "unknown"):
        return
    for key, value in said:
        parts = key.split() if isinstance(key, str) else []
        if not parts or words.head(parts[0]) is not None or record.seat(key) is not None or re.fullmatch("[1-4]", parts[0]):
            continue
        aims = [at for at, one in enumerate(parts) if at and (side_of(one) or number(one) is not None or any(is_word(one, word) for word in ("moves", "stays", "nothing", "dies")))]
        name = key if isinstance(value, str) else " ".join(parts[:aims[0]]) if value is None and aims else None
        begins = value is None and any(record.card_name(" ".join(parts[:many])) for many in range(1, 5))
        if name and not begins and record.seat(parts[0]) is None:
            record.must_be_card(name, place)


def split(parts, word, good=lambda left: True):
    """The words before and behind a small word, where what stands before it is good; else None."""
    for at, one in enumerate(parts):
        if is_word(one, word) and good(parts[:at]):
            return parts[:at], parts[at + 1:]
    return None


def line_of(record, mover, value, place):
    """A line of a turn."""
    if isinstance(value, Map):
        if len(value) != 1:
            raise Unreadable(place, "one line a play")
        key, said = value[0]
        if said is None:
            raise Unreadable(place, "empty")
        if words.head(key) is None or record.seat(key) is not None:  # words are in the key whole
            seat = record.seat(key)
            if seat is not None and isinstance(said, str):
                return sentence(record, seat, said.split(), None, place)
            if record.card_name(key) or re.fullmatch("[1-4]", key.strip()):
                if not isinstance(said, str):
                    raise Unreadable(place, "an act")
                return act(record, key.strip(), said.split(), place)
            if not isinstance(said, str):
                raise Unreadable(place, "no such line")
            return sentence(record, None, key.split() + said.split(), None, place, card=key)
        if isinstance(said, list):
            return sentence(record, None, [key], said, place)
        return sentence(record, None, [key] + str(said).split(), None, place)
    text = text_of(value, place)
    parts = text.split()
    for length in range(min(4, len(parts)), 0, -1):
        first = " ".join(parts[:length])
        if length > 1 or words.head(first) is None:
            seat = next((n for n, name in enumerate(record.names) if fold(name) == fold(first.rstrip(":"))), None)
            if seat is not None:
                return sentence(record, seat, parts[length:], None, place)
            if record.card_name(first) or length == 1 and re.fullmatch("[1-4]", first):
                return act(record, first, parts[length:], place)
    return sentence(record, None, parts, None, place)


def sentence(record, who, parts, listed, place, card=None):
    verb = words.head(parts[0]) if parts else None
    if verb is None:
        if card is not None and not all_listed(record):
            raise Unreadable(place, "a card that nothing names before")
        raise Unreadable(place, f"no such line: '{' '.join(parts)}'")
    rest = parts[1:]
    text = " ".join(rest)
    line = Line(place, who, verb)
    what = listed if listed is not None else text

    def cards_or_due():
        return record.cards(what, place) if what else None

    if verb in ("summon", "discard", "decline", "defends", "retreats", "send", "treasure"):
        line.cards = cards_or_due()
        if verb == "treasure" and line.cards and is_word(text, "none"):
            raise Unreadable(place, "how many")
    elif verb == "attack":
        target(record, line, rest, place)
    elif verb == "look":
        if not rest or not rest[0].rstrip(",").isdigit():
            raise Unreadable(place, "which squad")
        line.squad, line.card, line.shown = squad_number(rest[0].rstrip(","), place), None, None
        if len(rest) > 1:
            if not is_word(rest[1], "shows") and not is_word(rest[1], "and") or len(rest) < 3:
                raise Unreadable(place, "shows")
            rest = rest[2:] if is_word(rest[1], "shows") else rest[3:]
            name = " ".join(rest)
            line.shown = "none" if is_word(name, "none") else None if is_word(name, "unknown") else "card"
            line.card = record.must_be_card(name, place) if line.shown == "card" else None
    elif verb == "fight":
        rest = [one for one in rest if not is_word(one, "with")]
        if not rest or not rest[0].isdigit():
            raise Unreadable(place, "which squad")
        line.squad = squad_number(rest[0], place)
    elif verb == "gives":
        if not rest or len(rest) == 1 and is_word(rest[0], "up") or len(rest) == 1 and (is_word(rest[0], "land") or fold(rest[0]) == fold("землю")):
            line.verb = "gives up"
        else:
            rest = rest[:-2] + rest[-1:] if len(rest) > 2 and is_word(rest[-2], "to") else rest
            line.other = record.seat(rest[-1], place)
            line.thing = thing(record, " ".join(rest[:-1]), place)
    elif verb in ("placed", "seats"):
        if listed is None or verb == "seats" and len(listed) != 4:
            raise Unreadable(place, "a list of four")
        line.names = []
        for one in listed:
            one = text_of(one, place)
            line.names.append(None if is_word(one, "unknown") else one if verb == "placed" and re.fullmatch("[1-4]", one) else record.must_be_card(one, place))
    elif verb == "centre":
        found = split(rest, "over", lambda left: record.card_name(" ".join(left)) or is_word(" ".join(left) or "-", "unknown")) or split(rest, "over")
        if not found or not found[0] or not found[1]:
            raise Unreadable(place, "A over B")
        line.names = [None if is_word(" ".join(side), "unknown") else record.must_be_card(" ".join(side), place) for side in found]
    elif verb == "swap":
        line.card = None if is_word(text, "unknown") else text if re.fullmatch("[1-4]", text) else record.must_be_card(text, place)
    elif verb in ("won", "lost"):
        line.by = record.seat(text, place) if text else None
    elif verb == "fallen":
        line.cards = Cards() if listed is None and is_word(text or "-", "none") else record.cards(what, place) if what else Cards(open_=True)
    elif verb == "artifact":
        line.none, line.name = bool(text) and is_word(text, "none"), None
        if text and not line.none and not is_word(text, "unknown"):
            line.name = artifact(record, text, place)
    elif verb in ("plays", "answers", "uses"):
        effect_line(record, line, rest, place)
    elif verb == "trades":
        found = split(rest, "for", lambda left: bool(left))
        behind = found and next((at for at in range(len(found[1]) - 1, 0, -1) if is_word(found[1][at], "with")), None)
        if not behind:
            raise Unreadable(place, "trades A for B with C")
        line.given, line.taken = thing(record, " ".join(found[0]), place), thing(record, " ".join(found[1][:behind]), place)
        line.other = record.seat(" ".join(found[1][behind + 1:]), place)
    elif verb == "goal":
        line.goal = goal_of(record, text, place)
    elif verb == "hand":
        line.cards = record.cards(what, place)
    elif verb == "neutrals":
        line.by = record.seat(text, place)
    elif verb in ("loop", "unknown") and rest:
        raise Unreadable(place, f"nothing stands behind {verb}")
    return line


def artifact(record, text, place):
    if record.box:
        if fold(text) in record.box.artifacts:
            return record.box.artifacts[fold(text)][0]
        if "artifacts" in record.box.whole:
            raise Unreadable(place, "no such artifact")
    record.things.add(fold(text))
    return text.strip()


def thing(record, text, place):
    """What is traded: ('treasure', None), ('artifact', name or None), ('help', None)."""
    if is_word(text, "treasure"):
        return "treasure", None
    if is_word(text, "help"):
        return "help", None
    if is_word(text, "artifact"):
        return "artifact", None
    return "artifact", artifact(record, text, place)


def target(record, line, rest, place):
    """What is attacked: kind, name and owner as far as they are written."""
    line.kind = line.name = line.owner = None
    if rest and record.place_name(" ".join(rest)):
        line.name = record.place_name(" ".join(rest))
        return
    found = [at for at, one in enumerate(rest) if is_word(one, "of") and at + 1 < len(rest) and record.seat(" ".join(rest[at + 1:])) is not None]
    if found:
        line.owner = record.seat(" ".join(rest[found[-1] + 1:]))
        rest = rest[:found[-1]]
    for kind in ("tower", "castle", "land", "centre"):
        if rest and is_word(rest[0], kind):
            line.kind, rest = kind, rest[1:]
            break
    if line.owner is None and line.kind and rest and not record.place_name(" ".join(rest)) and record.seat(rest[-1]) is not None and words.inflected(
            record.names[record.seat(rest[-1])], rest[-1]):
        line.owner, rest = record.seat(rest[-1]), rest[:-1]
    if rest:
        text = " ".join(rest)
        line.name = record.place_name(text) or text
        if record.chart and not record.place_name(text):
            raise Unreadable(place, f"no such place: '{text}'")
    if not line.kind and not line.name:
        raise Unreadable(place, "which place")


def squad_number(text, place):
    if not 1 <= int(text) <= 99:
        raise Unreadable(place, "which squad")
    return int(text)


def side_of(text):
    return "left" if is_word(text, "left") else "right" if is_word(text, "right") else "centre" if is_word(text, "opposite") or is_word(text, "centre") else None


def number(text):
    text = text.replace("−", "-").replace("–", "-")
    return int(text) if re.fullmatch(r"[-+]?\d{1,2}", text) else None


def edge(record, text, place):
    """A card of the edge: a number, or a name."""
    return int(text) if re.fullmatch("[1-4]", text) else record.must_be_card(text, place)


def laid(record, text, place):
    """A card of the layout: as at the edge, or a word for one of the centre, 5 or 6."""
    centre = centre_word(record, text)
    return edge(record, text, place) if centre is None else centre


def centre_word(record, text):
    if record.card_name(text) is not None:
        return None
    return 5 if is_word(text, "reserve") else 6 if is_word(text, "beneath") else None


def is_card(record, parts):
    text = " ".join(parts)
    return bool(parts) and (record.card_name(text) is not None or re.fullmatch("[1-4]", text) is not None)


def may_be_card(record, parts):
    """The same, and any name where not all cards are listed."""
    return is_card(record, parts) or bool(parts) and not all_listed(record) and not re.fullmatch(r"[-+−–\d\s]*", " ".join(parts))


def all_listed(record):
    """Whether the set lists all cards of the box."""
    return bool(record.box) and record.box.whole >= {"high", "black", "snow", "forest", "neutral"}


def is_laid(record, parts):
    return may_be_card(record, parts) or bool(parts) and centre_word(record, " ".join(parts)) is not None


def act(record, name, rest, place):
    """An act of a card: what it did, through which slot, to whom, and what it cost."""
    line = Line(place, None, "act", card=edge(record, name.rstrip(":"), place), does="strikes", slot=None, target=None, cost=None)
    if not rest:
        raise Unreadable(place, "an act")
    if len(rest) == 1 and (is_word(rest[0], "stays") or is_word(rest[0], "nothing")):
        line.does = "stays" if is_word(rest[0], "stays") else "nothing"
        return line
    if is_word(rest[0], "moves"):
        line.does, rest = "moves", rest[1:]
    if rest and is_word(rest[-1], "dies"):
        line.cost, rest = "dies", rest[:-1]
    elif rest and number(rest[-1]) is not None and len(rest) > 1 and (rest[-1][0] in "-−–" or rest[-1] == "0"):
        line.cost, rest = -number(rest[-1]), rest[:-1]
    if rest and not is_card(record, rest) and side_of(rest[0]):
        line.slot, rest = side_of(rest[0]), rest[1:]
    if rest:
        if not is_card(record, rest) and all_listed(record):
            raise Unreadable(place, f"no such card: '{' '.join(rest)}'")
        line.target = edge(record, " ".join(rest), place)
    if line.target is None and line.slot is None:
        raise Unreadable(place, "whom it strikes, or through which slot")
    return line


def effect_line(record, line, rest, place):
    """plays, answers, uses: the card or artifact, and what came of it."""
    def known(left):
        text = " ".join(left)
        return bool(left) and (record.card_name(text) is not None or bool(record.box) and fold(text) in record.box.artifacts)

    at = None
    for one in range(1, len(rest)):
        so = is_word(rest[one], "so") or fold(rest[one]) == fold("так") and one + 1 < len(rest) and fold(rest[one + 1]) == fold("что")
        if so and (known(rest[:one]) or at is None):
            at = one
            if known(rest[:one]):
                break
    name = " ".join(rest if at is None else rest[:at])
    if not name:
        raise Unreadable(place, "which card")
    is_artifact = record.card_name(name) is None and (
        all_listed(record) or fold(name) in record.things or bool(record.box) and fold(name) in record.box.artifacts)
    line.artifact = line.verb == "uses" or line.verb in ("plays", "answers") and is_artifact
    line.either = line.verb == "answers" and not is_artifact and record.card_name(name) is None and "artifacts" not in (record.box.whole if record.box else ())
    line.card = (artifact if line.artifact else record.must_be_card)(*((record, name, place) if line.artifact else (name, place)))
    line.changes = None
    if at is None:
        return
    behind = rest[at + (2 if fold(rest[at]) == fold("так") else 1):]
    if not behind:
        raise Unreadable(place, "what came of it")
    if len(behind) == 1 and is_word(behind[0], "unknown"):
        return
    line.changes, begin = [], 0
    ends = [one for one in range(len(behind)) if is_word(behind[one], "and")] + [len(behind)]
    for end in ends:
        made = change(record, behind[begin:end], place)
        if made:
            line.changes.append(made)
            begin = end + 1
    if begin <= len(behind):
        card = record.box and record.box.card(name)
        does = record.box.artifacts[fold(name)][1] if record.box and fold(name) in record.box.artifacts else card and card.action
        if (card or does) and (not does or does.kind != "other"):
            raise Unreadable(place, f"what came of it: '{' '.join(behind[begin:])}'")
        line.changes.append(("other", " ".join(behind[begin:])))


def change(record, parts, place):
    """One outcome, or None where the words are none: a tuple whose first part is the kind."""
    if not parts:
        return None
    first = parts[0]
    if len(parts) > 1 and not is_card(record, parts) and is_word(first, "draw"):
        return "draw", record.cards(" ".join(parts[1:]), place)
    if len(parts) == 1 and is_word(first, "capture"):
        return ("capture",)
    if fold("".join(parts)) in ("beginner", fold("дляновичков")):
        return ("beginner",)
    if is_word(first, "token"):
        found = split(parts[1:], "to", lambda left: bool(left))
        if found and found[1]:
            return "token", place_or_kind(record, " ".join(found[0]), place), place_or_kind(record, " ".join(found[1]), place)
    if is_word(first, "tower") and len(parts) > 2 and is_word(parts[1], "at"):
        return "tower", place_or_kind(record, " ".join(parts[2:]), place)
    sign = number(parts[-1])
    if sign is not None and parts[-1][0] in "+-−–":
        if len(parts) > 2 and is_word(parts[-2], "initiative"):
            if is_laid(record, parts[:-2]):
                return "initiative", laid(record, " ".join(parts[:-2]), place), sign
        elif is_laid(record, parts[:-1]):
            return "life", laid(record, " ".join(parts[:-1]), place), sign
    for at in range(len(parts) - 1, 0, -1):
        if side_of(parts[at]) and at + 1 < len(parts) and words.icon(parts[at + 1:]) and is_laid(record, parts[:at]):
            return "slot", laid(record, " ".join(parts[:at]), place), side_of(parts[at]), words.icon(parts[at + 1:])
    return None
