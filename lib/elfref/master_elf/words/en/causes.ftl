# Why a rule cannot tell, or takes a play on trust. Of each cause the first message is what the verdict depends on, the
# second begins the line of all its plays; $players is a list.

no-board = no board
no-board-recorded = no board
no-gifts = no gifts
no-gifts-recorded = no gifts
gift-not-listed = gift not in the components
gifts-not-listed = gifts not in the components
no-figures = no elf figures
no-figures-recorded = no elf figures
place-of-player-missing = place not recorded
places-of-players-missing = no place recorded for { $players }
place-lost = place behind a turn that nobody wrote down
places-lost = places behind turns not recorded
cards-of-place-missing = cards not recorded
cards-of-places-missing = no cards recorded in places to which { $players } went
cards-lost = cards behind a turn that nobody wrote down
cards-lost-in-turns = cards behind turns not recorded
hand-missing = hand not recorded
hands-missing = no cards recorded for { $players }
crystal-missing = crystal not recorded
crystals-missing = no crystal recorded for { $players }
helper-way-missing = way of a helper not recorded
helper-ways-missing = ways of helpers not recorded
helper-use-lost = helper used in a turn not recorded
helper-uses-lost = uses of helpers in turns not recorded
parcel-missing = gifts under a parcel not recorded
parcels-missing = gifts under parcels not recorded
number-missing = numbers not recorded
numbers-missing = numbers not recorded
