# Things that are counted.
attack = attack
    .other = attacks
battle = battle
    .other = battles
land = land
    .other = lands
life = life
    .other = lives
squad = squad
    .other = squads
treasure = Treasure
    .other = Treasures

# The sides of a battle.
attacker = attacker
defender = defender

# The slots of a card.
slot-left = left
slot-centre = centre
slot-right = right

# The icons in the slots of a card.
icon-none = none
icon-simple = simple
icon-double = double
icon-shield = shield
icon-pierce = pierce
icon-double-pierce = double-pierce
icon-counter = counter
icon-fire = fire
icon-move = move
icon-other = other

# The kinds of a place on the map.
place-land = land
place-tower = tower
place-castle = castle
place-centre = centre

# The peoples of elves, each with a deck of its own, and the neutral warriors.
people-high = high
people-black = black
people-snow = snow
people-forest = forest
people-neutral = neutral

# The figures of a result. A number is before them, "0 lands", or after them, "lands: 1".
figure-lands = lands
figure-towers = towers
figure-castles = castles
figure-hand = hand
figure-artifacts = artifacts
figure-treasures = treasures
figure-out = out

# Pieces on a picture of the map.
artifact = Artifact
    .other = Artifacts
castle = castle
    .other = castles
central-castle = central castle
    .other = central castles
flag = flag
    .other = flags
line-of-words = line of text
    .other = lines of text
tower = tower
    .other = towers
# A land, a tower or a castle.
place-of-unknown-kind = place of an unrecorded kind
    .other = places of unrecorded kinds
