"""The table: who holds what, as bounds and sets that hold the truth."""
from collections import Counter

from kit.holdings import Cards, Hand
from kit.reader import under
from kit.verdict import Finding

from .holdings import Pile
from .words import fold

PLACES = 25
ANY = frozenset(["land", "tower", "castle", "centre"])
KINDS = {"lands": None, "towers": ("tower",), "castles": ("castle", "centre"), "power": ("tower", "castle", "centre")}  # of the map, that count


def plus(one, lo, hi=None):
    hi = lo if hi is None else hi
    return max(0, one[0] + min(lo, hi)), max(0, one[1] + max(lo, hi))


class Player:
    def __init__(self, seat, deck):
        self.seat, self.deck = seat, deck
        self.hand, self.pile = Hand(5, 5), Pile((14, 14))
        self.artifacts, self.treasures = (0, 0), (0, 0)
        self.first, self.out = True, False
        self.count = {"lands": (1, 1), "towers": (0, 0), "castles": (1, 1), "power": (1, 1)}
        self.fielded, self.buried = Counter(), Counter()  # named cards in the battle that is going on, and dead in it


class Table:
    """Everything that a session changes; what is found is collected."""

    def __init__(self, record, values):
        self.record, self.values, self.box, self.chart = record, values, record.box, record.chart
        self.findings, self.hangs, self.undecided = [], [], set()
        self.seats = len(record.names)
        self.everybody = frozenset([None, *range(self.seats)])
        self.players = [Player(seat, record.elves[seat][0]) for seat in range(self.seats)]
        self.owners, self.named, self.castle_owner = {}, {}, [frozenset([seat]) for seat in range(self.seats)]
        self.dragon_left = [frozenset() for _ in range(self.seats)]  # who took a castle and moved the token on
        self.unnamed = set()  # who may hold places that nobody named
        self.central_owner = frozenset([None])
        self.built, self.used, self.goals = set(), set(), dict(record.goals)
        self.artifact_of = {}  # by name: who holds it, as far as a line says so
        self.anything = False  # an effect that nobody verifies came in: Artifacts may have changed hands
        self.built_perhaps = False  # towers may have been built, or be gone: that was not recorded
        self.gapped, self.artifact_due = False, None
        self.ended, self.maybe_ended, self.winners, self.end_rule = None, False, None, None
        self.at_end = None  # the table as it stood then
        self.over, self.exchanged = set(), set()  # who throws away at once what is too much, and of these who exchanged a Treasure
        self.squads, self.left = {}, self.seats + 1
        self.neutral = Pile((35 - 1 - 3 * (self.seats + 1),) * 2, at_once=values["reshuffle"] == "at-once")
        self.guardian_there = True
        self.ruling, self.quiet = None, False
        self.lay()

    # What is said.

    def say(self, place, code, what="", also=(), severity="error", follows=False):
        if follows or self.quiet:
            severity = "note"
        if not any(one.place == place and one.code == code for one in self.findings):
            one = Finding(place, code, severity, also, what)
            one.follows, one.ruling = follows, self.ruling
            self.findings.append(one)

    def hang(self, place, code):
        """What hangs on something that nobody wrote down."""
        self.hangs.append((place, code))

    def judge_number(self, place, code, said, limits, also=(), what=""):
        """A number against bounds: broken, open, or right."""
        if limits[0] <= said <= limits[1]:
            if limits[0] != limits[1]:
                self.undecided.add("numbers")
            return True
        self.say(place, code, what or f"{said}, due are {limits}", also)
        return False

    # Places.

    def place_kind(self, name):
        """What a place can be on the table: an ordinary land with a tower on it is a tower."""
        if self.chart:
            kinds = frozenset([self.chart.kinds[name]])
        elif fold(name) in self.named:
            kinds = frozenset(self.named[fold(name)][0])
        else:
            kinds = self.listed_kind(name)
        return kinds - {"land"} | {"tower"} if "land" in kinds and name in self.built else kinds

    def listed_kind(self, name):
        """What the map says of a place; of one that it does not list: all that it does not list."""
        chart = self.record.listed
        if chart and fold(name) in chart.names:
            return frozenset([chart.kinds[chart.names[fold(name)]]])
        return ANY - frozenset(["castle"] if chart and chart.castles else []) - frozenset(["centre"] if chart and chart.central else [])

    def holders(self, name):
        if self.chart:
            return self.owners[name]
        found = self.named.get(fold(name))
        return found[1] if found else frozenset([None])

    def tally(self, seat, key):
        """How many lands, towers, castles, or towers and castles (power) somebody holds."""
        if self.players[seat].out:
            return 0, 0
        low, high = self.players[seat].count[key]
        if self.chart:
            kinds, built = KINDS[key], self.built if key in ("towers", "power") else ()
            sure = may = 0
            for name, owners in self.owners.items():
                if seat in owners and (kinds is None or self.chart.kinds[name] in kinds or name in built):
                    sure += len(owners) == 1
                    may += 1
                elif seat in owners and self.built_perhaps and key in ("towers", "power"):
                    may += 1
            low, high = max(low, sure), min(high, may)
            if low > high:  # a contradiction: what the map says
                low, high = sure, may
        return low, high

    def allies(self, one, other):
        sides = self.record.sides
        return sides is not None and one is not None and other is not None and any(one in side and other in side for side in sides)

    def castle(self, seat):
        return self.record.castles[seat][0]

    # Setup.

    def lay(self):
        for number in range(1, self.seats + 2):
            self.squads[number] = [True, "none"]
        self.left = self.seats + 1

    def setup(self):
        record = self.record
        if not 2 <= self.seats <= 4:
            self.say("/players", "ER-COM-1")
        seen = set()
        for elves, place in record.elves:
            if elves and elves in seen:
                self.say(place, "ER-SET-5")
            seen.add(elves)
        seen = set()
        for castle, place in record.castles:
            if castle is None:
                continue
            if fold(castle) in seen or self.chart and castle not in self.chart.castles:
                self.say(place, "ER-SET-7")
            seen.add(fold(castle))
        self.half = None
        if self.chart and self.seats == 2 and self.chart.halves:
            mine = [castle for castle, _ in record.castles if castle]
            fits = [half for half in self.chart.halves if all(one in half for one in mine)]
            if not fits and len(set(mine)) == 2 and all(one in self.chart.castles for one in mine):
                self.say(record.castles[1][1], "ER-SET-1", also=("ER-SET-7",))
            elif len(fits) == 1:
                self.half = fits[0]
        if record.scenario == "alliance" and (self.seats != 4 or sorted(map(len, record.sides)) != [2, 2]):
            self.say("/sides" if record.sides else "/scenario", "ER-SCN-5")
        if record.first:
            drawn = record.first
            if len(drawn) == self.seats and "treasure" not in drawn.values():
                top = max(drawn.values())
                if list(drawn.values()).count(top) == 1 and drawn[0] != top and record.turns:
                    self.say(record.turns[0].place, "ER-SET-6")
        seen = set()
        for seat, (goal, place) in sorted(record.goals.items()):
            if goal and fold(goal[0]) in seen or record.scenario != "supremacy":
                self.say(place, "ER-SET-10")
            seen.add(goal and fold(goal[0]))
        if self.chart:
            corners = [self.castle(seat) for seat in range(self.seats)]
            open_ = [seat for seat in range(self.seats) if corners[seat] is None]
            self.owners = {name: frozenset([None]) for name in self.chart.kinds}
            if open_:
                for name in self.chart.castles:
                    self.owners[name] = frozenset([None, *open_])
            for seat, name in enumerate(corners):
                if name in self.owners:
                    self.owners[name] = frozenset([seat])
        else:
            for seat in range(self.seats):
                if self.castle(seat):
                    self.named[fold(self.castle(seat))] = [frozenset(["castle"]), frozenset([seat])]
        for player in self.players:
            player.pile.at_once = self.values["reshuffle"] == "at-once"
        for seat, (cards, place) in sorted(record.deal.items()):
            if cards.count is not None and cards.count != 7:
                self.say(place, "ER-SET-9")
            self.own(seat, cards.names, place)
        for seat in range(self.seats):
            hand = None
            if seat in record.keep:
                cards, place = record.keep[seat]
                if cards.count is not None and cards.count != 5:
                    self.say(place, "ER-SET-9")
                self.own(seat, cards.names, place)
                dealt = record.deal.get(seat)
                if dealt and not dealt[0].open and not dealt[0].unknown and Counter(cards.names) - Counter(dealt[0].names):
                    self.say(place, "ER-SET-9")
                many = 5 if cards.count is None else cards.count
                hand = Hand(many, many, cards.names)
                if dealt and not dealt[0].open and not dealt[0].unknown:
                    hand.unseen = 0
                    if many > len(cards.names):
                        hand.perhaps = Counter(dealt[0].names)
            elif seat in record.deal:
                cards = record.deal[seat][0]
                hand = Hand(5, 5)
                if not cards.open and not cards.unknown:
                    hand.unseen, hand.perhaps = 0, Counter(cards.names)
            if hand:
                self.players[seat].hand = hand
                self.players[seat].pile.deck = (19 - hand.hi, 19 - hand.lo)
                self.players[seat].pile.out.update(hand.certain)
        if record.start:
            self.begin(record.start)

    def own(self, seat, names, place):
        """Whether cards can be somebody's: of his deck, no more than there are, no dragon."""
        for name, many in Counter(names).items():
            card = self.box and self.box.card(name)
            if not card:
                continue
            if card.deck == "neutral" or self.players[seat].deck and card.deck != self.players[seat].deck:
                self.say(place, "ER-COM-2", also=("ER-HID-1",))
            elif card.kind == "dragon":
                self.say(place, "ER-SET-8", also=("ER-SET-9", "ER-HID-1"))
            elif many > (self.copies(name) or many):
                self.say(place, "ER-HID-1")

    def begin(self, start):
        """A position in the middle."""
        for player in self.players:
            player.hand, player.pile = Hand(0, 19), Pile((0, 19), (0, 19), self.values["reshuffle"] == "at-once")
            player.artifacts, player.treasures, player.first = (0, 20), (0, 4), False
            player.count = {"lands": (0, PLACES), "towers": (0, PLACES), "castles": (0, 5), "power": (0, PLACES)}
            said = start["players"].get(player.seat)
            player.first = None if said is None else False  # nothing is written of him
            if "lands" not in (said or {}):  # he may be out before it begins
                player.out = None
                self.castle_owner[player.seat] = self.everybody
        listed = all(isinstance(start["players"].get(seat, {}).get("lands"), list) for seat in range(self.seats))
        if self.chart:
            free = frozenset([None] if listed else self.everybody)
            self.owners = {name: free for name in self.owners}
            for seat, said in start["players"].items():
                if isinstance(said.get("lands"), list):
                    for name in self.owners:
                        if name != self.chart.central:
                            self.owners[name] -= {seat}
            if not start["centre known"]:
                self.owners[self.chart.central] = self.everybody
        self.central_owner = self.everybody if not start["centre known"] else frozenset([start["centre"]])
        if self.chart and start["centre known"]:
            self.owners[self.chart.central] = self.central_owner
        self.built = set(start["towers"])
        for seat, said in start["players"].items():
            player, lands = self.players[seat], said.get("lands")
            if isinstance(lands, int):
                player.count = {"lands": (lands, lands), "towers": (0, lands), "castles": (0, min(lands, 5)), "power": (0, lands)}
                self.unnamed.add(seat)
            elif lands is not None:
                central = {seat} & self.central_owner
                more = (int(self.central_owner == {seat}), len(central))
                if self.chart:
                    if self.chart.central in lands:
                        more = 0, 0
                    player.count["lands"] = len(lands) + more[0], len(lands) + more[1]
                for name in lands:
                    if self.chart:
                        self.owners[name] = frozenset([seat])
                    else:
                        kinds = self.named[fold(name)][0] if fold(name) in self.named else self.listed_kind(name)
                        self.named[fold(name)] = [kinds, frozenset([seat])]
                if not self.chart:
                    if any("centre" in self.place_kind(name) for name in lands):
                        self.central_owner |= {seat} if not start["centre known"] else frozenset()
                    player.count["lands"] = len(lands), len(lands) + 1
                    player.count["power"] = (1, len(lands) + 1)
                    player.count["towers"], player.count["castles"] = (0, len(lands)), (1, 5)
                if self.chart and self.chart.central in lands:
                    self.central_owner = frozenset([seat])
            for key in ("artifacts", "treasures"):
                if key in said:
                    setattr(player, key, (said[key], said[key]))
            if "first-turn" in said:
                player.first = said["first-turn"]
            hand, discard, deck = said.get("hand"), said.get("discard"), said.get("deck")
            if isinstance(hand, Cards) and hand.count is not None:
                player.hand = Hand(hand.count, hand.count, hand.names)
                player.pile.out.update(hand.names)
                self.own(seat, hand.names, under(under("/start/players", self.record.names[seat]), "hand"))
            if isinstance(discard, Cards) and discard.count is not None:
                player.pile.discard = discard.count, discard.count
                player.pile.lying = Counter(discard.names)
                player.pile.out.update(discard.names)
            if deck is not None:
                player.pile.deck = deck, deck
            elif isinstance(hand, Cards) and hand.count is not None and isinstance(discard, Cards) and discard.count is not None:
                player.pile.deck = (max(0, 19 - hand.count - discard.count),) * 2
            elif player.pile.discard[0] == player.pile.discard[1]:
                player.pile.deck = max(0, 19 - player.hand.hi - player.pile.discard[0]), 19 - player.hand.lo - player.pile.discard[0]
            else:
                player.pile.deck = (0, 19 - player.hand.lo)
        if self.chart:
            for seat in range(self.seats):
                name = self.castle(seat)
                if name is None and self.players[seat].out is not None:
                    self.castle_owner[seat] = self.everybody
                elif name in self.owners and self.owners[name] == {seat}:
                    self.castle_owner[seat] = frozenset([seat])
                elif name in self.owners and len(self.owners[name]) == 1 and None not in self.owners[name]:
                    self.castle_owner[seat] = self.owners[name]
                    self.players[seat].out = True
                    if self.values["out-lands"] != "stay":
                        self.owners = {place: owners - {seat} for place, owners in self.owners.items()}
        unsaid = [seat for seat in range(self.seats) if "lands" not in start["players"].get(seat, {})]
        self.built_perhaps = not start["towers"] and any(self.players[seat].out is not True for seat in unsaid)
        self.neutral = Pile((0, 31), (0, 31), self.values["reshuffle"] == "at-once")
        if start["squads"] is None:
            self.left = None
            for one in self.squads.values():
                one[:] = [None, None]
        else:
            for number in self.squads:
                said = start["squads"].get(number, None)
                self.squads[number] = [None, None] if number not in start["squads"] else [said != "gone", None if said is None else said]
            there = [one[0] for one in self.squads.values()]
            self.left = None if None in there else sum(there)

    def dragon_owners(self):
        """By seat: who may have the dragon."""
        return [owners | left for owners, left in zip(self.castle_owner, self.dragon_left)]

    # Cards.

    def copies(self, name):
        """How many there are; None where the set lists only a part of that deck: there may be more."""
        card = self.box and self.box.card(name)
        if card and card.deck not in self.box.whole:
            self.undecided.add("set")
            return None
        return card.copies if card else None

    def gone(self, seat, name):
        """How many copies surely lie in the discard, fight, or are in a deck from which no card was drawn."""
        player = self.players[seat]
        return player.pile.lying[name] + player.pile.below[name] + player.fielded[name]

    def draw(self, seat, lo, hi=None, names=(), place=None, what="ER-HID-1"):
        """Draws cards; those that were named are checked against the copies."""
        player = self.players[seat]
        hi = lo if hi is None else hi
        copies = {name: self.copies(name) for name in names}
        there = {name: max(0, many - player.pile.out[name]) for name, many in copies.items() if many is not None}
        elsewhere = sum((Counter({name: many for name, many in Counter(names).items() if name in there}) - Counter(there)).values())
        if elsewhere > max(0, hi - player.pile.deck[0]):  # so many may come off a deck that is made for them
            self.say(place, what, "cannot be drawn: they are not in the deck")
        player.pile.draw(lo, hi)
        player.pile.out.update(names)
        for name in names:
            copies = self.copies(name)
            card = self.box and self.box.card(name)
            if card and (card.deck == "neutral" or card.kind == "dragon" or player.deck and card.deck != player.deck):
                self.say(place, "ER-HID-1", f"{name} is not in that deck", also=("ER-COM-2", "ER-SET-8"))
            elif copies is not None and self.gone(seat, name) + player.hand.certain[name] >= copies:
                self.say(place, what, f"{name} cannot be drawn")
            player.hand.give_card(name)
        player.hand.give(max(0, lo - len(names)), max(0, hi - len(names)))
        player.hand.lo, player.hand.hi = min(player.hand.lo, 19), min(player.hand.hi, 19)  # of 20 cards one is the dragon

    def drawable(self, seat, due):
        """What is drawn where so many are due: less where deck and discard are empty."""
        low, high = self.players[seat].pile.most()
        return (min(due[0], low), min(due[1], high)) if self.values["empty-deck"] == "draw-fewer" or low >= due[1] else (min(due[0], low), due[1])

    def take(self, seat, name, place, code="ER-HID-1", also=()):
        """A named card leaves a hand."""
        player, copies = self.players[seat], self.copies(name)
        if player.hand.certain[name] <= 0 and copies is not None and self.gone(seat, name) >= copies:
            if player.pile.spent[name] and code == "ER-HID-1":
                code, also = "ER-ACT-2", (*also, "ER-HID-1")
            self.say(place, code, f"{name} lies in the discard or fights", also)
            player.hand.take(0, 1)
            return False
        if not player.hand.take_card(name):
            if not self.of_a_hand(name):  # a dragon, it may be
                self.undecided.add("set")
                return True
            self.say(place, code, f"{name} was not in this hand", also)
            return False
        return True

    def of_a_hand(self, name):
        """Whether a card surely comes to hands: one that no set lists may be a dragon or the guardian."""
        card = self.box and self.box.card(name)
        return bool(card) and card.kind not in ("dragon", "guardian")

    def forget(self):
        """Anything legal may have happened."""
        self.undecided.add("gap")
        for player in self.players:
            if player.out:
                continue
            player.out = None
            player.hand.forget(19)
            player.pile.forget(19)
            player.fielded.clear()
            player.buried.clear()
            player.artifacts, player.treasures = (0, 20), (0, 4)
            player.first = None if player.first else False
            player.count = {"lands": (0, PLACES), "towers": (0, PLACES), "castles": (0, 5), "power": (0, PLACES)}
        self.owners = {name: self.everybody for name in self.owners}
        for one in self.named.values():
            one[1] = self.everybody
        self.castle_owner = [self.everybody for _ in self.castle_owner]
        self.central_owner, self.left = self.everybody, None
        self.built, self.built_perhaps, self.artifact_of = set(), True, {}
        self.guardian_there = True
        for one in self.squads.values():
            one[:] = [None, None]
        self.neutral.forget(31)
        self.maybe_ended = True
