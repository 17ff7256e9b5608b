"""Replays a record line by line under one set of options, and says which rules were broken."""
import copy
from collections import Counter

from .attack import Attack, outcome
from .table import PLACES, Table, plus
from .words import fold

IN_TURN = ("summon", "discard", "decline", "attack")


class Judge(Table):
    """One record under one set of options."""

    def run(self):
        record = self.record
        self.setup()
        self.group = []
        self.declines_written = any(line.verb == "decline" for turn in record.turns for line in turn.lines or ())
        expected = record.start["turn"] if record.start else 0
        self.begins = record.start is not None and record.start["phase"] != "summon"
        if not record.turns and not record.start:  # a game that was not recorded
            self.forget()
        for number, turn in enumerate(record.turns):
            self.last = number + 1 == len(record.turns)
            if turn.seat is None:
                self.forget()
                expected, self.begins = None, False
                continue
            if self.ended is not None:  # it stands as it stood then
                self.say(turn.place, "ER-END-G", "the game is over")
                continue
            self.order(turn, expected)
            self.play(turn)
            self.quiet = False
            expected = self.after(turn.seat)
            self.begins = False
        if self.at_end is not None:
            self.__dict__.update(self.at_end)
        return self

    def after(self, seat):
        return (seat + 1) % self.seats

    def order(self, turn, expected):
        """Whether it is this player's turn; who was skipped declined, where declines were not recorded."""
        player = self.players[turn.seat]
        if player.out:
            self.say(turn.place, "ER-SET-11", "is out of the game", also=("ER-TRN-1",))
            return
        if player.out is None:
            player.out = False
            self.castle_owner[turn.seat] = frozenset([turn.seat])
            home = self.castle(turn.seat)
            if self.chart and turn.seat in self.owners.get(home, ()):
                self.owners[home] = frozenset([turn.seat])
        if expected is None:
            return
        skipped, at = [], expected
        while at != turn.seat and len(skipped) < self.seats:
            if not self.players[at].out:
                skipped.append(at)
            at = self.after(at)
        surely = [seat for seat in skipped if self.players[seat].out is False]
        if not surely:
            return
        if self.declines_written:
            self.say(turn.place, "ER-TRN-1", "out of turn")
            return
        for seat in skipped:
            self.declined(seat, turn.place)
        self.begins = False

    def declined(self, seat, place):
        """A whole turn that was not recorded: a decline, if the player was not out."""
        player = self.players[seat]
        if player.out is None:
            player.hand.forget(19)
            player.pile.forget(19)
            player.first = None if player.first else False
            self.begins = False
            return
        if not self.begins:
            self.summon_unwritten(player)
            self.cut(player)
        self.two(seat, player.first)
        self.cut_over()
        player.first = False
        self.begins = False

    def two(self, seat, first, written=None, place=None):
        """The two cards for a decline."""
        if first and self.values["first-turn-draw"] == "none":
            due = (0, 0)
        else:
            due = self.drawable(seat, (2, 2))
            if self.values["empty-deck"] == "no-decline" and due[1] < 2 and place:
                self.say(place, "ER-TRN-8", "no two cards left")
        names = ()
        if written is not None and not written.open:
            self.judge_number(place, "ER-TRN-8", written.count, due)
            due, names = (written.count, written.count), written.names
        self.draw(seat, *due, names=names, place=place)
        self.limit(self.players[seat])

    # Summon and discard.

    def summon_due(self, player):
        return self.drawable(player.seat, self.summon_number(player))

    def summon_number(self, player):
        """How many cards a Summon is, if there are as many to draw."""
        low, high = self.tally(player.seat, "power")
        if self.values["central-summon"] == "no" and not (self.chart and self.chart.central in self.built):  # a built tower counts
            high -= int(player.seat in self.central_owner)
            low -= int(self.central_owner == {player.seat})
        if player.first is None:
            low = 0
        return max(0, low), max(0, high)

    def summon_unwritten(self, player):
        if not player.first:
            self.draw(player.seat, *self.summon_due(player))

    def surplus(self, player):
        return max(0, player.hand.lo - 5), max(0, player.hand.hi - 5)

    def cut(self, player):
        """The surplus is thrown away, which nobody wrote down."""
        low, high = self.surplus(player)
        least = min(player.hand.lo, 5)
        player.hand.take(low, high)
        player.hand.narrow(least, 5)
        player.pile.throw((), low, high)

    def cut_over(self):
        """Who had to throw the surplus away at once has done so by now."""
        for seat in sorted(self.over):
            self.cut(self.players[seat])
        self.exchanged -= self.over
        self.over.clear()

    def cut_before(self, line, who):
        """The same, unless a line writes it, or one at which no card comes or goes."""
        if line.verb == "hand" and (who.seat not in self.over or line.cards and (line.cards.count or 0) > 5):
            return  # it may have been counted before
        if line.verb not in ("artifact", "trades", "gives", "goal", "note") and not (line.verb == "discard" and who.seat in self.over):
            self.cut_over()

    def cut_unwritten(self, player):
        """Phase 2 is not written: the Discard behind a Treasure may be of both."""
        if self.behind_perhaps:
            least = min(player.hand.lo, 5)
            player.hand.take(0, self.surplus(player)[1])
            player.hand.narrow(least)
            player.pile.throw((), 0, max(0, player.hand.hi - 5))
        elif not (self.behind > 2 and player.hand.lo <= self.behind + 3 <= player.hand.hi):
            self.cut(player)

    def throw(self, player, cards, place, code, more="discard-more", also=()):
        """A written discard."""
        low, high = self.surplus(player)
        if cards is None or cards.open:
            self.cut(player)
            return
        if cards.count < low:
            self.say(place, code, f"{cards.count} thrown away, {low} too many held", also)
        elif cards.count > high and self.values[more] == "no":
            self.say(place, code, f"{cards.count} thrown away, {high} too many held", also)
        else:
            if low != high:
                self.undecided.add("numbers")
            if self.values[more] == "no":
                player.hand.narrow(5 + cards.count, 5 + cards.count if cards.count else 5)
            elif cards.count < high:
                player.hand.narrow(None, 5 + cards.count)
        player.hand.narrow(cards.count)
        for name in cards.names:
            card = self.box and self.box.card(name)
            if card and card.kind in ("dragon", "guardian"):
                self.say(place, "ER-MAP-4", "a dragon is never discarded", also=("ER-HID-1", "ER-COM-2"))
            elif card and (card.deck == "neutral" or player.deck and card.deck != player.deck):
                self.say(place, "ER-COM-2", f"{name} is of another deck", also=("ER-HID-1",))
            else:
                self.take(player.seat, name, place)
        player.hand.take(cards.unknown)
        player.pile.throw(cards.names, cards.unknown)

    # A turn.

    def play(self, turn):
        """Every line of a turn."""
        player = self.players[turn.seat]
        lines = [line for line in turn.lines if line.ruling != "void"]
        self.turn, self.mover, self.allowed, self.fought = turn, player, 1, 0
        self.group = []
        self.attack, self.last_won = None, None
        self.artifact_due = None
        self.declined_now, self.gap = False, any(line.verb == "unknown" for line in lines)
        self.gapped, self.may_decline, self.untold, self.gap_looked = False, False, None, False
        self.exchanged, self.maybe_exchanged, self.finished_here = set(), set(), False
        self.in_gap = set()  # whose cards an attack in what was not recorded may still change
        self.summons = self.discards = 0
        mine = [line for line in lines if line.who in (None, turn.seat)]
        phase = []
        seen_treasure, self.behind = False, 0
        others = self.behind_perhaps = False  # lines between may have changed the hand
        for line in lines:
            others = others or line.verb in ("plays", "uses", "answers", "trades", "gives")
            if line.who not in (None, turn.seat):
                continue
            if line.verb == "attack" or line.verb == "decline":
                break
            if line.verb == "treasure":
                seen_treasure = True
            elif line.verb == "summon" and "summon" not in phase:
                phase, seen_treasure, self.behind = [], False, 0  # phase 2 comes after phase 1
                others = self.behind_perhaps = False
            elif line.verb == "discard" and seen_treasure:
                seen_treasure = False
                if not self.behind and line.cards and not line.cards.open:
                    self.behind, self.behind_perhaps = line.cards.count or 0, others
                continue
            phase.append(line.verb)
        summon_written = any(line.verb == "summon" for line in mine)
        self.starts_late = self.begins
        self.discard_later = "discard" in phase
        if not self.begins and not (lines and lines[0].verb == "unknown"):
            if not summon_written:
                self.summon_unwritten(player)
                if not self.discard_later:
                    self.cut_unwritten(player)
        for index, line in enumerate(lines):
            if self.ended is not None and not self.quiet:
                # The rest of the turn in which the game ended: a note, where options leave it at that.
                if self.values["goal-time"] != "end-of-turn" and line.verb not in ("artifact", "hand", "goal"):
                    self.say(line.place, "ER-END-G", severity="note")
                self.quiet = True
            self.group = lines[index:]
            self.before = lines[:index]
            self.line(line, player)
        self.cut_over()
        if self.attack:
            self.attack.leave()
            self.attack = None
        elif self.untold or self.in_gap:
            self.open_untold()
        self.cut_over()
        attacked = any(line.verb in ("attack", "unknown") for line in lines)
        if not attacked and not self.declined_now and self.ended is None and (not self.last or not turn.lines):
            self.two(turn.seat, player.first)
        self.cut_over()
        if self.ended is None:
            player.first = False
        self.check_end(True)

    def line(self, line, mover):
        who = mover if line.who is None else self.players[line.who]
        if who.out and line.verb not in ("hand", "gives", "trades"):
            self.say(line.place, "ER-SET-11", "is out of the game", also=("ER-ART-5",), follows=who is mover)
        self.cut_before(line, who)  # before cards of an attack come
        if self.untold or self.in_gap:
            self.open_untold()
        if line.verb in ("attack", "unknown", "summon", "decline"):
            self.in_gap = set()
        elif line.verb == "hand":
            self.in_gap.discard(who.seat)
        if self.attack and self.attack.is_over_before(line):
            self.leave_untold(line)
        if line.verb not in ("discard", "hand", "artifact", "treasure", "trades", "gives", "goal", "note"):
            self.maybe_exchanged = set()
        self.cut_before(line, who)
        handler = getattr(self, "do_" + line.verb.replace(" ", "_"), None)
        if handler:
            handler(line, who)
        elif self.attack:
            self.attack.line(line, who)
        elif line.verb in ("won", "lost") and self.last_won is not None and self.last_won == outcome(line, who, mover):
            pass  # of the attack that is over it is said once more
        elif self.gapped:  # of an attack that began in what was not recorded
            self.forget()
            if line.verb == "look" and self.gap_looked:
                self.say(line.place, "ER-PRE-2", "looks a second time")
            self.gap_looked = line.verb == "look" or self.gap_looked and line.verb not in ("won", "lost")
            if line.verb in ("won", "lost"):
                self.maybe_exchanged = set(range(self.seats)) if self.values["hand-limit"] == "at-once" else set()
                self.check_end()
        elif line.verb in ("won", "lost", "fallen", "loop", "act", "seats", "centre", "swap", "send", "placed", "fight", "look", "defends", "retreats", "gives up", "neutrals"):
            self.say(line.place, "ER-TRN-6", "no attack is under way", also=("ER-PRE-6",))
        if line.verb in ("plays", "uses", "answers", "goal", "trades", "gives"):
            self.check_end()
        self.group = []

    def do_note(self, line, who):
        pass

    def do_summon(self, line, who):
        self.summons += 1
        if self.fought or self.attack or self.summons > 1:
            self.say(line.place, "ER-NOT-3" if self.allowed > 1 else "ER-TRN-1", "a second Summon, or one behind an attack", also=("ER-TRN-1", "ER-TRN-2", "ER-NOT-3"))
        count = line.cards.count if line.cards else None
        due = self.summon_due(who)
        if who.seat != self.turn.seat:
            self.say(line.place, "ER-TRN-1", "not his turn", also=("ER-TRN-2",))
            due = (count, count) if count is not None else due
        elif who.first:
            if self.starts_late and self.summons == 1 and not (self.fought or self.attack):
                self.say(line.place, "ER-TRN-1", "the record begins after the Summon", also=("ER-TRN-2", "ER-TRN-4"))
            elif count != 0:
                self.say(line.place, "ER-TRN-4", "no Summon in the first turn")
            due = (0, 0) if count is None else (count, count)
        elif self.starts_late and self.turn.seat == who.seat:
            if self.summons == 1 and not (self.fought or self.attack):
                self.say(line.place, "ER-TRN-1", "the record begins after the Summon", also=("ER-TRN-2",))
            due = (count, count) if count is not None else due
        elif self.summons > 1 or self.fought:
            due = (count, count) if count is not None else (0, 0)
        elif count is not None:
            low = min(self.summon_number(who)[0], who.pile.most()[1])  # no hand of the game holds nearly all cards
            if self.judge_number(line.place, "ER-TRN-2", count, (max(low, due[0]), max(low, due[1]))):
                self.learn_power(who, count)
            due = count, count
        self.draw(who.seat, *due, names=line.cards.names if line.cards else (), place=line.place)
        if not self.discard_later:
            self.cut_unwritten(who)

    def learn_power(self, who, count):
        """A right Summon shows how many towers and castles there are."""
        low, high = self.tally(who.seat, "power")
        if self.values["central-summon"] == "yes" and who.pile.most()[0] >= high:
            who.count["power"] = max(low, count), min(high, count)

    def do_discard(self, line, who):
        at_once = who.seat in self.over or line.cards is None
        self.over.discard(who.seat)
        if self.attack and self.attack.fighting() and who.seat not in self.exchanged | self.maybe_exchanged and not at_once:
            self.say(line.place, "ER-TRN-5", "no discard in a battle")
        if who.seat in self.exchanged:
            self.exchanged.discard(who.seat)
            self.throw(who, line.cards, line.place, "ER-TRE-3", also=("ER-TRN-5",))
            return
        if who.seat in self.maybe_exchanged:
            self.maybe_exchanged.discard(who.seat)
            self.throw(who, line.cards, line.place, "ER-TRE-3", also=("ER-TRN-5",))
            return
        self.discards += 1
        if who.seat != self.turn.seat:
            if not at_once:
                self.say(line.place, "ER-TRN-5", "not his turn", also=("ER-TRN-1",))
                return
        elif (self.fought or self.attack) and not at_once:
            self.say(line.place, "ER-TRN-1", "behind the capture phase", also=("ER-TRN-5",))
        self.throw(who, line.cards, line.place, "ER-TRN-5")

    def do_treasure(self, line, who):
        if self.attack and self.attack.surely_fighting():
            self.say(line.place, "ER-TRE-3", "never in a battle")
        if not who.treasures[1]:
            self.say(line.place, "ER-TRE-2", "no Treasure held", also=("ER-TRE-3",))
        who.treasures = plus(who.treasures, -1)
        due = self.drawable(who.seat, (2, 2))
        names = ()
        if line.cards and not line.cards.open:
            self.judge_number(line.place, "ER-TRE-3", line.cards.count, due)
            due, names = (line.cards.count, line.cards.count), line.cards.names
        self.draw(who.seat, *due, names=names, place=line.place)
        self.neutral.throw((), 1)
        self.over.add(who.seat)
        self.exchanged.add(who.seat)

    def do_decline(self, line, who):
        if line.who is not None and line.who != self.turn.seat:
            self.say(line.place, "ER-TRN-1", "not his turn")
            return
        if self.attack and not self.attack.begun and self.fought + 1 + self.phases_behind(line) < self.allowed:
            self.attack.leave()  # or that attack is over, and one more capture is declined
            self.attack = None
        if self.attack:
            if self.attack.free is False and self.attack.kind != frozenset(["centre"]) or self.attack.fighting():
                self.say(line.place, "ER-TRN-6", "an attack on a player cannot be declined", also=("ER-PRE-4",))
            self.attack.withdraw()
            self.attack = None
        elif not self.may_decline and (self.fought >= self.allowed or self.declined_now and self.allowed < 2):
            self.say(line.place, "ER-TRN-6", "a decline beside an attack")
        self.fought += not self.may_decline
        self.declined_now, self.may_decline = True, False
        self.two(who.seat, who.first, line.cards, line.place)

    def phases_behind(self, line):
        """How many attacks and declines follow in this turn at least, before one more capture can be allowed."""
        number, attacked = 0, False
        for one in self.turn.lines[self.turn.lines.index(line) + 1:]:
            if one.ruling == "void":
                continue
            if one.verb in ("plays", "uses", "answers"):
                effect, changes = self.effect_of(one), one.changes or ()
                if not effect or effect.kind == "capture" or any(change[0] in ("capture", "other") for change in changes):
                    break
            elif one.verb == "unknown":
                break
            elif one.verb == "attack" or one.verb == "decline" and not attacked:
                number += 1
            if one.verb in ("attack", "decline"):
                attacked = one.verb == "attack"
        return number

    def effect_of(self, line):
        """What an Action or an Artifact does; None where no set says so."""
        if not self.box or line.either:
            return None
        if line.artifact:
            return self.box.artifacts.get(fold(line.card), (None, None))[1]
        card = self.box.card(line.card)
        return card.action if card else None

    def do_attack(self, line, who):
        if self.attack:
            self.attack.leave()
            self.attack = None
        self.untold = None
        if who.seat != self.turn.seat:
            self.say(line.place, "ER-TRN-1", "not his turn")
        if self.fought >= self.allowed:
            self.say(line.place, "ER-TRN-6", "a second attack")
        group = []
        for one in self.group[1:]:
            if one.verb == "attack":
                break
            group.append(one)
            if one.verb in ("won", "lost", "decline"):
                break
        self.attack, self.last_won = Attack(self, line, who, group), None

    def end_attack(self):
        """A battle was fought, or a land taken."""
        self.fought += 1
        self.attack = None
        self.check_end()

    def do_unknown(self, line, who):
        if self.attack:
            self.attack.leave()
            self.attack = None
        self.untold = None
        self.forget()
        self.gapped, self.gap_looked, self.maybe_exchanged = True, False, set(range(self.seats))
        self.allowed, self.fought = 9, 0
        rest = []
        for one in self.group[1:]:
            if one.verb in ("attack", "unknown"):
                break
            rest.append(one.verb)
        if not {"won", "lost", "retreats", "gives up"} & set(rest):
            self.in_gap = set(range(self.seats))

    def leave_untold(self, line):
        """The attack has ended, or goes on: that is not recorded. Only who has won takes an Artifact."""
        attack, self.attack = self.attack, None
        won = line.verb == "artifact" and not line.none and attack.free is not False
        attack.leave(won)
        self.check_end()

    def open_untold(self):
        """An attack whose end is not recorded may end here."""
        for seat in self.in_gap:
            if not self.players[seat].out:
                self.players[seat].hand.forget(19)
                self.players[seat].pile.forget(19)
        if self.untold:
            self.untold.open_hands()

    def do_hand(self, line, who):
        if line.cards.count is None:
            return
        said = line.cards.count
        if self.judge_number(line.place, "ER-HID-2", said, (who.hand.lo, who.hand.hi)):
            who.hand.narrow(said, said)
        else:
            who.hand.lo = who.hand.hi = said
            who.hand.unseen = said
        for name, many in Counter(line.cards.names).items():
            copies = self.copies(name)
            if copies is not None and self.gone(who.seat, name) + many > copies:
                self.say(line.place, "ER-HID-1")
            elif who.hand.perhaps[name] + who.hand.unseen < many:
                self.say(line.place, "ER-HID-1")

    def do_artifact(self, line, who):
        if self.attack:
            self.attack.line(line, who)
            return
        due = self.artifact_due
        self.artifact_due = None
        if line.none:
            if due is not None and due[0] and not self.gapped:
                self.say(line.place, "ER-TRN-10", "an Artifact was due", also=("ER-ART-1",))
            who.artifacts = plus(who.artifacts, 0, -due[1] if due and due[0] != due[1] else 0) if due else who.artifacts
            if due and due[0]:
                who.artifacts = plus(who.artifacts, -1)
            return
        if self.gapped and (due is None or not due[1]):
            who.artifacts = plus(who.artifacts, 0, 1)
        elif due is None or not due[1]:
            self.say(line.place, "ER-ART-1", "no Artifact is due")
            who.artifacts = plus(who.artifacts, 1)
        elif due[0] != due[1]:
            self.undecided.add("numbers")
            who.artifacts = who.artifacts[0] + 1, max(who.artifacts[0] + 1, who.artifacts[1])
        if line.name:
            if fold(line.name) in self.used:
                self.say(line.place, "ER-ART-2", "out of the game", also=("ER-HID-1",))
            elif fold(line.name) in self.artifact_of and not self.anything:
                self.say(line.place, "ER-ART-2", "was taken before", also=("ER-HID-1",))
                self.artifact_of.clear()
            else:
                self.artifact_of[fold(line.name)] = who.seat

    # Trade.

    def holds(self, line, giver, thing):
        kind, name = thing
        if kind == "help":
            return
        key = kind + "s"
        if not getattr(giver, key)[1] and not giver.out:
            self.say(line.place, "ER-TRE-2" if kind == "treasure" else "ER-ART-2", f"no {kind} held", also=("ER-TRE-4",))
        if name and fold(name) in self.used:
            self.say(line.place, "ER-ART-2", "out of the game")
        elif name and not giver.out:
            self.may_be_his(line, giver, name)

    def may_be_his(self, line, who, name):
        """Whether an Artifact that is named may be among those of somebody."""
        holder = self.artifact_of.get(fold(name))
        if self.anything or holder == who.seat or who.artifacts[0] != who.artifacts[1] or not who.artifacts[1]:
            return
        named = sum(seat == who.seat for seat in self.artifact_of.values())
        sure = holder is not None and self.players[holder].artifacts[0] == self.players[holder].artifacts[1]
        if sure or named >= who.artifacts[1]:
            self.say(line.place, "ER-ART-2", "held by nobody or by another player", also=("ER-HID-1",))

    def forget_names(self, who):
        """Of more names than Artifacts some went away unrecorded, and which is not known."""
        if sum(seat == who.seat for seat in self.artifact_of.values()) > who.artifacts[1]:
            self.artifact_of = {name: seat for name, seat in self.artifact_of.items() if seat != who.seat}

    def change_hands(self, giver, taker, thing):
        if thing[0] == "help" or giver.out or taker.out:
            return
        if thing[0] == "artifact" and thing[1]:
            self.artifact_of[fold(thing[1])] = taker.seat
        elif thing[0] == "artifact":  # it may be any of those that he held
            self.artifact_of = {name: seat for name, seat in self.artifact_of.items() if seat != giver.seat}
        key = thing[0] + "s"
        setattr(giver, key, plus(getattr(giver, key), -1))
        setattr(taker, key, plus(getattr(taker, key), 1))
        self.forget_names(giver)

    def trading(self, line, who, other):
        if who is other:
            self.say(line.place, "ER-TRE-4", "nobody trades with himself")
        if self.attack and self.attack.surely_fighting():
            self.say(line.place, "ER-TRE-4", "never in a battle")
        if who.out or other.out:
            self.say(line.place, "ER-ART-5", "what an eliminated player had has left the game", also=("ER-SET-11",))

    def do_trades(self, line, who):
        other = self.players[line.other]
        self.trading(line, who, other)
        self.holds(line, who, line.given)
        self.holds(line, other, line.taken)
        self.change_hands(who, other, line.given)
        self.change_hands(other, who, line.taken)

    def do_gives(self, line, who):
        other = self.players[line.other]
        self.trading(line, who, other)
        if self.values["gifts"] == "no" and not self.allies(who.seat, other.seat):
            self.say(line.place, "ER-TRE-4", "handed over without return", also=("ER-SCN-5",))
        self.holds(line, who, line.thing)
        self.change_hands(who, other, line.thing)

    # Actions.

    def do_plays(self, line, who):
        self.action(line, who)

    def do_uses(self, line, who):
        self.action(line, who)

    def do_answers(self, line, who):
        if not self.before or self.before[-1].verb not in ("plays", "uses", "answers", "unknown"):
            self.say(line.place, "ER-ACT-7", "there is nothing to answer")
        self.action(line, who)

    def action(self, line, who):
        """An Action or an Artifact; what follows a wrong one in a battle follows from it."""
        many = len(self.findings)
        self.used_now(line, who)
        self.limit(who)
        if len(self.findings) > many and self.attack:
            self.attack.broken = True

    def used_now(self, line, who):
        """Whether it may be used, and what comes of it."""
        fight = self.attack if self.attack and self.attack.fighting() else None
        left = False  # a card has left the hand for its Action
        if line.artifact:
            effect = self.box.artifacts.get(fold(line.card), (None, None))[1] if self.box else None
            if fold(line.card) in self.used:
                self.say(line.place, "ER-ART-2", "was used before")
            elif not who.artifacts[1]:
                self.say(line.place, "ER-ART-2", "no Artifact held")
            elif who.artifacts[0] == 0:
                self.undecided.add("numbers")
            else:
                self.may_be_his(line, who, line.card)
            self.used.add(fold(line.card))
            self.artifact_of.pop(fold(line.card), None)
            who.artifacts = plus(who.artifacts, -1)
            self.forget_names(who)
        else:
            card = self.box and self.box.card(line.card)
            effect = card.action if card else None
            left = self.hand_card(line, who, card, fight)
            if card and not effect:
                self.say(line.place, "ER-ACT-1", "has no Action")
        if effect:
            self.timing(line, who, effect, fight)
            if effect.price:
                low, high = self.tally(who.seat, "lands")
                if high < effect.price:
                    self.say(line.place, "ER-ACT-4", f"{high} lands, due are {effect.price}")
                elif low < effect.price:
                    self.undecided.add("numbers")
                    who.count["lands"] = effect.price, max(effect.price, who.count["lands"][1])
        changes = line.changes
        if changes is None:
            if effect and effect.kind in ("draw", "capture", "beginner"):
                changes = [("draw", None) if effect.kind == "draw" else (effect.kind,)]
            elif effect and effect.kind in ("token", "tower"):
                self.forget_places(who)
                changes = []
            else:
                changes = []
                if fight:
                    fight.blind = True
                self.undecided.add("gap")
                if not effect:  # no set says what it does
                    self.forget_places(who)
                    self.allowed = 9
                    who.hand.forget(19)
                    who.pile.forget(19)
                    self.maybe_ended = True
        elif effect and effect.kind != "other":
            for change in changes:
                self.kind_of_outcome(line, who, effect, change)
        in_fight, shuffles = [], who.pile.shuffles
        for change in changes:
            if change[0] == "draw":
                self.drawn(line, who, effect, change)
            elif change[0] == "capture":
                self.capture(line, who)
            elif change[0] == "token":
                self.token(line, who, change)
            elif change[0] == "tower":
                self.tower(line, who, change)
            elif change[0] == "beginner":
                if self.attack:
                    self.attack.beginner = True
            elif change[0] in ("slot", "life", "initiative"):
                in_fight.append(change)
            elif change[0] == "other":  # nobody verifies what came of it
                if self.attack:
                    self.attack.blind = self.attack.anything = True
                who.hand.forget(19)
                who.pile.forget(19)
                self.anything = True
                self.undecided.add("gap")
        if left and who.pile.shuffles > shuffles:  # a deck was made for its draw, which may have the card
            who.pile.throw((), 0, 1)
            who.pile.deck = who.pile.deck[0], who.pile.deck[1] + 1
            who.hand.lo, who.hand.hi = min(who.hand.lo, 18), min(who.hand.hi, 18)
        elif left:  # it goes to the discard after it worked
            who.hand.lo, who.hand.hi = min(who.hand.lo, 18), min(who.hand.hi, 18)
            who.pile.throw([line.card])
            who.pile.spent[line.card] += 1
        untimely = any(one.place == line.place and one.code in ("ER-ACT-1", "ER-ART-2") for one in self.findings)
        if fight and (in_fight or line.verb == "answers"):
            fight.change(line, who, effect, in_fight)
        elif in_fight and not untimely and not self.gapped and not (self.attack and not self.attack.tells("fight", "defends", "send", "retreats", "gives up", "decline")):
            self.say(line.place, "ER-ACT-8", "there is no battle", also=("ER-ACT-1",))

    def hand_card(self, line, who, card, fight):
        """The card of an Action leaves the hand; whether it goes to the discard."""
        name, copies = line.card, self.copies(line.card)
        if line.either:  # it may be an Artifact as well
            self.undecided.add("set")
            who.hand.take(0, 1)
            who.artifacts = max(0, who.artifacts[0] - 1), who.artifacts[1]
            return
        if card and (card.deck == "neutral" or who.deck and card.deck != who.deck):
            self.say(line.place, "ER-ACT-1", "not a card of this player", also=("ER-HID-1", "ER-COM-2"))
            return False
        if card and card.kind == "dragon":
            self.say(line.place, "ER-ACT-1")
            return False
        player = who
        # Where the record stops at what was sent, nothing is laid out yet.
        stops = self.attack and not self.attack.tells("won", "lost", "placed", "seats") and any(
            one.verb == "send" and one in self.attack.group for one in self.before)
        if fight and not self.attack.tells("centre") and not stops:  # the reserve may have come back before: that is not recorded
            self.undecided.add("set")
            player.hand.take(0, 1)
            return True
        if copies is not None and player.hand.certain[name] <= 0 and self.gone(who.seat, name) >= copies:
            if fight and (player.fielded[name] or player.buried[name]):
                self.say(line.place, "ER-ACT-3", "fights", also=("ER-ACT-1", "ER-HID-1"))
                return False
            self.say(line.place, "ER-ACT-1", "lies in the discard", also=("ER-HID-1",))
            player.hand.take(0, 1)
            return False
        if player.fielded[name] and fight and copies is None and not player.hand.take_card(name):
            self.say(line.place, "ER-ACT-3", "fights", also=("ER-HID-1",))
            return False
        if not (player.fielded[name] and fight and copies is None) and not player.hand.take_card(name):
            self.say(line.place, "ER-HID-1" if player.hand.hi or not fight else "ER-ACT-1", "not in this hand", also=("ER-ACT-1", "ER-ACT-3", "ER-HID-1"))
            return False
        return True

    def timing(self, line, who, effect, fight):
        """Whether it may be used now."""
        when = effect.when
        if self.gapped:
            return
        sent = fight is not None or self.attack is not None and self.attack.sent
        right = {"any": True, "battle": sent, "own-turn": who.seat == self.turn.seat and not (self.attack and self.attack.surely_fighting()),
                 "reveal": sent and self.attack.shown is not True,
                 "placement": self.attack is not None and (self.attack.seats is None)}[when]
        if when in ("battle", "reveal") and self.attack and not self.attack.tells("fight", "defends", "send", "retreats", "gives up", "decline"):
            right = True  # when its battle begins is not recorded
        if not right:
            self.say(line.place, "ER-ACT-1", f"not now: {when}", also=("ER-ACT-3", "ER-ART-2"))

    def kind_of_outcome(self, line, who, effect, change):
        """Whether an outcome is of the kind that the effect has."""
        kind = change[0]
        fits = kind in (effect.kind, "unknown")
        if effect.kind == "more":
            fits = kind == "life" and change[2] == -effect.what
        elif fits and kind == "slot":
            fits = change[3] == effect.what
        elif fits and kind in ("life", "initiative"):
            fits = change[2] == effect.what
        if not fits:
            self.say(line.place, "ER-ACT-8", "not what the card does")

    def limit(self, player):
        """Where the surplus is cut at once: unless the line that follows writes it."""
        if self.values["hand-limit"] == "at-once":
            self.over.add(player.seat)

    def drawn(self, line, who, effect, change):
        due = (effect.what, effect.what) if effect and effect.kind == "draw" else None
        cards = change[1]
        if due:
            due = self.drawable(who.seat, due)
        if cards is not None and not cards.open:
            if due:
                self.judge_number(line.place, "ER-ACT-8", cards.count, due)
            due = cards.count, cards.count
        kept = not line.artifact and who.pile.deck[0] >= (due or (0, 5))[1]
        who.fielded[line.card] += kept  # its card is not in the deck: it goes to the discard after it has worked
        self.draw(who.seat, *(due or (0, 5)), names=cards.names if cards else (), place=line.place)
        who.fielded[line.card] -= kept

    def capture(self, line, who):
        if who.seat != self.turn.seat:
            self.say(line.place, "ER-ACT-1", "not his turn")
            return
        if who.hand.hi < 3:
            self.say(line.place, "ER-NOT-3", "fewer than 3 cards stay in hand")
        elif who.hand.lo < 3:
            self.undecided.add("numbers")
            who.hand.narrow(3)
        self.allowed += 1

    def forget_places(self, who):
        """A token of somebody may have been moved, or a tower built."""
        self.undecided.add("gap")
        moved = frozenset([who.seat, None])
        self.owners = {name: owners | moved if owners & moved else owners for name, owners in self.owners.items()}
        if self.values["token-target"] == "any":
            self.owners = {name: owners | {who.seat} for name, owners in self.owners.items()}
            for other in self.players:
                if other is not who:
                    other.count = {key: (max(0, low - 1), high) for key, (low, high) in other.count.items()}
        for other in range(self.seats):
            if other != who.seat and who.seat in self.castle_owner[other]:
                self.dragon_left[other] |= {who.seat}
            if other != who.seat and self.castle_owner[other] & moved:
                self.castle_owner[other] |= moved
        for one in self.named.values():
            if one[1] & moved:
                one[1] = one[1] | moved
        self.unnamed.add(who.seat)
        for key in ("towers", "power", "castles"):
            who.count[key] = max(0, who.count[key][0] - 1), who.count[key][1] + 1

    def move_place(self, name, seat, sure=True):
        """A place gets a token (None: loses it)."""
        before = self.holders(name)
        after = frozenset([seat]) if sure else before | {seat}
        if self.chart:
            self.owners[name] = after
        else:
            self.named[fold(name)] = [self.named[fold(name)][0] if fold(name) in self.named else self.listed_kind(name), after]
        return before

    def token(self, line, who, change):
        """The own token from a land to a neighbouring one."""
        start, end = change[1], change[2]
        if start is None or end is None:
            return self.forget_places(who)
        kind = self.place_kind(end)
        if who.seat not in self.holders(start):
            self.say(line.place, "ER-NOT-1", "not his land", also=("ER-ACT-8",))
        if self.chart:
            if end not in self.chart.near[start]:
                self.say(line.place, "ER-NOT-1", "not neighbours", also=("ER-ACT-8",))
            if self.half is not None and end != self.chart.central and end not in self.half:
                self.say(line.place, "ER-SET-1", "in the other half", also=("ER-NOT-1",))
        owners = self.holders(end)
        if who.seat in owners and len(owners) == 1:
            self.say(line.place, "ER-NOT-1", "his own land", also=("ER-ACT-8",))
        elif self.chart and who.seat in owners:  # it was not his own land, so he holds no more than the others
            low, high = who.count["lands"]
            who.count["lands"] = min(low, sum(who.seat in one for name, one in self.owners.items() if name != end)), high
        if owners and None not in owners and self.values["token-target"] == "free-only":
            self.say(line.place, "ER-NOT-1", "onto a player's land", also=("ER-ACT-8",))
        if self.chart and start == self.castle(who.seat):
            self.say(line.place, "ER-NOT-1", "his castle was not captured", also=("ER-ACT-8",))
        old = self.place_kind(start)
        self.lose(who, start, old, (1, 1))
        for other in range(self.seats):
            if other != who.seat and self.castle(other) == start and who.seat in self.castle_owner[other]:
                self.castle_owner[other], self.dragon_left[other] = frozenset([None]), self.dragon_left[other] | {who.seat}
            elif other != who.seat and self.castle(other) == end and None in owners:
                self.castle_owner[other] = frozenset([who.seat])
        if self.chart and start == self.chart.central:
            self.central_owner = frozenset([None])
        self.move_place(start, None)
        for seat in owners - {None, who.seat}:
            self.lose(self.players[seat], end, kind, (1, 1) if len(owners) == 1 else (0, 1))
        self.move_place(end, who.seat)
        self.win(who, end, kind, (1, 1))
        if self.chart and end == self.chart.central:
            self.central_owner = frozenset([who.seat])

    def tower(self, line, who, change):
        name = change[1]
        if name is None:
            return self.forget_places(who)
        if who.seat not in self.holders(name):
            self.say(line.place, "ER-NOT-2", "not his land", also=("ER-ACT-8",))
        elif self.chart:
            self.owners[name] = frozenset([who.seat])
        elif fold(name) in self.named:
            self.named[fold(name)][1] = frozenset([who.seat])
        kind = self.place_kind(name)
        if kind == {"land"} and name not in self.built:
            for key in ("towers", "power"):
                who.count[key] = plus(who.count[key], 1)
        elif "land" in kind and name not in self.built:
            for key in ("towers", "power"):
                who.count[key] = plus(who.count[key], 0, 1)
        self.built.add(name)

    # What is won and lost.

    def amounts(self, name, kinds):
        """How much a place counts for towers, castles, power."""
        built = name is not None and name in self.built
        tower = [kind in ("tower", "?") or built and kind == "land" for kind in kinds]
        castle = [kind in ("castle", "centre") for kind in kinds]
        both = [kind != "land" or built for kind in kinds]
        perhaps = self.built_perhaps and "land" in kinds
        return {"towers": (min(tower), max(tower) or perhaps), "castles": (min(castle), max(castle)), "power": (min(both), max(both) or perhaps),
                "lands": (1, 1)}

    def lose(self, player, name, kinds, sure):
        for key, (low, high) in self.amounts(name, kinds).items():
            lo, hi = player.count[key]
            player.count[key] = max(0, lo - high * sure[1]), max(0, hi - low * sure[0])
        if name in self.built and self.values["built-tower"] == "goes":
            self.built.discard(name)

    def win(self, player, name, kinds, sure):
        for key, (low, high) in self.amounts(name, kinds).items():
            lo, hi = player.count[key]
            player.count[key] = lo + low * sure[0], min(PLACES, hi + high * sure[1])

    def eliminate(self, seat, captor):
        """Who lost the own castle is out."""
        player = self.players[seat]
        if player.out:
            return
        player.out = True
        rule = self.values["out-lands"]
        castles = {self.castle(other) for other in range(self.seats) if other != seat} if self.chart else set()
        free = {captor} if rule == "captor" else {None}
        either = free | {captor}  # of castles that he had taken the book does not say whether they are lands of his

        def passed(owners, castle):
            return owners if seat not in owners or rule == "stay" else owners - {seat} | (either if castle else free)

        for name, owners in list(self.owners.items()):
            self.owners[name] = passed(owners, name in castles)
            if self.chart and name == self.chart.central:
                self.central_owner = self.owners[name]
        for one in self.named.values():
            one[1] = passed(one[1], one[0] == {"castle"})
        self.central_owner = passed(self.central_owner, False)
        self.castle_owner = [owners if other == seat else passed(owners, True) for other, owners in enumerate(self.castle_owner)]
        if rule == "free":
            taken = player.count["castles"][1]
            for key in ("lands", "castles", "power"):
                self.players[captor].count[key] = plus(self.players[captor].count[key], 0, taken)
        if rule == "captor":
            taker = self.players[captor]
            for key in taker.count:
                taker.count[key] = plus(taker.count[key], *player.count[key])
        if self.values["out-treasures"] == "captor":
            self.players[captor].treasures = plus(self.players[captor].treasures, *player.treasures)
        player.artifacts = player.treasures = 0, 0
        self.artifact_of = {name: holder for name, holder in self.artifact_of.items() if holder != seat}
        player.hand.take(player.hand.lo, player.hand.hi)
        player.hand.lo = player.hand.hi = 0
        player.count = {key: (0, 0) for key in player.count}

    def eliminate_perhaps(self, seat, captor):
        """Whether somebody lost the own castle is not recorded: the lands are open, also where the player goes on."""
        player, rule = self.players[seat], self.values["out-lands"]
        player.out = None
        if self.values["out-treasures"] == "captor":
            self.players[captor].treasures = plus(self.players[captor].treasures, 0, player.treasures[1])
        player.treasures, player.artifacts = (0, player.treasures[1]), (0, player.artifacts[1])
        if rule == "stay":
            return
        free = {captor} if rule == "captor" else {None}
        either = free | {captor}
        castles = {self.castle(other) for other in range(self.seats) if other != seat} if self.chart else set()

        def opened(owners, castle):
            return owners | (either if castle else free) if seat in owners else owners

        self.owners = {name: opened(owners, name in castles) for name, owners in self.owners.items()}
        for one in self.named.values():
            one[1] = opened(one[1], one[0] == {"castle"})
        self.central_owner = self.owners[self.chart.central] if self.chart and self.chart.central else opened(self.central_owner, False)
        self.castle_owner = [owners | either if other != seat and seat in owners else owners for other, owners in enumerate(self.castle_owner)]
        taker = self.players[captor]
        for key in player.count:
            if rule == "captor" or key != "towers":
                taker.count[key] = plus(taker.count[key], 0, player.count[key if rule == "captor" else "castles"][1])
            player.count[key] = 0, player.count[key][1]

    # The end of the game.

    def fulfilled(self, seat, asked, key=None):
        """Whether what is asked is fulfilled: True, False, or None where that is open."""
        worst = True
        for number, what in asked:
            if what == "enemy":
                sure = any(owners == {seat} for other, owners in enumerate(self.castle_owner) if other != seat)
                may = any(seat in owners for other, owners in enumerate(self.castle_owner) if other != seat)
                one = True if sure else None if may else False
            elif what == "central":
                one = True if self.central_owner == {seat} else None if seat in self.central_owner else False
            else:
                low, high = self.tally(seat, what)
                if what == "lands" and number == 7 and len(asked) == 1 and self.values["own-castle"] == "not":
                    low, high = low - 1, high - 1
                one = True if low >= number else None if high >= number else False
            if one is False:
                return False
            worst = None if one is None else worst
        return worst

    def check_end(self, turn_ends=False):
        """Whether the game has ended."""
        if self.ended is not None or self.quiet or self.values["goal-time"] == "end-of-turn" and not turn_ends:
            return
        record, rule = self.record, self.record.scenario
        alive = [seat for seat in range(self.seats) if self.players[seat].out is not True]
        states = {}
        for seat in alive:
            if rule == "race":
                if record.goal:
                    asked = [(4, "towers")] if record.goal == "4towers" else [(7, "lands")]
                    states[seat] = self.fulfilled(seat, asked), "ER-SCN-3"
            elif rule == "only-war":
                states[seat] = self.fulfilled(seat, [(1, "enemy")]), "ER-SCN-4"
            elif rule == "alliance" and record.sides:
                others = [one for one in range(self.seats) if not self.allies(seat, one) and one != seat]
                sure = any(self.castle_owner[one] == {seat} for one in others)
                may = any(seat in self.castle_owner[one] for one in others)
                states[seat] = (True if sure else None if may else False), "ER-SCN-5"
            elif rule == "lord-of-dragons":
                others = [one for one in range(self.seats) if one != seat]
                sure = all(self.castle_owner[one] == {seat} for one in others)
                may = all(seat in self.castle_owner[one] for one in others)
                states[seat] = (True if sure else None if may else False), "ER-SCN-2"
            elif rule == "supremacy":
                goal = self.goals.get(seat, (None, None))[0]
                if goal and goal[1] is not None and self.values["goal-time"] != "when-shown":
                    states[seat] = self.fulfilled(seat, goal[1]), "ER-SCN-1"
                elif not goal:
                    self.maybe_ended = True
        if len(alive) == 1 and self.seats > 1 and self.values["last-standing"] == "wins":
            states[alive[0]] = True, "ER-SET-11"
        sure = [seat for seat, (one, _) in states.items() if one]
        if any(one is None for one, _ in states.values()):
            self.maybe_ended = True
        if sure:
            seat = self.mover.seat if self.mover.seat in sure else sure[0]
            self.ended, self.end_rule = True, states[seat][1]
            side = next((one for one in record.sides if seat in one), [seat]) if record.sides else [seat]
            self.winners = set(side)
            self.stop()

    def stop(self):
        """Results are as of the end of the game: what is played after it changes nothing."""
        self.cut_over()
        kept = ("players", "owners", "named", "castle_owner", "central_owner", "unnamed", "built", "built_perhaps", "used")
        self.at_end = copy.deepcopy({key: getattr(self, key) for key in kept})

    def do_goal(self, line, who):
        """Shows the goal: has won."""
        written = record_goal = self.goals.get(who.seat, (None, None))[0]
        goal = line.goal or written
        if self.record.scenario != "supremacy":
            self.say(line.place, "ER-SCN-1", "no secret goals in this scenario")
            return
        if record_goal and line.goal and fold(record_goal[0]) != fold(line.goal[0]):
            self.say(line.place, "ER-SET-10", "another goal than was written", also=("ER-SCN-1",))
        if not goal or goal[1] is None:
            return
        state = self.fulfilled(who.seat, goal[1])
        if state is False:
            self.say(line.place, "ER-SCN-1", "the goal is not fulfilled", also=("ER-END-G",))
            return
        if state is None:
            self.undecided.add("numbers")
        self.ended, self.winners, self.end_rule = True, {who.seat}, "ER-SCN-1"
        self.stop()
