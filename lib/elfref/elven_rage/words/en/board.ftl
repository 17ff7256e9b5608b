# A picture of the map and of a battle.

# The titles of the places where pieces lie.
title-castles = castles
title-owners = owners
title-towers = towers
title-battle = battle
title-place = place { $place }
title-reserve = reserve
title-beneath = under it
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
strike-at = { $from } at { $to }

# What lies on the map. $what is a player, a place, or some-land.
perhaps-this = perhaps { $what }
owner-unclear = nobody can tell
a-tower = a tower
# A place without a name; $kind is left out if it is not known.
some-land =
    { $kind ->
        [none] a place
        [place-centre] the { $kind }
       *[other] a { $kind }
    }

# What a player has. Sums are written as in records.
plus = { $left } + { $right }
in-sum = { $copies } { $card }
rest-unrecorded = what nobody wrote down
and-rest-unrecorded = and what nobody wrote down
none-as-out = 0, out of the game
none-known = none known
things-named = { $number }: { $names }
goal-unrecorded = nobody wrote it down
lands-of-player = { ": " }{ $lands }

# The squads of neutral warriors. $squad is a number, $shown one of the first three.
squad-shows = { $squad } { $card } lies open
squad-may-show = { $squad } perhaps one is open
squad-shows-none = { $squad } none is open
squad-is-away = { $squad } has fought
squad-may-be-away = { $shown }, or has fought
squads-unclear = nobody can tell how they lie

# Beside a battle: what is attacked, and whose turn it is.
battle-for =
    { $player } attacks { $place }{ $owner ->
        [none] { "" }
       *[other] , { $owner } defends
    }
battle-for-free = { $player } attacks { $place }, neutral warriors defend
next-is = next: { $turn }
next-of-highest = { $cards }: initiative { $initiative }, the highest
next-of-attacker = { $cards }: both sides have { $initiative }, the attacker acts first
next-by-turns = { $cards }: both sides have { $initiative }, by turns
nobody-acts = nobody is left who could act
turn-unclear = nobody can tell whose turn it is

# A card of a battle: whose it is, its initiative, the lives that it has left, what its slots show.
card-lies =
    { $card }{ $owner ->
        [none] { "" }
       *[other] { " " }of { $owner }
    }{ $initiative ->
        [none] { "" }
       *[other] , initiative { $initiative }
    }{ $printed ->
        [none] { "" }
       *[other] , { $lives } of { $printed } lives
    }{ $left ->
        [none] { "" }
       *[other] , { $left } { $centre } { $right }
    }
card-lies-dead =
    { $card }{ $owner ->
        [none] { "" }
       *[other] { " " }of { $owner }
    }, dead

# The picture in words. Each place is a sentence.
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
battle-described = The table of a battle.
map-not-known = No map is known.

# The signs of a map and of a card.
key-centre = the central castle
key-castle = a castle at a corner
key-tower = a tower
key-nothing = nothing
key-simple = a simple strike
key-double = a double strike
key-shield = a shield
key-pierce = a piercing strike
key-double-pierce = a double piercing strike
key-counter = a counterattack
key-fire = a fire shield
key-move = a movement
key-other = anything else
