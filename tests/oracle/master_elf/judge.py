"""Replays a record turn by turn under one set of options, and says which rules were broken."""
import copy

from kit.holdings import Cards

from .components import NUMBERS
from .table import MOST, Table
from .words import PARCELS

ENTRY = ("move", "stay", "saucer")
HELP = {"kitten": "ME-HLP-4", "fox": "ME-HLP-5", "saucer": "ME-HLP-6", "yeti": "ME-HLP-7"}


class Judge(Table):
    """One record under one set of options."""

    def run(self):
        self.setup()
        turns = self.record.turns
        self.lined = any(turn.gift not in (None, "none") for turn in turns)
        breach = self.rounds_out_of_order()
        expected, self.due, self.cut = self.record.first, False, None
        begun = self.record.round - (self.record.first == 0)  # a round begins with the first player's turn
        self.rounds = begun, begun
        self.early = not self.record.setup and self.record.first == 0  # a gift line may open the record
        if self.record.alone and not self.competitive:  # any game
            self.forget()
            self.blind = True
            self.rounds = 0, self.most_rounds()
        for number, turn in enumerate(turns):
            self.ruling, self.turn_number = turn.ruling, number
            if turn.ruling == "void":
                continue
            if turn.gift is not None:
                self.cut = None
                goes_on = self.gift_line(turn, expected)
                expected = expected if goes_on else 0 if expected is not None else None
                self.early = False
                continue
            if self.ended and (turn.seat is not None or turn.steps):
                self.say(turn.place, "ME-COP-26", f"the game was {self.ended}")
                break
            if turn.seat is None:
                if self.ended:
                    continue  # there were none
                self.forget()
                self.blind = True
                self.cut = None
                expected, self.due = None, None
                self.rounds = self.rounds[0], self.most_rounds()
                continue
            if self.maybe_ended:  # either it had ended, or what said so was false
                self.say(turn.place, "ME-COP-26", "the game was lost, or it was not and that is a breach", also=("ME-COP-9", "ME-COP-11", "ME-COP-23"))
                break
            self.maybe_won, self.cut = False, None
            expected = self.order(turn, expected, breach.get(number, ""))
            if turn.seat == 0:
                self.returned(turn)
                if self.ended:
                    self.say(turn.place, "ME-COP-26", f"the game was {self.ended}")
                    break
                self.rounds = self.rounds[0] + 1, min(MOST, self.rounds[1] + 1)
            self.early = False
            self.turn(turn)
            expected = 0 if breach.get(number) == "last" else (turn.seat + 1) % self.seats
            self.due = expected == 0 and not self.ended and not self.competitive
            if self.due:
                if self.deck[1] == 0:
                    self.lose("ME-COP-25")
        if self.due:  # whether the gift of the next round lies there already, nobody says
            self.undecided.add("line")
        return self

    def most_rounds(self):
        """Each round but the first takes a gift from the deck."""
        gifts = self.record.start["gifts"]
        if gifts is None:
            gifts = self.box.gift_cards - 7 if self.box and self.box.gift_cards is not None else MOST
        return MOST if self.competitive else min(MOST, self.record.round - (self.record.first == 0) + 1 + gifts)

    # The order of turns.

    def rounds_out_of_order(self):
        """Turns of written rounds in another order: the number of each, and where it stands ('first' of those that are out of order, 'last' of a round)."""
        found, begun = {} if self.record.first == 0 else None, []
        for number, turn in enumerate(self.record.turns):
            if turn.gift is not None:
                if found is None:  # the record begins in the middle of this round
                    begun, found = [], {}
                seats = [self.record.turns[at].seat for at in begun]
                if sorted(seat for seat in seats if seat is not None) == list(range(self.seats)) == sorted(
                        seat if seat is not None else -1 for seat in seats) and seats != list(range(self.seats)):
                    wrong = next(at for at, seat in zip(begun, seats) if seat != begun.index(at))
                    found.update((at, "first" if at == wrong else "last" if at == begun[-1] else "same") for at in begun)
                begun = []
            else:
                begun.append(number)
        return found or {}

    def order(self, turn, expected, breach):
        if breach:
            if breach == "first":
                self.say(turn.place, "ME-BAS-2", "another order")
        elif expected is not None and turn.seat != expected:
            self.say(turn.place, "ME-BAS-2", "out of turn, or a turn is missing", severity="warning")
            passed = {(expected + step) % self.seats for step in range((turn.seat - expected) % self.seats)}
            self.forget(passed)
            if 0 in passed or turn.seat == 0:
                self.due = None
                self.rounds = self.rounds[0], min(MOST, self.rounds[1] + 1)
        return turn.seat

    def returned(self, turn):
        """The first player's turn begins: a gift was due."""
        if self.due and not self.competitive:
            if self.lined:
                self.say(turn.place, "ME-COP-23", "no gift line", severity="warning")
                self.undecided.add("line")
                self.stacks.lay(None, {0, 1, 2}, sure=False)
                self.deck = max(0, self.deck[0] - 1), self.deck[1]
            else:
                self.stacks.lay(None, {0, 1, 2})
                self.deck = max(0, self.deck[0] - 1), max(0, self.deck[1] - 1)
        self.due = False

    def gift_line(self, turn, expected):
        """True where the round goes on after it."""
        place, said = turn.place, turn.gift
        if self.competitive:
            self.say(place, "ME-COP-23", "no such stacks")
            return
        if self.ended:
            if self.due and self.why == "ME-COP-25" and said == "none":
                self.due = False
                return
            if self.due and self.why == "ME-COP-25":
                self.say(place, "ME-COP-25", "no gift is left", also=("ME-COP-23", "ME-COP-26"))
            else:
                self.say(place, "ME-COP-26", f"the game was {self.ended}")
            return
        if self.maybe_ended and said != "none":
            self.maybe_ended = False
            self.say(place, "ME-COP-26", "the game was lost, or it was not and that is a breach", also=("ME-COP-9", "ME-COP-11", "ME-COP-23"))
        goes_on = False
        behind = self.record.turns[self.record.turns.index(turn) + 1:][:1]
        if self.due is False and not self.early and expected and behind and behind[0].seat == expected:  # and so the round goes on
            self.say(place, "ME-COP-23", "the turn did not come back")
            goes_on = True
        elif self.due is False and not self.early and expected:  # too early, or the other turns of this round are missing
            self.say(place, "ME-COP-23", "the turn did not come back", severity="warning")
            self.forget(set(range(expected, self.seats)))
        elif self.due is False and not self.early:
            self.say(place, "ME-COP-23", "the turn did not come back")
        self.due = False
        if said == "none":
            if self.deck[0]:
                self.say(place, "ME-COP-23", f"the deck had {self.deck}")
            elif self.deck[1] == 0:
                self.lose("ME-COP-25")
            else:
                self.hang(place, "whether the deck was empty")
                self.maybe_ended = True
            return goes_on
        name, stack = said
        self.blind = False
        if self.deck[1] == 0:
            self.say(place, "ME-COP-25", "no gift is left", also=("ME-COP-23",))
        self.turn_up(name, place)
        self.stacks.lay(name, {0, 1, 2} if stack is None else {stack})
        self.deck = max(0, self.deck[0] - 1), max(0, self.deck[1] - 1)
        return goes_on

    def win(self):
        self.ended, self.why = "won", "ME-COP-24"

    def lose(self, why):
        self.ended, self.why = "lost", why

    # One turn.

    def turn(self, turn):
        seat = self.mover = turn.seat
        place = turn.place
        if turn.steps is None:
            self.forget({seat})
            self.blind = True
            if not self.competitive:
                self.hands[seat].narrow(hi=7)
            return
        if turn.skipped:
            self.say(place, "ME-BAS-2", "skipped", also=("ME-COP-9",))
            return
        if self.gap:
            self.hang(place, "a gap before")
        self.moved = self.took = self.put = self.came = self.created = self.blind = self.may_have_stayed = False
        self.swapped, self.filled, self.done, self.lacking, self.stuck_claim = False, None, set(), False, False
        self.began = self.at[seat]
        self.discards = []
        steps = self.steps = [step for step in turn.steps if step.ruling != "void"]
        stays_away = not any(step.verb in (*ENTRY, "stuck", "unknown") for step in steps)
        for number, step in enumerate(steps):
            if stays_away and step.verb in ("create", "discard"):  # before which the movement has its place
                stays_away = self.stayed_away(turn)
            self.ruling = turn.ruling or step.ruling
            if step.verb == "stuck" and (self.stuck_claim or self.why == "ME-COP-11"):  # said twice
                continue
            if self.ended and not (step.verb == "send" and number in self.done):
                self.say(step.place, "ME-COP-26", f"the game was {self.ended}")
                return
            if self.stuck_claim:
                self.say(step.place, "ME-COP-26", "all lost before, or that was not so", also=("ME-COP-11",))
                return
            self.number = number
            getattr(self, "do_" + step.verb)(step, seat)
            self.share()
            self.check_copies(step.place)
        self.ruling = turn.ruling
        if stays_away and not self.ended:
            self.stayed_away(turn)
        if not self.ended:
            self.end_of_turn(turn, seat)
            self.share()
            self.check_copies(self.discards[-1].place if self.discards else place)
            if self.lacking and (self.competitive or self.record.options.get("coop-shortage") == "yes"):
                if self.blind:
                    self.hang(place, "whether all threw their cards away")
                else:
                    self.say(place, "ME-BIG-2", "cards were lacking")

    def stayed_away(self, turn):
        """No step of this turn moves."""
        seat, place, at = turn.seat, turn.place, self.at[turn.seat]
        helped = self.kinds[seat] == "elf" and at != "city" and self.here("kitten", at)
        if helped:
            self.help("kitten", at)
        elif helped is None:
            self.lose_sight_of_the_kitten()
        if helped is None:  # perhaps it is the Kitten that lets stay
            self.moved = True
            self.undecided.add("end")
            return
        if helped or self.kinds[seat] == "kitten":
            stuck = None if self.competitive else self.nowhere(seat)
            if stuck and (self.values["averts-loss"] == "no" or self.escapes(seat) is False):
                self.lose("ME-COP-11")
            elif stuck is None and not self.competitive and at is not None and self.cards_at(at) is False and self.values["stay-without-cards"] == "no":
                self.hang(place, "whether there was somewhere to go")
                self.maybe_ended = True
            elif at is not None:
                lying = self.cards_at(at)
                if lying:
                    self.say(place, "ME-COP-12a", "took none")
                elif lying is False and self.values["stay-without-cards"] == "no":
                    self.say(place, "ME-CHR-4", "none lie there", also=("ME-HLP-4", "ME-COP-9", "ME-COP-10"))
            self.moved = True
            return
        if self.competitive:
            self.say(place, "ME-COP-9", "did not move")
            return
        stuck = self.nowhere(seat)
        if self.near is None:
            self.unchecked.add("board")
            self.hang(place, "no board")
            self.maybe_ended = True
        elif stuck is False:
            self.say(place, "ME-COP-9", "did not move", also=("ME-COP-11", "ME-COP-12a", "ME-HLP-4"))
        elif stuck is None:
            self.hang(place, "whether there was somewhere to go")
            self.maybe_ended = True
        elif (averted := self.averted(place, seat)) is None:
            self.maybe_ended = True
        elif not averted:
            self.lose("ME-COP-11")

    # Moving.

    def nowhere(self, seat):
        """Whether no location that is open to this figure has cards, or None."""
        at = self.at[seat]
        if self.near is None or at is None:
            return None
        goals = self.near[at]
        if self.kinds[seat] == "saucer":
            goals = [name for name in self.near if name not in goals and name not in (at, "city")]
        elif self.kinds[seat] != "elf":
            goals = goals - {"city"}
        known = [self.cards_at(name) for name in goals]
        return False if True in known else None if None in known else True

    def escapes(self, seat):
        """Whether the Kitten lets stay or the Saucer's swap is open, or None."""
        at, found = self.at[seat], []
        stay = self.cards_at(at) or (self.values["stay-without-cards"] == "yes" or self.cards_at(at))
        if self.kinds[seat] == "kitten":
            found.append(stay)
        if self.kinds[seat] == "elf" and "kitten" in self.helpers and at != "city":
            here = self.here("kitten", at)
            found.append(here and stay if here is not None else None if stay is not False else False)
        if self.kinds[seat] == "elf" and "saucer" in self.helpers:
            goals = self.helpers["saucer"]
            if goals is None or len(goals) != 1:
                found.append(None)
            else:
                goal = next(iter(goals))
                lying = self.cards_at(goal)
                found.append(not (goal == at and self.values["swap-in-place"] == "no" or at == "city" and goal != at and self.values["swap-from-city"] == "no")
                             and (lying or (self.values["swap-into-empty"] == "yes" or lying)))
        return True if True in found else None if None in found else False

    def averted(self, place, seat):
        """Nowhere to go: whether the game goes on all the same."""
        escape = self.escapes(seat)
        if escape is False or self.values["averts-loss"] == "no":
            return False
        if escape is None:
            self.hang(place, "whether the loss was averted")
            return None
        self.say(place, "ME-COP-11", "the Kitten or the Saucer helps")
        return True

    def do_stuck(self, step, seat):
        if self.competitive:
            self.say(step.place, "ME-COP-9", "did not move", also=("ME-COP-11",))
            return
        stuck = self.nowhere(seat)
        if self.moved:
            self.say(step.place, "ME-COP-11", "moved already", also=("ME-BAS-3",))
            return
        if stuck is False:
            self.say(step.place, "ME-COP-11", "there was somewhere to go", also=("ME-COP-9",))
            return
        if stuck is None:
            if self.near is None:
                self.unchecked.add("board")
            self.hang(step.place, "whether there was somewhere to go")
            self.maybe_ended, self.stuck_claim = True, True
            return
        if not self.averted(step.place, seat):
            self.lose("ME-COP-11")

    def entry(self, step, seat):
        """What every way of moving or staying begins with."""
        if self.moved and self.put and step.verb == "move" and step.at == self.at[seat]:
            self.say(step.place, "ME-CHR-7", "a card was put instead", also=("ME-BAS-3", "ME-COP-9", "ME-COP-12a"))
        elif self.moved:
            self.say(step.place, "ME-BAS-3", "moved already", also=("ME-COP-9", "ME-COP-12a"))
        if step.verb != "move" and not self.competitive and self.nowhere(seat) and self.values["averts-loss"] == "no":
            self.say(step.place, "ME-COP-26", "there was nowhere to go")
        self.moved = True

    def do_move(self, step, seat):
        at, to, kind, place = self.at[seat], step.at, self.kinds[seat], step.place
        if step.put is not None and self.moved:
            return self.put_card(step, seat)
        if to == at and to != "city" and step.put is None and (kind == "kitten" or kind == "elf" and at is not None and self.here("kitten", at) is not False):
            return self.do_stay(step, seat)
        self.may_have_stayed = at is None and to != "city" and step.put is None and not self.moved and (
            kind == "kitten" or kind == "elf" and self.here("kitten", to) is not False)
        self.entry(step, seat)
        if at is not None and self.near is None:
            self.unchecked.add("board")
        wrong = False
        if self.may_have_stayed and kind == "elf":
            self.lose_sight_of_the_kitten()
        if to == "city" and kind != "elf":
            self.say(place, "ME-CHR-3")
            wrong = True
        elif to == at:
            self.say(place, "ME-COP-9", also=("ME-CHR-6", "ME-HLP-4"))
            wrong = True
        elif at is not None and self.near is not None:
            if kind == "saucer":
                if to in self.near[at]:
                    self.say(place, "ME-CHR-6")
                    wrong = True
            elif to not in self.near[at]:
                self.say(place, "ME-BAS-5", f"{at} to {to}")
                wrong = True
        lying = self.cards_at(to)
        if lying is False and not (to == "city" and self.competitive) and not (self.may_have_stayed and self.values["stay-without-cards"] != "no"):
            self.say(place, "ME-COP-10")
        if lying is None and not wrong and not self.may_have_stayed:
            if to == "city":
                self.city = max(0 if self.competitive else 1, self.city[0]), self.city[1]
            elif step.put is None:
                self.area(to).narrow(lo=1)
        self.at[seat], self.came = to, True
        if step.put is not None:
            return self.put_card(step, seat)
        if kind == "yeti" and step.taken is None and to != "city" and self.hands[seat].hi:
            return self.take_or_put(step, seat, to)
        self.visit(step, seat, to)

    def do_stay(self, step, seat):
        at, kind, place = self.at[seat], self.kinds[seat], step.place
        self.entry(step, seat)
        allowed = kind == "kitten"
        if kind == "elf":
            here = self.here("kitten", at) if at != "city" else False
            allowed = here is not False
            if "kitten" in self.helpers:  # rightly or not, it was asked for its help
                self.help("kitten", at)
        if not allowed:
            self.say(place, "ME-COP-9", also=("ME-HLP-4", "ME-CHR-4"))
        elif at is not None and self.cards_at(at) is False and self.values["stay-without-cards"] == "no":
            self.say(place, "ME-CHR-4" if kind == "kitten" else "ME-HLP-4", "none lie there", also=("ME-COP-10", "ME-COP-9", "ME-CHR-4", "ME-HLP-4"))
        if at == "city":
            self.took = True
            step.away, step.drawn = Cards(), step.taken
            self.visit_city(step, seat)
        else:
            self.visit(step, seat, at)

    def do_saucer(self, step, seat):
        at, kind, place = self.at[seat], self.kinds[seat], step.place
        self.entry(step, seat)
        goals = self.helpers.get("saucer")
        to = next(iter(goals)) if goals and len(goals) == 1 else None
        if step.away is not None and (step.away.names or step.away.unknown or step.away.open) and to is None:
            to = "city"
        if "saucer" not in self.helpers or kind != "elf":
            self.say(place, "ME-HLP-6")
        elif to is not None and to == at and self.values["swap-in-place"] == "no":
            self.say(place, "ME-HLP-6", "in place")
        elif at == "city" and to != at and self.values["swap-from-city"] == "no":
            self.say(place, "ME-HLP-6", "from the city")
        elif to is not None and self.cards_at(to) is False and self.values["swap-into-empty"] == "no":
            self.say(place, "ME-HLP-6", "into an empty place", also=("ME-COP-10",))
        self.at[seat], self.came, self.swapped = to, True, True
        if "saucer" in self.helpers:
            self.helpers["saucer"] = None if at is None else {at}
        if to == "city":
            self.visit_city(step, seat)
        else:
            if to is not None and step.taken is None and step.drawn is not None and not step.drawn.open:  # written as in the city
                step = copy.copy(step)  # it is judged once more by other options
                step.taken = step.drawn
                if step.away.count:
                    self.say(place, "ME-COP-12a", "thrown away in an area")
            self.visit(step, seat, to)

    # Taking.

    def visit(self, step, seat, at):
        """The second step in an area, or where nobody knows."""
        if at == "city":
            return self.visit_city(step, seat)
        place, taken, then, hand = step.place, step.taken, step.then, self.hands[seat]
        if at is None:
            self.take_somewhere(step, hand)
            return
        area = self.area(at)
        staying = step.verb != "move" or self.at[seat] == self.began or self.may_have_stayed
        was_empty = area.hi == 0
        emptied = False
        if taken is None or taken.unknown:
            self.unknown_of.update(area.certain)
        if taken is None:
            if not was_empty:
                low = 1 if area.lo or not staying else 0
                if low:
                    area.narrow(lo=1)
                area.take(low, 1)
                hand.give(low, 1)
                self.took = True
                emptied = True if area.hi == 0 and low else False if area.lo else None
        elif taken.count == 0:
            if area.lo and not was_empty:
                self.say(place, "ME-COP-12a", "took none", also=("ME-COP-10",) if not staying else ())
            area.narrow(hi=0) if not area.lo else None
        else:
            if taken.count > 1:
                self.say(place, "ME-COP-12a", f"took {taken.count}")
            elif was_empty and staying:
                self.say(place, "ME-COP-12a", "none lay there", also=("ME-COP-10", "ME-HLP-4"))
            if not was_empty:
                area.narrow(lo=min(taken.count, area.hi))
            if not self.take(area, taken) and not was_empty and taken.count == 1:
                self.say(place, "ME-COP-12a", "no such card lay there", also=("ME-BOX", "ME-COP-12b"))
            self.give(hand, taken)
            self.took = True
            emptied = not was_empty and (True if area.hi == 0 else False if area.lo else None)
        self.refill(step, area, emptied)

    def take_somewhere(self, step, hand):
        """A card is taken nobody knows where: any area may be emptied by it."""
        self.took = True
        self.undecided.add("somewhere")
        if step.taken is None:
            hand.give(0, 1)
        else:
            self.give(hand, step.taken)
        for area in self.areas.values():
            area.take(0, 1)
            area.give(0, 2)
            area.narrow(lo=0)
        if step.then is not None:
            self.named.update(step.then.names)
        self.supply(0, 2)
        self.city = max(0, self.city[0] - 2), self.city[1]
        if step.verb == "saucer" and (step.drawn is None or step.taken is None):  # it may have been the city
            hand.give(0, MOST)
            self.discard.give(0, self.total or MOST)
            self.city = 0, self.city[1]

    def refill(self, step, area, emptied):
        """An area is filled again where it was emptied."""
        place, then = step.place, step.then
        written = then is not None and not then.open
        if then.count if written else emptied is not False:
            many = 2 if then is None or then.open else then.count
            self.supply(many if emptied or then is not None else 0, many)
        lo, hi = self.city
        if then is not None and then.open and emptied is not False:
            emptied, then = True, None
        if then is not None and not then.open:
            count = then.count
            if emptied is False:
                if count:
                    self.say(place, "ME-COP-12b", "it was not empty")
            elif count == 0:
                if emptied:
                    if lo:
                        self.say(place, "ME-COP-12b", f"none laid, the city had {self.city}")
                    else:
                        self.city = 0, 0
                elif lo:
                    area.narrow(lo=1)
            else:
                area.narrow(hi=0)
                if count > 2 or count == 1 and not lo <= 1 <= hi or count == 2 and hi < 2:
                    self.say(place, "ME-COP-12b", f"{count} laid, the city had {self.city}", also=("ME-COP-14",))
                elif count == 1 and not self.competitive:
                    self.city = 1, 1
            self.give(area, then)
            self.draw(count, count)
            if emptied and count < 2 and not self.discard.hi and hi < 2:
                self.lacking = True
            return
        if then is not None:
            self.say(place, "ME-COP-12b", "it was not empty")
            area.give(0, 2)
            return
        if emptied:
            area.give(min(2, lo), min(2, hi))
            if hi < 2 and not self.discard.hi:
                self.lacking = True
            self.city = max(0, lo - 2), max(0, hi - 2)
        elif emptied is None:
            # Cards are left there, or there were none and two are laid.
            left = area.hi
            if left < 2:
                area.give(0, 2 - left)
            area.lo = max(area.lo, 1) if lo else area.lo
            area.unseen = area.hi
            self.city = max(0, lo - 2), hi

    def visit_city(self, step, seat):
        place, away, drawn, hand = step.place, step.away, step.drawn, self.hands[seat]
        self.took = True
        out = away.count if away is not None else None
        got = drawn.count if drawn is not None else None
        lo, hi = (0, MOST) if self.competitive else self.city
        if hi and step.verb == "move" and not self.competitive:
            lo = max(1, lo)
        if out is not None and got is not None:
            if got > out + 1:
                self.say(place, "ME-COP-13", f"{out} for {got}", also=("ME-COP-14",))
            elif got > hi:
                if not (hi == 0 and step.verb == "move"):  # into the empty city: said already
                    self.say(place, "ME-COP-14", f"{got} of {hi}", also=("ME-COP-13",))
                # The discard came back, as it seems.
                self.discard.lo = 0
                self.discard.certain.clear()
                lo, hi = 0, hi + self.discard.hi
            elif got < out + 1:
                if got < (self.city[0] if self.competitive else lo):
                    self.say(place, "ME-COP-13", f"{out} for {got}, the city had {self.city}", also=("ME-COP-10",))
                elif not self.competitive:
                    lo = hi = got
        if not self.city[1] and not self.discard.hi and out == 0:  # else what was thrown away comes back
            self.lacking = True
        before_lo, before_hi = hand.lo, hand.hi
        if out is not None:
            if not self.take(hand, away):
                self.say(place, "ME-BAS-8b", "discarded")
            self.give(self.discard, away)
        else:
            least, most = (0, hand.hi) if got is None else (max(0, got - 1), max(hand.hi, got - 1) if lo <= got else got - 1)
            if got is not None and got - 1 > hand.hi:
                self.say(place, "ME-COP-13", f"drew {got}", also=("ME-COP-14", "ME-BAS-8b"))
            hand.take(min(least, hand.hi), min(most, hand.hi))
            self.discard.give(least, most)
        if self.competitive:
            self.supply(got or (out or 0) + 1, got or (out if out is not None else before_hi) + 1)
            lo, hi = self.city
        if got is not None:
            self.give(hand, drawn)
            taken = got, got
        elif out is not None:
            taken = min(out + 1, lo), min(out + 1, hi)
            hand.give(*taken)
        else:
            taken = min(1, lo), min(before_hi + 1, hi)
            hand.give(*taken)
            hand.hi = min(hand.hi, before_hi + 1)
            hand.lo = before_lo + 1 if lo >= before_hi + 1 else min(before_lo + 1, max(1 if lo else 0, lo))
            hand.unseen = min(hand.unseen, hand.hi)
        self.city = max(0, lo - taken[1]), max(0, hi - taken[0])

    def take_or_put(self, step, seat, to):
        """The Yeti's player came there, and whether a card was taken or put is not recorded."""
        hand, area, lacking = self.hands[seat], self.area(to), self.lacking
        held, lay, city, thrown = (hand.lo, hand.hi), area.hi, self.city, (self.discard.lo, self.discard.hi)
        came = hand.came_lo
        self.visit(step, seat, to)
        hand.lo, hand.came_lo = max(0, held[0] - 1), came - 1
        hand.certain.clear()
        area.hi = max(area.hi, lay + 1)
        for pile in (hand, area):
            pile.unseen = pile.hi
        area.certain.clear()
        self.city = min(city[0], self.city[0]), max(city[1], self.city[1])
        self.discard.lo, self.discard.hi = min(thrown[0], self.discard.lo), max(thrown[1], self.discard.hi)
        self.discard.unseen = self.discard.hi
        self.lacking = lacking
        if self.crystal[seat] is False:
            self.crystal[seat] = None

    def put_card(self, step, seat):
        """The Yeti's player puts a card instead of taking one."""
        place, kind, hand = step.place, self.kinds[seat], self.hands[seat]
        if kind != "yeti" or self.took or self.put or step.at != self.at[seat]:
            self.say(place, "ME-CHR-7", also=("ME-BAS-3", "ME-HLP-7"))
        elif self.crystal[seat] and self.values["yeti-unused-crystal"] == "forbidden":
            self.say(place, "ME-CHR-7", "the crystal is unused")
        if step.put.count != 1:
            self.say(place, "ME-CHR-7", "one card")
        if not self.take(hand, step.put):
            self.say(place, "ME-BAS-8b", "put")
        if step.at != "city":
            self.give(self.area(step.at), step.put)
        self.crystal[seat], self.put = True, True

    # Helpers.

    def here(self, helper, at):
        """Whether a helper stands there: None where nobody knows."""
        if helper not in self.helpers:
            return False
        stands = self.helpers[helper]
        if at is None or stands is None:
            return None
        return at in stands and (True if len(stands) == 1 else None)

    def lose_sight_of_the_kitten(self):
        """It may have been used, and may have gone anywhere."""
        self.helpers["kitten"] = None
        self.perhaps_used.add("kitten")

    def help(self, helper, at):
        """A helper is used, and goes where no elf stands."""
        elves = self.elves_at()
        free = None
        if self.near is not None:
            free = {name for name in self.near if name != "city" and name not in elves and name != at}
        self.used[helper] = at, elves
        self.perhaps_used.discard(helper)
        if at is not None and free is not None:
            self.helpers[helper] = free or {at}
        else:
            self.helpers[helper] = None

    def do_goes(self, step, seat):
        place, helper, to = step.place, step.helper, step.to
        if to != "city" and helper in self.perhaps_used and (helper in self.used or self.helpers.get(helper) != {to}):
            self.used.pop(helper, None)  # it may have gone and been used again
            self.hang(place, "whether it was used in a turn that is not recorded")
        elif helper not in self.used:
            if helper == "saucer" or to is None or self.helpers.get(helper) != {to}:  # else it is where it was
                self.say(place, "ME-HLP-8", "was not used")
        else:
            at, elves = self.used.pop(helper)
            taken = to in elves and to in self.elves_at()
            free = self.near is None or {name for name in self.near if name != "city" and name not in elves and name != at}
            if to == "city" or taken and to != at or to is not None and to == at and free:
                if to == at and self.near is None:
                    self.unchecked.add("board")
                else:
                    self.say(place, "ME-HLP-8", f"to {to}")
        if to is not None and helper in self.helpers:
            self.helpers[helper] = {to}
            self.perhaps_used.discard(helper)

    def do_fox(self, step, seat):
        place, kind, at, hand = step.place, self.kinds[seat], self.at[seat], self.hands[seat]
        also = ("ME-HLP-5", "ME-CHR-5", "ME-BAS-3")
        code = "ME-CHR-5" if kind == "fox" else "ME-HLP-5"
        if kind == "fox":
            fits = self.took and at != "city"
        else:
            fits = kind == "elf" and at != "city" and self.here("fox", at) is not False and self.took and self.came
            if fits and self.swapped and self.values["fox-after-swap"] == "no":
                fits = False
            if "fox" in self.helpers:
                self.help("fox", at)
        if not fits or "fox" in self.done:
            self.say(place, code, also=also)
        self.done.add("fox")
        area = self.area(at) if at not in (None, "city") else None
        given, got = (cards or Cards(unknown=1) for cards in (step.given, step.got))
        if fits and area is not None and area.hi == 0:
            self.say(place, code, "none lie there", also=also)
            fits = False
        elif given.count != 1 or got.count != 1:
            self.say(place, code, "one for one", also=also)
        if not self.take(hand, given):
            self.say(place, "ME-BAS-8b", "swapped")
        if area is not None:
            if area.hi:
                area.narrow(lo=1)
            if not self.take(area, got) and fits:
                self.say(place, code, "no such card lies there", also=also + ("ME-BOX",))
            self.give(area, given)
        self.give(hand, got)

    def do_yeti(self, step, seat):
        place, kind, at, hand = step.place, self.kinds[seat], self.began, self.hands[seat]
        fits = kind == "elf" and at != "city" and self.here("yeti", at) is not False and not self.moved
        if not fits or "yeti" in self.done:
            self.say(place, "ME-HLP-7", also=("ME-BAS-3", "ME-CHR-7"))
        elif self.crystal[seat] and self.values["yeti-unused-crystal"] == "forbidden":
            self.say(place, "ME-HLP-7", "the crystal is unused")
        if "yeti" in self.helpers:
            self.help("yeti", at)
        cards = step.cards if step.cards is not None and not step.cards.open else Cards(unknown=2)
        if cards.count != 2:
            self.say(place, "ME-HLP-7", f"{cards.count} cards")
        if not self.take(hand, cards):
            self.say(place, "ME-BAS-8b", "discarded")
        self.give(self.discard, cards)
        self.crystal[seat] = True
        self.done.add("yeti")

    # Exchange.

    def do_exchange(self, step, seat):
        place = step.place
        giver, taker = seat if step.giver is None else step.giver, seat if step.taker is None else step.taker
        at, there = self.at[giver], self.at[taker]
        if self.competitive or seat not in (giver, taker) or giver == taker or at is not None and there is not None and at != there:
            self.say(place, "ME-COP-19", f"{at}, {there}")
        if step.cards is None or step.cards.open:
            most = self.hands[giver].hi
            if not most:
                self.say(place, "ME-BAS-8b", "given")
            self.pool(giver, taker)
            counted = [(hand, hand.came_lo, hand.came_hi) for hand in (self.hands[giver], self.hands[taker])]
            self.hands[giver].take(0, most)
            self.hands[taker].give(0, most)
            for hand, lo, hi in counted:
                hand.came_lo, hand.came_hi = lo, hi
            self.undecided.add("exchange")
            return
        if not self.take(self.hands[giver], step.cards):
            self.say(place, "ME-BAS-8b", "given")
        self.give(self.hands[taker], step.cards)

    # Creating.

    def do_create(self, step, seat):
        place = step.place
        if self.created:
            self.say(place, "ME-BAS-3b")
        if not self.moved and any(other.verb in ENTRY for other in self.steps[self.number:]):
            self.say(place, "ME-BAS-3", also=("ME-COP-9",))
        self.created = True
        gift = self.gift(step.gift)
        if gift is None and (self.gifts is None or step.gift is not None):
            self.unchecked.add("gifts")
        self.pay(step, seat, gift)
        self.check_copies(place)
        if self.competitive:
            if step.into is not None or step.then is not None:
                self.say(place, "ME-COP-16", "no parcels")
            if gift:
                self.gone[step.gift] += 1
                if self.gone[step.gift] > self.copies_of(step.gift):
                    self.say(place, "ME-BOX", f"{step.gift} is gone")
            return
        another = step.gift is not None and (gift is None or self.seen[step.gift] < self.copies_of(step.gift))  # of how many copies nobody says
        top, places, emptied = self.stacks.take(step.gift, another, last=step.then not in (None, "none"))
        if not top:
            self.say(place, "ME-COP-15", also=("ME-BOX",))
        if gift:
            self.gone[step.gift] += 1
            if self.gone[step.gift] > self.copies_of(step.gift):
                self.say(place, "ME-BOX", f"{step.gift} is gone", also=("ME-COP-15",))
        if step.gift is not None and self.seen[step.gift] == 0:
            self.turn_up(step.gift, place)
        elif step.gift is not None and not top:
            self.undecided.add("gift")
        sending = next((at for at in range(self.number + 1, len(self.steps)) if self.steps[at].verb == "send"), None)
        if sending is not None and any(self.steps[at].verb == "create" for at in range(self.number + 1, sending)):
            sending = None
        into = step.into
        if into is None and sending is not None:
            parcel = self.parcels[self.steps[sending].parcel]
            if parcel.sent is not True and self.fits(self.steps[sending].parcel, gift) is not False:
                into = self.steps[sending].parcel
        parcel = self.under(step, gift, into)
        if emptied and self.deck[1] == 0 and parcel is not None and self.parcels[parcel].lo >= self.parcels[parcel].most and self.values["last-parcel"] == "refill-first":
            self.done.update(range(len(self.steps)) if sending is not None else ())
            return self.fill(step, places, emptied, top)
        if sending is not None:
            if self.steps[sending].parcel == parcel:
                self.done.add(sending)
                self.check_copies(place)
                self.sent(self.steps[sending], parcel)
                self.check_copies(self.steps[sending].place)
        if parcel is not None and sending is None or parcel is not None and self.steps[sending].parcel != parcel:
            self.full(parcel, place)
        if self.ended:
            if step.then not in (None, "none") and self.deck[1]:
                self.fill(step, places, emptied, top)
            elif emptied is not False:  # whether a gift is laid behind the win, nobody says
                self.undecided.add("line")
                self.perhaps_laid = step.then is None
            return
        self.fill(step, places, emptied, top)

    def fill(self, step, places, emptied, top):
        """A new gift is laid where the stack was emptied."""
        place, then = step.place, step.then
        if then not in (None, "none"):
            if emptied is False and top:
                self.say(place, "ME-COP-18", "gifts were left on it")
            elif self.deck[1] == 0:
                self.say(place, "ME-COP-25", "no gift is left", also=("ME-COP-18", "ME-BOX"))
                self.lose("ME-COP-25")
                return
            self.turn_up(then[0], place)
            self.stacks.lay(then[0], places)
            self.deck = max(0, self.deck[0] - 1), max(0, self.deck[1] - 1)
        elif then == "none":
            if emptied and self.deck[0]:
                self.say(place, "ME-COP-18", f"the deck had {self.deck}")
                self.undecided.add("stack")
            elif emptied and self.deck[1] == 0:
                self.lose("ME-COP-25")
            elif emptied is not False and not self.deck[0]:
                self.hang(place, "whether a gift was due")
                self.maybe_ended = bool(emptied)
                self.undecided.add("stack")
        elif emptied:
            if self.deck[1] == 0:
                self.lose("ME-COP-25")
            else:
                self.stacks.lay(None, places)
                self.deck = max(0, self.deck[0] - 1), self.deck[1] - 1
        elif emptied is None:
            if self.deck[1]:
                self.stacks.lay(None, places, sure=False)
            self.deck = max(0, self.deck[0] - 1), self.deck[1]
            self.undecided.add("stack")

    def pay(self, step, seat, gift):
        place, paid, hand = step.place, step.paid, self.hands[seat]
        if paid is None:
            if self.crystal[seat] is False or hand.lo == hand.hi == 2 and False:
                least = most = 3
            else:
                least, most = 2, 3
            if hand.hi < least:
                self.say(place, "ME-BAS-8b", "too few cards", also=("ME-BAS-8", "ME-BAS-9"))
            hand.narrow(lo=least)
            if hand.hi == 2:
                most, self.crystal[seat] = 2, False
            elif least == 2:
                self.crystal[seat] = None
            low = hand.lo
            hand.take(min(least, hand.hi), min(most, hand.hi))
            hand.lo = max(hand.lo, low - most)
            self.discard.give(least, most)
            return
        crystals = paid.names.count("crystal")
        names = [name for name in paid.names if name != "crystal"]
        kinds = set(names)
        if paid.count != 3:
            self.say(place, "ME-BAS-8", f"{paid.count} cards", also=("ME-BAS-9",) if crystals > 1 else ())
        elif crystals > 1:
            self.say(place, "ME-BAS-9", "two crystals", also=("ME-BAS-8",))
        elif len(kinds) > 2 or gift and gift.kinds and kinds - gift.kinds:
            self.say(place, "ME-BAS-8", "other kinds")
        elif gift and gift.exact:
            if any(names.count(kind) > gift.exact[kind] for kind in kinds):
                self.say(place, "ME-BAS-8", "not so many of each")
        elif len(names) == 3 and len(kinds) == 1 and self.values["gift-price"] == "both-kinds":
            self.say(place, "ME-BAS-8", "of one kind")
        if crystals:
            if self.crystal[seat] is False:
                self.say(place, "ME-BAS-9", "used before")
            self.crystal[seat] = False
        cards = Cards(names, paid.unknown)
        if crystals and paid.unknown and gift and gift.kinds and not gift.exact and self.values["gift-price"] == "any-mix":
            # Fewer are paid than are known to fit.
            spared = sum(hand.certain[kind] for kind in gift.kinds) > cards.count
            if spared and self.values["crystal"] == "only-if-lacking":
                self.say(place, "ME-BAS-8", "a card was in the hand", also=("ME-BAS-9",))
        if not self.take(hand, cards):
            self.say(place, "ME-BAS-8b", "paid")
        if crystals:
            self.lacks(place, gift, names, hand)
        self.give(self.discard, cards)

    def lacks(self, place, gift, names, hand):
        """Whether the crystal stands for a card that was in the hand."""
        kinds = gift.kinds if gift and gift.kinds else set(names) if len(set(names)) == 2 else set()
        if gift and gift.exact:
            kinds = {kind for kind in kinds if names.count(kind) < gift.exact[kind]}
        elif self.values["gift-price"] == "both-kinds" and len(set(names)) == 1 and len(names) == 2:
            kinds = kinds - set(names)
        there = [hand.certain[kind] > 0 for kind in kinds]  # a card that is not known may print how many of each it takes
        if (any(there) if gift and gift.kinds else there and all(there)) and self.values["crystal"] == "only-if-lacking":
            self.say(place, "ME-BAS-8", "a card was in the hand", also=("ME-BAS-9",))

    def fits(self, key, gift):
        """Whether a gift may lie under a parcel: None where it may, and need not."""
        parcel = self.parcels[key]
        if gift is None:
            return None
        if key == "elves":
            return gift.elf
        if key == "set":
            if parcel.sets is None or gift.sets is None:
                return None
            return (True if parcel.sets <= gift.sets else None) if parcel.sets & gift.sets else False
        if key == "colour":
            if gift.colour == "rainbow":
                return True
            return None if parcel.colour is None or gift.colour is None else parcel.colour == gift.colour
        if not parcel.first_known or parcel.first.kinds is None or gift.kinds is None:
            return None
        return bool(parcel.first.kinds & gift.kinds)

    def under(self, step, gift, into):
        """Where the gift goes: the parcel under which it surely lies, or None."""
        place = step.place
        may = [key for key in PARCELS if self.parcels[key].sent is not True and self.fits(key, gift) is not False]
        must = [key for key in may if self.parcels[key].sent is False and self.fits(key, gift)]
        if into == "box":
            if must:
                self.say(place, "ME-COP-16", f"fits {must}", also=("ME-PAR-1", "ME-PAR-2", "ME-PAR-3", "ME-PAR-4"))
            return None
        if into is None:
            if len(may) == 1 and must == may:
                into = may[0]
            elif not may:
                return None
            else:
                self.undecided.add("parcels")
                for key in may:
                    parcel = self.parcels[key]
                    parcel.hi += 1
                    if parcel.hi >= parcel.least:
                        parcel.hi = min(parcel.hi, parcel.most)
                        if not self.told_later(key):
                            self.perhaps_sent(parcel)
                return None
        parcel = self.parcels[into]
        if parcel.sent:
            self.say(place, "ME-COP-17", "was full and sent", also=("ME-COP-16",))
            return None
        if self.fits(into, gift) is False:
            self.say(place, "ME-COP-16", f"does not fit {into}", also=(f"ME-PAR-{PARCELS.index(into) + 1}" if into != "elves" else "ME-PAR-3",
                                                                       "ME-PAR-1", "ME-PAR-2", "ME-PAR-3", "ME-PAR-4"))
        else:
            parcel.learn(gift)
        if parcel.lo >= parcel.most and step.into is not None:
            self.say(place, "ME-COP-17", "was full before", also=("ME-COP-16",))
        parcel.lo, parcel.hi = parcel.lo + 1, parcel.hi + 1
        parcel.full_in = self.turn_number if parcel.lo == parcel.most else parcel.full_in
        parcel.sent = False
        left = {number for number in parcel.numbers if number >= parcel.lo}
        parcel.numbers = frozenset(left) or parcel.numbers
        parcel.hi = min(parcel.hi, parcel.most) if parcel.lo <= parcel.most else parcel.hi
        return into

    def full(self, key, place):
        """A gift lies under a parcel, and no sending is written."""
        parcel = self.parcels[key]
        last = all(one.sent or one is parcel for one in self.parcels.values())
        if self.told_later(key) and not last:  # it was not sent, though it may have been full
            return
        if parcel.lo >= parcel.most:
            self.send(parcel)
        elif parcel.hi >= parcel.least:
            self.perhaps_sent(parcel)

    def told_later(self, key):
        """Whether a gift for a parcel or its sending is written behind this step."""
        steps = self.steps[self.number + 1:]
        for turn in self.record.turns[self.turn_number + 1:]:
            steps = [*steps, *(turn.steps or ())] if turn.ruling != "void" else steps
        return any(step.ruling != "void" and (step.verb == "create" and step.into == key or step.verb == "send" and step.parcel == key) for step in steps)

    def perhaps_sent(self, parcel):
        """A parcel may have been sent: what follows from that nobody wrote down."""
        self.undecided.add("parcels")
        parcel.sent = None
        total_hi = self.city[1] + self.discard.hi
        self.city = 0, total_hi
        self.discard.narrow(lo=0)
        self.discard.lo = 0
        self.discard.certain.clear()
        for area in self.areas.values():
            if area.lo == 0:
                area.hi = max(area.hi, 2)
                area.unseen = area.hi
        if all(one.sent is not False for one in self.parcels.values()):
            self.maybe_won = True

    # Sending.

    def do_send(self, step, seat):
        if self.number in self.done:
            return
        parcel = self.parcels[step.parcel]
        if self.competitive:
            self.say(step.place, "ME-COP-20", "no parcels", also=("ME-COP-17",))
            return
        if parcel.sent:
            self.say(step.place, "ME-COP-17", "it was full before")
            return
        self.sent(step, step.parcel)

    def sent(self, step, key):
        """A sending that is written."""
        place, parcel = step.place, self.parcels[key]
        if parcel.hi + self.blind < parcel.least:
            self.say(place, "ME-COP-17", f"{parcel.hi} of {sorted(parcel.numbers)}")
        elif parcel.lo >= parcel.most and parcel.full_in not in (None, self.turn_number) and not any(one.code == "ME-COP-17" for one in self.findings):
            self.say(place, "ME-COP-17", "was full before")
        self.send(parcel, step)

    def send(self, parcel, step=None):
        parcel.sent = True
        last = all(one.sent for one in self.parcels.values())
        if last:
            self.win()
            return
        if all(one.sent is not False for one in self.parcels.values()):
            self.maybe_won = True
        lo, hi = self.city[0] + self.discard.lo, self.city[1] + self.discard.hi
        self.discard.lo = self.discard.hi = self.discard.unseen = 0
        self.discard.certain.clear()
        self.discard.perhaps.clear()
        laid = step.laid if step else None
        if laid is not None:
            self.lay(step, laid, lo, hi)
            return
        empty = [area for area in self.areas.values() if area.hi == 0]
        maybe = [area for area in self.areas.values() if area.lo == 0 < area.hi]
        many = len(empty) + len(maybe)
        if lo >= 2 * many:
            for area in empty:
                area.give(2)
        else:
            for area in empty:
                each = (min(2, lo), min(2, hi)) if many == 1 else (2, 2) if lo >= 2 * many else (0, min(2, hi))
                area.give(*each)
        for area in maybe:
            area.lo = 1 if lo >= 2 * many else 0
            area.hi = max(area.hi, 2)
            area.unseen = area.hi
        hidden = 0 if self.near is not None else MOST  # areas that nobody named
        self.city = max(0, lo - 2 * (many + hidden)), max(0, hi - 2 * len(empty))

    def lay(self, step, laid, lo, hi):
        """The cards that were laid are written."""
        place, wrong, counts = step.place, None, []
        laid = dict(laid)  # judged once more by other options
        lost = self.gap and any(name != "city" and self.area(name).lo == 0 < self.area(name).hi for name in laid)  # perhaps it was not empty
        for name, cards in [*laid.items()]:
            if name == "city":
                wrong = "the city is no area"
                del laid[name]
                continue
            area = self.area(name)
            if area.lo:
                if cards.count:
                    wrong = f"{name} was not empty"
            else:
                area.narrow(hi=0)
                counts.append(cards.count)
            if cards.open:
                area.give(0, 2)
        empty = [area for name, area in self.areas.items() if name not in laid and area.hi == 0]
        counts += [0] * len(empty)
        due, known = 2 * len(counts), [count for count in counts if count is not None]
        total = sum(known)
        if any(count > 2 for count in known):
            wrong = wrong or "more than two"
        elif len(known) == len(counts) and total < due:
            # All the cards are laid.
            if lo > total:
                wrong = wrong or (None if lost else f"{total} laid of at least {lo}")
            elif hi < total:
                wrong = wrong or f"{total} laid of at most {hi}"
            elif counts.count(1) > 1 and self.values["short-refill"] == "two-each":
                wrong = wrong or "single cards"
            elif wrong is None:
                lo = hi = total
        elif total > hi:
            wrong = wrong or f"{total} laid of at most {hi}"
        if wrong:
            self.say(place, "ME-COP-20", wrong)
        for name, cards in laid.items():
            self.give(self.area(name), cards)
        for name, area in self.areas.items():
            if name not in laid and area.lo == 0 < area.hi:
                area.narrow(lo=1) if lo >= due else None
        drawn = sum(cards.count or 0 for cards in laid.values())
        most = drawn + 2 * sum(cards.open for cards in laid.values())
        self.city = max(0, lo - most), max(0, hi - drawn)

    # The end of a turn.

    def do_discard(self, step, seat):
        self.discards.append(step)
        if any(other.verb != "discard" for other in self.steps[self.number:]):  # thrown away there, or at the end as is due: nobody says
            self.undecided.add("discard")
            self.early_discards.add(step.place)

    def end_of_turn(self, turn, seat):
        hand = self.hands[seat]
        steps = self.discards
        if self.competitive:
            for step in steps:
                if step.cards is None or step.cards.open:
                    self.discard.give(0, hand.hi)
                    hand.take(0, hand.hi)
                    continue
                if not self.take(hand, step.cards):
                    self.say(step.place, "ME-BAS-8b", "discarded")
                self.give(self.discard, step.cards)
            if hand.lo > 7:
                self.say(turn.place, "ME-COP-21", f"{hand.lo} cards")
            if hand.hi > 7 and not steps:  # of the base game nobody knows how many stay
                most, low = hand.hi, min(hand.lo, 7)
                self.discard.give(0, most - 7)
                hand.take(0, most - 7)
                hand.lo = low
            return
        if not steps or any(step.cards is None or step.cards.open for step in steps):
            surplus = max(0, hand.lo - 7), max(0, hand.hi - 7)
            low = min(hand.lo, 7)
            if steps and self.record.options.get("surplus-discard") == "yes":
                surplus, low = (surplus[0], hand.hi), 0
            if surplus[1] and not steps:
                self.cut = seat, hand.lo, hand.hi  # while no line follows they may still be in the hand
            if surplus[1]:
                hand.take(*surplus)
                hand.lo, hand.hi = low, min(hand.hi + surplus[0], 7)
                hand.unseen = min(hand.unseen, hand.hi)
                self.discard.give(*surplus)
            return
        place, many = steps[-1].place, sum(step.cards.count for step in steps)
        if many == 0:
            if hand.lo > 7:
                self.say(place, "ME-COP-21", f"{hand.lo} cards")
            else:
                hand.narrow(hi=7)
        elif hand.lo > 7 + many:
            self.say(place, "ME-COP-21", f"{hand.lo} cards, {many} discarded")
        elif hand.hi < 7 + many:
            if self.values["surplus-discard"] == "no":
                self.say(place, "ME-COP-21", f"{many} of {hand.hi} cards")
        else:
            hand.narrow(lo=7 + many if self.values["surplus-discard"] == "no" else None, hi=7 + many)
        for step in steps:
            if not self.take(hand, step.cards):
                self.say(step.place, "ME-BAS-8b", "discarded")
            self.give(self.discard, step.cards)

    def do_shortage(self, step, seat):
        place = step.place
        if not self.competitive and self.values["coop-shortage"] == "no":
            self.say(place, "ME-BIG-2", "competitive only")
        elif self.city[0] or self.discard.lo:
            self.say(place, "ME-BIG-2", "cards are left")
        lo = sum(hand.lo for hand in self.hands)
        hi = sum(hand.hi for hand in self.hands)
        self.pools.clear()
        for hand in self.hands:
            hand.take(hand.lo, hand.hi)
            hand.certain.clear()
            hand.perhaps.clear()
            hand.unseen = hand.lo = hand.hi = 0
        self.city = max(0, lo - 2), self.city[1] + hi + self.discard.hi
        self.discard.lo = 0
        self.discard.certain.clear()
        if self.at[seat] not in (None, "city"):  # what was lacking may be laid
            self.area(self.at[seat]).lo = 0
        for area in self.areas.values():
            if area.lo == 0:
                area.hi = max(area.hi, 2)
                area.unseen = area.hi
        self.lacking = False
        self.undecided.add("shortage")

    def do_unknown(self, step, seat):
        self.blind = True  # a gift may have been created
        self.forget({seat})
        self.took = self.came = True
        self.undecided.add("gap")
