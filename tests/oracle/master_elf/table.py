"""The table: cards, stacks, parcels and figures, as bounds and sets that hold the truth."""
from collections import Counter

from kit.holdings import Hand
from kit.verdict import Finding

from .components import NUMBERS
from .words import PARCELS

MOST = 99  # more than lies anywhere


class Parcel:
    """A parcel: how many gifts it takes, how many lie under it, whether it was sent (None: perhaps), and what all gifts under it must share."""

    def __init__(self, numbers):
        self.numbers, self.lo, self.hi, self.sent = frozenset(numbers), 0, 0, False
        self.first, self.first_known, self.sets, self.colour = None, False, None, None
        self.full_in = None  # the turn in which it was filled

    @property
    def least(self):
        return min(self.numbers)

    @property
    def most(self):
        return max(self.numbers)

    def learn(self, gift, first=False):
        """A gift that surely lies under it."""
        if first:
            self.first, self.first_known = gift, gift is not None
            if gift and gift.sets is not None:
                self.sets = gift.sets
        elif gift and gift.sets is not None:
            self.sets = gift.sets if self.sets is None else self.sets & gift.sets or self.sets
        if gift and self.colour is None and gift.colour not in (None, "rainbow") and not (self.first_known and self.first.colour == "rainbow"):
            self.colour = gift.colour


class Held(Hand):
    """A hand that also counts what came less what left, as bounds."""

    def __init__(self, *given):
        super().__init__(*given)
        self.came_lo = self.came_hi = 0

    def count(self, lo, hi):
        self.came_lo, self.came_hi = self.came_lo + lo, self.came_hi + hi

    def give(self, lo, hi=None):
        super().give(lo, hi)
        self.count(lo, lo if hi is None else hi)

    def give_card(self, name, sure=True):
        super().give_card(name, sure)
        if name is not None:
            self.count(int(sure), 1)

    def take(self, lo, hi=None):
        super().take(lo, hi)
        self.count(-(lo if hi is None else hi), -lo)

    def take_card(self, name):
        fits = super().take_card(name)
        self.count(-1, -1)
        return fits


class Pool:
    """Players among whom cards went that nobody counted: what they had together at first; each hand has counted since."""

    def __init__(self, seats, lo, hi):
        self.seats, self.lo, self.hi = seats, lo, hi


class Gift:
    """A gift on the stacks: its name (None: unseen), the stacks that it may lie on, and whether it or its place in time is uncertain."""

    def __init__(self, name, stacks, loose):
        self.name, self.stacks, self.loose = name, frozenset(stacks), loose

    @property
    def on(self):
        """The stack that it surely lies on, or None."""
        return next(iter(self.stacks)) if len(self.stacks) == 1 and not self.loose else None


class Stacks:
    """The three stacks: gifts in the order in which they were laid, and under which stacks nobody knows what lies."""

    def __init__(self):
        self.gifts, self.hidden, self.lo, self.hi = [], set(), 0, 0
        self.adrift = Counter()  # seen before a gap: they may still lie where nobody knows what does

    def lay(self, name, stacks, sure=True):
        self.gifts.append(Gift(name, stacks, not sure))
        self.lo, self.hi = self.lo + sure, self.hi + 1

    def forget(self):
        self.adrift.update(gift.name for gift in self.gifts if gift.name is not None)
        self.gifts, self.hidden, self.lo, self.hi = [], {0, 1, 2}, 0, MOST

    def open(self, at):
        """The stacks on which a gift may be the top one."""
        covered = {gift.on for gift in self.gifts[at + 1:]}
        return self.gifts[at].stacks - covered

    def take(self, name, another=False, last=False):
        """Takes a gift from the top, perhaps ANOTHER one of this name that nobody saw, or one that was the LAST of its stack:
        (whether it can have been the top one, the stacks it may have lain on, whether that emptied one or None)."""
        if name is None:
            self.forget()
            return True, frozenset((0, 1, 2)), None
        seen = [at for at, gift in enumerate(self.gifts) if gift.name == name]
        if not another and self.adrift[name] and not any(self.open(at) for at in seen):
            self.adrift[name] -= 1
            another = True
        if another:
            seen = [at for at in seen if self.open(at)]
        tops = [at for at in (seen if seen and not another else range(len(self.gifts))) if self.gifts[at].name in (name, None) and self.open(at)]
        if seen and not tops:
            return False, self.gifts[seen[-1]].stacks, self.without(seen[-1], self.gifts[seen[-1]].stacks)
        if last:
            tops = [at for at in tops if self.empties(at, self.open(at)) is not False] or tops
        beneath = frozenset() if seen and not another else self.hidden - {gift.on for gift in self.gifts}
        if len(tops) == 1 and not beneath:
            places = self.open(tops[0])
            return True, places, self.without(tops[0], places)
        if not tops and not beneath:
            return False, frozenset((0, 1, 2)), False
        # One of several, or of those that lie where nobody knows what does.
        places = frozenset().union(*(self.open(at) for at in tops), beneath)
        empties = {self.empties(at, self.open(at)) for at in tops} | ({None} if beneath else set())
        left = frozenset().union(*(self.gifts[at].stacks for at in tops), beneath)
        for at in tops:
            self.gifts[at].stacks, self.gifts[at].loose = left, True
            if another:
                self.gifts[at].name = None
        if not beneath:
            self.gifts.pop(tops[0])  # those that are left lie no later than it says
        return True, places, self.fewer(empties.pop() if len(empties) == 1 else None)

    def empties(self, at, places):
        """Whether a gift is the last one of its stack."""
        found = set()
        for stack in places:
            there = [other for other in self.gifts if other is not self.gifts[at] and stack in other.stacks]
            left = any(other.on is not None for other in there)
            found.add(False if left else None if there or stack in self.hidden else True)
        return found.pop() if len(found) == 1 else None

    def fewer(self, emptied):
        """One gift left, of three stacks that had one each at least."""
        if emptied is None and self.hi == 3:
            emptied = True
        self.lo, self.hi = max(0, self.lo - 1), self.hi - 1
        return emptied

    def without(self, at, places):
        """A gift leaves: whether the stack that it lay on is empty."""
        emptied = self.empties(at, places)
        gift = self.gifts.pop(at)
        if len(places) == 1 and not gift.loose:
            for other in self.gifts[at:]:
                if not other.loose and len(other.stacks) > 1:
                    other.stacks -= places
        return self.fewer(emptied)


class Table:
    """Everything that a session changes; what is found is collected."""

    def __init__(self, record, values):
        self.record, self.values, self.box = record, values, record.box
        self.findings, self.hangs, self.undecided, self.unchecked = [], [], set(), set()
        self.seats, self.competitive = len(record.names), record.competitive
        self.simple = record.options.get("abilities") == "off"
        self.kinds = ["elf" if self.simple else kind for kind in record.plays]
        self.near = self.box.near if self.box else None
        self.copies = self.box.ingredients if self.box and self.box.all_kinds else None
        self.total = self.box.cards if self.box else None
        self.gifts = self.box.gifts if self.box else None
        self.ended = self.why = None  # won or lost, and the rule
        self.pools, self.perhaps_used, self.perhaps_laid = [], set(), False
        self.maybe_ended, self.maybe_won, self.gap, self.quiet, self.ruling = False, False, False, False, None
        self.early_discards = set()  # where a discard is not the last step of its turn
        self.blind = False  # what was done last is not recorded
        self.used = {}  # helpers that were used, and have not gone yet: where, and where elves stood
        self.named = set()
        self.unknown_of = Counter()  # known cards of the area that this step took one of, nobody knows which

    # What is said.

    def say(self, place, code, what="", also=(), severity="error"):
        follows = self.quiet
        if self.competitive and code.startswith(("ME-COP", "ME-PAR")):
            severity = "warning"
        if follows:
            severity = "note"
        if not any(one.place == place and one.code == code for one in self.findings):
            one = Finding(place, code, severity, also, what)
            one.follows, one.ruling = follows, self.ruling
            self.findings.append(one)

    def hang(self, place, what):
        """What hangs on something that nobody wrote down."""
        self.hangs.append((place, what))

    # Where things are.

    def area(self, name):
        if name not in self.areas:
            untouched = self.record.setup and not self.gap and "somewhere" not in self.undecided
            self.areas[name] = Hand(1, 1) if untouched else Hand(0, self.total or MOST)
        return self.areas[name]

    def cards_at(self, name):
        """Whether cards lie at a location, or None where nobody knows."""
        lo, hi = self.city if name == "city" else (self.area(name).lo, self.area(name).hi)
        return False if not hi else True if lo else None

    def elves_at(self):
        return {self.at[seat] for seat in range(self.seats) if self.record.plays[seat] == "elf"}

    def visible(self, kind):
        """So many cards of a kind are known to lie in hands, areas and the discard."""
        return sum(pile.certain[kind] for pile in (*self.hands, *self.areas.values(), self.discard)) + self.unknown_of[kind]

    def check_copies(self, place):
        """No more cards of a kind than the box holds."""
        if self.copies is not None:
            for kind in self.named:
                if kind in self.copies and self.visible(kind) > self.copies[kind]:
                    self.say(place, "ME-BOX", f"{self.visible(kind)} {kind}")
        self.named.clear()
        self.unknown_of.clear()

    def turn_up(self, name, place):
        """A gift is seen for the first time."""
        if name is not None and self.gifts is not None:
            self.seen[name] += 1
            if self.seen[name] > self.copies_of(name):
                self.say(place, "ME-BOX", f"{name} once more")

    def copies_of(self, name):
        """How many copies of a gift there are: any number where the set does not list all gifts."""
        return self.gifts[name].copies if self.box.all_gifts else MOST

    def gift(self, name):
        return self.gifts.get(name) if self.gifts is not None and name is not None else None

    # Cards that move.

    def give(self, pile, cards):
        """Cards come: named ones, and some that nobody saw."""
        for name in cards.names:
            pile.give_card(name)
            self.named.add(name)
        if cards.unknown:
            pile.give(cards.unknown)

    def take(self, pile, cards):
        """Cards leave; False where they cannot have been there."""
        fits = True
        for name in cards.names:
            fits = fits and (pile.certain[name] > 0 or sum(pile.certain.values()) < pile.hi)
            fits = pile.take_card(name) and fits
            self.named.add(name)
        if cards.unknown:
            fits = fits and pile.hi >= cards.unknown
            pile.take(cards.unknown)
        if not fits:  # then nobody knows what else lies there
            pile.certain.clear()
            pile.unseen = pile.hi
        return fits

    def supply(self, least, most):
        """Competitive: the discard comes back where the city lacks cards."""
        (lo, hi), lying = self.city, self.discard
        if not self.competitive or lo >= most:
            return
        if hi < least:
            self.city = lo + lying.lo, hi + lying.hi
            lying.hi = 0
        else:
            self.city = lo, hi + lying.hi
        lying.lo = 0
        lying.unseen = lying.hi
        lying.certain.clear()

    def pool(self, one, other):
        """Cards go between two that nobody counted: only what they have together is known from here on."""
        joined = [pool for pool in self.pools if one in pool.seats or other in pool.seats]
        made = Pool({one, other}.union(*(pool.seats for pool in joined)), sum(pool.lo for pool in joined), sum(pool.hi for pool in joined))
        for seat in made.seats.difference(*(pool.seats for pool in joined)):
            hand = self.hands[seat]
            hand.came_lo = hand.came_hi = 0
            made.lo, made.hi = made.lo + hand.lo, made.hi + hand.hi
        self.pools = [pool for pool in self.pools if pool not in joined] + [made]

    def share(self):
        """What players have together bounds what each of them has."""
        for pool in [*self.pools]:
            hands = [self.hands[seat] for seat in pool.seats]
            lo, hi = pool.lo + sum(hand.came_lo for hand in hands), pool.hi + sum(hand.came_hi for hand in hands)
            least, most = sum(hand.lo for hand in hands), sum(hand.hi for hand in hands)
            if hi < least or lo > most:  # somebody broke a rule
                self.pools.remove(pool)
                continue
            for hand, limits in [(hand, (lo - (most - hand.hi), hi - (least - hand.lo))) for hand in hands]:
                hand.narrow(*limits)

    def draw(self, lo, hi):
        """Cards leave the city."""
        self.city = max(0, self.city[0] - hi), max(0, self.city[1] - lo)

    # The beginning.

    def setup(self):
        record, start, box = self.record, self.record.start, self.box
        self.head()
        unknown = self.total or MOST
        self.at, self.hands, self.crystal = [], [], []
        for seat in range(self.seats):
            hand, crystal, place = start["players"].get(seat, (None, None, None))
            at, where = record.at.get(seat, (None, None))
            if at is None and record.setup and record.plays[seat] == "elf" and box:
                at = box.start
            if at == "city" and record.plays[seat] != "elf" and not self.simple and where:
                self.say(where, "ME-CHR-2" if start["begins"] else "ME-CHR-3", also=("ME-CHR-2", "ME-CHR-3"))
            self.at.append(at)
            if hand is not None and not hand.open:
                made = Held(hand.count, hand.count, hand.names)
                self.named.update(hand.names)
                if record.setup and hand.count != 1:
                    self.say(f"{place}/hand", "ME-COP-6", f"{hand.count} cards")
            else:
                made = Held(1, 1) if record.setup else Held(0, unknown)
            self.hands.append(made)
            if crystal is False and record.setup:
                self.say(f"{place}/crystal", "ME-BAS-9")
            self.crystal.append(crystal if crystal is not None else True if record.setup else None)
        self.areas = {}
        if self.near is not None:
            for name in self.near:
                if name != "city":
                    self.area(name)
        for name, (cards, place) in start["areas"].items():
            if not cards.open:
                self.areas[name] = Hand(cards.count, cards.count, cards.names)
                self.named.update(cards.names)
                if record.setup and cards.count != 1:
                    self.say(place, "ME-COP-6", f"{cards.count} cards")
        discard = start["discard"]
        self.named.update(discard.names if discard else ())
        self.discard = Hand(discard.count, discard.count, discard.names) if discard and not discard.open else Hand(0, 0) if record.setup else Hand(0, unknown)
        if discard and record.setup and discard.count:
            self.say("/start/discard", "ME-COP-6")
        city = start["city"].count if start["city"] is not None else None
        self.city = (city, city) if city is not None else (0, unknown)
        if record.setup and self.near is not None and self.total is not None:
            due = self.total - self.seats - len(box.areas)
            if city is not None and city != due:
                self.say("/start/city", "ME-COP-6", f"{city}, due are {due}", also=("ME-BOX",))
            elif city is None:
                self.city = due, due
        self.bound()
        self.setup_gifts()
        self.helpers = {}
        for kind, at, place in record.helpers or ():
            self.helpers[kind] = None if at is None else {at}
        self.check_copies("/start")

    def bound(self):
        """All cards together are as many as the box holds."""
        if self.total is None or self.near is None:
            return
        piles = [*self.hands, *self.areas.values(), self.discard]
        least = sum(pile.lo for pile in piles) + self.city[0]
        if not self.record.setup and (least > self.total or sum(pile.hi for pile in piles) + self.city[1] < self.total):
            self.say("/start/city" if self.record.start["city"] is not None else "/start", "ME-BOX", f"at least {least} cards", also=("ME-COP-6",))
            return
        room = self.total - least
        for pile in piles:
            pile.narrow(hi=pile.lo + max(0, room))
        most = sum(pile.hi for pile in piles)
        every = most + min(self.city[1], self.city[0] + max(0, room))
        for pile, least in [(pile, self.total - (every - pile.hi)) for pile in piles]:
            pile.narrow(lo=least)
        if not self.record.setup or self.record.start["city"] is None:
            self.city = max(self.city[0], self.total - most), min(self.city[1], self.city[0] + max(0, room))

    def setup_gifts(self):
        record, start, box = self.record, self.record.start, self.box
        self.seen, self.gone = Counter(), Counter()  # gifts that were turned up, and those that lie on no stack any more
        numbers = box.parcels if box else NUMBERS
        self.parcels = {}
        for key in PARCELS:
            parcel = self.parcels[key] = Parcel([record.sides[key]] if record.sides.get(key) else numbers[key])
            under, place = start["under"].get(key, (None, f"/start/under/{key}"))
            if under == "sent":
                parcel.sent = True
                if record.setup:
                    self.say(place, "ME-COP-4a", "sent")
                continue
            if under is None:
                parcel.lo, parcel.hi = (1, 1) if record.setup else (1, parcel.most - 1)
                parcel.sent = False if record.setup else None
                parcel.learn(None, first=True)
                continue
            parcel.lo = parcel.hi = len(under)
            if record.setup and len(under) != 1:
                self.say(place, "ME-COP-4a", f"{len(under)} gifts")
            if len(under) >= parcel.most:
                self.say(place, "ME-COP-17", f"{len(under)} gifts")
            for at, name in enumerate(under):
                parcel.learn(self.gift(name), first=not at)
                self.turn_up(name, place)
                self.gone[name] += 1
            if record.setup and under and self.gift(under[0]):
                if key == "elves" and not self.gift(under[0]).elf or key == "colour" and self.gift(under[0]).colour == "rainbow":
                    self.say(place, "ME-COP-4b", under[0])
        if record.setup:
            self.differ(start["under"])
        self.stacks = Stacks()
        if start["stacks"] is None:
            if record.setup:
                for stack in range(3):
                    self.stacks.lay(None, {stack})
            else:
                self.stacks.forget()
                self.stacks.lo = 3
        else:
            for stack, names in enumerate(start["stacks"]):
                if names is None:
                    self.stacks.hidden.add(stack)
                    self.stacks.hi = MOST
                    continue
                for name in names:
                    self.stacks.lay(name, {stack})
                    self.turn_up(name, "/start/stacks")
                if record.setup and len(names) != 1:
                    self.say("/start/stacks", "ME-COP-5", f"{len(names)} gifts")
            if len(start["stacks"]) != 3:
                self.say("/start/stacks", "ME-COP-5", f"{len(start['stacks'])} stacks")
        due = box.gift_cards - 7 if box and box.gift_cards is not None else None
        gifts = start["gifts"]
        if record.setup and gifts is not None and due is not None and gifts != due:
            self.say("/start/gifts", "ME-COP-5", f"{gifts}, due are {due}", also=("ME-BOX",))
        self.deck = (gifts, gifts) if gifts is not None else (due, due) if record.setup and due is not None else (0, due if due is not None else MOST)

    def differ(self, under):
        """Starting gifts are of different sets."""
        firsts = [(self.gift(names[0]), place) for names, place in (under[key] for key in PARCELS if key in under) if names not in (None, "sent", [])]
        firsts = [(gift, place) for gift, place in firsts if gift and gift.sets]
        for at, (gift, place) in enumerate(firsts):
            for other, _ in firsts[:at]:
                if gift.sets & other.sets and (gift.sets <= other.sets or other.sets <= gift.sets or self.values["start-gift-sets"] == "any-shared"):
                    self.say(place, "ME-COP-4a", f"{gift.name} and {other.name}")

    def head(self):
        """Who plays, with whom, and on which side."""
        record = self.record
        characters = [] if self.simple else [kind for kind in record.plays if kind != "elf"]
        if characters:
            if not 3 <= self.seats <= 8 or self.seats - len(characters) < 2 or len(set(characters)) < len(characters):
                self.say("/players", "ME-CHR-1")
        helpers = record.helpers
        if helpers is not None:
            kinds = [kind for kind, _, _ in helpers]
            if not 2 <= self.seats <= 4 or len(kinds) != 2 or len(set(kinds)) != 2:
                self.say("/helpers", "ME-HLP-1")
            if record.setup or record.competitive and record.start["begins"]:
                stand = [at for _, at, _ in helpers]
                if "city" in stand or len(stand) == 2 and stand[0] is not None and stand[0] == stand[1]:
                    self.say("/helpers", "ME-HLP-2")
            if characters and (record.competitive or self.values["inhabitants"] == "one-use"):
                self.say("/helpers", "ME-INH-1", also=("ME-HLP-1", "ME-CHR-1"))
        if record.side == "day" and (not record.competitive or characters or helpers is not None):
            self.say("/side", "ME-BAS-1")
        figures = self.box.figures if self.box else None
        if figures is not None and record.plays.count("elf") > figures or self.seats == 1 or self.seats > 8:
            self.hang("/players", "figures")
            self.undecided.add("figures")

    def filled_still(self, turns):
        """The areas in which cards lie after that many turns, and the fewest cards of the city: while it has some, who empties an area lays others."""
        least = 2 if self.competitive or self.record.options.get("coop-shortage") == "yes" else 1
        filled = {name for name, area in self.areas.items() if area.lo}
        city = self.city[0]
        held = 1 + sum(hand.hi for hand in self.hands)
        for turn in range(turns):
            if city < least:
                return set(), 0
            city = max(0, city - max(held, 2) - 2 * (len(self.areas) - len(filled))) if not turn else 0
        return filled, city

    def forget(self, seats=None):
        """Turns that nobody wrote down (one of each of some players, or any number of anybody's): anything may have happened."""
        self.gap = True
        self.perhaps_used = set(self.helpers)
        self.pools.clear()
        most = self.total or MOST
        filled, city = self.filled_still(len(seats)) if seats is not None else (set(), 0)
        for hand in self.hands:
            hand.forget(most)
        for name in self.areas:
            self.areas[name].forget(most)
            self.areas[name].lo = int(name in filled)
        self.city = city, most
        self.discard.forget(most)
        self.deck = 0, self.deck[1]
        self.stacks.forget()
        for parcel in self.parcels.values():
            turns = len(seats) if seats is not None else parcel.most  # one gift a turn
            if parcel.sent is False and parcel.hi + turns >= parcel.least:
                parcel.sent = None
            parcel.hi = max(parcel.hi, min(parcel.hi + turns, parcel.most - 1))  # the last one sends it
        self.crystal = [None if seats is None or seat in seats else crystal for seat, crystal in enumerate(self.crystal)]
        self.helpers = {kind: None for kind in self.helpers}
        self.at = [None if seats is None or seat in seats else at for seat, at in enumerate(self.at)]
