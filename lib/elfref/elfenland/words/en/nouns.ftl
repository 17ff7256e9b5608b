# Transports: kinds of travel cards and, but for the raft, of counters.

pig = pig
    .other = pigs
elfcycle = elfcycle
    .other = elfcycles
cloud = cloud
    .other = clouds
unicorn = unicorn
    .other = unicorns
wagon = wagon
    .other = wagons
dragon = dragon
    .other = dragons
raft = raft
    .other = rafts

# Other pieces, and what is counted.

counter = counter
    .other = counters
obstacle = obstacle
    .other = obstacles
town = town
    .other = towns
point = point
    .other = points
# A counter or obstacle that is placed on a road.
placement = placement
    .other = placements
payment = payment
    .other = payments
discard = discard
    .other = discards
# A move of a boot from a town to the next one.
step = step
    .other = steps

# Terrains. A ferry crosses a lake.

plains = plains
forest = forest
desert = desert
mountain = mountain
river = river
lake = lake

# Kinds of connections between two towns: by land, and, if the kind is not known, any.

land-road = road
ferry = ferry
connection = road, river or ferry

# Phases of a round, as records name them.

phase-deal = deal
phase-draw = draw
phase-choose = choose
phase-plan = plan
phase-travel = travel
phase-keep = keep

# Pieces on a picture of the board. A town piece lies in a town until its player fetches it.

boot = boot
    .other = boots
town-piece = town piece
    .other = town pieces
