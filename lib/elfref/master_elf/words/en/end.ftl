# How the game ended, as the verdict says it.

ended-last-parcel = won: the last parcel was sent
ended-nowhere-to-go = lost: cards lay nowhere where somebody could move
ended-no-gift-left = lost: a gift was due, and none was left

# What is played after the end.

game-was-won = the game was won
game-was-lost = the game was lost
game-was-over = the game was won or lost
last-parcel-here = the last parcel was sent here
nowhere-to-go-here = nobody could go anywhere here
no-gift-left-here = a gift was due here, and none was left
game-over-here = the last parcel was sent here, or no gift was left
played-after-idle-turn = nothing is played behind a turn in which nobody moved: all lost, or a rule was broken
idle-here = nothing was done here
all-have-lost = all have lost: { $player } could not move
# After $message, which is about the first of them.
and-more-turns =
    { $message }, and { $turns } more { $turns ->
        [one] turn was
       *[other] turns were
    } played
and-more-lines =
    { $message }, and { $lines } more { $lines ->
        [one] line was
       *[other] lines were
    } played

# The outcome. $claimed, $found: one of the first two.
outcome-won = won
outcome-lost = lost
outcome-not-reached = { $claimed } is claimed, and the record ends before
outcome-differs = { $claimed } is claimed, and all have { $found }
parcels-sent-of = { $sent } of { $parcels } parcels are sent
loss-not-found = nobody could not move, and no gift was due that was lacking
lost-here = lost here
base-game-not-judged = the base game is not judged

# Numbers. $what: one of the last four.
number-found = { $what } { $claimed } claimed, { $found } found
number-possible = { $what } { $claimed } claimed, { $found } possible
number-of-parcels-sent = parcels sent:
number-of-gifts-in-deck = gifts in the deck:
number-of-rounds = rounds:
number-of-gifts-under = gifts under '{ $parcel }':
parcel-may-be-sent = the parcel may be sent

# Crystals and places.
crystal-not-recorded = the crystal of { $player } is not recorded
crystal-of-is-unused = the crystal of { $player } is unused
player-is-in = { $player } is in { $place }
place-not-recorded = where { $player } is, is not recorded

# About the competitive game.
base-game-not-known = the base rulebook is not known: of the competitive game only what the supplement prints is judged, and no score
