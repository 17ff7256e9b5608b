"""An attack from its announcement to what becomes of the land and of the cards."""
from collections import Counter

from .battle import SLOTS, STRIKES, Fighter, Rules
from .table import ANY, plus
from .words import fold


def outcome(line, who, attacker):
    """Whether the attacker has won by such a line."""
    said = who is attacker if line.by is None else line.by == attacker.seat
    return (line.verb == "won") == said


BATTLE = ("defends", "send", "placed", "seats", "centre", "swap", "act", "fallen", "loop", "neutrals", "fight")


class Attack:
    """One attack, and the battle that may come of it."""

    def __init__(self, table, line, who, group):
        self.table, self.place, self.said, self.who, self.group = table, line.place, line, who, group
        self.record, self.values = table.record, table.values
        self.answer = None          # how the owner answered: None, defends, retreats, gives up
        self.owner_sent = False     # his cards have left his hand
        self.looked = self.squad = None
        self.begun = self.sent = self.sent_early = False
        self.seats = self.centre = None
        self.shown = False          # the centre was turned up
        self.swapped = False
        self.blind = False          # something nobody wrote down: what hangs on order, lives or slots is not judged
        self.beginner = self.gap = False
        self.anything = False       # an effect that nobody verifies came in: no card is known any more
        self.short = False          # the owner cannot have sent three: without a battle he has given up
        self.pending = []           # changes from before the centre was shown
        self.readings = [{}]        # what they do to initiatives, by index of the six: of copies each may be meant
        self.rules = self.states = None
        self.acts = 0               # lines of the fight, Actions too
        self.acted = False          # some card has acted
        self.broken = False
        self.answered = None        # (positions before, changes) of what may be answered
        self.fighters, self.out_of = [], {}
        self.fallen = None
        self.where()

    def tells(self, *verbs):
        """Whether a line with one of these words is recorded of it."""
        return any(line.verb in verbs for line in self.group)

    def say(self, *one, **more):
        if self.broken and one[1].startswith(("ER-FGT-", "ER-ATK-", "ER-END-")):  # after a slip in the fight
            more["follows"] = True
        self.table.say(*one, **more)

    # The place.

    def where(self):
        table, said, seat = self.table, self.said, self.who.seat
        name = said.name
        self.name, self.victim = name, None
        if name is None and said.kind == "castle" and said.owner is not None:
            self.victim = said.owner
            owners = table.castle_owner[said.owner]
            kinds = frozenset(["castle"])
            if table.chart and table.castle(said.owner):
                name = self.name = table.castle(said.owner)
        elif name is None and said.kind == "centre":
            owners, kinds = table.central_owner, frozenset(["centre"])
            if table.chart:
                name = self.name = table.chart.central
        elif table.chart and name is not None or table.chart and said.owner is not None and self.only_one(said):
            name = self.name = name or self.only_one(said)
            owners, kinds = table.owners[name], table.place_kind(name)
            if None in owners and kinds & {"land", "tower"}:
                owners = owners | table.unnamed
            if said.kind and {said.kind} != kinds and not (said.kind == "tower" and name in table.built):
                table.say(self.place, "ER-TRN-7", "another kind of place")
        elif name is not None:
            kinds, owners = table.place_kind(name), table.holders(name)
            if said.kind in kinds:
                kinds = frozenset([said.kind])
            if None in owners:
                owners = owners | table.unnamed | (table.central_owner if "centre" in kinds else set())
        else:
            owners = frozenset([None if said.owner is None else said.owner])
            kinds = frozenset([said.kind]) if said.kind else ANY
        self.kind, self.owners = frozenset(kinds), owners
        if said.owner is not None and self.victim is None:
            if said.owner not in owners and (table.chart and name or name and fold(name) in table.named):
                table.say(self.place, "ER-TRN-7", f"{self.record.names[said.owner]} does not hold it")
            elif not self.may_own(said.owner):
                table.say(self.place, "ER-TRN-7", f"{self.record.names[said.owner]} has no such place")
            self.owners = frozenset([said.owner])
        if self.victim is None:
            for other in range(table.seats):
                if name is not None and table.castle(other) and fold(name) == fold(table.castle(other)):
                    self.victim = other
        answering = {line.who for line in self.group if line.verb in ("defends", "retreats", "gives up") and line.who is not None}
        if len(answering) == 1 and answering & self.owners:
            self.owners = frozenset(answering & self.owners)
        elif answering and not answering & self.owners:
            line = next(line for line in self.group if line.verb in ("defends", "retreats", "gives up") and line.who is not None)
            table.say(line.place, "ER-PRE-6" if None not in self.owners else "ER-PRE-1", "not the owner", also=("ER-TRN-7", "ER-PRE-1", "ER-PRE-6"))
        neutral = any(line.verb in ("look", "fight") or line.verb == "decline" for line in self.group)
        if neutral and None in self.owners:
            self.owners = frozenset([None])
        if self.owners == {seat}:
            table.say(self.place, "ER-TRN-7", "an own land")
        elif seat in self.owners:
            self.owners -= {seat}
        self.narrow()
        self.free = True if self.owners == {None} else None if None in self.owners else False
        owner = next(iter(self.owners)) if len(self.owners) == 1 else None
        self.owner = table.players[owner] if owner is not None else None
        if self.owner is self.who:
            self.owner = None
        if owner is not None and owner != seat and table.allies(owner, seat) and self.values["ally-lands"] == "no":
            table.say(self.place, "ER-TRN-7", "an ally's land", also=("ER-SCN-5",))
        if self.owners != {seat}:
            self.reach()
        withdrawn = any(line.verb == "decline" for line in self.group)
        if not withdrawn:
            need = 3 - self.helpers()
            unopposed = self.values["attack-with-fewer"] == "if-unopposed" and (self.free is None or self.owner and self.owner.hand.lo < 3 and not self.is_castle())
            if self.who.hand.hi < need and not unopposed:
                table.say(self.place, "ER-PRE-8", f"{self.who.hand.hi} cards in hand")
            elif self.who.hand.lo < need and not unopposed:
                table.undecided.add("numbers")
                self.who.hand.narrow(need)

    def narrow(self):
        """Nobody attacks what he holds; who answers holds it, and where neutral warriors fight nobody does."""
        table = self.table
        if table.chart and self.name in table.owners and table.owners[self.name] & self.owners:
            table.owners[self.name] = table.owners[self.name] & self.owners
        if self.kind == {"centre"} and table.central_owner & self.owners:
            table.central_owner = table.central_owner & self.owners
        if table.chart:  # what he was thought to hold may have been this place
            low, high = self.who.count["lands"]
            self.who.count["lands"] = min(low, sum(self.who.seat in owners for owners in table.owners.values())), high

    def is_over_before(self, line):
        """Whether all lines of this attack stand before, its end is not recorded, and this one comes behind."""
        if line.verb == "attack" or line.verb == "note" or self.is_line(line):
            return False
        rest = [one for one in self.group if one.ruling != "void"]
        if any(one.verb in ("won", "lost", "retreats", "gives up") for one in rest):
            return False
        if line.verb in ("decline", "unknown"):
            return line.verb == "decline" and self.begun
        at = next((index for index, one in enumerate(rest) if one is line), None)
        return at is not None and not any(self.is_line(one) for one in rest[at + 1:])

    def is_line(self, line):
        """Whether a line is of an attack only."""
        if line.verb in ("plays", "uses", "answers"):
            effect = self.table.effect_of(line)
            fights = any(change[0] in ("slot", "life", "initiative", "beginner") for change in line.changes or ())
            return fights or bool(effect and effect.when not in ("any", "own-turn"))
        return line.verb in BATTLE or line.verb in ("look", "retreats", "gives up", "won", "lost")

    def only_one(self, said):
        """The one place of somebody that is of that kind, if there is no other."""
        fits = self.may_be_meant(said)
        return fits[0] if len(fits) == 1 and self.table.owners[fits[0]] == {said.owner} else None

    def may_be_meant(self, said):
        """The places of somebody that are of that kind."""
        table = self.table
        return [name for name, owners in table.owners.items() if said.owner in owners and (
            said.kind is None or table.chart.kinds[name] == said.kind or said.kind == "tower" and name in table.built)]

    def may_own(self, seat):
        """Whether somebody may hold a place of the kind, where places are only counted."""
        if self.table.players[seat].out:
            return False
        tally = self.table.tally
        if self.kind == {"tower"}:
            return tally(seat, "towers")[1] > 0
        if self.kind == {"land"}:
            return tally(seat, "lands")[1] - tally(seat, "power")[0] > 0
        return tally(seat, "lands")[1] > 0

    def is_castle(self):
        return self.kind == {"castle"}

    def helpers(self):
        """Dragons and the guardian that may come in the place of a hand card."""
        table, seat, many = self.table, self.who.seat, 0
        castle = self.victim is not None or "castle" in self.kind and self.free is not True
        if castle and seat in table.central_owner and self.values["guardian-sent"] == "one-of-three":
            many += 1
        if self.record.scenario == "lord-of-dragons" or self.values["captured-dragon"] == "any-castle":
            many += sum(seat in owners for other, owners in enumerate(table.dragon_owners()) if other != seat)
        return many

    def reach(self):
        """A side in common with an own land, or over the portal."""
        table, seat, name = self.table, self.who.seat, self.name
        if not table.chart or name is None:
            return
        if table.half is not None and name != table.chart.central and name not in table.half:
            table.say(self.place, "ER-SET-1", "in the other half")
        if any(seat in table.owners[one] for one in table.chart.near[name]):
            if not any(table.owners[one] == {seat} for one in table.chart.near[name]):
                table.undecided.add("map")
            return
        castle = name in table.chart.castles and (self.victim is not None or self.free is not True)
        portal = seat in table.central_owner
        if self.record.scenario == "lord-of-dragons":
            portal = portal or any(seat in owners for other, owners in enumerate(table.dragon_owners()) if other != seat)
        if castle and portal:  # a starting castle that is free by now is still one of an opponent
            return
        table.say(self.place, "ER-TRN-9", "no side in common with an own land", also=("ER-MAP-6",))

    def fighting(self):
        """In a battle: from the sending of cards."""
        return self.begun

    def surely_fighting(self):
        """The same; but not where the attacker has sent, and an owner may still answer."""
        return self.begun and not self.sent_early

    # Lines.

    def line(self, line, who):
        if line.verb != "answers" and line.verb not in ("plays", "uses"):
            self.answered = None
        if line.verb in BATTLE:
            early = line.verb == "send" and who is self.who and self.free is not True and self.answer is None
            self.sent_early = early and (self.sent_early or not self.begun)
        getattr(self, "do_" + line.verb.replace(" ", "_"))(line, who)

    def do_look(self, line, who):
        table = self.table
        if line.who not in (None, self.who.seat):
            self.say(line.place, "ER-PRE-2", "the attacker looks")
        if self.kind == {"centre"} and None in self.owners:
            self.say(line.place, "ER-MAP-7", "the guardian is no squad", also=("ER-PRE-2", "ER-PRE-1"))
            return
        if self.free is False:
            self.say(line.place, "ER-PRE-1", "no free land", also=("ER-PRE-2",))
            return
        self.no_centre()
        if self.looked is not None:
            self.say(line.place, "ER-PRE-2", "looks a second time")
        if self.begun:
            self.say(line.place, "ER-PRE-2", "too late")
        self.looked = line.squad
        squad = table.squads.get(line.squad)
        if squad is None:
            self.say(line.place, "ER-SET-3", "no such squad", also=("ER-PRE-5", "ER-PRE-2"))
            return
        if squad[0] is False:
            self.say(line.place, "ER-PRE-5", "is gone", also=("ER-PRE-2",))
        elif squad[1] not in ("none", None):
            self.say(line.place, "ER-PRE-3", "has an open card", also=("ER-PRE-2",))
        if line.shown == "none":
            self.say(line.place, "ER-PRE-2", "none was opened")
            return
        if line.card:
            self.neutral_cards([line.card], line.place, squad)
            squad[1] = line.card
        else:
            squad[1] = None

    def no_centre(self):
        """A squad is where the guardian does not fight."""
        if self.kind != {"centre"}:
            self.kind = self.kind - {"centre"}

    def neutral_cards(self, names, place, squad=None):
        """Whether neutral cards can be there: copies, what is open elsewhere, and what lies in the discard."""
        table = self.table
        for name, many in Counter(names).items():
            card = table.box and table.box.card(name)
            if not card:
                continue
            if card.deck != "neutral":
                self.say(place, "ER-HID-1", f"{name} is no neutral card", also=("ER-COM-2", "ER-COM-3"))
                continue
            if card.kind == "guardian" and not ("centre" in self.kind and None in self.owners):
                if not self.guardian_told:
                    self.say(place, "ER-SET-2", "the guardian is in no squad", also=("ER-MAP-8",))
                continue
            open_ = sum(one[1] == name and one[0] is True for one in table.squads.values() if one is not squad)
            if squad is None and self.kind != {"centre"}:
                open_ = max(0, open_ - 1)  # the squad that fights may be one of these
            held = sum(player.treasures[0] for player in table.players) if card.kind == "treasure" else 0
            known = table.neutral.deck[0] == table.neutral.deck[1]  # else the discard may have been shuffled into it
            lying = table.neutral.lying[name] if known else 0
            if many + open_ + lying + held > (table.copies(name) or 99):
                self.say(place, "ER-HID-1", f"more of {name} than there are")

    def do_fight(self, line, who):
        if self.kind == {"centre"} and None in self.owners:
            self.say(line.place, "ER-MAP-7", "the guardian is no squad", also=("ER-PRE-1",))
            return
        if self.free is False:
            self.say(line.place, "ER-PRE-1", "no free land")
            return
        self.no_centre()
        squad = self.table.squads.get(line.squad)
        if squad is None:
            self.say(line.place, "ER-SET-3", "no such squad", also=("ER-PRE-5",))
        elif squad[0] is False:
            self.say(line.place, "ER-PRE-5", "is gone")
        elif self.values["look-first"] == "required" and self.looked is None and squad[1] == "none":
            self.say(line.place, "ER-PRE-2", "nothing was looked at", also=("ER-PRE-4",))
        self.squad = line.squad
        self.begin()

    def do_defends(self, line, who):
        self.answer = "defends"
        if self.owner is not None and who is self.owner and not self.owner_sent:
            self.owner_sends(line.cards, line.place)
        self.begin()

    def do_retreats(self, line, who):
        self.passes(line, who, "retreats")

    def do_gives_up(self, line, who):
        self.passes(line, who, "gives up")

    def passes(self, line, who, how):
        """The land passes without a battle."""
        table = self.table
        self.answer = how
        if who is self.who or self.owner is None and self.free is not None:
            if who is self.who:
                self.say(line.place, "ER-PRE-6", "not the owner")
            table.last_won = True
            table.end_attack()
            return
        if self.begun:  # nobody fights: what was sent comes back
            for name in list(self.who.fielded.elements()):
                self.who.hand.give_card(name)
            self.who.hand.give(self.unnamed)
            self.who.fielded.clear()
        owner, cards = who, getattr(line, "cards", None)
        castle = self.is_castle()
        cannot = self.values["castle-draw-up"] == "own" and self.victim not in (None, owner.seat) and owner.hand.lo < 2
        if castle and not (cannot if how == "gives up" else self.values["castle-retreat"] == "yes"):
            self.say(line.place, "ER-MAP-2" if how == "retreats" else "ER-MAP-3", "a castle is defended", also=("ER-MAP-2", "ER-MAP-3"))
        if how == "retreats":
            due = table.drawable(owner.seat, (2, 2))
            written = cards.count if cards else None
            if owner.hand.hi < 3 and "castle" not in self.kind:
                if written != 0:
                    self.say(line.place, "ER-PRE-7", "fewer than 3 cards: he draws nothing", also=("ER-PRE-6",))
            else:
                if owner.hand.lo < 3 and "castle" not in self.kind:
                    table.undecided.add("numbers")
                    owner.hand.narrow(3)
                if written is not None:
                    table.judge_number(line.place, "ER-PRE-6", written, due)
            due = due if written is None else (written, written)
            table.draw(owner.seat, *due, names=cards.names if cards else (), place=line.place)
            table.limit(owner)
        elif not castle:
            if owner.hand.lo >= 3 and self.values["give-up"] == "forced-only":
                self.say(line.place, "ER-PRE-7", "has three cards: retreats, or defends", also=("ER-PRE-6",))
            elif owner.hand.hi >= 3 and self.values["give-up"] == "forced-only":
                table.undecided.add("numbers")
                owner.hand.narrow(None, 2)
        self.captured(line.place)
        table.last_won = True
        table.end_attack()

    # Sending.

    def begin(self):
        """Cards are sent: the attacker's three leave his hand."""
        if self.begun:
            return
        self.begun = True
        if self.free and self.kind == {"centre"}:
            self.table.neutral.draw(2)
        self.attacker_sends()
        if self.owner is not None and self.answer != "defends" and not self.answers_later():
            written = next((line for line in self.group if line.verb == "defends"), None)
            self.owner_sends(written.cards if written else None, written.place if written else self.place)
        if not self.owner and self.free is not True:
            for seat in self.owners - {None, self.who.seat}:
                player = self.table.players[seat]
                player.hand.take(0, 3)
                player.pile.throw((), 0, 3)

    def answers_later(self):
        """Whether the owner has yet to answer, and sends only then: Actions may come between."""
        verbs = [line.verb for line in self.group]
        return "defends" in verbs and not {"placed", "seats", "centre", "act"} & set(verbs[:verbs.index("defends")])

    def layout_written(self):
        return any(line.verb == "seats" for line in self.group)

    def six(self):
        """The cards of the layout as far as the lines of the attack write them, with their sides."""
        seats = next((line.names for line in self.group if line.verb == "seats"), None)
        centre = next((line.names for line in self.group if line.verb == "centre"), None)
        return seats, centre

    def side_names(self):
        """Which cards are the attacker's and which the other side's, as the lines say."""
        found = {}
        seats, centre = self.six()
        sent = next((line.cards for line in self.group if line.verb == "send" and line.cards), None)
        sent_there = next((line.cards for line in self.group if line.verb == "defends" and line.cards), None)
        mine, theirs = Counter(sent.names if sent else ()), Counter(sent_there.names if sent_there else ())
        for index, name in enumerate((seats or [None] * 4) + (centre or [None] * 2)):
            if name is None:
                found[index] = None
            elif mine[name] > 0 and not theirs[name]:
                mine[name] -= 1
                found[index] = "A"
            elif theirs[name] > 0 and not mine[name]:
                theirs[name] -= 1
                found[index] = "D"
            else:
                found[index] = self.side_of(name)
        return found

    def side_of(self, name):
        """Whose a card is by its deck; None where that cannot be told."""
        table, card = self.table, self.table.box and self.table.box.card(name)
        if not card:
            return None
        if card.deck == "neutral":
            if card.kind == "guardian" and self.victim is not None and self.who.seat in table.central_owner:
                return "A"
            if card.kind == "guardian" and self.free is not True and "castle" in self.kind:
                return None
            beside = "centre" in self.kind and self.values["central-owner"] == "guardian"  # neutral cards fight beside him
            return "X" if self.free is False and card.kind != "guardian" and not beside else "D"
        if card.kind == "dragon":
            left = self.owner is None and self.free and self.who.seat in table.dragon_owners()[self.victim or 0]
            if self.victim is not None and table.players[self.victim].deck == card.deck and not left:
                return "D"  # of a castle, with whoever holds it by now
            holder = [owners for seat, owners in enumerate(table.dragon_owners()) if table.players[seat].deck == card.deck]
            if holder:
                defenders = {self.owner.seat} if self.owner is not None else self.owners - {None, self.who.seat}
                mine, theirs = self.who.seat in holder[0], bool(defenders & holder[0])
                return None if mine and theirs else "A" if mine else "D" if theirs else "X"
        owners = {player.deck: player for player in table.players if player.deck}
        if card.deck in owners:
            player = owners[card.deck]
            return "A" if player is self.who else "D" if player is self.owner or self.owner is None and player.seat in self.owners else "X"
        unknown = [player for player in table.players if not player.deck]
        if not unknown:
            return "X"
        if self.owner is None and self.free:
            return "A" if self.who.deck is None else "X"
        if self.who.deck and self.owner and not self.owner.deck:
            return "D"
        return "A" if self.owner and self.owner.deck and not self.who.deck else None

    def attacker_sends(self):
        table, who = self.table, self.who
        sent = next((line for line in self.group if line.verb == "send"), None)
        seats, centre = self.six()
        names, place, many = [], self.place, 3
        if sent and sent.cards:
            self.own_cards(who, sent.cards, sent.place)
            place, names = sent.place, list(sent.cards.names)
            guardian = sent.cards.unknown and "castle" in self.kind and who.seat in table.central_owner
            named = any(self.special(name) and table.box.card(name).kind == "guardian" for name in names)
            due = {3}
            if (named or guardian) and self.values["guardian-sent"] == "fourth":
                due = {4} if named else {3, 4}  # beside three of the hand
            if sent.cards.count is not None and sent.cards.count not in due:
                self.say(place, "ER-PRE-8", f"{sent.cards.count} cards sent")
            many = 3 if sent.cards.count is None else sent.cards.count
            if many == 4 and guardian and not any(map(self.special, names)):
                many = 3  # one of those that nobody named is the guardian
        elif seats:
            sides = self.side_names()
            place = next(line.place for line in self.group if line.verb == "seats")
            names = [name for index, name in enumerate(seats + (centre or [None, None])) if sides[index] == "A"]
            many = max(3, len(names))
        special = [name for name in names if self.special(name)]
        self.one_each(special, place)
        for name in special:
            self.may_send_special(name, place)
        names = [name for name in names if not self.special(name)]
        many -= len(special)
        for name in names:
            table.take(who.seat, name, place, also=("ER-PRE-9",))
            who.fielded[name] += 1
        self.unnamed = max(0, many - len(names))
        least, most = self.unnamed_helpers(sent, names + special)
        who.hand.take(max(0, self.unnamed - most), max(0, self.unnamed - least))

    def unnamed_helpers(self, sent, named):
        """How many of those that were sent, and that nobody named there, are dragons or the guardian and not of the hand."""
        if not self.unnamed:
            return 0, 0
        seats, centre = self.six()
        laid = (seats or []) + (centre or [])
        if not sent or len(laid) < 6 or None in laid or "X" in self.side_names().values():
            return 0, min(self.unnamed, self.helpers())
        sides, named = self.side_names(), Counter(map(fold, named))
        fit = [sides[index] for index, name in enumerate(laid) if self.special(name) and not named[fold(name)]]
        return fit.count("A"), fit.count("A") + fit.count(None)

    def own_cards(self, player, cards, place):
        """Whether what is sent is of the player's deck."""
        for name in cards.names:
            card = self.table.box and self.table.box.card(name)
            if card and not self.special(name) and (card.deck == "neutral" or player.deck and card.deck != player.deck):
                self.say(place, "ER-COM-2", f"{name} is of another deck", also=("ER-HID-1",))

    def special(self, name):
        card = self.table.box and self.table.box.card(name)
        return card is not None and card.kind in ("dragon", "guardian")

    def one_each(self, names, place):
        """Of a dragon and of the guardian there is one."""
        if len(set(names)) < len(names):
            self.say(place, "ER-HID-1", "there is one of it")

    def may_send_special(self, name, place):
        """Dragons and the guardian in an attack."""
        table, card = self.table, self.table.box.card(name)
        if card.kind == "guardian":
            if "castle" not in self.kind or self.who.seat not in table.central_owner or not table.guardian_there:
                self.say(place, "ER-MAP-8", "the guardian attacks castles only, for who holds the centre")
            return
        holder = next((owners for seat, owners in enumerate(table.dragon_owners()) if table.players[seat].deck == card.deck and seat != self.who.seat), frozenset())
        if self.who.seat in holder and self.record.scenario == "lord-of-dragons":
            return
        self.say(place, "ER-MAP-5" if self.who.seat in holder else "ER-MAP-2", "a dragon defends its castle", also=("ER-MAP-2", "ER-MAP-4", "ER-MAP-5", "ER-SET-8", "ER-COM-2"))

    def owner_sends(self, cards, place):
        table, owner = self.table, self.owner
        self.owner_sent = True
        if cards:
            self.own_cards(owner, cards, place)
        castle = self.is_castle()
        guardian = self.kind == {"centre"} and self.values["central-owner"] == "guardian"
        need = 2 if castle or guardian else 3
        sides, (seats, centre) = self.side_names(), self.six()
        names = None
        if cards and cards.names or cards and cards.unknown:
            names, count, unknown = list(cards.names), cards.count, cards.unknown
        elif seats:
            names = [name for index, name in enumerate(seats + (centre or [None, None])) if sides[index] == "D"]
            if not cards:
                place = next(line.place for line in self.group if line.verb == "seats")
            count, unknown = max(3, len(names)), max(0, 3 - len(names))
        else:
            names, count, unknown = [], 3, 3
        helpers = [name for name in names if self.special(name)]
        known = bool(table.box) and all(table.box.card(name) for name in names) and not unknown
        if count != 3 and not (count == 2 and need == 2 and not helpers) and cards and (cards.names or cards.unknown):
            self.say(place, "ER-MAP-2" if castle else "ER-PRE-6", f"{count} cards sent", also=("ER-PRE-6", "ER-MAP-2"))
        if castle and known and not any(table.box.card(name).kind == "dragon" for name in names) and count == 3:
            if self.victim == owner.seat or self.values["captured-dragon"] != "none" and self.record.scenario != "lord-of-dragons":
                self.say(place, "ER-MAP-2", "the dragon defends its castle")
            need = 3
        if castle and count == 3 and not known:
            unknown = max(0, unknown - (0 if helpers else 1))
        self.one_each(helpers, place)
        for name in helpers:
            self.may_defend_special(table.box.card(name), place, castle)
        dragons = 0  # captured ones that may fight in any battle, where the cards are not known
        if not castle and not guardian:
            need -= len(helpers)
            if unknown and self.record.scenario == "lord-of-dragons":
                dragons = sum(owner.seat in owners for other, owners in enumerate(table.castle_owner) if other != owner.seat)
                need -= min(dragons, unknown)
        hand = owner.hand
        if castle:
            draw = max(0, need - hand.hi), max(0, need - hand.lo)
            if self.values["castle-draw-up"] == "own" and self.victim not in (None, owner.seat):
                draw = 0, 0
            if draw[1]:
                table.draw(owner.seat, *table.drawable(owner.seat, draw))
                hand.narrow(need)
        elif hand.hi < need:
            self.short = self.answer != "defends"
            if not self.short:
                self.say(place, "ER-PRE-7", "fewer than 3 cards", also=("ER-PRE-6",))
        elif hand.lo < need:
            table.undecided.add("numbers")
            hand.narrow(need)
        for name in names:
            if not self.special(name):
                table.take(owner.seat, name, place, also=("ER-PRE-9",))
                owner.fielded[name] += 1
        hand.take(max(0, unknown - dragons), unknown)

    def may_defend_special(self, card, place, castle):
        """Dragons and the guardian in a defence."""
        table, owner = self.table, self.owner
        if card.kind == "guardian":
            if not (self.kind == {"centre"} and self.values["central-owner"] == "guardian"):
                self.say(place, "ER-MAP-8", "the guardian defends nothing", also=("ER-MAP-2",))
            return
        whose = next((seat for seat in range(table.seats) if table.players[seat].deck == card.deck), None)
        if whose is None:
            return
        if owner.seat not in table.dragon_owners()[whose]:
            self.say(place, "ER-MAP-5", "the castle of that dragon was not taken", also=("ER-MAP-2", "ER-COM-2", "ER-HID-1"))
        elif whose == owner.seat:
            if not castle or self.victim not in (None, whose):
                self.say(place, "ER-MAP-2", "a dragon defends its castle only", also=("ER-MAP-4", "ER-SET-8"))
        elif self.record.scenario != "lord-of-dragons":
            rule = self.values["captured-dragon"]
            if rule == "none" or not castle or rule == "its-castle" and self.victim not in (None, whose):
                self.say(place, "ER-MAP-5", "a captured dragon defends its castle", also=("ER-MAP-2",))

    def do_send(self, line, who):
        if line.cards:
            self.own_cards(who, line.cards, line.place)
        if who is self.who and any(one.verb in ("retreats", "gives up") for one in self.group):
            self.sent = True
            for name in line.cards.names if line.cards else ():  # nobody fights
                if self.special(name):
                    self.may_send_special(name, line.place)
            return
        self.begin()

    # The layout.

    def too_few(self, line):
        """A battle took place: whether the owner can have sent three."""
        if self.short:
            self.short = False
            self.say(line.place, "ER-PRE-7", "fewer than 3 cards", also=("ER-PRE-6",))

    def do_placed(self, line, who):
        self.begin()
        self.too_few(line)
        seats, centre = self.six()
        if self.record.placement == "beginner":
            self.say(line.place, "ER-PLC-1", "beginners lay them out blind")
            return
        if not seats:
            return
        names = [seats[int(one) - 1] if one in ("1", "2", "3", "4") else one for one in line.names if one]
        reserve = centre[0] if centre else None  # it may lie among them after an exchange
        other = Counter(names) - Counter([*seats, reserve])
        if sum(other.values()) > (reserve is None) and None not in seats:
            edge = next(one for one in self.group if one.verb == "seats")
            if not self.excused():  # the later of the two lines is the one that does not fit
                self.say((line if self.seats else edge).place, "ER-PLC-A1", "other cards than those of the edge")
            return
        sides = self.side_names()
        left = Counter(seats) - Counter(names)
        theirs = [name for index, name in enumerate(seats) if left[name] and sides[index] == "D"]
        if len(names) == 4 and theirs and None not in seats and not self.excused():  # only his own can have been exchanged
            self.say((line if self.seats else next(one for one in self.group if one.verb == "seats")).place, "ER-PLC-A1", "a card of the other side was not laid")
            return
        by_name = {}
        for index, name in enumerate(seats):
            by_name.setdefault(name, set()).add(sides[index])
        if self.excused() or self.neutral_beginner():
            return
        for number, name in enumerate(names):
            there = by_name.get(name, {None})
            if len(line.names) == 4 and None not in there and ("D" if number % 2 == 0 else "A") not in there:
                self.say(line.place, "ER-PLC-A1", "by turns, the attacker first")
                return

    def neutral_beginner(self):
        return self.owner is None and self.values["neutral-placement"] == "beginner"

    def excused(self):
        """Whether the battle is laid out as beginners do."""
        if self.record.placement != "advanced" or self.beginner:
            return True
        seats, centre = self.six()
        box = self.table.box
        used = [line.card for line in self.group if line.verb in ("plays", "answers", "uses") and line.changes is None]
        for name in [*(seats or []), *(centre or []), *used]:
            card = name and box and box.card(name)
            if name and not card and not (box and fold(name) in box.artifacts):
                return True  # it may be one that makes it such a battle
            if card and card.action and card.action.kind == "beginner":
                return True
        return not box

    def not_sent(self, where, place):
        """Cards of a side that were not among those which it sent, where these are known."""
        seats, centre = self.six()
        laid, sides = (seats or [None] * 4) + (centre or [None] * 2), self.side_names()
        for side, verb in (("A", "send"), ("D", "defends")):
            sent = next((one.cards for one in self.group if one.verb == verb and one.cards), None)
            if not sent or sent.unknown or sent.open or not sent.names:
                continue
            rest = Counter(map(fold, sent.names))
            for index, name in enumerate(laid):
                if name is None or sides[index] != side:
                    continue
                rest[fold(name)] -= 1
                if rest[fold(name)] < 0 and index in where:
                    self.say(place, "ER-PRE-9", "other cards than those that were sent", also=("ER-PLC-B1", "ER-HID-1"))
                    self.blind = True
                    return

    def do_seats(self, line, who):
        self.begin()
        self.too_few(line)
        self.seats = line.names
        sides = self.side_names()
        there = [sides[index] for index in range(4)]
        if not self.excused() and not self.neutral_beginner() and None not in there and "X" not in there and there.count("A") != 2:
            self.say(line.place, "ER-PLC-A1", "two of each side")
        if "X" in there:
            self.neither_side(line.place, there)
        guardians = [name for name in self.seats if name and self.special(name) and self.table.box.card(name).kind == "guardian"]
        if guardians and self.owner is None and self.free and "centre" not in self.kind:
            self.neutral_cards(guardians, line.place)
            self.guardian_told = True
        self.not_sent(range(4), line.place)

    guardian_told = False

    def neither_side(self, place, where):
        self.say(place, "ER-PLC-B1", "a card of neither side", also=("ER-HID-1", "ER-COM-2", "ER-MAP-2", "ER-MAP-5", "ER-PRE-9"))
        self.blind = True
        for side, player in (("A", self.who), ("D", self.owner)):  # for which of theirs it stands is not known
            if player is not None:
                player.hand.give(0, max(0, 3 - where.count(side)))

    def show_early(self):
        """Acts that are written before the centre: it was shown before them all the same."""
        line = next((one for one in self.group if one.verb == "centre"), None)
        if not self.shown and self.seats and line:
            self.do_centre(line, self.who)
            self.early = line

    early = laid_centre = None
    swapped_early = False

    def do_centre(self, line, who):
        if self.shown and (line is self.early or line.names == self.laid_centre):  # it is written once more
            return
        self.laid_centre = line.names
        edge = next((one for one in self.group if one.verb == "seats"), None)
        if edge and not self.seats:  # the edge is written after the centre
            self.do_seats(edge, who)
        self.begin()
        self.too_few(line)
        self.centre, self.shown = line.names, True
        table, sides = self.table, self.side_names()
        seats = self.seats or [None] * 4
        six = seats + self.centre
        where = [sides[index] for index in range(6)] if self.six()[0] else [None] * 4 + [sides[4], sides[5]]
        if "X" in where[4:] and "X" not in where[:4]:
            self.neither_side(line.place, where)
        elif None not in where and where.count("A") != 3 and not any(one.verb == "send" and one.cards and len(one.cards.names) != 3 for one in self.group):
            self.say(line.place, "ER-PLC-B1", "three of each side", also=("ER-PRE-8", "ER-PRE-6", "ER-PRE-9"))
        self.not_sent((4, 5), line.place)
        if self.owner is None and self.free is not False:
            neutral = [name for index, name in enumerate(six) if name and where[index] == "D"]
            decks = {table.players[seat].deck for seat in self.owners - {None}}
            if any(table.box and table.box.card(name) and table.box.card(name).deck in decks for name in neutral):
                neutral = []  # the land was not free
            squad = table.squads.get(self.squad)
            self.neutral_cards(neutral, line.place, squad)
            known = len(neutral) == 3
            if squad and known and squad[1] not in (None, "none") and squad[0] is not False and squad[1] not in neutral:
                self.say(line.place, "ER-PRE-2", "the open card is not among them", also=("ER-HID-1",))
            if self.kind == {"centre"} and known and table.box and not any(table.box.card(name) and table.box.card(name).kind == "guardian" for name in neutral):
                self.say(line.place, "ER-MAP-7", "the guardian is not among them")
        self.fighters = [Fighter(name, where[index], table.box.card(name) if table.box and name else None) for index, name in enumerate(six)]
        top, under = self.fighters[4], self.fighters[5]
        self.read_pending()
        if not self.excused() and not self.neutral_beginner() and top.card and under.card and top.side and under.side and "X" not in (top.side, under.side):
            self.shown_centre(line, top, under)
        if None in (top.name, under.name) or not self.six()[0] or not all(one.known for one in self.fighters[:4]):
            self.blind = True
        self.reserve_back()

    def shown_centre(self, line, top, under):
        """Advanced: the higher initiative lies on top, on a tie the attacker's."""
        if top.side == under.side:
            if self.six()[0] and [one.side for one in self.fighters[:4]].count("A") == 2:
                self.say(line.place, "ER-PLC-A1", "one left of each side")
            return
        if top.treasure or under.treasure:
            if top.treasure and not under.treasure and self.values["treasure-shown"] == "card-wins":
                self.say(line.place, "ER-PLC-A2", "a Treasure lies beneath", also=("ER-TRE-1",))
            return
        if not top.card.known or not under.card.known:
            return
        def right(reading):
            first, second = top.card.initiative + reading.get(4, 0), under.card.initiative + reading.get(5, 0)
            return first > second or first == second and top.side == "A"
        good = [one for one in self.readings if right(one)]
        if not good:
            self.say(line.place, "ER-PLC-A2", "the lower initiative lies on top")
        self.readings = good or self.readings

    def read_pending(self):
        """Initiatives as they are after the reveal, in every reading of the names there."""
        for change in self.pending:
            if change[0] != "initiative":
                continue
            meant = self.meant_of_six(change[1])
            if meant:
                self.readings = [{**one, index: one.get(index, 0) + change[2]} for one in self.readings for index in meant][:64]
        self.pending = [change for change in self.pending if change[0] != "initiative"]

    def meant_of_six(self, name):
        """The cards of the six that a name or a number may mean, by index."""
        if isinstance(name, int):
            return [name - 1]
        return [index for index, one in enumerate(self.fighters) if one.name and fold(one.name) == fold(name)]

    def reserve_side(self):
        """Whose the reserve was."""
        top, under = self.fighters[4], self.fighters[5]
        if top.treasure:
            rule = self.values["treasure-reserve"]
            if rule == "beneath":
                return under.side if not under.treasure else "D"
            return "A" if rule == "attacker" else "D"
        return top.side

    def player_of(self, side):
        return self.who if side == "A" else self.owner if side == "D" else None

    def reserve_back(self):
        """The reserve goes back to the hand at once; the other one is dead."""
        top, under = self.fighters[4], self.fighters[5]
        self.return_card(top)
        self.bury(under)

    def return_card(self, fighter, sure=True):
        player = self.player_of(fighter.side)
        if fighter.side is None:
            for player in (self.who, self.owner):  # it is of one of them
                if player is not None:
                    player.hand.give_card(fighter.name, False)
        if fighter.name is None or fighter.side in (None, "X"):
            return
        if player is None or fighter.card and fighter.card.deck == "neutral":
            if fighter.card and fighter.card.deck == "neutral" and fighter.card.kind == "warrior":
                self.table.neutral.throw([fighter.name])
            return
        player.fielded[fighter.name] = max(0, player.fielded[fighter.name] - 1)
        if not self.special(fighter.name):
            player.hand.give_card(fighter.name, sure and self.table.of_a_hand(fighter.name))

    def bury(self, fighter, sure=True):
        player = self.player_of(fighter.side)
        if fighter.name is None or fighter.side in (None, "X"):
            return
        if player is None or fighter.card and fighter.card.deck == "neutral":
            if fighter.card and fighter.card.deck == "neutral" and fighter.card.kind == "warrior":
                self.table.neutral.throw([fighter.name])
            return
        player.fielded[fighter.name] = max(0, player.fielded[fighter.name] - 1)
        if fighter.card and fighter.card.kind == "guardian" and sure and self.values["guardian-dead"] == "neutral-discard":
            self.table.guardian_there = False
        if not self.special(fighter.name):
            if sure:
                player.pile.throw([fighter.name])
                player.buried[fighter.name] += 1
            else:
                player.pile.throw((), 0, 1)

    def at_edge(self, name, side=None):
        """The cards of the edge that a name or a number may mean."""
        if isinstance(name, int) or name in ("1", "2", "3", "4"):
            number = int(name) - 1
            return None, number
        return [index for index, one in enumerate(self.fighters[:4]) if one.name and fold(one.name) == fold(name)], None

    def which(self, fight, name):
        """Cards a word may mean in a position."""
        named, number = self.at_edge(name)
        return [fight.places[number]] if named is None else named

    def do_swap(self, line, who):
        if not self.shown:  # the line of the centre is missing, or the two lines are in another order
            self.blind = self.gap = self.swapped_early = True
            return
        if who is not self.who:
            self.say(line.place, "ER-PLC-4", "only the attacker")
            self.broken = True
            return
        if self.swapped and line.card and self.fighters[4].name and fold(str(line.card)) == fold(self.fighters[4].name):
            return  # it is written once more
        if self.swapped or self.acted:
            self.say(line.place, "ER-PLC-4", "once, before the first act")
            self.broken = True
            return
        top = self.fighters[4]
        if top.side is None:
            self.blind = True
            return
        if top.side != "A" or top.treasure:
            self.say(line.place, "ER-PLC-4", "the reserve is not his")
            self.broken = True
            return
        if line.card is None:  # with which card is not recorded
            self.swapped = self.blind = True
            self.table.undecided.add("search")
            self.who.hand.forget(19)
            return
        named, number = self.at_edge(line.card)
        choices = [number] if named is None else [index for index in named if self.fighters[index].side in ("A", None)] or named
        under = self.fighters[5]
        if not choices and under.name and fold(under.name) == fold(str(line.card)):
            if under.side not in ("A", None):
                self.say(line.place, "ER-PLC-4", "the card beneath is not his")
                self.broken = True
                return
            if self.values["swap-centre"] == "no" or self.record.placement == "advanced" and not self.excused():
                self.say(line.place, "ER-PLC-4", "the card beneath is dead")
            self.fighters[4], self.fighters[5] = under, top
            return
        if not choices and any(one.name is None and not one.treasure for one in self.fighters[:4]):  # it was not recorded
            self.swapped = self.blind = True
            self.table.undecided.add("search")
            if not self.special(top.name):
                self.who.hand.take_card(top.name)
                self.who.fielded[top.name] += 1
            self.who.fielded[line.card] = max(0, self.who.fielded[line.card] - 1)
            self.who.hand.give_card(line.card)
            unseen = next(index for index in range(4) if self.fighters[index].name is None)
            self.fighters[unseen], self.fighters[4] = top, Fighter(line.card, "A", self.table.box.card(line.card) if self.table.box else None)
            return
        if not choices or self.fighters[choices[0]].side not in ("A", None):
            self.say(line.place, "ER-PLC-4", "not one of his cards at the edge")
            self.broken = True
            return
        one = self.fighters[choices[0]]
        self.swapped = True
        if len(choices) > 1:
            self.blind = True  # which of the copies it was is not judged here
            self.table.undecided.add("search")
        self.fighters[4], self.fighters[choices[0]] = one, top
        for reading in self.readings:
            reading[choices[0]], reading[4] = reading.pop(4, 0), 0
        if not self.special(top.name):
            self.table.take(self.who.seat, top.name, line.place)  # it may have been used for its Action
            self.who.fielded[top.name] += 1
        self.return_card(one)
        if self.states is not None and top.known:  # an Action was used between
            self.rules.fighters[choices[0]] = top
            for fight in self.states:
                for what, value in (("lives", top.card.lives), ("slots", top.card.slots), ("first", top.card.initiative), ("later", top.card.initiative)):
                    setattr(fight, what, tuple(value if index == choices[0] else old for index, old in enumerate(getattr(fight, what))))
                fight.seen = (fight.position(),)
        if not all(fighter.known for fighter in self.fighters[:4]):
            self.blind = True

    # Acts.

    def open(self):
        """The positions from which acts are played."""
        if self.blind or not self.shown:
            return False
        if self.states is None:
            self.rules = Rules(self.fighters[:4], self.values, self.values["left-hits"])
            found = {}
            for reading in self.readings:
                first = self.rules.begin(reading)
                found.setdefault(first.key(), first)
            self.states = list(found.values())
            for change in self.pending:
                self.states = [fight.noted() for fight in self.applied(self.states, change)]
        return True

    def applied(self, states, change):
        """A change on each position; where its card may be one of several, each of them. The caller notes the position."""
        found, in_vain = {}, {}
        for fight in states:
            choices = self.which(fight, change[1])
            if not choices or change[0] == "initiative" and any(index > 3 for index in self.meant_of_six(change[1])):
                found.setdefault(fight.key(), fight)
            for one in choices:
                after = fight.copy()
                if change[0] == "slot":
                    slots = list(map(list, fight.slots))
                    slots[one][SLOTS[change[2]]] = change[3]
                    after.slots = tuple(map(tuple, slots))
                elif change[0] == "life":
                    if fight.dead >> one & 1 or self.fighters[one].treasure:
                        in_vain.setdefault(after.key(), after)
                        continue
                    lives = list(fight.lives)
                    lives[one] = max(0, lives[one] + change[2])
                    after.lives = tuple(lives)
                elif change[0] == "initiative":
                    later = list(fight.later)
                    later[one] += change[2]
                    after.later = tuple(later)
                    at_once = self.values["initiative-change"] == "at-once"
                    if not at_once:  # whether a round has begun whose first act is still to come, the book does not say
                        found.setdefault(after.key(), after.copy())
                    if at_once or not fight.acted:
                        now = list(fight.first)
                        now[one] += change[2]
                        after.first = tuple(now)
                found.setdefault(after.key(), after)
        return list((found or in_vain).values())

    def may_help(self, who):
        """Whether somebody may use cards for whom he likes: things are traded for help, outside an alliance with anybody."""
        return self.table.record.sides is None and len(self.table.players) > 2 and who is not self.who and who is not self.owner

    def own_card(self, who, fighter):
        """Whether a card of the layout counts as somebody's own: each answer that there may be."""
        table = self.table
        mate = table.allies(who.seat, self.who.seat)
        if mate and who is not self.owner and who.seat in self.owners:
            return {True, False}  # whether his ally attacks him is not known
        helps = who is self.who or mate and who is not self.owner
        if helps and who is not self.who and None in self.owners and self.values["neutral-player"] == "ally-too":
            return {True, False}  # he may play the neutral cards, which fight his ally
        if fighter.side == "A":
            return {helps}
        if fighter.card and fighter.card.deck == "neutral":
            return {not helps}
        if self.owner is not None:
            return {who is self.owner or not helps and table.allies(who.seat, self.owner.seat)}
        defenders = self.owners - {None, self.who.seat}  # which of them defends is not known
        return {who.seat == seat or not helps and table.allies(who.seat, seat) for seat in defenders} or {False}

    def change(self, line, who, effect, changes):
        """The outcome of an Action in the battle."""
        if self.anything:
            return
        if line.verb == "answers" and self.answered:
            before, earlier = self.answered
        else:
            before, earlier = None, []
        for change in changes:
            everyone = self.everyone()
            names = [one for one in everyone if one.name and fold(one.name) == fold(str(change[1]))]
            centre = isinstance(change[1], int) and change[1] > 4 or names and not any(one in names for one in everyone[:4])
            if centre and self.swapped_early:
                continue
            if centre and change[0] != "initiative":
                self.say(line.place, "ER-ACT-8", "a card of the centre")
                continue
            if isinstance(change[1], int) and (change[1] > 4 or not self.shown):
                names = [self.everyone()[change[1] - 1]]
            elif isinstance(change[1], int) and self.shown and not self.blind and self.states:
                names = [self.fighters[self.states[0].places[change[1] - 1]]]
            elif isinstance(change[1], int) and self.shown:
                names = [self.fighters[change[1] - 1]]
            if not names:
                if all(self.six()) and None not in self.six()[0] + self.six()[1]:
                    self.say(line.place, "ER-ACT-8", "no such card in the battle")
                continue
            if effect and effect.who in ("own", "enemy") and not self.may_help(who) and all(one.side in ("A", "D") for one in names):
                if not any((effect.who == "own") in self.own_card(who, one) for one in names):
                    self.say(line.place, "ER-ACT-8", "not a card it may touch")
        if not self.shown or self.blind:
            self.pending += changes
            return
        self.open()
        if effect and effect.kind == "more" and line.verb != "answers":
            changes = [("more", *change[1:]) if change[0] == "life" else change for change in changes]
        fresh = before if before is not None else self.both(self.states)
        self.acts += 1
        todo = changes + earlier if before is not None else changes
        after = fresh
        for change in todo:
            if change[0] == "more":
                after = self.more(after, change, line, quiet=before is not None and change in earlier)
            else:
                self.touch(after, change, line, quiet=before is not None and change in earlier)
                after = self.applied(after, change)
        self.answered = fresh, todo
        self.states = list({fight.key(): fight for fight in (one.copy().noted() for one in after)}.values())

    def both(self, states):
        """Positions as they are, and those after turns that nobody wrote down."""
        found = {fight.key(): fight for fight in states}
        for fight in self.rules.skipped([one.copy() for one in states]):
            found.setdefault(fight.key(), fight)
        return list(found.values())

    def touch(self, states, change, line, quiet):
        """No Treasure is touched, and no life comes too late to a dead card."""
        if quiet:
            return
        for fight in states:
            for one in self.which(fight, change[1]):
                too_late = change[0] == "life" and change[2] > 0 and fight.dead >> one & 1
                if not too_late and not self.fighters[one].treasure:
                    return
        if any(self.which(fight, change[1]) for fight in states):
            self.say(line.place, "ER-ACT-8", "a dead card, or a Treasure", also=("ER-FGT-7", "ER-TRE-1"))

    def more(self, states, change, line, quiet):
        """More damage by the strike just made, if that hit."""
        found = {}
        for fight in states:
            for target in self.which(fight, change[1]):
                last = self.last_strike
                if last is None or last[1] != target:
                    continue
                actor, _, slot = last
                icon = fight.slots[actor][slot]
                face = fight.slots[target][self.rules.facing(fight, actor, slot)]
                pierce = icon.endswith("pierce")
                after = fight.copy()
                burns = face == "fire" and not (icon == "double" and self.values["fire-double"] == "hits")
                if icon in STRIKES and (pierce or face != "shield" and not burns):
                    lives = list(fight.lives)
                    lives[target] = max(0, lives[target] + change[2])
                    after.lives = tuple(lives)
                found.setdefault(after.key(), after)  # a shield that came in between makes it vain
        if not found:
            if not quiet:
                self.say(line.place, "ER-ACT-8", "no strike that hit this card", also=("ER-ACT-1",))
            return states
        return list(found.values())

    def everyone(self):
        if self.fighters:
            return self.fighters
        seats, centre = self.six()
        sides = self.side_names()
        box = self.table.box
        return [Fighter(name, sides[index], box.card(name) if box and name else None) for index, name in enumerate((seats or [None] * 4) + (centre or [None] * 2))]

    last_strike = None

    def do_unknown(self, line, who):
        self.blind = self.gap = True

    def do_neutrals(self, line, who):
        if line.by == self.who.seat:
            self.say(line.place, "ER-FGT-4", "never by the attacker")
        elif self.table.allies(line.by, self.who.seat) and self.values["neutral-player"] == "opponents-only":
            self.say(line.place, "ER-FGT-4", "an ally of the attacker")

    def do_act(self, line, who):
        self.begin()
        self.acts += 1
        self.show_early()
        self.acted = True
        if not self.open():
            return
        reached = self.rules.skipped([fight.copy() for fight in self.states])
        after, told, strikes = {}, [], {}
        for fight in reached:
            for code, also, next_ in self.tried(fight, line):
                if code is None:
                    after.setdefault(next_[0].key(), next_[0])
                    strikes[next_[0].key()] = next_[1]
                else:
                    told.append((code, also, fight, next_))
        if after:
            self.states = list(after.values())
            self.last_strike = next(iter(strikes.values()))
            return
        self.wrong(line, told, reached)

    def tried(self, fight, line):
        """What an act would be in a position: (None, (), (position, strike)) or (code, also, forced)."""
        due = self.rules.due(fight)
        choices = self.which(fight, line.card)
        if not choices:
            centre = [one for one in self.fighters[4:] if one.name and fold(one.name) == fold(str(line.card))]
            yield ("ER-PLC-2" if centre else "ER-PRE-9"), ("ER-FGT-3",), None
            return
        for one in choices:
            yield from self.tried_one(fight, line, one, due)

    def tried_one(self, fight, line, one, due):
        rules, fighter = self.rules, self.fighters[one]
        if fighter.treasure:
            yield "ER-TRE-1", ("ER-FGT-1",), None
            return
        if not fight.alive(one):
            yield fight.why.get(one, "ER-FGT-7"), ("ER-FGT-7", "ER-ATK-6", "ER-ATK-7"), None
            return
        order = None
        if rules.looped(fight):
            order = "ER-ATK-9"
        elif one not in due:
            order = "order"
        damage, fire = rules.duties(fight, one)
        if line.does in ("stays", "nothing"):
            if rules.bound(fight, one):
                yield order or ("ER-FGT-6" if damage else "ER-ATK-7"), ("ER-FGT-6", "ER-ATK-8", "ER-ATK-7"), rules.done(fight, one)
            elif order:
                yield order, (), rules.done(fight, one)
            else:
                yield None, (), (rules.done(fight, one), None)
            return
        for slot in range(3):
            if line.slot is not None and SLOTS[line.slot] != slot:
                continue
            target = rules.at(fight, one, slot)
            if line.target is not None and target not in self.which(fight, line.target):
                if line.slot is not None:
                    yield order or "ER-FGT-3", ("ER-FGT-3",), None
                continue
            if line.does == "moves":
                if fight.slots[one][slot] != "move":
                    yield "ER-ATK-8", ("ER-FGT-3", "ER-FGT-5"), rules.move(fight, one, slot)
                elif line.cost:
                    yield "ER-FGT-5", (), rules.move(fight, one, slot)
                elif order:
                    yield order, (), rules.move(fight, one, slot)
                elif rules.bound(fight, one) and self.values["move-instead"] == "no":
                    yield ("ER-FGT-6" if damage else "ER-ATK-7"), ("ER-ATK-8", "ER-ATK-7"), rules.move(fight, one, slot)
                else:
                    yield None, (), (rules.move(fight, one, slot), None)
                continue
            found = rules.strike(fight, one, slot)
            if found is None:
                other = self.fighters[target]
                if other.treasure:
                    code = "ER-TRE-1"
                elif other.side == fighter.side:
                    code = "ER-FGT-3"
                elif not fight.alive(target):
                    code = "ER-FGT-7"
                else:
                    code = "ER-FGT-5"
                yield order or code, ("ER-FGT-3", "ER-FGT-5", "ER-FGT-7"), None
                continue
            forced = rules.hit(fight, one, slot)
            if order:
                yield order, (), forced
                continue
            if not found[1] and damage:
                yield ("ER-ATK-3" if line.cost and line.cost != 0 and not found[2] else "ER-FGT-6"), ("ER-FGT-6", "ER-ATK-3", "ER-ATK-7"), self.as_said(forced, line, target)
                continue
            if not found[1] and not found[2] and fire and rules.bound(fight, one):
                yield ("ER-ATK-3" if line.cost else "ER-ATK-7"), ("ER-FGT-6", "ER-ATK-3", "ER-ATK-7"), self.as_said(forced, line, target)
                continue
            code = self.cost(fight, line, one, slot, found)
            if code:
                yield code, ("ER-ATK-1", "ER-ATK-2", "ER-ATK-3", "ER-ATK-4", "ER-ATK-5", "ER-ATK-6", "ER-ATK-7", "ER-FGT-7"), self.as_said(forced, line, target)
            else:
                yield None, (), (forced, (one, target, slot))
        if line.target is not None and line.slot is None and not any(
                rules.at(fight, one, slot) in self.which(fight, line.target) for slot in range(3)):
            yield "ER-FGT-3", (), None

    def as_said(self, forced, line, target):
        """The position as the line says that it became."""
        lives = list(forced.lives)
        if line.cost == "dies":
            lives[target] = 0
        forced.lives = tuple(lives)
        return forced

    def cost(self, fight, line, one, slot, found):
        """The rule that what a strike cost contradicts, or None."""
        if line.cost is None:
            return None
        target, hurt, _ = found
        lost = min(hurt, fight.lives[target])
        fits = fight.lives[target] <= hurt if line.cost == "dies" else line.cost in (hurt, lost)
        if fits:
            return None
        icon, face = fight.slots[one][slot], fight.slots[target][self.rules.facing(fight, one, slot)]
        if face == "shield" and not icon.endswith("pierce"):
            return "ER-ATK-3"
        if face == "fire":
            return "ER-ATK-7"
        return "ER-ATK-6" if face == "counter" else STRIKES[icon]

    def wrong(self, line, told, reached):
        """An act that no reading allows: the finding nearest to a legal one, and what the table made of it."""
        rank = ("ER-PRE-9", "ER-FGT-7", "ER-TRE-1", "ER-FGT-5", "ER-FGT-3")
        ordered = [one for one in told if one[0] == "order"]
        better = sorted((one for one in told if one[0] != "order"), key=lambda one: rank.index(one[0]) if one[0] in rank else 9, reverse=True) or ordered
        code, also, fight, forced = better[0]
        if code == "order":
            code, also = self.out_of_order(line, ordered)
        self.say(line.place, code, also=also)
        self.broken = True
        self.states = [forced if forced is not None else fight]
        self.last_strike = None

    def out_of_order(self, line, ordered):
        """Whether a higher initiative was due, or an equal one."""
        fight = ordered[0][2]
        for _, _, fight, _ in ordered:
            for one in self.which(fight, line.card):
                due = self.rules.due(fight)
                bound = [other for other in due if self.rules.bound(fight, other)]
                if bound and not fight.acted >> one & 1:
                    same = fight.first[bound[0]] == fight.first[one]
                    return ("ER-FGT-2", ("ER-FGT-1",)) if same else ("ER-FGT-1", ("ER-FGT-2",))
        return "ER-FGT-1", ("ER-FGT-8", "ER-FGT-2")

    def do_loop(self, line, who):
        self.begin()
        self.acts += 1
        if not self.open():
            return
        good = [fight for fight in self.states if self.rules.went_round(fight)]
        if not good:
            self.say(line.place, "ER-ATK-9", "nothing went round")
            self.broken = True
        else:
            self.states = good
        self.loop_said = True

    loop_said = False

    # The end of a battle.

    def do_fallen(self, line, who):
        self.begin()
        self.fallen = line.cards
        if self.fallen.open or not self.table.box:
            return
        if self.shown:
            there, unseen = [one.name for one in self.fighters if one.name], 6 - sum(bool(one.name) for one in self.fighters)
        elif self.seats:
            there = [name for name in self.seats if name]
            unseen = 6 - len(there)
        else:
            sent = [one.cards for one in self.group if one.verb in ("send", "defends") and one.cards]
            there = [name for cards in sent for name in cards.names]
            unseen = max(0, 6 - len(there))
        surplus = Counter(self.fallen.names) - Counter(there)
        known = sum(many for name, many in surplus.items() if self.table.box.card(name))
        if known > unseen:
            self.say(line.place, "ER-HID-1", "was not in this battle")
        elif not surplus and self.shown and not self.blind and all(one.card for one in self.fighters) and not self.could_fall():
            self.say(line.place, "ER-HID-1", "did not fight", also=("ER-TRE-1",))

    def could_fall(self):
        """Whether some of those at the edge, and the card beneath, are who is written as fallen; the reserve may have been exchanged."""
        if any(self.fell_so(dead) for dead in self.ways_to_die()):
            return True
        top, laid = self.fighters[4], self.fighters
        if self.swapped or self.acts or top.side != "A" or top.treasure:
            return False
        for index in range(4):
            if laid[index].side == "A" and not laid[index].treasure:
                self.fighters = [*laid[:index], top, *laid[index + 1:4], laid[index], laid[5]]
                fits = any(self.fell_so(dead) for dead in self.ways_to_die())
                self.fighters = laid
                if fits:
                    return True
        return False

    def ways_to_die(self):
        return [dead for dead in range(16) if not any(dead >> one & 1 and self.fighters[one].treasure for one in range(4))]

    def do_won(self, line, who):
        self.finish(line, who)

    def do_lost(self, line, who):
        self.finish(line, who)

    def finish(self, line, who):
        won = outcome(line, who, self.who)
        self.table.last_won = won
        if won and not self.begun:
            for seat in self.owners - {None, self.who.seat}:
                self.table.draw(seat, 0, 2)
        self.begin()
        if not won:
            self.too_few(line)
        finals = None
        if self.open_for_end():
            finals = self.judge_end(line, won)
        elif self.fallen is not None:
            self.judge_fallen(line, won)
        self.after_battle(won, finals, line)
        self.table.end_attack()

    def open_for_end(self):
        return not self.blind and self.shown and self.open()

    def ends_so(self, mine, theirs, won):
        """Whether the attacker may have won, or lost, where so many live. Whose a reserve is that no set lists is open."""
        if mine == theirs and self.reserve_side() is None:
            return True
        return (mine > theirs or mine == theirs and self.reserve_side() == "A") == won

    def judge_end(self, line, won):
        """The positions with which the battle may have ended so."""
        for fight in self.states:
            fight.settle()
        if self.acts or self.broken:
            finals = [fight for fight in self.states if self.loop_said or self.rules.over(fight)]
            if not finals:
                self.say(line.place, "ER-END-1", "somebody could strike", also=("ER-ATK-7", "ER-FGT-6"))
                finals = self.states
            right = [fight for fight in finals if self.ends_so(fight.living("A"), fight.living("D"), won) and self.fell(fight)]
            if not right and self.fallen is not None and not any(self.fell(fight) for fight in finals):
                self.say(line.place, "ER-END-2", "others fell")
                return [(one.living("A"), one.living("D"), one.dead) for one in finals]
            if not right:
                fight = finals[0]
                tie = fight.living("A") == fight.living("D")
                self.say(line.place, "ER-END-3" if tie else "ER-END-2", f"{fight.living('A')} : {fight.living('D')}", also=("ER-END-2", "ER-END-3", "ER-TRE-1"))
                return [(one.living("A"), one.living("D"), one.dead) for one in finals]
            return [(one.living("A"), one.living("D"), one.dead) for one in right]
        if self.fallen is not None and not self.judge_fallen(line, won):
            return None
        found = self.rules.outcomes(self.states[0])
        if found is None:
            self.table.undecided.add("search")
            return None
        right = [one for one in found if self.ends_so(one[0], one[1], won) and self.fell_so(one[2])]
        if right:
            return right
        if self.may_have_swapped(won):
            return None
        if self.actions_may_have():
            self.table.hang(line.place, "ER-END-2")
            self.table.undecided.add("search")
        else:
            self.say(line.place, "ER-END-3" if all(one[0] == one[1] for one in found) else "ER-END-2", "no play of the cards gives this", also=("ER-END-2", "ER-END-3", "ER-END-1"))
        return None

    def exchangeable(self):
        """The places of the edge whose cards the attacker may have exchanged for the reserve, and nobody wrote it down."""
        top = self.fighters[4]
        if self.swapped or top.side != "A" or top.treasure:
            return []
        return [index for index in range(4) if self.fighters[index].side == "A" and not self.fighters[index].treasure]

    def may_have_swapped(self, won):
        """Whether an exchange of the reserve that nobody wrote down gives the outcome."""
        top, laid = self.fighters[4], self.fighters
        for index in self.exchangeable():
            self.fighters = [*laid[:index], top, *laid[index + 1:4], laid[index], laid[5]]
            rules = Rules(self.fighters[:4], self.values, self.values["left-hits"])
            fits = any((one[0] > one[1] or one[0] == one[1]) == won and self.fell_so(one[2]) for one in rules.outcomes(rules.begin()) or ())
            self.fighters = laid
            if fits:
                return True
        return False

    def fell(self, fight):
        return self.fell_so(fight.dead)

    def fell_so(self, dead, beneath=True):
        """Whether these are the cards that were written as fallen; BENEATH: the card under the reserve may be among them."""
        if self.fallen is None or self.fallen.open:
            return True
        names = Counter(self.fighters[one].name for one in range(4) if dead >> one & 1)
        said = Counter(self.fallen.names)
        under = Counter([self.fighters[5].name] if beneath and not self.fighters[5].treasure else ())
        if not self.fallen.unknown:
            return said in (names, names + under)
        most = sum(names.values()) + sum(under.values())
        return not said - names - under and self.fallen.count in (sum(names.values()), most)

    def ways_so(self, won):
        """In which ways those died who are written as fallen. They died at the edge: the card beneath is the last that is thought of."""
        if self.fallen is None or self.fallen.open or not all(self.six()) or any(one.side not in ("A", "D") or one.card is None for one in self.fighters):
            return []
        for beneath in (False, True):
            ways = [(*self.left(dead), dead) for dead in self.ways_to_die() if self.fell_so(dead, beneath)]
            if ways := [one for one in ways if self.ends_so(one[0], one[1], won)]:
                return ways
        return []

    def left(self, dead):
        """How many of each side live."""
        return [sum(one.side == side and not one.treasure and not dead >> index & 1 for index, one in enumerate(self.fighters[:4])) for side in "AD"]

    def judge_fallen(self, line, won):
        """Only who fell is known: who is left decides. Whether they may have won."""
        if not self.shown or self.fallen.open or any(one.side not in ("A", "D") or one.card is None for one in self.fighters):
            return True
        left = [self.left(dead) for dead in self.ways_to_die() if self.fell_so(dead)]
        if not left or any((mine > theirs or mine == theirs and self.reserve_side() == "A") == won for mine, theirs in left):
            return True
        self.say(line.place, "ER-END-3" if left[0][0] == left[0][1] else "ER-END-2", also=("ER-END-2", "ER-END-3"))
        return False

    @staticmethod
    def helps(card, lands):
        """Whether who has so many lands can use the Action of a card in a battle."""
        return card.action and card.action.when in ("battle", "any", "reveal", "placement") and card.action.price <= lands

    def actions_may_have(self):
        """Whether somebody may have used an Action or an Artifact in this battle that nobody wrote down."""
        table = self.table
        for player in table.players:
            if player.out:
                continue
            lands = table.tally(player.seat, "lands")[1]
            cards = [self.fighters[index].card for index in self.exchangeable()] if player.seat == self.who.seat else []
            if player.artifacts[1] or any(not card or not card.known or self.helps(card, lands) for card in cards):
                return True
            if not player.hand.hi:
                continue
            known = list(player.hand.certain.elements())
            if len(known) >= player.hand.hi and all(table.box and table.box.card(name) and not table.box.card(name).action for name in known):
                continue
            if not player.deck or player.deck not in table.box.decks or player.deck not in table.box.whole:
                return True
            for card in table.box.decks[player.deck].values():
                if self.helps(card, lands):
                    free = card.copies - table.gone(player.seat, card.name)
                    if free > 0 and (player.hand.perhaps[card.name] or player.hand.unseen):
                        return True
        return False

    def after_battle(self, won, finals, line):
        """Where the cards go, and the land."""
        table = self.table
        edge = self.fighters[:4] if self.shown else []
        if self.fallen is not None and not self.acts:
            finals = self.ways_so(won)
        elif not self.written():
            finals = None
        if edge and finals:
            for index, one in enumerate(edge):
                if one.treasure:
                    continue
                fates = {final[2] >> index & 1 for final in finals}
                if fates == {0} or one.card and one.card.deck == "neutral":
                    self.return_card(one)
                elif fates == {1}:
                    self.bury(one)
                else:
                    player = self.player_of(one.side)
                    table.undecided.add("numbers")
                    if player is not None and one.card.deck != "neutral":
                        player.fielded[one.name] = max(0, player.fielded[one.name] - 1)
                        if not self.special(one.name):
                            player.hand.give_card(one.name, False)
                            player.pile.throw((), 0, 1)
        else:
            self.unseen_return(won)
        for player in table.players:
            player.fielded.clear()
            player.buried.clear()
        self.squad_gone()
        self.treasures(won)
        if won:
            self.captured(line.place)
        for player in (self.who, self.owner):
            if player is not None:
                table.limit(player)

    def unseen_return(self, won):
        """Nobody wrote down who fell: of what was sent anything may come back."""
        table = self.table
        table.undecided.add("battle")
        for player, side in ((self.who, "A"), (self.owner, "D")):
            if player is None:
                continue
            if self.shown and all(one.side for one in self.fighters):
                out = [one for one in self.fighters[:4] if one.side == side and not (one.name and self.special(one.name))]
                known = [one.name for one in out if one.name]
                many = len(out)
            else:
                known, many = list(player.fielded.elements()), 3
                if side == "D" and self.is_castle():
                    many = 2
                if self.shown:
                    many = max(many, len(known))
            dead = Counter(self.fallen.names) if self.fallen and not self.fallen.open and not self.fallen.unknown else None
            for name in known:
                player.hand.give_card(name, False)
            player.hand.give(0, max(0, many - len(known)))
            player.pile.throw((), 0, many)
        if not self.written():
            for player in table.players:
                if not player.out:
                    self.may_have_acted(player)

    def may_have_acted(self, player):
        """Somebody may have used Actions and Artifacts in this battle, which nobody wrote down."""
        (drawn, more), used = self.may_draw(player), self.may_use(player)
        used = min(used, player.hand.hi)
        player.artifacts = 0, player.artifacts[1]
        if used:
            player.hand.certain.clear()
        player.hand.lo = max(0, player.hand.lo - used)
        player.hand.give(0, more)
        player.hand.unseen += drawn - more
        player.pile.throw((), 0, used)
        if drawn:
            player.pile.draw(0, drawn)

    def may_use(self, player):
        """How many Actions somebody may have used in a battle."""
        box = self.table.box
        if not box or player.deck not in box.decks or player.deck not in box.whole:
            return 19
        return sum(card.copies for card in box.decks[player.deck].values() if card.action and card.action.when in ("any", "battle", "reveal", "placement")
                   and card.action.price <= self.table.tally(player.seat, "lands")[1])

    def written(self):
        """Whether the battle was written down more than by its outcome."""
        if self.gap or not self.shown or not self.six()[0]:  # before the layout Actions were used that are not recorded
            return False
        if self.acts or self.broken:
            return True
        verbs = [one.verb for one in self.group]  # what was used before the centre was shown says nothing of the fight
        then = verbs[verbs.index("centre"):] if "centre" in verbs else ()
        if "act" in verbs or any(verb in ("plays", "uses", "answers") for verb in then):
            return True
        return not self.blind and self.states is not None and self.rules.over(self.states[0]) and not self.killed_after_moving()

    def killed_after_moving(self):
        """Whether a card that moves may lead to strikes that kill a card of a player, although the battle may end at once."""
        fight, own = self.states[0].copy(), "A" if self.free is True else "AD"
        if not any(fight.alive(one) and "move" in fight.slots[one] for one in range(4)):
            return False
        found = self.rules.outcomes(fight)
        return found is None or any(dead >> index & 1 and one.side in own for mine, theirs, dead in found
                                    if self.ends_so(mine, theirs, self.table.last_won) for index, one in enumerate(self.fighters[:4]))

    def may_draw(self, player):
        """How many cards Actions that nobody wrote down may have brought, and how many more there may be for that."""
        box = self.table.box
        if not box or player.deck not in box.decks or player.deck not in box.whole:
            return 19, 19
        held = [effect for name, effect in box.artifacts.values() if fold(name) not in self.table.used] if player.artifacts[1] else []
        if held and len(box.artifacts) < 20 or any(effect.kind == "other" for effect in held):
            return 19, 19
        lands = self.table.tally(player.seat, "lands")[1]
        usable = [card for card in box.decks[player.deck].values() if card.action and card.action.when in ("any", "battle") and card.action.price <= lands]
        if any(card.action.kind == "other" for card in usable):  # nobody knows what it does
            return 19, 19
        cards = [card for card in usable if card.action.kind == "draw"]
        things = sum(effect.what for effect in held if effect.kind == "draw")
        return (sum(card.action.what * card.copies for card in cards) + things,
                sum(max(0, card.action.what - 1) * card.copies for card in cards) + things)  # the card itself leaves the hand

    def squad_gone(self):
        """A squad that fought is gone; when none is left, squads are laid again."""
        table = self.table
        if self.free is False or self.kind == {"centre"}:
            return
        squads = table.squads
        if self.free is None or "centre" in self.kind:  # perhaps none of them fought
            table.left = None
        if table.left is None:  # squads may have been laid again, and the neutral discard shuffled
            for one in squads.values():
                one[:] = [None, None]
            table.neutral.forget(31)
            return
        if self.squad in squads:
            squads[self.squad] = [False, "none"]
        else:
            for one in squads.values():
                one[0] = None if one[0] else one[0]
        table.left -= 1
        # Cards of the squad that nobody saw lie in the discard as well.
        table.neutral.discard = table.neutral.discard[0], min(31, table.neutral.discard[1] + 3)
        if table.left <= 0:
            players = table.seats
            if self.values["squads-again"] == "players-left":
                players = sum(not one.out for one in table.players)
            table.squads = {number: [True, "none"] for number in range(1, players + 2)}
            table.left = players + 1
            table.neutral.draw(3 * (players + 1))
        else:
            there = [number for number, one in squads.items() if one[0] is not False]
            for number in there:
                if len(there) == table.left:
                    squads[number][0] = True

    def treasures(self, won):
        """The attacker who wins takes the Treasures."""
        table = self.table
        if self.owner is not None and self.free is False:
            return
        if self.shown and all(one.name and (one.card or one.side == "A") for one in self.fighters):
            many = sum(one.treasure for one in self.fighters)
            many = (many, many)
        else:
            most = 4
            box = table.box
            if box and "neutral" in box.whole:
                most = sum(card.copies for card in box.neutral.values() if card.kind == "treasure")
            known = sum(one.treasure for one in self.fighters) if self.fighters else 0
            many = (known, max(known, min(3, most)))
        if won:
            self.who.treasures = plus(self.who.treasures, *many)
        elif self.values["lost-treasure"] == "neutral-discard" and table.neutral.deck[0] == table.neutral.deck[1]:
            table.neutral.throw([one.name for one in self.fighters if one.treasure and one.name])

    def captured(self, place):
        """The land passes to the attacker."""
        table, seat = self.table, self.who.seat
        sure, built = (1, 1), self.name in table.built
        for owner in self.owners - {None, seat}:
            table.lose(table.players[owner], self.name, self.kind, sure if len(self.owners) == 1 else (0, 1))
        if self.owners == {seat}:
            return
        if self.name is not None:
            if table.chart:
                table.owners[self.name] = frozenset([seat])
            else:
                kinds = self.kind - {"tower"} | {"land"} if self.name in table.built and self.kind == {"tower"} else self.kind
                if built and len(self.kind) > 1:  # that it is a tower now does not say what is beneath
                    kinds = self.kind = self.kind | {"land"}
                table.named[fold(self.name)] = [kinds, frozenset([seat])]
        elif table.chart and self.said.owner is not None:  # one of several, and nobody noted which
            for name in self.may_be_meant(self.said):
                table.owners[name] = table.owners[name] | {seat}
        else:
            table.unnamed.add(seat)
            if self.said.owner is not None:
                for one in table.named.values():
                    if self.said.owner in one[1] and one[0] & self.kind:
                        one[1] = one[1] | {seat}
        if self.kind == {"centre"}:
            table.central_owner = frozenset([seat])
            table.guardian_there = True
            for one in table.named.values() if self.name is None else ():  # it may be one that has a name
                if "centre" in one[0] and one[1] & self.owners - {None}:
                    one[1] = one[1] | {seat}
        elif "centre" in self.kind:
            table.central_owner = table.central_owner | {seat}
        table.win(self.who, self.name, self.kind, sure)
        if self.free is True and self.kind == {"land"} and not table.built_perhaps:
            due = (1, 1)
        elif self.free is not False and "land" in self.kind:
            due = (0, 1)
        else:
            due = (0, 0)
        table.artifact_due = due
        self.who.artifacts = plus(self.who.artifacts, *due)
        if self.victim is None and "castle" in self.kind:  # it may be one that was not named
            for other in range(table.seats):
                if other != seat and table.castle(other) is None and (other in self.owners or None in self.owners):
                    table.castle_owner[other] |= {seat}
                    table.players[other].out = table.players[other].out or None
                    table.maybe_ended = True
        if self.victim is not None:
            table.castle_owner[self.victim] = frozenset([seat])
            if self.victim != seat:
                table.eliminate(self.victim, seat)

    # What is not done.

    def do_artifact(self, line, who):
        table = self.table
        table.say(line.place, "ER-ART-1", "nothing was captured yet")
        who.artifacts = plus(who.artifacts, 1)

    def withdraw(self):
        """A decline behind the announcement."""

    def open_hands(self):
        """The cards of all who fought, and Actions of all others."""
        table = self.table
        for player in table.players:
            if player.out:
                continue
            if player is self.who or player.seat in self.owners:
                player.hand.forget(19)
                player.pile.forget(19)
                player.artifacts = 0, player.artifacts[1]
            else:
                self.may_have_acted(player)

    def leave(self, won=False):
        """An attack without an end may have ended in any way; WON: it was won."""
        table = self.table
        table.undecided.add("battle")
        if self.answer in ("retreats", "gives up"):
            return
        table.untold = self
        table.may_decline = table.may_decline or self.free is not False and not self.begun
        opponents = self.owners - {None, self.who.seat}
        self.open_hands()
        for player in table.players:
            if player is self.who or player.seat in self.owners:
                table.limit(player)
        if self.free is not False:
            self.who.treasures = plus(self.who.treasures, 0, 3)
            if "land" in self.kind and not won:
                self.who.artifacts = plus(self.who.artifacts, 0, 1)
                table.artifact_due = (0, 1)
        for player in table.players:
            player.fielded.clear()
            player.buried.clear()
        if self.free is not False:
            table.left = None
            for one in table.squads.values():
                one[:] = [None, None]
            table.neutral.forget(31)
        table.maybe_ended = True
        if won:
            self.captured(self.place)
            table.fought += 1
            return
        if self.name is not None:
            owners = self.owners | {self.who.seat}
            if table.chart:
                table.owners[self.name] = owners
            else:
                table.named[fold(self.name)] = [self.kind, owners]
        if "centre" in self.kind:
            table.central_owner |= {self.who.seat}
            for one in table.named.values() if self.name is None else ():  # it may be one that has a name
                if "centre" in one[0]:
                    one[1] = one[1] | {self.who.seat, None}
        for seat in opponents:
            table.lose(table.players[seat], self.name, self.kind, (0, 1))
        table.win(self.who, self.name, self.kind, (0, 1))
        if self.victim is not None and self.victim != self.who.seat:
            table.castle_owner[self.victim] |= {self.who.seat}
            if not table.players[self.victim].out:
                table.eliminate_perhaps(self.victim, self.who.seat)
        table.maybe_ended = True
        table.fought += 1
