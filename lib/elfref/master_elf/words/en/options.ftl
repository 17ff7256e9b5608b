# What options settle, and what their values mean: `option-` and the name of an option; `option-…-is-` and a value.

option-gift-price = whether a gift may be paid with one of its two kinds alone
option-gift-price-is-any-mix = any three of them
option-gift-price-is-both-kinds = some of each kind

option-crystal = whether the crystal may stand for a card that is in the hand
option-crystal-is-free = it may
option-crystal-is-only-if-lacking = only for a card that is lacking

option-stay-without-cards = whether the Kitten lets stay where no cards lie
option-stay-without-cards-is-yes = it does
option-stay-without-cards-is-no = it does not

option-averts-loss = whether staying by the Kitten or changing places with the Saucer averts the loss
option-averts-loss-is-yes = the game goes on
option-averts-loss-is-no = all have lost

option-swap-into-empty = whether the change with the Saucer may lead where no cards lie
option-swap-into-empty-is-yes = it may
option-swap-into-empty-is-no = it may not

option-swap-from-city = whether an elf in the city may change places with the Saucer
option-swap-from-city-is-yes = it may
option-swap-from-city-is-no = it may not

option-swap-in-place = whether the change with the Saucer may be one within its area
option-swap-in-place-is-no = it may not
option-swap-in-place-is-yes = it may

option-fox-after-swap = whether who comes by the Saucer has the help of the Fox
option-fox-after-swap-is-yes = so it is
option-fox-after-swap-is-no = only who moves there

option-yeti-unused-crystal = the ability of the Yeti while the crystal is unused
option-yeti-unused-crystal-is-no-effect = it changes nothing
option-yeti-unused-crystal-is-forbidden = it may not be used

option-last-parcel = what counts first when the last parcel is full and no gift is left to lay
option-last-parcel-is-win-first = the win
option-last-parcel-is-refill-first = the loss

option-short-refill = how too few cards are laid at a sending
option-short-refill-is-by-choice = as the players like
option-short-refill-is-two-each = two each, as far as they go

option-start-gift-sets = when two starting gifts are of one set
option-start-gift-sets-is-any-shared = when they share one
option-start-gift-sets-is-all-shared = when all sets of one are of the other

option-inhabitants = whether helpers and characters play in one game
option-inhabitants-is-one-use = only one of them
option-inhabitants-is-both = they may

option-coop-shortage = whether all cards are thrown away in the cooperative game when they run short
option-coop-shortage-is-no = no
option-coop-shortage-is-yes = yes

option-surplus-discard = whether cards are thrown away at the end of a turn with seven or fewer
option-surplus-discard-is-no = exactly the surplus
option-surplus-discard-is-yes = the surplus or more

option-abilities = whether characters have their abilities and limits
option-abilities-is-on = they have
option-abilities-is-off = all are played as elves

# Editions: the name for people; which book it is; what is added to a citation of another book.
edition-russian = Russian
edition-russian-book = the Russian supplement of the second edition
