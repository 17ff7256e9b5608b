# What is counted.
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

# What a slot of a card shows.
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

# What a player has at the end. A number stands before it: "0 lands", "1 lands".
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
line-of-words = line of words
    .other = lines of words
tower = tower
    .other = towers
# A land, a tower or a castle.
place-of-unknown-kind = place of a kind that nobody wrote down
    .other = places of kinds that nobody wrote down
