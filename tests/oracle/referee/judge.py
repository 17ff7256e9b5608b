"""Replays a record play by play under one set of options, and says which rules were broken."""
import copy
from collections import Counter

from . import order as turns
from .board import BOX_CARDS, BOX_COUNTERS, CARDS, FIT, HOME, NEAR, ROADS, TOWN_CARDS, pair
from .hands import UNSURE, Hand, Holding
from .record import PHASES, UNKNOWN
from .words import Cards, Pick
from .steps import NOTE, WRONG, Road, by_water, fillings, joined, no_way, normal_price, readings, water_price

ROW = 5


class Finding:
    """One thing to say of a record."""

    def __init__(self, place, code, severity="error", option=None, what=""):
        self.place, self.code, self.severity, self.option, self.what = place, code, severity, option, what
        self.ruling, self.follows, self.late, self.player, self.lost = None, False, False, None, False

    def key(self):
        return self.place, self.code


class Player:
    """Everything that changes about a player."""

    def __init__(self):
        self.at, self.towns, self.more, self.obstacle = HOME, set(), (0, 0), True
        self.hand, self.counters = Hand(), Holding()
        self.discarded, self.reach, self.won = False, None, False
        self.kept_too_many = False  # by the number thrown away, as it was written
        self.may_block = False  # the obstacle may have been laid in this plan, and nobody wrote it down

    def copy(self):
        other = copy.copy(self)
        other.towns, other.hand, other.counters = set(self.towns), self.hand.copy(), self.counters.copy()
        return other

    def count(self):
        """How many towns: (at least, at most)."""
        known = len(self.towns)
        most = max(20, known + self.more[0])
        return min(most, known + self.more[0]), min(most, known + self.more[1])


class Judge:
    """One record under one set of options."""

    def __init__(self, record, values):
        self.record, self.values = record, values
        self.findings, self.hangs, self.undecided = [], [], set()
        self.seats = len(record.names)
        self.players = [Player() for _ in range(self.seats)]
        self.roads, self.open_roads, self.row = {}, False, [None] * ROW
        self.row_known = False
        self.ended, self.final, self.round = None, None, record.start.round
        self.late = self.maybe_ended = self.maybe_complete = self.maybe_first = self.maybe_now = self.unseen_roads = False
        self.last = int(values["rounds"])
        self.complete_at = {}
        self.spent, self.stock, self.ruling, self.quiet = None, [Counter(BOX_CARDS)], None, False
        self.last_round_done, self.missing = False, []
        self.misplaced, self.worlds, self.slots, self.blocked, self.over, self.foreign = {}, {}, None, 0, set(), Counter()
        self.open_cards = self.open_counters = self.open_ways = self.open_plan = self.doubtful_row = False

    # What is said.

    def say(self, place, code, what="", severity="error", option=None, follows=False, player=None, lost=False):
        if self.quiet or follows:
            severity = "note"
        if severity == "error" and self.maybe_now:
            severity = "warning"
        finding = Finding(place, code, "note" if self.ruling == "void" else severity, option, what)
        finding.ruling, finding.follows, finding.late = self.ruling, follows, self.late and severity == "note" and not follows
        finding.player, finding.lost = player, lost
        if not any((one.key(), one.what) == (finding.key(), what) for one in self.findings):
            self.findings.append(finding)

    def hang(self, place, what):
        if self.ruling != "void" and not self.quiet:
            self.hangs.append((place, what))

    # The game from its beginning to its end.

    def run(self):
        record = self.record
        self.setup()
        self.begin()
        rounds = record.rounds or []
        if record.start.round > self.last:
            self.ended = "last-round"
        first = record.start.first if record.start.first is not None else (record.start.round - 1) % self.seats
        if record.seated is None:
            record.seated = turns.seat(rounds, self.seats, first)
        orders, other = record.seated
        if other:
            self.say("/players", "SETUP-11", "another seating", "warning")
        for number, found in enumerate(rounds):
            self.round, self.maybe_now = record.start.round + number, False
            for player in self.players:
                if player.won and not player.discarded:
                    player.hand.limit(4)
                player.won = False
            self.after_the_end(found, number)
            self.play(found, orders[number], number, number + 1 == len(rounds))
        return self

    def setup(self):
        record = self.record
        if not 2 <= self.seats <= 6:
            self.say("/players", "SETUP-1")
        seen = set()
        for colour in record.colours:
            if colour:
                if colour[0] in seen:
                    self.say(colour[1], "SETUP-2")
                seen.add(colour[0])
        seen = set()
        for town in record.towns:
            if town and town[0] != UNKNOWN:
                if town[0] not in TOWN_CARDS or town[0] in seen:
                    self.say(town[1], "DEST-1")
                seen.add(town[0])

    def begin(self):
        """The table as the record finds it."""
        start = self.record.start
        phase = PHASES.index(start.phase)
        late = start.round > 1
        if not start.written:
            return
        for number, player in enumerate(self.players):
            said = start.players.get(number, {})
            if late:
                # Eight cards a round are dealt, and every step costs one at least.
                most = min(20, 8 * (start.round - 1))
                player.at, player.obstacle, player.more = None, None, (0, most)
            if phase > 0 or late:
                self.open_cards |= said.get("hand", (None,))[0] is None
            if phase > 0:
                player.hand = Hand(unknown=12 if late and self.values["deal"] == "new-8" else 8, low=8)
            elif late:
                player.hand = Hand(unknown=4, low=0)
            player.counters = self.usual_counters(phase, late)
            if "at" in said and said["at"][0] != UNKNOWN:
                player.at = said["at"][0]
                if late and player.at != HOME:
                    player.towns.add(player.at)
                    player.more = (0, most - 1)
            if "towns" in said:
                towns = said["towns"][0]
                if isinstance(towns, list):
                    player.towns = {town for town, _ in towns if town not in (HOME, UNKNOWN)}
                    player.more = (0, 0)
                elif towns is not None:
                    if towns < len(player.towns):
                        player.towns = set()
                    if towns > 20:
                        self.say(said["towns"][1], "SETUP-4")
                    more = max(0, towns - len(player.towns))
                    player.more = (more, more)
            elif not late:
                player.more = (0, 0)
            if "hand" in said and said["hand"][0] is not None:
                self.begin_hand(player, said["hand"], phase, late)
            if "counters" in said and said["counters"][0] is not None:
                self.begin_counters(player, said["counters"])
            if self.record.start.roads is None and phase == 4:
                player.obstacle = None
            if said.get("obstacle", ("",))[0] in ("used", "unused"):
                player.obstacle = said["obstacle"][0] == "unused"
        for number, player in enumerate(self.players):
            for code, kinds, count, box in (("SETUP-5", CARDS, lambda kind: sum(one.hand.pool[kind] for one in self.players[:number + 1]), BOX_CARDS),):
                if "hand" in start.players.get(number, {}) and any(count(kind) > box[kind] for kind in kinds):
                    self.say(start.players[number]["hand"][1], code)
        self.begin_roads(phase, late)
        if late or phase > 0:
            self.stock = None

    def begin_hand(self, player, said, phase, late):
        cards, place = said
        if cards.open:
            return
        due = 8 if self.values["deal"] == "fill-8" else 12
        most = (due if late else 8) if phase > 0 else (4 if late else 0)
        if cards.count > most:
            self.say(place, "HAND-1" if phase == 0 else ("DEAL-2" if late else "DEAL-1"))
        if late and phase == 0:
            most = 4
        player.hand, player.discarded = Hand(cards.known, cards.unknown), True

    def begin_counters(self, player, said):
        may = {((), ())}
        for counter in said[0]:
            kind = counter.kind or UNSURE
            may = {(up, tuple(sorted(down + (kind,)))) if counter.hidden else (tuple(sorted(up + (kind,))), down) for up, down in may}
        player.counters = Holding(may)
        if len(said[0]) > 5:
            self.say(said[1], "DRAW-7")
        for kind in CARDS:
            if any(counter.kind == kind for counter in said[0]):
                self.from_pile(kind, said[1])

    def usual_counters(self, phase, late):
        """What somebody has in front of him as a phase begins, when nobody wrote it."""
        may = {((), ())}
        if late:
            may |= {((UNSURE,), ()), ((), (UNSURE,))}
        if phase > 1:
            may = {(up, down + (UNSURE,)) for up, down in may}
        if phase > 2:
            may = {(up + (UNSURE,) * 3, down) for up, down in may}
        if phase > 3:
            may = {(up[:left], down[:right]) for up, down in may for left in range(len(up) + 1) for right in range(len(down) + 1)}
        return Holding(may)

    def begin_roads(self, phase, late):
        start = self.record.start
        keys = start.roads
        if keys is None:
            self.open_roads = phase == 4
            for player in self.players:
                player.may_block = self.open_roads
            return
        for ends, way, lying, place in keys:
            if lying is None:
                if ends in ROADS:
                    self.roads[ends] = Road([FIT[ROADS[ends]]])
                continue
            kinds, obstacles = lying
            land = ends in ROADS and way in (None, "road")
            if not land:
                if kinds:
                    self.say(place, "PLAN-4" if by_water(ends) else "PLAN-1")
                if "raft" in kinds:
                    self.say(place, "SETUP-7")
                if obstacles:
                    self.say(place, "OBST-4" if by_water(ends) else "PLAN-1")
                self.misplaced[ends] = True
                continue
            road = self.roads[ends] = Road([], obstacles)
            if len(kinds) > 1:
                self.say(place, "PLAN-2")
            for kind in kinds:
                fit = FIT[ROADS[ends]]
                if kind and kind not in fit and kind != "raft":
                    self.say(place, "PLAN-3")
                road.kinds.append(kind or fit)
                self.from_pile(kind, place)
            if obstacles and not kinds:
                self.say(place, "OBST-2")
            if obstacles > 1:
                self.say(place, "OBST-3")

    def after_the_end(self, found, number):
        """What is played in a round that there is no more."""
        if self.ended:
            self.quiet = False
            self.say(found.first, "END-5" if self.ended == "early-win" else "END-1")
            self.quiet = self.late = True
        elif self.maybe_ended:
            self.say(found.first, "END-5", "whether the game was won early", "warning")

    def end(self, how):
        if self.ended:
            return
        self.ended = how
        self.final = [player.copy() for player in self.players]

    # One round.

    def play(self, found, ordered, number, newest):
        order, begun = ordered
        start = self.record.start
        first = PHASES.index(start.phase) if number == 0 and start.written else 0
        if begun:
            self.say(begun.place, "ROUND-1", "out of turn")
        if found.all_unknown:
            self.unknown_round()
            return
        self.wrong_turns, self.first_wrong = {id(entry): code for entry, code in turns.out_of_turn(found, order)}, set()
        self.spent, self.too_many = [Counter() for _ in self.players], set()
        self.had = [Counter({kind: player.hand.sure(kind) for kind in CARDS}) for player in self.players]
        written = [phase for phase in PHASES if getattr(found, phase) is not None]
        latest = max((PHASES.index(phase) for phase in written), default=0 if found.row else -1)
        if not newest or found.keep is not None:
            latest = 5
        if first <= 0 and latest >= 0:
            self.deal(found, latest > 0 or found.row is not None and found.deal is None)
        if first <= 3 and (latest >= 2 or found.row):
            self.set_row(found, number)
        if first <= 1 and latest >= 1:
            self.draw(found, latest > 1)
        if first <= 2 and latest >= 2:
            self.choose(found, order, latest > 2)
        if first <= 3 and latest >= 3:
            self.plan(found, order)
        if latest >= 4:
            self.travel(found, order, latest > 4)
        if latest >= 5:
            self.keep(found)

    def unknown_round(self):
        new = 8 if self.values["deal"] == "new-8" else 0
        most = [max(8, player.hand.high + new) for player in self.players]  # cards in hand after the deal
        for player in self.players:
            player.at, player.more = None, (player.more[0], min(20 - len(player.towns), player.more[1] + (12 if self.values["deal"] == "new-8" else 8)))
            player.reach = None
            player.hand = Hand(unknown=4, low=0)
            player.counters = Holding({((), ()), ((UNSURE,), ()), ((), (UNSURE,))})
            player.obstacle = None if player.obstacle else player.obstacle
        # Where the twentieth town ends the game at once, the round may have ended before any player discarded.
        if self.values["early-win"] == "immediate" and self.round <= 3 and self.round < self.last and any(player.count()[1] >= 20 for player in self.players):
            for player, cards in zip(self.players, most):
                player.hand, player.won, player.discarded = Hand(unknown=cards, low=0), True, False
        self.row, self.stock, self.roads, self.open_roads = [None] * ROW, None, {}, False
        self.undecided.add("an unknown round")
        self.close()

    def deal(self, found, done):
        written = found.deal if found.deal not in (None, UNKNOWN) else []
        if not self.record.start.written and self.values["reshuffle"] == "every-round":
            self.stock = [Counter(BOX_CARDS)]
        seen = set()
        for who, cards, place in written:
            seen.add(who)
            if cards is None:
                continue
            self.deal_to(self.players[who], cards, place)
            self.had[who].update(cards.known)
            if self.values["reshuffle"] == "every-round":
                self.too_many_cards(cards.known, place)
        for who, player in enumerate(self.players):
            if who not in seen:
                self.open_cards = True
                before = player.hand.low
                self.deal_unwritten(player)
                if not done:
                    player.hand.low = before
        self.take_from_stock(written)

    def deal_unwritten(self, player):
        hand = player.hand
        if self.round == 1 or self.values["deal"] == "new-8":
            hand.add(None, 8)
        else:
            room = 8 - hand.low
            hand.unknown += room
            hand.low = hand.high = 8

    def deal_to(self, player, cards, place):
        hand = player.hand
        if cards.open:
            self.deal_unwritten(player)
            return
        many = cards.count
        if cards.unknown:
            self.open_cards = True
        # Who kept too many is dealt to by the hand, or as if four had been kept: what was thrown away may be written wrong.
        if player.kept_too_many and many == 4 and self.values["deal"] == "fill-8":
            hand.low = min(hand.low, 4)
        room, due, wrong = max(0, 8 - hand.low), 8, False
        if self.round == 1:
            wrong, code = hand.low + many != 8, "DEAL-1"
        elif self.values["deal"] == "new-8":
            wrong, code, due = many != 8, "DEAL-2", hand.high + 8
        elif many < 8 - hand.high or many > room and (many > 8 or player.discarded):
            wrong, code = True, "DEAL-2"
        else:
            if many > room:
                self.say(place, "DEAL-2", "more than there was room for", "warning", "deal")
                hand.lost = self.open_cards = True
            if many:
                hand.low = hand.high = 8 - many
            else:
                hand.low, hand.high = max(8, hand.low), max(8, hand.high)
            hand.settle()
        hand.add(cards, many)
        if wrong:
            self.say(place, code)
            # What was dealt, or what was written: either may be the slip.
            hand.lost = self.open_cards = True
            hand.low, more = min(hand.low, due), max(0, due - hand.high)
            hand.unknown, hand.high = hand.unknown + more, hand.high + more

    def too_many_cards(self, kinds, place):
        """More cards of a kind in hands this round than the box has."""
        for kind in sorted(set(kinds) - self.too_many):
            shown = 0
            for player, had, spent in zip(self.players, self.had, self.spent):
                shown += max(had[kind], player.hand.sure(kind) + spent[kind])
            if shown > BOX_CARDS[kind]:
                self.too_many.add(kind)
                self.say(place, "SETUP-5")

    def take_from_stock(self, written):
        """Where the stock is shuffled only when it runs out, everything since the last shuffle counts."""
        if self.stock is None or self.values["reshuffle"] != "when-empty":
            return
        if len(written) < self.seats or any(cards is None or cards.unknown or cards.open for _, cards, _ in written):
            self.stock = None
            return
        dealt, held = Counter(), Counter()
        for _, cards, _ in written:
            dealt.update(cards.known)
        for player in self.players:
            held.update(player.hand.pool)
        sure = all(player.hand.exact() for player in self.players)
        number, after = sum(dealt.values()), []
        if number <= min(sum(stock.values()) for stock in self.stock):
            self.more_than_stock(written)
        for stock in self.stock:
            size = sum(stock.values())
            if number <= size:
                if all(many <= stock[kind] for kind, many in dealt.items()):
                    after.append(stock - dealt)
            elif not sure:
                self.stock = None
                return
            elif all(many <= dealt[kind] for kind, many in stock.items()):
                rest = Counter(BOX_CARDS)
                rest.subtract(held)
                if all(many >= 0 for many in rest.values()):
                    after.append(+rest)
        if not after:
            if number > min(sum(stock.values()) for stock in self.stock):
                self.say(written[-1][2], "SETUP-5", option="reshuffle")
            self.stock = None
            return
        # Where it runs out with the last card of a deal, what is in no hand may be shuffled at once.
        if any(not +stock for stock in after):
            if not sure:
                self.stock = None
                return
            rest = Counter(BOX_CARDS)
            rest.subtract(held)
            after.append(+rest)
        self.stock = after

    def more_than_stock(self, written):
        """The lines of a deal at which more of a kind is dealt than the stock can have had."""
        dealt, over = Counter(), set()
        for _, cards, place in written:
            dealt.update(cards.known)
            more = {kind for kind, many in dealt.items() if all(many > stock[kind] for stock in self.stock)} - over
            if more:
                self.say(place, "SETUP-5", option="reshuffle")
            over |= more

    def outside(self, kind):
        """How many counters of a transport are certainly not in the pile."""
        many = self.row.count(kind) - self.foreign[kind]
        for player in self.players:
            many += player.counters.sure(kind)
        for road in self.roads.values():
            many += road.kinds.count(kind)
        return many

    def from_pile(self, kind, place):
        if kind and self.outside(kind) > BOX_COUNTERS.get(kind, 0):
            self.say(place, "SETUP-7", follows=kind in self.over)
            if self.ruling != "void":
                self.over.add(kind)

    def draw(self, found, done):
        written = found.draw if found.draw not in (None, UNKNOWN) else []
        seen = set()
        for who, counters, place in written:
            seen.add(who)
            player = self.players[who]
            if counters is None:
                player.counters.draw(None)
                self.open_counters = True
                continue
            if len(counters) != 1:
                self.say(place, "DRAW-6" if counters else "DRAW-1", player=who)
            for counter in counters:
                player.counters.draw(counter.kind)
                self.from_pile(counter.kind, place)
                self.open_counters |= counter.kind is None
            if player.counters.least() > 5:
                self.say(place, "DRAW-7", follows=len(counters) != 1)
        for who, player in enumerate(self.players):
            if who not in seen and done:
                player.counters.draw(None)
                self.open_counters = True

    def set_row(self, found, number):
        """The five face-up counters as phase 3 begins."""
        old = self.row
        if found.row in (None, UNKNOWN) or found.row[0] is None or found.row[0].open:
            if number == 0 or any(old) and self.values["row"] == "refresh":
                self.row = [None] * ROW
            return
        cards, place = found.row
        self.row = list(cards.known) + [None] * cards.unknown
        if cards.count != ROW:
            self.say(place, "DRAW-5")
        if number:
            now, before = Counter(kind for kind in self.row if kind), Counter(kind for kind in old if kind)
            another = sum((now - before).values()) > old.count(None) or sum((before - now).values()) > self.row.count(None)
            if another and self.values["row"] == "persistent":
                self.say(place, "ROUND-4", "another row", "warning", "row", cards.count != ROW)
        for kind in CARDS:
            if kind in self.row:
                self.from_pile(kind, place)

    def saved(self):
        """Everything that a play may change."""
        return ([player.copy() for player in self.players], {ends: road.copy() for ends, road in self.roads.items()},
                list(self.row), self.ended, self.final)

    def restore(self, saved):
        for player, before in zip(self.players, saved[0]):
            player.__dict__.update(before.__dict__)
        self.roads, self.row, self.ended, self.final = saved[1:]

    def judged(self, ruling, play):
        """Judges a play; one taken back leaves nothing behind."""
        outer, before = self.ruling, self.saved() if ruling == "void" else None
        self.ruling = ruling or outer
        play()
        self.ruling = outer
        if before:
            self.restore(before)

    def turn(self, entry):
        """A play out of turn; what else is so in this phase follows from the first."""
        if id(entry) in self.wrong_turns:
            code = self.wrong_turns[id(entry)]
            self.say(entry.place, code, "out of turn", follows=code in self.first_wrong)
            self.first_wrong.add(code)

    def choose(self, found, order, done):
        entries = found.choose if found.choose not in (None, UNKNOWN) else []
        made = Counter()
        full = [who for _ in range(3) for who in order]
        prefix = [entry.player for entry in turns.played(entries)] == full[:len(turns.played(entries))]
        complete = all(sum(entry.player == who for entry in turns.played(entries)) >= 3 for who in order)
        if any(self.wrong_turns.get(id(entry)) == "DRAW-3" for entry in entries):
            prefix = complete = False
            self.doubtful_row, self.row = True, [None] * ROW
        if not complete and (done or not prefix):
            self.row = [None] * ROW
        for entry in entries:
            self.judged(entry.ruling, lambda: self.pick(entry, made, complete or prefix and not done))
        if done:
            for who, player in enumerate(self.players):
                for _ in range(made[who], 3):
                    player.counters.pick(None)
                    self.open_counters = True
                    self.row = [None] * ROW

    def pick(self, entry, made, known_row):
        player, pick = self.players[entry.player], entry.value
        if entry.ruling != "void":
            made[entry.player] += 1
        if made[entry.player] <= 3:
            self.turn(entry)
        if made[entry.player] > 3 and entry.ruling != "void":
            self.say(entry.place, "DRAW-6", player=entry.player)
        if pick is None:
            player.counters.pick(None)
            self.row, self.open_counters = [None] * ROW, True
            return
        if pick.hidden:
            self.say(entry.place, "DRAW-4")
        if not pick.blind:
            if pick.kind in self.row:
                self.row.remove(pick.kind)
            elif pick.kind is None or None in self.row:
                if pick.kind is None:
                    self.row = [None] * (len(self.row) - 1)
                else:
                    self.row.remove(None)
            else:
                self.say(entry.place, "DRAW-3")
                self.doubtful_row = True
                self.row, pick = [None] * (ROW - 1), Pick(pick.blind, pick.kind, None, pick.hidden)
            self.row.append(pick.then if known_row else None)
        player.counters.pick(pick.kind, pick.hidden)
        if player.counters.least() > 5:
            self.say(entry.place, "DRAW-7", follows=any(
                one.code == "DRAW-6" and one.severity == "error" and one.player == entry.player for one in self.findings))
        self.open_counters |= pick.kind is None
        if pick.blind:
            self.from_pile(pick.kind, entry.place)
        elif pick.then:
            self.from_pile(pick.then, entry.place)
            if pick.then != pick.kind:
                self.from_pile(pick.kind, entry.place)
        else:
            self.from_pile(pick.kind, entry.place)

    def plan(self, found, order):
        self.worlds, self.slots, self.blocked = {}, None, 0
        for player in self.players:
            player.may_block = found.plan in (None, UNKNOWN) and player.obstacle is not False
        self.roads, self.open_roads = {} if not (self.roads and self.record.start.written) else self.roads, False
        if found.plan in (None, UNKNOWN):
            self.open_roads = True
            for player in self.players:
                self.may_have_placed(player)
            return
        entries = found.plan
        recorded = turns.passes_recorded(turns.played(entries))
        state = {"passes": set(), "lap": set(), "over": False, "said": False}
        for entry in entries:
            self.judged(entry.ruling, lambda: self.place(entry, order, recorded, state))

    def may_have_placed(self, player):
        """A player whose plays of a plan nobody wrote down."""
        player.counters = Holding({(up[:left], down[:right]) if set(up) | set(down) <= {UNSURE} else (tuple(sorted(one)), tuple(sorted(two)))
                                   for up, down in player.counters.may
                                   for left in range(len(up) + 1) for right in range(len(down) + 1)
                                   for one, two in [(up[:left], down[:right])]})
        player.counters.anything = True
        if player.obstacle:
            player.obstacle = None

    def place(self, entry, order, recorded, state):
        placing, player = entry.value, self.players[entry.player]
        if entry.ruling != "void":
            if entry.player == order[0]:
                state["lap"] = set()
            if state["over"] and placing.what in ("pass", "unknown"):
                return
            if state["over"]:
                self.say(entry.place, "PLAN-7", option="pass-end", follows=state["said"])
                state["over"], state["said"] = False, True
                state["passes"], state["lap"] = set(), set()
            else:
                self.turn(entry)
            if placing.what == "pass":
                state["passes"].add(entry.player)
                state["lap"].add(entry.player)
                if recorded and len(state["passes"]) >= self.seats:
                    state["over"] = len(state["lap"]) >= self.seats or self.values["pass-end"] == "consecutive"
                return
            state["passes"], state["lap"] = set(), set()
        if placing.what == "pass":
            return
        if placing.what == "unknown":
            self.slots = (self.slots or 0) + 1 if not self.open_roads or self.slots is not None else None
            self.open_roads = self.open_counters = self.open_plan = True
            player.may_block = player.may_block or player.obstacle is not False
            self.may_have_placed(player)
            return
        self.place_piece(entry.place, placing, player)

    def place_piece(self, place, placing, player):
        ends = placing.where
        land = ends in ROADS and placing.way in (None, "road")
        water = by_water(ends) and placing.way != "road"
        road = self.roads.get(ends) or Road()
        if placing.what == "obstacle":
            first = player.obstacle is not False
            if not first:
                self.say(place, "OBST-1")
            player.obstacle = False
            player.may_block = False
            if not land:
                self.say(place, "OBST-4" if water else "PLAN-1")
                return
            open_there = self.open_roads and self.slots != 0
            if not road.kinds and not open_there:
                self.say(place, "OBST-2", follows=ends in self.misplaced)
            if road.obstacles:
                self.say(place, "OBST-3")
            if not road.kinds and open_there and first:
                fit = FIT[ROADS[ends]]
                road.kinds = [fit]
                self.slots = self.slots and self.slots - 1
            road.obstacles += 1
            self.roads[ends] = road
            return
        before = set(player.counters.may)
        left = player.counters.after_placing(placing.kind, placing.hidden)
        his = bool(left) and placing.kind != "raft"
        if not his:
            left = None
            if placing.kind != "raft" or land:
                self.say(place, "PLAN-1")
            left = player.counters.may
            self.foreign[placing.kind] += land
        if not land:
            self.say(place, "PLAN-4" if water else "PLAN-1")
            self.misplaced[ends] = True
            player.counters.may = left
            return
        fit = FIT[ROADS[ends]]
        if placing.kind is None:
            may = player.counters.fits(placing.hidden, fit) & fit
            if not may and his:
                self.say(place, "PLAN-3")
            kind = frozenset(may or fit)
        else:
            kind = placing.kind
            if kind not in fit and kind != "raft":
                self.say(place, "PLAN-3")
        player.counters.may = left
        if road.kinds:
            self.say(place, "PLAN-2")
            player.counters.may = player.counters.may | before
        road.kinds.append(kind)
        self.roads[ends] = road
        if placing.kind and his:
            self.from_pile(placing.kind, place)

    # Travelling.

    def travel(self, found, order, done):
        if found.travel in (None, UNKNOWN):
            if done or found.travel == UNKNOWN:
                for player in self.players:
                    self.gap(player)
                    if not player.won:
                        player.hand.limit(4)
                    player.discarded = False
                self.undecided.add("unwritten journeys")
            self.last_round_done = found.travel == UNKNOWN or done
            self.missing = []
            self.close_if_last(found)
            return
        entries = found.travel
        lines = {}
        for entry in entries:
            lines.setdefault(entry.player, entry)
        seen = set()
        for entry in entries:
            # Who comes before him in the order and has no line has moved, and nobody wrote how.
            if entry.ruling != "void":
                for who in order if entry.player in seen else ():
                    # Before a second journey anybody may have had his turn.
                    if who not in lines and who not in seen:
                        self.gap(self.players[who].copy())
                for who in order[:order.index(entry.player)]:
                    if who not in lines and who not in seen:
                        seen.add(who)
                        self.unwritten_journey(self.players[who])
                seen.add(entry.player)
            if self.ended:
                self.quiet = True
            self.judged(entry.ruling, lambda: self.journey(entry))
        self.missing = [who for who in order if who not in seen]
        if done or self.round >= self.last and self.shown_over():
            for who in self.missing:
                self.unwritten_journey(self.players[who])
            self.missing = []
        self.last_round_done = not self.missing or done
        self.close_if_last(found)

    def shown_over(self):
        """Whether a claim shows that everybody has moved."""
        told = {key for said in (self.record.result or {}).values() for key in said}
        return self.record.winner is not None or bool(told & {"place", "score", "distance"})

    def close_if_last(self, found):
        if self.round >= self.last and self.last_round_done:
            self.end("last-round")
        if self.ended is None and self.round < self.last and self.last_round_done:
            complete = [who for who, player in enumerate(self.players) if player.count()[0] == 20]
            how = self.values["early-win"] if complete or self.maybe_complete else "never"
            tested = how == "end-of-round" or how == "end-of-round-3" and self.round == 3
            if complete and (tested or how == "immediate"):
                self.end("early-win")
            elif tested and self.maybe_complete:
                self.maybe_ended = True
                self.undecided.add("whether somebody has all towns")

    def unwritten_journey(self, player):
        self.undecided.add("unwritten journeys")
        self.gap(player)
        if not player.won:
            player.hand.limit(4)
        player.discarded = False

    def gap(self, player):
        """Anything legal may have happened."""
        player.kept_too_many = False
        player.reach = self.within_reach(player) if player.at else None
        fresh = player.hand.high if player.reach is None else len(set(player.reach) - player.towns - {HOME})
        most = player.more[1] + min(fresh, player.hand.high)
        player.at, player.more = None, (player.more[0], min(20 - len(player.towns), most))
        player.hand.low = 0
        low, high = player.count()
        self.maybe_first |= low < 20 <= high
        if low < 20 <= high and self.round < self.last and self.ended is None and self.values["early-win"] == "immediate":
            player.won = self.maybe_now = True
            self.undecided.add("whether somebody has all towns")
        self.open_cards = self.open_ways = True

    def within_reach(self, player):
        """Every town that a journey may end in, by the number of cards alone."""
        cost, edge, hand = {player.at: 0}, [player.at], player.hand
        while edge:
            here = edge.pop()
            for town in NEAR["all"][here]:
                ways = []
                water = water_price(here, town, self.values)
                if water and hand.at_most("raft") >= water[0]:
                    ways.append(water[0])
                for road in self.roads_may_be(pair(here, town)):
                    for kind in road.kinds:
                        due = normal_price(kind, ROADS[pair(here, town)], road.obstacles)
                        ways.append(due if due and hand.at_most(kind) >= due else 3 + min(1, road.obstacles))
                total = cost[here] + min(ways, default=99)
                if total <= hand.high and total < cost.get(town, 99):
                    cost[town] = total
                    edge.append(town)
        return set(cost)

    def journey(self, entry):
        player = self.players[entry.player]
        self.turn(entry)
        player.discarded, self.stumbled, self.guessed = False, False, False
        thrown, last = None, None
        steps = entry.value
        for at, step in enumerate(steps):
            if step.what == "gap":
                self.gap(player)
            elif step.what == "at":
                if player.at is not None and player.at != step.town and step.town != UNKNOWN:
                    self.say(step.place, "MOVE-8")
                if player.at is None and player.reach is not None and step.town not in {*player.reach, UNKNOWN}:
                    self.say(step.place, "MOVE-2")
                if step.town != UNKNOWN:
                    player.at = step.town
                    self.visit(player, step.town)
            elif step.what == "discard":
                if step.ruling != "void" and step.paid is not None:
                    thrown = step.paid if thrown is None else thrown + step.paid
                    last = step.place
            else:
                before = len(self.findings)
                self.judged(step.ruling, lambda: self.step(player, step, steps[at + 1:], entry.player))
                self.stumbled = any(one.severity == "error" for one in self.findings[before:])
        if self.ended == "early-win" and self.quiet is False and self.values["early-win"] == "immediate":
            self.quiet = True
        self.discard(player, thrown, last, entry.player)

    def discard(self, player, thrown, place, who):
        hand, player.kept_too_many = player.hand, False
        if thrown is None:
            self.open_cards |= hand.high > 4
            if player.won:
                hand.low = min(hand.low, 4)  # Nobody throws anything away once the game is won.
            else:
                hand.limit(4)
            return
        player.discarded = True
        if not hand.holds(thrown):
            self.say(place, "HAND-1", lost=hand.lost)
            hand.lose(thrown)
        else:
            self.open_cards |= bool(thrown.unknown or thrown.open)
            hand.take(thrown)
            self.spend(who, thrown.known, place)
        if hand.low > 4:
            self.say(place, "HAND-1")
            hand.lost = player.kept_too_many = True
        elif hand.high > 4 and not thrown.open:
            if self.guessed:
                self.hang(place, "whether enough was thrown away")
        else:
            hand.high = min(hand.high, 4)
            hand.settle()

    def spend(self, who, cards, place):
        self.spent[who].update(cards)
        if not self.players[who].hand.exact() and not self.players[who].hand.lost:
            self.too_many_cards(cards, place)

    def visit(self, player, town):
        if town == HOME or town in player.towns:
            return
        low, high = player.more
        if (low, high) != (0, 0):
            room = 20 - len(player.towns)
            # It may be one of those that were only counted.
            low, high = (low - 1 if low else 0), min(high, room - 1)
        player.towns.add(town)
        player.more = (low, high)
        if (player.count()[0] == 20 and self.ended is None and self.round < self.last
                and self.values["early-win"] == "immediate"):
            # Who has them all already may have won before.
            self.maybe_first |= any(other is not player and other.count()[1] >= 20 for other in self.players)
            self.end("early-win")
        elif player.count()[0] < 20 <= player.count()[1] and self.round < self.last and self.ended is None:
            self.maybe_twenty(player)

    def maybe_twenty(self, player):
        self.maybe_complete = self.maybe_first = True
        if self.values["early-win"] == "immediate":
            self.maybe_ended = self.maybe_now = player.won = True
            self.undecided.add("whether somebody has all towns")

    def pay(self, player, cards, place, who):
        if player.hand.holds(cards):
            player.hand.take(cards)
            self.spend(who, cards.known, place)
        else:
            self.say(place, "MOVE-7", lost=player.hand.lost)
            player.hand.lose(cards)

    def step(self, player, step, later, who):
        paid, town, place = step.paid, step.town, step.place
        cards = paid.cards
        if player.at is None:
            self.step_from_anywhere(player, step, who)
        elif player.at == town:
            self.say(place, "MOVE-2", follows=self.stumbled)
            self.pay(player, cards, place, who)
        else:
            self.step_from(player, step, later, who)
        player.at = town
        self.visit(player, town)

    def step_from_anywhere(self, player, step, who):
        """Nobody knows where the boot was: some neighbour has to do."""
        paid, fine = step.paid, False
        for near in {town for ends in [*ROADS] for town in ends} - {step.town}:
            if self.possible_at_all(near, step.town, paid, player.hand):
                fine = True
        if not fine:
            self.say(step.place, "MOVE-2")
        self.pay(player, paid.cards, step.place, who)

    def possible_at_all(self, here, town, paid, hand):
        payments = [paid.cards.known] if not (paid.cards.unknown or paid.cards.open) else fillings(paid.cards, hand)
        if payments is None:
            return True
        for road in self.roads_may_be(pair(here, town)):
            for cards in payments:
                ways = readings(here, town, road, cards, paid.caravan, paid.way, self.values)
                if ways and ways[0][0] != WRONG:
                    return True
        return False

    def roads_may_be(self, ends):
        """What may lie on a road, each possibility spelled out."""
        spare = sum(player.may_block for player in self.players) > self.blocked
        if ends in self.worlds:
            roads = self.worlds[ends]
            if not spare:
                least = min(road.obstacles for road in roads)
                roads = [road for road in roads if road.obstacles == least]
            if self.slots is None:
                return roads
            most = min(self.unwritten(ends, road) for road in roads) + self.slots
            return [road for road in roads if self.unwritten(ends, road) <= most]
        if ends not in ROADS:
            return [Road()]
        road = self.roads.get(ends)
        if road is None:
            if not self.open_roads or self.slots == 0:
                return [Road()]
            return [Road()] + [Road([kind], obstacle) for kind in sorted(FIT[ROADS[ends]]) for obstacle in ((0, 1) if spare and (self.slots is None or self.slots > 1) else (0,))]
        found = [Road([], road.obstacles)]
        for kind in road.kinds:
            each = sorted(kind) if isinstance(kind, frozenset) else [kind]
            found = [Road([*one.kinds, more], one.obstacles) for one in found for more in each]
        if spare and self.open_roads and not road.obstacles and road.kinds and self.slots != 0:
            found += [Road(one.kinds, 1) for one in found]
        return found

    def shown(self, ends, roads):
        """A journey has shown what may lie on a road."""
        before = self.roads_may_be(ends)
        self.blocked += min(road.obstacles for road in roads) - min(road.obstacles for road in before)
        if self.slots:
            self.slots -= min(self.unwritten(ends, road) for road in roads) - min(self.unwritten(ends, road) for road in before)
        self.worlds[ends] = roads

    def unwritten(self, ends, road):
        """How many pieces of a road nobody wrote down."""
        written = self.roads.get(ends, Road())
        return len(road.kinds) + road.obstacles - len(written.kinds) - written.obstacles

    def step_from(self, player, step, later, who):
        here, town, paid, place = player.at, step.town, step.paid, step.place
        cards, hand = paid.cards, player.hand
        ends = pair(here, town)
        open_payment = cards.unknown or cards.open
        if open_payment:
            self.open_cards, self.guessed = True, self.guessed or cards.open
        roads = self.roads_may_be(ends)
        self.unseen_roads |= len(roads) > 1
        if not any(joined(ends, paid.way)):
            self.say(place, no_way(here, town, cards.known, paid.way), follows=ends in self.misplaced)
            self.pay(player, cards, place, who)
            return
        held = hand.holds(cards)
        shown = Counter() if self.may_win(player, town) else self.shown_later(later)
        payments = (fillings(cards, hand, shown) or fillings(cards, hand)) if open_payment else [cards.known]
        plain = self.values["caravan"] == "free" or self.values["overpay"] == "error"
        if payments is None and plain and joined(ends, paid.way)[1] and all(road.kinds for road in roads):
            payments = [cards.known + ("dragon",) * cards.unknown]  # by road too many, whichever they are
        if payments is None or (open_payment and not held):
            if not held:
                self.pay(player, cards, place, who)
            self.hang(place, "an unknown payment")
            if held:
                self.pay(player, cards, place, who)
            return
        verdicts = []
        for road in roads:
            for known in payments:
                ways = readings(here, town, road, known, paid.caravan, paid.way, self.values)
                grade, code, wet, caravan = ways[0]
                verdicts.append((grade, code, wet, caravan, road, known))
        good = [one for one in verdicts if one[0] != WRONG]
        if not good:
            chosen = next((one for one in verdicts if one[1] == "C21"), verdicts[-1])
            misfit = any(isinstance(kind, str) and not normal_price(kind, ROADS[ends], 0) for kind in chosen[4].kinds)
            self.say(place, chosen[1], follows=not chosen[2] and (misfit or ends in self.misplaced))
        elif len(good) < len(verdicts):
            self.hang(place, "a payment or a counter nobody knows")
            if len(roads) > 1 and not open_payment and held:
                self.shown(ends, list(dict.fromkeys(one[4] for one in good)))
        if len(roads) > 1 and good and open_payment and all(not one[2] and one[4].kinds for one in good):
            self.shown(ends, list(dict.fromkeys(one[4] for one in good)))
        best = (good or verdicts)[0]
        if best[0] == NOTE:
            self.say(place, best[1], severity="note")
        if any(one[3] for one in good) and self.values["caravan"] != "free":
            able = self.caravan_if_unable(player, good, shown, place, ends)
            if len(roads) > 1 and not open_payment and held and len(able) < len(good):
                self.shown(ends, list(dict.fromkeys(one[4] for one in good if one not in able)))
        if cards.open and good and held:
            self.pay_one_of(player.hand, [one[5] for one in good], all(one[2] for one in good))
        else:
            self.pay(player, cards, place, who)

    def pay_one_of(self, hand, payments, wet):
        """Some payment that nobody saw, as far as it was a legal one, leaves a hand; by water it had rafts."""
        counts = [len(known) for known in payments]
        rafts = min(known.count("raft") for known in payments) if wet else 0
        low = hand.low
        hand.take(Cards(known=["raft"] * rafts, open_=True, least=min(counts)))
        if self.values["overpay"] == "error":
            hand.low = max(hand.low, low - max(counts))

    def may_win(self, player, town):
        """Whether a step may end the game, or one before it has: what is written behind it then shows nothing."""
        last = player.count()[1] >= 19 and town not in player.towns
        return self.values["early-win"] == "immediate" and self.round < self.last and self.round <= 3 and (player.won or last)

    def shown_later(self, later):
        """The cards that the rest of a turn shows."""
        shown = Counter()
        for step in later:
            if step.what in ("step", "discard") and step.ruling != "void" and step.paid is not None:
                shown.update(step.paid.cards.known if step.what == "step" else step.paid.known)
        return shown

    def caravan_if_unable(self, player, good, later, place, ends):
        """Whether the price was in the hand, as it is known or as the rest of the turn shows; in which cases it was."""
        able, perhaps = [], False
        for one in good:
            _, _, _, caravan, road, known = one
            if not caravan:
                continue
            shown = Counter(known) + later
            # All that the rest of the turn does not show.
            rest = max(0, player.hand.high - sum(shown.values()))
            prices = [(normal_price(kind, ROADS[ends], road.obstacles), kind) for kind in road.kinds]
            # What is shown later and cannot have been in the hand shows nothing.
            if any(due and max(player.hand.sure(kind), min(shown[kind], player.hand.at_most(kind))) >= due for due, kind in prices):
                able.append(one)
            perhaps |= any(due and min(player.hand.at_most(kind), shown[kind] + rest) >= due for due, kind in prices)
        if len(able) == len(good):
            self.say(place, "CARAVAN-1", option="caravan")
        elif perhaps:
            self.say(place, "CARAVAN-1", "who knows whether the price was in the hand", "warning", "caravan", player.hand.lost)
        return able

    # The end of a round.

    def keep(self, found):
        written = found.keep if found.keep not in (None, UNKNOWN) else []
        seen = set()
        for who, counters, place in written:
            seen.add(who)
            holding = self.players[who].counters
            if counters is None:
                holding.may = holding.keep_any()
            elif not counters:
                holding.may = {((), ())}
            elif len(counters) > 1:
                self.say(place, "ROUND-2")
                may = {((), ())}
                for counter in counters:
                    kind = counter.kind or UNSURE
                    may = {(up, tuple(sorted(down + (kind,)))) for up, down in may} | (
                        set() if counter.hidden else {(tuple(sorted(up + (kind,))), down) for up, down in may})
                holding.may = may
            else:
                kind, hidden = counters[0].kind, counters[0].hidden
                after = holding.keep(kind, hidden) if kind != "raft" else None
                if not after:
                    self.say(place, "ROUND-2")
                    said = kind or UNSURE
                    after = {((), (said,))} | (set() if hidden else {((said,), ())})
                holding.may = after
        for who, player in enumerate(self.players):
            if who not in seen:
                self.open_counters = True
                player.counters.may = player.counters.keep_any()
        self.close()

    def close(self):
        """The board is cleared."""
        self.roads, self.open_roads, self.misplaced, self.worlds, self.slots, self.over = {}, False, {}, {}, None, set()
        self.foreign = Counter()
        if self.round >= self.last:
            self.end("last-round")
