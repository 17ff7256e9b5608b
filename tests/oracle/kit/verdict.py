"""What is found under the values in force, less what another value of an open option would not find."""


class Finding:
    """What is said at a place: the code of the facts, other codes that say the same, and the options that it hangs on."""

    def __init__(self, place, code, severity="error", also=(), what=""):
        self.place, self.code, self.severity, self.also, self.what = place, code, severity, tuple(also), what
        self.options, self.ruling, self.follows = [], None, False


class Values(dict):
    """The options in force, and which of them were asked for."""

    def __init__(self, *given):
        super().__init__(*given)
        self.asked = set()

    def __getitem__(self, key):
        self.asked.add(key)
        return super().__getitem__(key)


def accused(findings):
    """What is accused of which rules."""
    found = {}
    for one in findings:
        if one.severity == "error":
            found.setdefault(one.place, set()).add(one.code)
    return found


class Opinion:
    """A record under one set of values: what JUDGE finds, and which claims CLAIMS calls refuted, open, confirmed."""

    def __init__(self, record, values, judge, claims):
        self.values = Values(values)
        self.judge = judge(record, self.values).run()
        self.findings = self.judge.findings
        self.wrong, self.open, self.right = claims(record, self.judge)

    def accused(self):
        return accused(self.findings)

    def told(self):
        return {one.place for one in self.wrong}


def settled(record, choices, fixed, judge, claims):
    """The opinion on a record where only what every value of an open option makes is an error.

    CHOICES are the values of each option, the first one assumed; FIXED are the options that the record settles, and their
    values. One option is changed at a time.
    """
    values = {name: each[0] for name, each in choices.items()} | fixed
    opinion = Opinion(record, values, judge, claims)
    here = opinion.accused()
    if not here and not opinion.wrong:
        return opinion
    for name in choices:
        if name not in opinion.values.asked or name in fixed:
            continue
        for value in choices[name]:
            if value == values[name]:
                continue
            other = Opinion(record, {**values, name: value}, judge, claims)
            elsewhere, told = other.accused(), other.told()
            played = all(place in here for place in elsewhere)  # nobody plays otherwise than by his own rules
            for one in opinion.findings if played else ():
                there = elsewhere.get(one.place, set())  # no other accusation in its place
                if one.severity == "error" and one.code not in there and there <= here[one.place]:
                    one.options.append(name)
            for one in opinion.wrong:
                if played and one.place not in told:
                    one.options.append(name)
    for one in opinion.findings:
        if one.severity == "error" and one.options:
            one.severity = "warning"
    opinion.open += [one for one in opinion.wrong if one.options]
    opinion.wrong = [one for one in opinion.wrong if not one.options]
    for one in opinion.open:
        one.severity = "warning"
    return opinion


def claims_of(opinion):
    """What became of the claims together."""
    return "refuted" if opinion.wrong else "open" if opinion.open else "confirmed" if opinion.right else "none"


def findings_of(opinion):
    """All that is said, for a report."""
    claims = opinion.wrong + opinion.open
    return [{"place": one.place, "code": one.code, "also": list(one.also), "severity": one.severity, "options": sorted(set(one.options)),
             "follows": one.follows, "ruling": one.ruling, "what": one.what, "claim": one in claims} for one in opinion.findings + claims]


def unreadable(line, faults, **more):
    """The report on a line that is no record: FAULTS are places and what is wrong there."""
    return {"line": line, "verdict": "unreadable", "claims": "none", "scores": [],
            "findings": [{"place": place, "code": None, "also": [], "severity": "error", "options": [], "follows": False, "ruling": None, "what": what,
                          "claim": False} for place, what in faults], **more}


def between(limits):
    """A number, or its bounds where they are two."""
    if limits is None:
        return None
    return limits[0] if limits[0] == limits[1] else list(limits)
