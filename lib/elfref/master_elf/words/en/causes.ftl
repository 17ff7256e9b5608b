# Why a rule cannot tell, or takes a play on trust. For each cause, the first message is what the verdict depends on. The
# second begins the line of all its plays; $players is a list.

no-board = no board in the components
no-board-recorded = no board in the components
no-gifts = no gifts in the components
no-gifts-recorded = no gifts in the components
gift-not-listed = gift not in the components
gifts-not-listed = gifts not in the components
no-figures = number of elf figures not in the components
no-figures-recorded = number of elf figures not in the components
place-of-player-missing = place not recorded
places-of-players-missing = no place recorded for { $players }
place-lost = place after an unrecorded turn
places-lost = places after unrecorded turns
cards-of-place-missing = cards not recorded
cards-of-places-missing = no cards recorded in places that { $players } entered
cards-lost = cards after an unrecorded turn
cards-lost-in-turns = cards after unrecorded turns
hand-missing = hand not recorded
hands-missing = no cards recorded for { $players }
crystal-missing = crystal not recorded
crystals-missing = no crystal recorded for { $players }
helper-way-missing = movement of a helper not recorded
helper-ways-missing = movements of helpers not recorded
helper-use-lost = use of a helper in an unrecorded turn
helper-uses-lost = uses of helpers in unrecorded turns
parcel-missing = gifts under a parcel not recorded
parcels-missing = gifts under parcels not recorded
number-missing = numbers not recorded
numbers-missing = numbers not recorded
