"""A battle: four cards at the edge, who is due, what a strike does, and every way in which it may go on.

Places are 0 to 3, clockwise; slots are 0 left, 1 centre, 2 right; sides are "A" (attacker) and "D".
"""
STRIKES = {"simple": "ER-ATK-1", "double": "ER-ATK-2", "pierce": "ER-ATK-4", "double-pierce": "ER-ATK-5"}
SLOTS = {"left": 0, "centre": 1, "right": 2}
LIMIT = 200000


class Fighter:
    """A card in the layout: what does not change about it."""

    def __init__(self, name, side, card):
        self.name, self.side, self.card = name, side, card
        self.treasure = card is not None and card.kind == "treasure"

    @property
    def known(self):
        return self.card is not None and self.card.known and self.side is not None


class Fight:
    """A position of a battle."""
    __slots__ = ("rules", "places", "lives", "slots", "first", "later", "acted", "last", "dead", "seen", "again", "alike", "why")

    def __init__(self, rules, lives, slots, first):
        self.rules, self.places, self.lives, self.slots = rules, (0, 1, 2, 3), lives, slots
        self.first = self.later = first  # initiatives: of this round, and from the next on
        self.acted, self.last, self.dead = 0, {}, 0  # last: by initiative, the side that had the last turn of this round
        self.again = self.alike = 0  # how often the position was there before the last movement: the same, and one that looks like it
        self.seen, self.why = (), {}
        self.seen = (self.position(),)

    def copy(self):
        other = Fight.__new__(Fight)
        for name in Fight.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def key(self):
        return (self.places, self.lives, self.slots, self.first, self.later, self.acted, frozenset(self.last.items()), self.dead, self.seen,
                self.again, self.alike)

    def position(self):
        """Places, lives, and the slots of those that live: the dead use theirs no more."""
        return self.places, self.lives, tuple(slots if lives > 0 else () for slots, lives in zip(self.slots, self.lives))

    def noted(self):
        """Remembers the position, if it is another one than before."""
        if self.position() != self.seen[-1]:
            self.seen, self.again, self.alike = self.seen + (self.position(),), 0, 0
        return self

    def settle(self):
        """Cards that nobody saved are dead; a round that is over begins anew."""
        for one in range(4):
            if self.lives[one] <= 0 and not self.rules.fighters[one].treasure:
                self.dead |= 1 << one
        return self

    def alive(self, one):
        return not self.rules.fighters[one].treasure and not self.dead >> one & 1 and self.lives[one] > 0

    def living(self, side):
        return sum(self.alive(one) and self.rules.fighters[one].side == side for one in range(4))


class Rules:
    """Who fights, and under which options."""

    def __init__(self, fighters, values, left):
        self.fighters, self.values = fighters, values
        self.turn = (1, 2, 3) if left == "clockwise" else (3, 2, 1)

    def begin(self, changes=None):
        """The position before the first act; initiatives may have been changed before."""
        lives = tuple(0 if one.treasure else one.card.lives for one in self.fighters)
        slots = tuple(("none",) * 3 if one.treasure else one.card.slots for one in self.fighters)
        first = tuple(0 if one.treasure else one.card.initiative + (changes or {}).get(number, 0) for number, one in enumerate(self.fighters))
        return Fight(self, lives, slots, first)

    def at(self, fight, one, slot):
        """The card at which a slot points."""
        return fight.places[(fight.places.index(one) + self.turn[slot]) % 4]

    def facing(self, fight, one, slot):
        """The slot of the other card that points back."""
        return {0: 2, 1: 1, 2: 0}[slot]

    def strike(self, fight, one, slot):
        """What a strike through a slot does: (target, loss of the target, loss of the striker), or None where it is none."""
        icon = fight.slots[one][slot]
        if icon not in STRIKES:
            return None
        target = self.at(fight, one, slot)
        if not fight.alive(target) or self.fighters[target].side == self.fighters[one].side:
            return None
        face = fight.slots[target][self.facing(fight, one, slot)]
        hurt, pierce, back = 2 if icon.startswith("double") else 1, icon.endswith("pierce"), 0
        if face == "shield" and not pierce:
            hurt = 0
        elif face == "fire":
            if pierce:
                hurt, back = {"hits-and-burns": (hurt, 1), "hits": (hurt, 0), "stopped": (0, 1)}[self.values["fire-pierce"]]
            elif icon == "double" and self.values["fire-double"] == "hits":
                back = 0
            else:
                hurt, back = 0, 1
        elif face == "counter" and not (hurt >= fight.lives[target] and self.values["counter-when-killed"] == "no"):
            back = 1
        return target, hurt, back

    def duties(self, fight, one):
        """The slots through which a card must act: (damage, fire)."""
        damage, fire = [], []
        if fight.alive(one):
            for slot in range(3):
                found = self.strike(fight, one, slot)
                if found and found[1]:
                    damage.append(slot)
                elif found and found[2]:
                    fire.append(slot)
        return damage, fire

    def bound(self, fight, one):
        """Whether a card must strike."""
        damage, fire = self.duties(fight, one)
        if damage or not fire:
            return bool(damage)
        return self.values["fire-ends"] == "goes-on" or any(self.duties(fight, other)[0] for other in range(4))

    def over(self, fight):
        """Whether a battle may end here."""
        return self.went_round(fight) or self.still(fight)

    def still(self, fight):
        """Whether nobody has to strike, as the cards lie."""
        return not any(self.bound(fight, one) for one in range(4))

    def went_round(self, fight):
        """Whether the last movement may be called one that went round: copies look alike."""
        return fight.alike >= (3 if self.values["move-loop"] == "third-repeat" else 1)

    def looped(self, fight):
        """Whether the last movement ended the battle."""
        most = {"first-repeat": 1, "third-repeat": 3}.get(self.values["move-loop"])
        return most is not None and fight.again >= most and self.still(fight)

    def due(self, fight):
        """The cards one of which acts now; a round that is over begins anew."""
        fight.settle()
        waiting = [one for one in range(4) if fight.alive(one) and not fight.acted >> one & 1]
        if not waiting:
            fight.acted, fight.last, fight.first = 0, {}, fight.later
            waiting = [one for one in range(4) if fight.alive(one)]
            if not waiting:
                return []
        top = max(fight.first[one] for one in waiting)
        group = [one for one in waiting if fight.first[one] == top]
        sides = {self.fighters[one].side for one in group}
        if len(sides) == 2:
            side = "D" if fight.last.get(top) == "A" else "A"
            group = [one for one in group if self.fighters[one].side == side]
        return group

    def done(self, fight, one):
        """The position after a card's turn: marks it, changes nothing else."""
        after = fight.copy()
        after.acted |= 1 << one
        after.last = {**fight.last, fight.first[one]: self.fighters[one].side}
        return after

    def hit(self, fight, one, slot, found=None):
        """After a strike."""
        target, hurt, back = found or self.strike(fight, one, slot)
        after, lives = self.done(fight, one), list(fight.lives)
        if hurt:
            lives[target] = max(0, lives[target] - hurt)
        if back:
            lives[one] = max(0, lives[one] - back)
            if not lives[one]:
                after.why = {**fight.why, one: "ER-ATK-6" if hurt and fight.slots[target][self.facing(fight, one, slot)] == "counter" else "ER-ATK-7"}
        after.lives = tuple(lives)
        return after.noted()

    def move(self, fight, one, slot):
        """After a movement."""
        other, after = self.at(fight, one, slot), self.done(fight, one)
        places = list(fight.places)
        here, there = places.index(one), places.index(other)
        places[here], places[there] = other, one
        after.places = tuple(places)
        now = after.position()
        after.again, after.alike = fight.seen.count(now), sum(self.look(*one) == self.look(*now) for one in fight.seen)
        after.seen = fight.seen + (now,)
        return after

    def look(self, places, lives, slots):
        """What a position shows: nobody sees which of two copies is which."""
        return tuple((self.fighters[one].side, self.fighters[one].name, lives[one], slots[one]) for one in places)

    def skipped(self, fights):
        """These positions, and those after turns nobody wrote down of cards that need not strike."""
        found, todo = {}, list(fights)
        while todo:
            fight = todo.pop()
            group = self.due(fight)
            key = fight.key()
            if key in found:
                continue
            found[key] = fight
            if self.looped(fight):
                continue
            for one in group:
                if not self.bound(fight, one):
                    todo.append(self.done(fight, one))
        return list(found.values())

    def ways(self, fight):
        """Every position after the next act, which may be none."""
        for one in self.due(fight):
            damage, fire = self.duties(fight, one)
            bound = self.bound(fight, one)
            for slot in damage or fire:
                yield self.hit(fight, one, slot)
            if not bound:
                yield self.done(fight, one)
            if not bound or self.values["move-instead"] == "yes":
                for slot in range(3):
                    if fight.slots[one][slot] == "move":
                        yield self.move(fight, one, slot)

    def outcomes(self, fight):
        """Every (A living, D living, dead cards) with which the battle may end; None where there is too much to try."""
        found, after, todo = set(), {}, [fight]
        while todo:
            fight = todo.pop()
            self.due(fight)
            fight.again = fight.alike = 0
            fight.seen, key = (fight.position(),), self.plain(fight)
            if key in after:
                continue
            if len(after) > LIMIT:
                return None
            after[key] = fight, []
            if self.over(fight):
                found.add(self.outcome(fight))
            if fight.living("A") and fight.living("D"):
                for one in self.ways(fight):
                    self.due(one)
                    todo.append(one)
                    after[key][1].append((self.plain(one), one))
        if any("move" in slots for slots in fight.slots):
            return self.going_round(after, found)
        return found

    def plain(self, fight):
        """All that matters about a position but for what was there before it."""
        return fight.places, fight.lives, fight.slots, fight.first, fight.acted, frozenset(fight.last.items()), fight.dead

    def outcome(self, fight):
        return fight.living("A"), fight.living("D"), fight.dead

    def going_round(self, after, found):
        """Outcomes of battles that end because what is shown repeats after a movement as well."""
        tried = 0
        for start, (first, _) in after.items():
            if self.outcome(first) in found:
                continue
            seen, todo = set(), [start]
            while todo:
                key = todo.pop()
                tried += 1
                if key in seen:
                    continue
                if tried > LIMIT:
                    return None
                seen.add(key)
                for one, fight in after[key][1]:
                    if one[1] == start[1]:  # nobody lost a life
                        if one[0] != key[0] and self.look(*one[:3]) == self.look(*start[:3]):
                            found.add(self.outcome(fight))
                            todo = []
                            break
                        todo.append(one)
        return found
