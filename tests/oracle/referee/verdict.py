"""The verdict on a record: what is found under its own options, less what another rulebook would not find."""
from kit import reader
from kit.verdict import between, claims_of, unreadable

from . import alone, editions, record as records, score
from .judge import Finding, Judge

# Warnings that leave the verdict alone.
HARMLESS = {"SETUP-11"}


class Opinion:
    """A record under one set of options."""

    def __init__(self, record, values):
        self.judge = None
        self.findings, self.hangs, self.undecided = [], [], set()
        if record.final is not None:
            head = Judge(record, values)
            head.setup()
            self.findings = head.findings
            self.standings = score.sheet(record, self.findings)
            self.finished, self.ended = True, "last-round"
        else:
            self.judge = Judge(record, values).run()
            self.findings, self.hangs, self.undecided = self.judge.findings, self.judge.hangs, self.judge.undecided
            self.standings = score.replayed(self.judge)
            self.ended = self.judge.ended
            self.finished = self.ended is not None
        score.rank(record, values, self.standings, self.judge)
        self.wrong, self.open, self.right = score.claims(record, self.standings, self.finished, self.ended)
        if alone.is_alone(record):
            alone.refute(record, values, self.wrong, self.open)

    def accused(self):
        """Where rules are broken or claims refuted."""
        return {one.place for one in self.findings + self.wrong if one.severity == "error" or one.late}

    def told(self):
        """Places of claims that this set of options does not confirm."""
        return {one.place for one in self.wrong + self.open}


def judge(record):
    """The opinion on a record with everything demoted that only hangs on a rulebook."""
    values = editions.Values(editions.options_of(record.edition or editions.DEFAULT, record.options)[0])
    opinion, judged_by = Opinion(record, values), [values]
    claimed = record.result or record.winner is not None
    if not opinion.accused() and not claimed:
        return opinion
    base = opinion.accused()
    broken = {one.key() for one in opinion.findings if one.severity == "error" or one.late}
    following = {one.place for one in opinion.findings if one.follows}
    for option, other in editions.others(record.edition, record.options):
        if any(one.judge_like(other) for one in judged_by):
            continue
        judged_by.append(editions.Values(other))
        elsewhere = Opinion(record, judged_by[-1])
        accused = elsewhere.accused()
        # A rulebook by which more is broken the table cannot have used: no claim hangs on it.
        used = not {one.key() for one in elsewhere.findings if one.severity == "error" or one.late} - broken
        # A slip is not cleared by a rulebook that finds it in what only followed from it.
        cleared = [] if (accused - base) & following else opinion.findings
        for one in cleared + (opinion.wrong if used else []):
            if one.severity == "error" and one.place not in accused:
                one.severity, one.option = "warning", option
        # What is confirmed by one rulebook and not by another hangs on it.
        if used:
            known = opinion.told()
            opinion.open += [Finding(one.place, one.code, "warning", option)
                             for one in elsewhere.wrong + elsewhere.open if one.place not in known]
    opinion.open += [one for one in opinion.wrong if one.severity != "error"]
    opinion.wrong = [one for one in opinion.wrong if one.severity == "error"]
    return opinion


def verdict_of(opinion):
    severities = [one.severity for one in opinion.findings if not (one.severity == "warning" and one.code in HARMLESS)]
    if "error" in severities:
        return "illegal"
    return "possible" if "warning" in severities or opinion.hangs else "legal"


def report(line, number=1):
    """What is said of one line."""
    try:
        record = records.read(reader.parse(line, records.KEYS))
    except reader.Unreadable as fault:
        return unreadable(number, getattr(fault, "all", [(fault.place, fault.what)]), undecided=False)
    opinion = judge(record)
    found = [{"place": one.place, "code": one.code, "severity": one.severity, "option": one.option, "ruling": one.ruling, "follows": one.follows, "lost": one.lost, "what": one.what,
              "claim": one in opinion.wrong or one in opinion.open} for one in opinion.findings + opinion.wrong + opinion.open]
    scores = [{"player": record.names[who], "towns": between(one.towns), "at": one.at, "distance": between(one.distance),
               "score": between(one.score), "cards": between(one.cards), "place": between(one.place)}
              for who, one in enumerate(opinion.standings)]
    winners = [record.names[who] for who, one in enumerate(opinion.standings) if one.place == (1, 1)] if opinion.finished else []
    hidden = []
    if opinion.judge:
        hidden = [what for what, is_so in (("cards", opinion.judge.open_cards), ("counters", opinion.judge.open_counters),
                                           ("ways", opinion.judge.open_ways), ("plan", opinion.judge.open_plan),
                                           ("stock", opinion.judge.stock is None), ("row", opinion.judge.doubtful_row), ("roads", opinion.judge.unseen_roads),
                                           ("lost", any(player.hand.lost for player in opinion.judge.players))) if is_so]
    return {"line": number, "hidden": hidden, "verdict": verdict_of(opinion), "claims": claims_of(opinion),
            "undecided": bool(opinion.undecided), "finished": opinion.finished,
            "findings": found, "hangs": [list(one) for one in opinion.hangs], "scores": scores, "winner": winners}
