# What the game counts, and whose turn it is. The value is the form after 1.

creation = creation
    .other = creations
crystal = crystal
    .other = crystals
gift = gift
    .other = gifts
helper = helper
    .other = helpers
move = move
    .other = moves
parcel = parcel
    .other = parcels
turn = turn
    .other = turns

# Figures. Title: as the name of a helper.
elf = elf
    .other = elves
fox = fox
    .title = Fox
kitten = kitten
    .title = Kitten
saucer = saucer
    .title = Saucer
yeti = yeti
    .title = Yeti

# The four parcels, as records name them.
parcel-colour = colour
parcel-elves = elves
parcel-ingredients = ingredients
parcel-set = set
