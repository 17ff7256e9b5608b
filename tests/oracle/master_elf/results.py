"""Claims of `result` that no game ends with, whatever was not recorded: which figures cannot go together."""
from .components import NUMBERS
from .words import PARCELS


class Figures:
    """What is claimed, and what the table leaves possible where nothing is: bounds of each figure."""

    def __init__(self, judge, claimed, shown):
        self.judge, self.claimed, self.record = judge, claimed, judge.record
        won = claimed.get("outcome") == "won"
        self.sent = (claimed["sent"],) * 2 if "sent" in claimed else (4, 4) if won else shown["sent"]
        self.rounds = (claimed["rounds"],) * 2 if "rounds" in claimed else shown["rounds"]
        self.before = self.record.round - (self.record.first == 0)  # rounds begun before the record
        first = self.record.first
        self.turns = max(0, (self.rounds[1] - self.before) * judge.seats + (judge.seats - first if first else 0))

    def gifts_under(self, with_those_before):
        """The fewest gifts for the parcels sent and for those under which gifts are claimed; less those that lay there before."""
        under, sums = self.claimed.get("under", {}), []
        total = 0
        for key in PARCELS:
            start = self.record.start["under"].get(key, (None, None))[0]
            numbers = [self.record.sides[key]] if self.record.sides.get(key) else (self.record.box.parcels if self.record.box else NUMBERS)[key]
            lay = len(start) if isinstance(start, list) else 1 if start is None and self.record.setup else max(numbers)
            lay = 0 if with_those_before else lay
            if key in under:
                total += max(0, under[key] - lay)
            else:
                sums.append(max(0, min(numbers) - lay))
        return total + sum(sorted(sums)[:max(0, self.sent[0])])


def clashes(judge, claimed, shown):
    """The kinds of claims that cannot all be true together, each with what is wrong, in words."""
    if judge.competitive:
        return
    figures, record = Figures(judge, claimed, shown), judge.record
    under, sent, turns = claimed.get("under", {}), figures.sent, figures.turns
    outcome, start = claimed.get("outcome"), record.start
    if outcome == "won" and sent[1] < 4 or outcome == "lost" and sent[0] == 4:
        yield {"outcome", "sent"}, f"{outcome}, {sent} sent"
    if sent[0] + len(under) > 4:
        yield {"outcome", "sent", "under"}, f"{sent} sent, {len(under)} open"
    if figures.gifts_under(False) > turns:
        yield {"outcome", "sent", "under", "rounds"}, f"{figures.gifts_under(False)} gifts in {turns} turns"
    if outcome == "lost" and record.setup and not turns:
        yield {"outcome", "rounds"}, "lost before a turn"
    total = judge.box.gift_cards if judge.box else None
    deck = start["gifts"] if start["gifts"] is not None else total - 7 if total is not None else None
    left = claimed.get("gifts")
    if left is not None and deck is not None:
        exact = start["gifts"] is not None or record.setup
        if left + figures.rounds[0] - figures.before - 1 > deck or exact and left + turns + figures.rounds[1] - figures.before + (not record.setup) < deck:
            yield {"rounds", "gifts"}, f"{left} of {deck} after {figures.rounds} rounds"
        if total is not None and record.setup and left and left + figures.gifts_under(True) + 2 > total:
            yield {"outcome", "sent", "under", "gifts"}, f"{left} left and {figures.gifts_under(True)} under parcels"
    hands = sum(claimed.get("cards", {}).values())
    if judge.total is not None and hands > judge.total:
        yield {"cards"}, f"{hands} of {judge.total} cards"
    written = [start["players"].get(seat, (None,))[0] for seat in range(judge.seats)]
    written = [None if cards is None or cards.open else cards.count for cards in written]
    if record.setup or None not in written:
        most = sum(1 if many is None else many for many in written) + turns
        if hands > most:
            yield {"rounds", "cards"}, f"{hands} cards, {most} at most"
    for seat, at in claimed.get("at", {}).items():
        if at == "city" and judge.at[seat] is None and judge.kinds[seat] != "elf":
            yield {"at"}, f"{judge.kinds[seat]} in the city"
    used = sum(said == "used" for said in claimed.get("crystal", {}).values())
    if record.setup and used > turns:
        yield {"rounds", "crystal"}, f"{used} crystals in {turns} turns"
