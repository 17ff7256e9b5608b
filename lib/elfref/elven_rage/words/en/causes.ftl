# What is not recorded: first as what the verdict depends on, then as the line of all plays that it touches, of which a
# number, or the players, is given.

no-map = no map
no-map-unchecked = no map: { $plays } not checked
places-unnamed = places nobody noted
places-unnamed-unchecked = places nobody noted: { $plays } not checked
no-cards = no cards
no-cards-unchecked = no cards: { $plays } not checked
unknown-decks = cards of unknown decks
unknown-decks-unchecked = cards of unknown decks: { $plays } not checked
hand-unrecorded = hand not recorded
hands-unrecorded = hands not recorded for { $players }
map-unrecorded = map not recorded
map-unrecorded-for = the map is not recorded for { $players }
end-unrecorded = end of an attack not recorded
ends-unrecorded = ends of attacks not recorded for { $players }
things-unrecorded = Artifacts and Treasures not recorded
things-unrecorded-for = Artifacts and Treasures not recorded for { $players }

# The pieces that a set lists only in part.
cards-of-deck = cards of the { $deck } deck
