"""The verdict on a record: what is found under its own options, less what another value would not find."""
from referee import reader

from . import record as records
from .judge import Judge
from .table import Finding
from .record import OPTIONS, SCENARIOS


class Values(dict):
    """The options in force, and which of them were asked for."""

    def __init__(self, *given):
        super().__init__(*given)
        self.asked = set()

    def __getitem__(self, key):
        self.asked.add(key)
        return super().__getitem__(key)


def values_of(record):
    """The values in force, and the options that are settled."""
    values = {name: choices[0] for name, choices in OPTIONS.items()}
    if record.box and record.box.left_hits:
        values["left-hits"] = record.box.left_hits
    values.update(record.options)
    return values


class Opinion:
    """A record under one set of values."""

    def __init__(self, record, values):
        self.values = Values(values)
        self.judge = Judge(record, self.values).run()
        self.findings = self.judge.findings
        self.wrong, self.open, self.right = claims(record, self.judge)

    def accused(self):
        """What is accused of which rules."""
        found = {}
        for one in self.findings:
            if one.severity == "error":
                found.setdefault(one.place, set()).add(one.code)
        return found

    def told(self):
        return {one.place for one in self.wrong}


def claims(record, judge):
    """Claims of `result` and `winner`: refuted, open, confirmed."""
    wrong, open_, right = [], [], []

    figures, winners = ("ER-SCN-3",), ("ER-SCN-1",)  # the codes of the two claims

    def weigh(place, said, limits, code):
        if not limits[0] <= said <= limits[1]:
            wrong.append(Finding(place, code, also=figures, what=f"{said}, {limits}"))
        elif limits[0] != limits[1]:
            open_.append(Finding(place, code, "warning", also=figures))
        else:
            right.append(place)

    for seat, said in record.result.items():
        place = reader.under("/result", record.names[seat])
        for key, value in said.items():
            where = reader.under(place, key)
            if key == "out":
                out = judge.players[seat].out
                if out is None:
                    open_.append(Finding(where, "ER-SET-11", "warning", also=figures))
                elif bool(out) != value:
                    wrong.append(Finding(where, "ER-SET-11", also=figures))
                else:
                    right.append(where)
            else:
                weigh(where, value, standing(judge, seat)[key], "ER-HID-2" if key == "hand" else "ER-TRN-10")
    if record.winner is not None:
        said = set(record.winner)
        if judge.ended:
            if said == judge.winners:
                right.append("/winner")
            else:
                wrong.append(Finding("/winner", judge.end_rule, also=winners))
        elif any(judge.players[seat].out for seat in said) and record.scenario != "alliance":
            wrong.append(Finding("/winner", "ER-SET-11", also=winners))
        elif all(may_have_won(record, judge, seat) for seat in said) if record.scenario == "supremacy" else judge.maybe_ended or record.scenario == "race" and not record.goal:
            open_.append(Finding("/winner", "ER-SCN-1", "warning"))
        else:
            wrong.append(Finding("/winner", f"ER-SCN-{SCENARIOS.index(record.scenario) + 1}", also=winners))
    return wrong, open_, right


def may_have_won(record, judge, seat):
    """Supremacy: whether somebody's goal may be fulfilled."""
    goal = judge.goals.get(seat, (None, None))[0]
    return not goal or goal[1] is None or judge.fulfilled(seat, goal[1]) is not False


def standing(judge, seat):
    player = judge.players[seat]
    if player.out:
        none = (0, 0)
        return {"lands": none, "towers": none, "castles": none, "hand": none, "artifacts": none, "treasures": none}
    return {"lands": judge.tally(seat, "lands"), "towers": judge.tally(seat, "towers"), "castles": judge.tally(seat, "castles"),
            "hand": (player.hand.lo, player.hand.hi), "artifacts": player.artifacts, "treasures": player.treasures}


def judge(record):
    values = values_of(record)
    opinion = Opinion(record, values)
    if not opinion.accused() and not opinion.wrong:
        return opinion
    here = opinion.accused()
    settled = set(record.options) | ({"left-hits"} if record.box and record.box.left_hits else set())
    todo = [name for name in OPTIONS if name in opinion.values.asked and name not in settled]
    for name in todo:
        for value in OPTIONS[name]:
            if value == values[name]:
                continue
            other = Opinion(record, {**values, name: value})
            accused, told = other.accused(), other.told()
            for one in opinion.findings:
                there = accused.get(one.place, set())  # no other accusation in its place
                if one.severity == "error" and one.code not in there and there <= here[one.place]:
                    one.options.append(name)
            for one in opinion.wrong:
                if one.place not in told:
                    one.options.append(name)
    for one in opinion.findings:
        if one.severity == "error" and one.options:
            one.severity = "warning"
    opinion.open += [one for one in opinion.wrong if one.options]
    opinion.wrong = [one for one in opinion.wrong if not one.options]
    for one in opinion.open:
        one.severity = "warning"
    return opinion


def between(limits):
    return limits[0] if limits[0] == limits[1] else list(limits)


def report(line, number=1):
    """What is said of one line."""
    try:
        record = records.read(reader.parse(line))
    except reader.Unreadable as fault:
        return {"line": number, "verdict": "unreadable", "claims": "none", "undecided": [], "scores": [], "hangs": [],
                "findings": [{"place": fault.place, "code": None, "severity": "error", "what": fault.what}]}
    except (ValueError, TypeError, AttributeError, KeyError, IndexError) as fault:
        return {"line": number, "verdict": "unreadable", "claims": "none", "undecided": [], "scores": [], "hangs": [],
                "findings": [{"place": "", "code": None, "severity": "error", "what": f"not of this shape: {fault!r}"}]}
    opinion = judge(record)
    table = opinion.judge
    severities = {one.severity for one in opinion.findings}
    unchecked = unchecked_parts(record)
    verdict = "illegal" if "error" in severities else "possible" if "warning" in severities or table.hangs or unchecked else "legal"
    said = "refuted" if opinion.wrong else "open" if opinion.open else "confirmed" if opinion.right else "none"
    scores = []
    for seat, name in enumerate(record.names):
        won = bool(table.ended and seat in table.winners)
        scores.append({"player": name, "place": 1 if won else None, "out": table.players[seat].out,
                       **{key: between(limits) for key, limits in standing(table, seat).items()}})
    return {"line": number, "verdict": verdict, "claims": said, "undecided": sorted(table.undecided | unchecked),
            "findings": [{"place": one.place, "code": one.code, "also": list(one.also), "severity": one.severity, "options": sorted(set(one.options)), "follows": one.follows,
                          "ruling": one.ruling, "what": one.what, "claim": one in opinion.wrong or one in opinion.open}
                         for one in opinion.findings + opinion.wrong + opinion.open],
            "hidden": hidden_parts(record, table), "hangs": [list(one) for one in table.hangs], "scores": scores,
            "winner": [record.names[seat] for seat in sorted(table.winners or ())], "ended": bool(table.ended)}


def hidden_parts(record, table):
    """What this referee does not prove because it was hidden: named cards of hands that nobody wrote down whole ('cards'), and goals ('goals')."""
    found = []
    if any(player.hand.unseen or player.hand.lo != player.hand.hi for player in table.players if not player.out) or any(
            line.verb in ("summon", "discard", "decline", "treasure", "retreats") and line.cards and line.cards.unknown for turn in record.turns for line in turn.lines or ()):
        found.append("cards")
    if record.scenario == "supremacy" and len([goal for goal, _ in record.goals.values() if goal]) < len(record.names):
        found.append("goals")
    return found


def unchecked_parts(record):
    """What needs components that are not there, or that the record leaves out: 'map', 'cards'."""
    missing = set()
    if any(not (record.box and record.box.card(name)) for cards, _ in [*record.deal.values(), *record.keep.values()] for name in cards.names):
        missing.add("cards")
    lines = [line for turn in record.turns for line in turn.lines or ()]
    if not record.chart and any(line.verb == "attack" and line.name for line in lines):
        missing.add("map")
    for line in lines:
        names = list(getattr(line, "names", None) or ())
        cards = getattr(line, "cards", None)
        names += cards.names if cards else []
        if line.verb in ("act", "swap", "plays", "answers", "uses") and not record.box:
            missing.add("cards")
        if any(name and not name.isdigit() and not (record.box and record.box.card(name)) for name in names):
            missing.add("cards")
    return missing
