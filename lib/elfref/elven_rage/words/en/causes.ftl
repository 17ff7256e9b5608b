# What is not recorded. The first message is what the verdict depends on. The second one begins the line of all plays
# that it touches: it has their number, or their players.

no-map = no map
no-map-unchecked = map not given: { $plays } not checked
places-unnamed = places not recorded
places-unnamed-unchecked = places not recorded: { $plays } not checked
no-cards = no card values
no-cards-unchecked = card values not given: { $plays } not checked
unknown-decks = cards of unknown decks
unknown-decks-unchecked = cards of unknown decks: { $plays } not checked
hand-unrecorded = hand not recorded
hands-unrecorded = hands not recorded for { $players }
map-unrecorded = held places not recorded
map-unrecorded-for = held places not recorded for { $players }
end-unrecorded = end of an attack not recorded
ends-unrecorded = ends of attacks not recorded for { $players }
things-unrecorded = Artifacts and Treasures not recorded
things-unrecorded-for = Artifacts and Treasures not recorded for { $players }

# Pieces of which a set lists only some.
cards-of-deck = cards of the { $deck } deck
