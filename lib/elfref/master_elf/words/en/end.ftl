# How the game ended, as the verdict reports it.

ended-last-parcel = won: the last parcel was sent
ended-nowhere-to-go = lost: no place within reach had cards
ended-no-gift-left = lost: a gift was due, but none was left

# What is played after the end.

game-was-won = the game was already won
game-was-lost = the game was already lost
game-was-over = the game was already won or lost
last-parcel-here = the last parcel was sent here
nowhere-to-go-here = no movement was possible here
no-gift-left-here = a gift was due here, but none was left
game-over-here = the last parcel was sent here, or no gift was left
played-after-idle-turn = play went on after a turn without a movement: all have lost, or a rule was broken
idle-here = nothing was done here
all-have-lost = all players have lost: { $player } could not move
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
outcome-not-reached = '{ $claimed }' is claimed, but the record ends before the game is { $claimed }
outcome-differs = '{ $claimed }' is claimed, but all players have { $found }
parcels-sent-of =
    { $sent } of the { $parcels } parcels { $sent ->
        [one] has been
       *[other] have been
    } sent
loss-not-found = the record shows no player who could not move, and no gift that was due but lacking
lost-here = the game was lost here
base-game-not-judged = this claim depends on the base game, which is not judged

# Numbers. $what: one of the last four.
number-found = { $what } { $claimed } claimed, but the plays give { $found }
number-possible = { $what } { $claimed } claimed, but the record allows any number from { $found }
number-of-parcels-sent = parcels sent:
number-of-gifts-in-deck = gifts in the deck:
number-of-rounds = rounds:
number-of-gifts-under = gifts under '{ $parcel }':
parcel-may-be-sent = this parcel has perhaps already been sent

# Crystals and places.
crystal-not-recorded = the use of { $player }'s crystal is not recorded
crystal-of-is-unused = { $player }'s crystal has not been used yet
player-is-in = { $player } is in { $place }
place-not-recorded = { $player }'s place is not recorded

# About the competitive game.
base-game-not-known = the base rulebook is not known: a competitive game is judged by the supplement only, without scores
