# What the game counts. The value is the form after 1.

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
parcel-box = box
parcel-set = set

# Pieces on a picture of the board: figures of players, helpers, cards and piles.
discard-pile = discard pile
    .other = discard piles
gift-deck = gift deck
    .other = gift decks
ingredient-card = ingredient card
    .other = ingredient cards
fox-figure = Fox
    .other = Foxes
kitten-figure = Kitten
    .other = Kittens
saucer-figure = Flying Saucer
    .other = Flying Saucers
yeti-figure = Yeti
    .other = Yetis
helper-fox = the helper Fox
    .other = the helper Foxes
helper-kitten = the helper Kitten
    .other = the helper Kittens
helper-saucer = the helper Flying Saucer
    .other = the helper Flying Saucers
helper-yeti = the helper Yeti
    .other = the helper Yetis
