# What options settle, and what their values mean: `option-` and the name of an option; `option-…-is-` and a value.

option-gift-price = whether a gift may be paid with only one of its two kinds
option-gift-price-is-any-mix = any three cards of its kinds
option-gift-price-is-both-kinds = some of each kind

option-crystal = whether the crystal may replace a card that is in the hand
option-crystal-is-free = it may
option-crystal-is-only-if-lacking = it may replace only a card that is not in the hand

option-stay-without-cards = whether the Kitten lets a player stay in an area without cards
option-stay-without-cards-is-yes = it does
option-stay-without-cards-is-no = it does not

option-averts-loss = whether staying with the Kitten or changing places with the Saucer averts the loss
option-averts-loss-is-yes = the game goes on
option-averts-loss-is-no = all players have lost

option-swap-into-empty = whether changing places with the Saucer may lead to a place without cards
option-swap-into-empty-is-yes = it may
option-swap-into-empty-is-no = it may not

option-swap-from-city = whether an elf in the city may change places with the Saucer
option-swap-from-city-is-yes = it may
option-swap-from-city-is-no = it may not

option-swap-in-place = whether an elf in the Saucer's own area may change places with it
option-swap-in-place-is-no = it may not
option-swap-in-place-is-yes = it may

option-fox-after-swap = whether the Fox helps a player who comes by the Saucer
option-fox-after-swap-is-yes = it does
option-fox-after-swap-is-no = it helps only a player who moves there

option-yeti-unused-crystal = what the Yeti's ability does while the crystal is unused
option-yeti-unused-crystal-is-no-effect = it changes nothing
option-yeti-unused-crystal-is-forbidden = it may not be used

option-last-parcel = what counts first when the last parcel is full and no gift is left to place
option-last-parcel-is-win-first = the win
option-last-parcel-is-refill-first = the loss

option-short-refill = how cards are placed after a parcel is sent, when there are too few
option-short-refill-is-by-choice = as the players choose
option-short-refill-is-two-each = two in each area while they last

option-start-gift-sets = when two starting gifts are from one set
option-start-gift-sets-is-any-shared = when they share a set
option-start-gift-sets-is-all-shared = when one has all sets of the other

option-inhabitants = whether one game may have both helpers and characters
option-inhabitants-is-one-use = it may have only one of them
option-inhabitants-is-both = it may

option-coop-shortage = whether all players discard their hands in the cooperative game when cards run short
option-coop-shortage-is-no = they do not
option-coop-shortage-is-yes = they do

option-surplus-discard = how many cards a player discards at the end of a turn
option-surplus-discard-is-no = exactly the surplus over seven
option-surplus-discard-is-yes = the surplus over seven, or more

option-abilities = whether characters have their abilities and limits
option-abilities-is-on = they do
option-abilities-is-off = all are played as elves

# Editions: the name for people; which book it is; what is added to a citation of another book.
edition-russian = Russian
edition-russian-book = the Russian supplement of the second edition
