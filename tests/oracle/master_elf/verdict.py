"""The verdict on a record: what is found under its own options, less what another value would not find."""
from kit import reader
from kit.verdict import Finding, between, claims_of, findings_of, settled, unreadable

from . import record as records
from .judge import Judge
from .record import OPTIONS
from .results import clashes
from .table import MOST
from .words import PARCELS


def claims(record, judge):
    """Claims of `result`: refuted, open, confirmed."""
    wrong, open_, right = [], [], []
    shown = sheet(judge)
    for place, key, said in record.result:
        if judge.competitive:
            limits = None
        elif key == ("outcome",):
            limits = {judge.ended} if judge.ended else None
        elif key[0] == "under":
            limits = shown["under"].get(key[1])
        elif key[0] in ("sent", "gifts", "rounds"):
            limits = shown[key[0]]
        else:
            limits = {"cards": shown["players"][key[0]]["cards"], "at": {shown["players"][key[0]]["at"]},
                      "crystal": {shown["players"][key[0]]["crystal"]}}[key[1]]
        if limits is None or isinstance(limits, set) and (None in limits or len(limits) > 1):
            open_.append(Finding(place, "ME-COP-1", "warning"))
        elif isinstance(limits, set):
            (right.append(place) if said in limits else wrong.append(Finding(place, "ME-COP-1", what=f"{said}, {limits}")))
        elif not limits[0] <= said <= limits[1]:
            wrong.append(Finding(place, "ME-COP-1", what=f"{said}, {limits}"))
        elif limits[0] != limits[1]:
            open_.append(Finding(place, "ME-COP-1", "warning"))
        else:
            right.append(place)
    unsure = {one.place for one in open_}
    claimed = {}
    for place, key, said in record.result:
        name = key[0] if isinstance(key[0], str) else key[1]
        if len(key) == 1:
            claimed[name] = said
        else:
            claimed.setdefault(name, {})[key[1] if isinstance(key[0], str) else key[0]] = said
    for members, what in clashes(judge, claimed, shown):
        places = [place for place, key, _ in record.result if (key[0] if isinstance(key[0], str) else key[1]) in members and place in unsure]
        if places:
            wrong.append(Finding(places[-1], "ME-COP-1", what=what))
            open_ = [one for one in open_ if one.place != places[-1]]
    return wrong, open_, right


def cards(judge, seat):
    """The cards of a hand; the surplus of the last turn may still be there."""
    hand = judge.hands[seat]
    if judge.cut and judge.cut[0] == seat:
        return min(hand.lo, judge.cut[1]), max(hand.hi, judge.cut[2])
    return hand.lo, hand.hi


def most_under(judge, parcel):
    """The most gifts under a parcel: where a gift for a stack counts first, all may have lost before a full one was sent."""
    lost_first = (judge.maybe_ended or judge.blind) and judge.values["last-parcel"] == "refill-first"
    return parcel.most if lost_first and parcel.hi + 1 == parcel.most else parcel.hi


def sheet(judge):
    """What a session shows at its end, as bounds."""
    sent = [judge.parcels[key].sent for key in PARCELS]
    least = judge.deck[0] - (judge.perhaps_laid or bool(judge.due) and not judge.lined and not judge.competitive)  # that of the returning turn may be laid
    return {"outcome": judge.ended, "why": judge.why, "sent": (sum(one is True for one in sent), sum(one is not False for one in sent)),
            "gifts": (max(0, least), judge.deck[1]), "rounds": judge.rounds,
            "under": {key: (0, 0) if parcel.sent else (parcel.lo if parcel.sent is False else 0, most_under(judge, parcel)) for key, parcel in judge.parcels.items()},
            "players": [{"at": judge.at[seat], "cards": cards(judge, seat),
                         "crystal": {True: "unused", False: "used", None: None}[judge.crystal[seat]]} for seat in range(judge.seats)]}


def judge(record):
    return settled(record, OPTIONS, record.options, Judge, claims)


def report(line, number=1):
    """What is said of one line."""
    try:
        record = records.read(reader.parse(line))
    except reader.Unreadable as fault:
        return unreadable(number, [(fault.place, fault.what)], undecided=[], hangs=[], early=[])
    except (ValueError, TypeError, AttributeError, KeyError, IndexError) as fault:
        return unreadable(number, [("", f"not of this shape: {fault!r}")], undecided=[], hangs=[], early=[])
    opinion = judge(record)
    table = opinion.judge
    severities = {one.severity for one in opinion.findings}
    verdict = "illegal" if "error" in severities else "possible" if "warning" in severities or table.hangs or table.unchecked else "legal"
    shown = sheet(table)
    shown["players"] = [{**one, "player": record.names[seat], "cards": between(one["cards"])} for seat, one in enumerate(shown["players"])]
    for key in ("sent", "gifts", "rounds"):
        shown[key] = between(shown[key]) if shown[key][1] < MOST else list(shown[key])
    shown["under"] = {key: between(limits) for key, limits in shown["under"].items()}
    undecided = set(table.undecided) | ({"gap"} if table.gap else set()) | ({"end"} if table.maybe_ended or table.maybe_won else set())
    if not record.box or record.box.near is None or not record.box.all_gifts or not record.box.all_kinds:
        undecided.add("box")
    return {"line": number, "verdict": verdict, "claims": claims_of(opinion), "undecided": sorted(undecided), "findings": findings_of(opinion),
            "early": sorted(table.early_discards), "hangs": [list(one) for one in table.hangs], "unchecked": sorted(table.unchecked), "scores": [], "sheet": shown, "ended": bool(table.ended)}
