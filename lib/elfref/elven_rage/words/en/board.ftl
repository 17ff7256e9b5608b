# A picture of the map and of a battle.

# The titles of the places for pieces.
title-castles = castles
title-owners = owners
title-towers = towers
title-battle = battle
title-place = place { $place }
title-reserve = reserve
title-beneath = under the reserve
title-next = next
title-lands = lands
title-holds = holds
title-cards = cards
title-deck = deck
title-discard = discard
title-artifacts = Artifacts
title-treasures = Treasures
title-goal = goal
title-squads = squads
# The arrow of a strike, from one place to another.
strike-at = strike from { $from } to { $to }

# Pieces on the map. $what is a player, a place, or some-land.
perhaps-this = perhaps { $what }
owner-unclear = not recorded
a-tower = a tower
# A place without a name; $kind is left out if it is not known.
some-land =
    { $kind ->
        [none] a place
        [place-centre] the { $kind }
       *[other] a { $kind }
    }

# Things that a player has. Sums are written as in records.
plus = { $left } + { $right }
in-sum = { $copies } { $card }
rest-unrecorded = perhaps unrecorded places
and-rest-unrecorded = perhaps unrecorded places
none-as-out = 0, out of the game
none-known = none known
things-named = { $number }: { $names }
goal-unrecorded = not recorded
lands-of-player = { ": " }{ $lands }

# The squads of neutral warriors. $squad is a number, $shown one of the first three.
squad-shows = { $squad }: { $card } open
squad-may-show = { $squad }: perhaps one card open
squad-shows-none = { $squad }: no card open
squad-is-away = { $squad }: has fought
squad-may-be-away = { $shown }, or has fought
squads-unclear = not recorded

# Next to a battle: the place that is attacked, and whose turn it is.
battle-for =
    { $player } attacks { $place }{ $owner ->
        [none] { "" }
       *[other] , { $owner } defends
    }
battle-for-free = { $player } attacks { $place }, neutral warriors defend
next-is = next: { $turn }
next-of-highest = { $cards }: initiative { $initiative }, the highest
next-of-attacker = { $cards }: both sides have initiative { $initiative }, the attacker acts first
next-by-turns = { $cards }: both sides have initiative { $initiative } and take turns
nobody-acts = no card can act
turn-unclear = turn not known

# A card of a battle: its owner, its initiative, the lives that it has left, the icons of its slots.
card-lies =
    { $card }{ $owner ->
        [none] { "" }
       *[other] { " " }of { $owner }
    }{ $initiative ->
        [none] { "" }
       *[other] , initiative { $initiative }
    }{ $printed ->
        [none] { "" }
       *[other] , lives { $lives } of { $printed }
    }{ $left ->
        [none] { "" }
       *[other] , slots { $left } { $centre } { $right }
    }
card-lies-dead =
    { $card }{ $owner ->
        [none] { "" }
       *[other] { " " }of { $owner }
    }, dead
# Its lives, where they are too many for a heart each.
lives-of = { $lives } of { $printed }

# A description of the picture. Each place is a sentence.
map-described = The map { $name }: { $number } places. { $places }
place-described =
    { $place }{ $kind ->
        [none] { "" }
        [place-centre] , the central castle
       *[other] , { $kind }
    }{ $neighbours ->
        [0] { "" }
       *[other] , borders on { $neighbours }
    }.
battle-described = The cards of a battle.
map-not-known = No map is known.

# The signs of a map and of a card.
key-centre = the central castle
key-castle = a corner castle
key-tower = a tower
key-nothing = an empty slot
key-simple = a simple strike
key-double = a double strike
key-shield = a shield
key-pierce = a piercing strike
key-double-pierce = a double piercing strike
key-counter = a counterattack
key-fire = a fire shield
key-move = a movement
key-other = another effect
