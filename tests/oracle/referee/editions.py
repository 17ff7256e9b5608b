"""The options of the rules, and what each edition has for them; a value with * is assumed, because the text is silent."""

VALUES = {
    "rounds": ("4", "3"),
    "deal": ("fill-8", "new-8"),
    "row": ("persistent", "refresh"),
    "early-win": ("immediate", "end-of-round", "end-of-round-3", "never"),
    "caravan": ("free", "only-if-unable"),
    "lake-cost": ("2", "1"),
    "town-cards": ("false", "true"),
    "distance": ("all", "roads"),
    "second-tiebreak": ("none", "hand"),
    "pass-end": ("consecutive", "lap"),
    "reshuffle": ("every-round", "when-empty"),
    "overpay": ("note", "error"),
}

_COLUMNS = ("rio-grande-1998", "italian", "amigo", "russian", "japanese", "rio-grande-2015", "moon-1998", "bga")
_TABLE = {
    "rounds": "4 4 4 4 4 3 4 4",
    "deal": "fill-8 fill-8 fill-8 fill-8 fill-8 fill-8 new-8 fill-8",
    "row": "persistent* persistent* persistent* persistent persistent* persistent refresh persistent*",
    "early-win": "end-of-round-3 end-of-round-3 end-of-round-3 immediate immediate* never end-of-round* immediate*",
    "caravan": "free* free* free* free* free* free* free* free*",
    "lake-cost": "2 2 2 2 2* 2 2* 2*",
    "town-cards": "false false false false false false true false",
    "distance": "all all all all roads all all* all*",
    "second-tiebreak": "none none none none none none none* none*",
    "pass-end": "consecutive consecutive consecutive consecutive consecutive consecutive consecutive* consecutive",
    "reshuffle": "every-round every-round every-round every-round every-round every-round every-round every-round*",
    "overpay": "note* note* note* note* note* note* note* note*",
}
EDITIONS = {
    name: {option: row.split()[column] for option, row in _TABLE.items()} for column, name in enumerate(_COLUMNS)}
DEFAULT = "rio-grande-1998"


class Values(dict):
    """A value for each option, and those options that a judgement asked for: by any other value of the rest it is the same."""

    def __init__(self, *given, **more):
        super().__init__(*given, **more)
        self.asked = set()

    def __getitem__(self, option):
        self.asked.add(option)
        return super().__getitem__(option)

    def judge_like(self, other):
        """Whether the judgement by these values holds by the others too."""
        return all(self.get(option) == other.get(option) for option in self.asked)


def options_of(edition, written):
    """The values of an edition with those a record writes over them, and which of them are assumed."""
    column = dict(EDITIONS[edition])
    if edition == "rio-grande-2015" and written.get("rounds", "3") == "4":
        column["early-win"] = "immediate*"
    values = {option: value.rstrip("*") for option, value in column.items()}
    assumed = {option for option, value in column.items() if value.endswith("*") and option not in written}
    values.update(written)
    return values, assumed


def others(edition, written):
    """Other values by which nobody may be accused: (the option it hangs on, all values), one by one, then whole editions."""
    values, assumed = options_of(edition or DEFAULT, written)
    found = []
    for option, possible in VALUES.items():
        if option in written:
            continue
        alternatives = set(possible) if option in assumed else set()
        if not edition:
            alternatives |= {row[option] for row in EDITIONS.values() if not row[option].endswith("*")}
        for value in possible:
            # Only where three rounds are played does an edition print that there is no early win.
            if (option, value) == ("early-win", "never") and option not in assumed and values["rounds"] == "4":
                continue
            if value in alternatives and value != values[option]:
                found.append((option, {**values, option: value}))
    if not edition:
        for name in EDITIONS:
            whole, guessed = options_of(name, written)
            if name != DEFAULT:
                # Only what it prints counts.
                found.append(("edition", {option: values[option] if option in guessed else value for option, value in whole.items()}))
    seen, apart = [values], []
    for option, other in found:
        if other not in seen:
            seen.append(other)
            apart.append((option, other))
    return apart
