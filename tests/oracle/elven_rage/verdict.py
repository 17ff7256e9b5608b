"""The verdict on a record: what is found under its own options, less what another value would not find."""
from kit import reader
from kit.verdict import Finding, between, claims_of, findings_of, settled, unreadable

from . import record as records
from . import results
from .judge import Judge
from .record import OPTIONS, SCENARIOS


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
    shown = [{**standing(judge, seat), "out": (int(judge.players[seat].out is True), int(judge.players[seat].out is not False))}
             for seat in range(len(record.names))]
    for claim, what in results.clashes(record, judge, shown).items():
        if claim == ("winner",):
            place, code, also = "/winner", "ER-SCN-1", winners
        else:
            place, code, also = reader.under(reader.under("/result", record.names[claim[0]]), claim[1]), "ER-SCN-3", figures
        if any(one.place == place for one in wrong) or place == "/winner" and not any(one.place == place for one in open_):
            continue
        open_, right = [one for one in open_ if one.place != place], [one for one in right if one != place]
        wrong.append(Finding(place, code, also=also, what=what))
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
    of_the_box = {"left-hits": record.box.left_hits} if record.box and record.box.left_hits else {}
    return settled(record, OPTIONS, of_the_box | record.options, Judge, claims)


def report(line, number=1):
    """What is said of one line."""
    try:
        record = records.read(reader.parse(line, records.KEYS))
    except reader.Unreadable as fault:
        return unreadable(number, [(fault.place, fault.what)], undecided=[], hangs=[])
    except (ValueError, TypeError, AttributeError, KeyError, IndexError) as fault:
        return unreadable(number, [("", f"not of this shape: {fault!r}")], undecided=[], hangs=[])
    opinion = judge(record)
    table = opinion.judge
    severities = {one.severity for one in opinion.findings}
    unchecked = unchecked_parts(record)
    verdict = "illegal" if "error" in severities else "possible" if "warning" in severities or table.hangs or unchecked else "legal"
    scores = []
    for seat, name in enumerate(record.names):
        won = bool(table.ended and seat in table.winners)
        scores.append({"player": name, "place": 1 if won else None, "out": table.players[seat].out,
                       **{key: between(limits) for key, limits in standing(table, seat).items()}})
    return {"line": number, "verdict": verdict, "claims": claims_of(opinion), "undecided": sorted(table.undecided | unchecked),
            "findings": findings_of(opinion),
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
