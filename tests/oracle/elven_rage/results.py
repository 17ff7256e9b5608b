"""Claims that no game ends with, whatever was not recorded: relations between the figures of a result and its winner."""

THINGS, LANDS = ("hand", "artifacts", "treasures"), ("lands", "towers", "castles")


class Figures:
    """What is claimed, else what is possible; which claims were asked for is noted."""

    def __init__(self, record, judge, standings):
        self.record, self.judge, self.standings = record, judge, standings
        self.everybody = range(len(record.names))
        self.order = {("winner",): 0}
        for seat, said in record.result.items():
            for key in said:
                self.order[seat, key] = len(self.order)
        self.asked, self.open = set(), False

    def forget(self):
        self.asked, self.open = set(), False

    def winners(self):
        if self.record.winner is not None:
            self.asked.add(("winner",))
        return None if self.record.winner is None else set(self.record.winner)

    def of(self, seat, key):
        found = self.standings[seat][key]
        said = self.record.result.get(seat, {}).get(key)
        if said is None:
            return found
        self.asked.add((seat, key))
        self.open |= found[0] != found[1]
        return int(said), int(said)

    def may_be_in(self, seat):
        limits = [self.of(seat, key) for key in ("out", "castles", "lands")]
        return limits[0][0] == 0 and limits[1][1] > 0 and limits[2][1] > 0

    def may_be_out(self, seat):
        keeps = self.judge.values["out-lands"] == "stay"
        may_be = self.of(seat, "out")[1] == 1
        empty = [self.of(seat, key)[0] == 0 for key in THINGS] + [self.of(seat, key)[0] == 0 or keeps for key in LANDS]
        return may_be and all(empty)

    def others_may_be_out(self, but):
        return all([self.may_be_out(seat) for seat in self.everybody if seat not in but])


def most_of_the_map(record, judge, key):
    """How many lands or castles all players can hold together; None where the map does not say."""
    chart = record.listed
    if not chart or not chart.bordered:
        return len(record.names) + 1 if key == "castles" else None
    half = judge.half if all(record.castles[seat][0] for seat in range(len(record.names))) else None
    return sum((key == "lands" or kind in ("castle", "centre")) and (half is None or name in half or kind == "centre")
               for name, kind in chart.kinds.items())


def most_treasures(record):
    box = record.box
    return sum(card.copies for card in box.neutral.values() if card.kind == "treasure") if box and "neutral" in box.whole else 34


def needs(record, judge, seat):
    """What a winner holds who has not won as the last one."""
    asked, least = [], []
    if record.scenario == "supremacy":
        goal = judge.goals.get(seat, (None, None))[0]
        asked = goal[1] if goal and goal[1] else []
    elif record.scenario == "race" and record.goal:
        asked = [(4, "towers")] if record.goal == "4towers" else [(7, "lands")]
    elif record.scenario == "only-war":
        asked = [(2, "castles")]
    elif record.scenario == "lord-of-dragons":
        asked = [(len(record.names), "castles")]
    for number, what in asked:
        if what in ("enemy", "central"):
            least.append(("castles", 2))
        else:
            least.append((what, number + (what == "lands" and judge.values["own-castle"] == "not")))
    return least


def relations(all_, record, judge):
    """Each relation that is broken, as it is found: what clashes."""
    def afresh():
        all_.forget()

    for seat in all_.everybody:
        afresh()
        if all_.of(seat, "towers")[0] + all_.of(seat, "castles")[0] > all_.of(seat, "lands")[1]:
            yield "towers and castles are lands"
    for seat in all_.everybody:
        afresh()
        inside, outside = all_.may_be_in(seat), all_.may_be_out(seat)
        if not inside and not outside:
            yield "neither in the game nor out"
    for key, most in (("lands", most_of_the_map(record, judge, "lands")), ("castles", most_of_the_map(record, judge, "castles")),
                      ("artifacts", 20), ("treasures", most_treasures(record))):
        afresh()
        total = sum(all_.of(seat, key)[0] for seat in all_.everybody)
        if most is not None and total > most:
            yield f"{total} {key} of {most}"
    afresh()
    if all([all_.of(seat, "out")[0] for seat in all_.everybody]):
        yield "all are out"
    afresh()
    won = all_.winners()
    if won is None:
        won = set()
    elif record.scenario != "alliance":
        if len(won) != 1:
            yield f"{len(won)} winners"
        for seat in sorted(won):
            afresh()
            all_.winners()
            if not all_.may_be_in(seat):
                yield "the winner is out"
    elif not any(set(side) == won for side in record.sides or ()):
        yield "a part of a side won"
    if len(won) == 1:
        for key, number in needs(record, judge, min(won)):
            afresh()
            all_.winners()
            if all_.of(min(won), key)[1] < number:
                last = all_.others_may_be_out(won)  # asked whatever the options are: told at one place
                if judge.values["last-standing"] != "wins" or not last:
                    yield f"won with fewer than {number} {key}"
    if won and record.scenario in ("only-war", "lord-of-dragons"):
        afresh()
        all_.winners()
        others = [seat for seat in all_.everybody if seat not in won]
        may_be = sum([all_.may_be_out(seat) for seat in others])
        if may_be < (1 if record.scenario == "only-war" else len(others)):
            yield "too few can be out"
    if record.scenario == "race" and record.goal:
        for key, number in needs(record, judge, None):
            afresh()
            all_.winners()
            reached = won | {seat for seat in all_.everybody if all_.of(seat, key)[0] >= number}
            if len(reached) > 1:
                yield f"{len(reached)} have reached {number} {key}"


def clashes(record, judge, standings):
    """The claims that cannot be true beside others, each with what is wrong: the last of those that clash."""
    all_, found = Figures(record, judge, standings), {}
    for words in relations(all_, record, judge):
        if not all_.asked:
            continue
        last = max(all_.asked, key=all_.order.__getitem__)
        if all_.open or last == ("winner",):
            found.setdefault(last, words)
    return found
