# Gifts: their price, their stacks, and the parcels. $price is a sum as a card prints it.

second-gift = a second gift was created in one turn, but only 1 is allowed
first-gift-here = the first gift was created here
# $due: a number of cards.
price-count-wrong = { $paid } paid, but a gift costs { $due }
gift-price = { $gift } costs { $price }
three-kinds-paid = cards of three kinds paid, but a gift costs cards of only two kinds
kind-not-in-price = { $kind } paid, but { $gift } costs { $price }
# $cards: a number.
kind-overpaid = { $cards } { $kind } paid, but { $gift } costs { $price }
one-kind-paid = only { $kind } paid, but a gift costs cards of two kinds
crystal-for-card-in-hand = the crystal replaces { $kind }, but { $player } has { $kind } in hand
crystals-too-many = { $crystals } paid, but each player has only 1
crystal-is-used = { $player }'s crystal has already been used

# Stacks and their deck. $copies: a number.
gift-turned-up-already =
    { $gift } cannot turn up again: there { $copies ->
        [one] is only 1
       *[other] are only { $copies }
    }
gifts-on-top = on top: { $gifts }
gift-on-no-stack = { $gift } is not on a stack
gift-covered = { $gift } is covered by { $cover }
gift-laid-on-it = the covering gift was placed here
gift-laid-on-stack = a gift may be placed only on an empty stack, but { $gift } was not the last gift there
stack-left-empty = the stack is empty, but the deck still has { $left }
no-gift-left = no gift is left in the deck: the game is lost

# Which parcel a gift is for.
parcel-is-sent = the parcel '{ $parcel }' is sent
parcel-sent-here = the parcel was sent here
gift-fits-parcels =
    { $gift } goes to the parcel 'box', but fits { $parcels ->
        [one] the parcel '{ $parcels }'
       *[other] the parcels { $parcels }
    }
set-differs =
    { $gift } is from the { $sets ->
        [one] set { $sets }
       *[other] sets { $sets }
    }, but the parcel needs { $due }
colour-differs = { $gift } is { $colour }, but the parcel needs { $due }
ingredients-differ = { $gift } costs { $price }, but the first gift there, { $first }, costs { $first_price }
gifts-lying-there = gifts there: { $gifts }

# A parcel is sent when it is full.
parcel-was-full = the parcel was full with { $gifts }, counting the first, and must be sent immediately
parcel-full-here = the parcel was full here
parcel-full-before = the parcel was full here, in an earlier turn
parcel-lies-full = the parcel is full with { $gifts } under it and must be sent immediately
parcel-sent-already = the parcel '{ $parcel }' has already been sent
# $lying: a number of gifts.
parcel-not-full = the parcel was sent with only { $lying } of { $due } gifts

# Then empty areas get two cards each.
only-areas-get-cards = the city got cards, but only areas may get them
area-not-empty = { $place } got cards, but still had { $cards }
area-refill-wrong = { $laid } placed in { $place }, but 2 are due
area-left-empty = { $place } is also empty: 2 cards are due
# $due: a number of cards.
not-all-laid = { $laid } placed, but all { $due } are due
areas-get-one-card = { $areas } areas got 1 card each, but at most 1 area may

# The gift that is placed when the turn comes back to the first player. $due: the player whose turn it is.
gift-early-or-turns-missing = a gift was placed, but it is { $due }'s turn: either too early, or some turns are not recorded
gift-early = a gift was placed too early: it is { $due }'s turn
gift-before-first-turn = a gift was placed before the first turn, but none may be placed then
gift-not-laid = no gift was placed, but the deck still has { $left }
# $left: a number of gifts.
gift-line-missing = the turn came back to { $player }, but no gift was placed, and the deck has { $left }
# What it depends on.
turns-not-recorded = turns not recorded
gift-lines-not-written = gift lines not recorded

# Lines that another game does not have.
gift-of-cooperative-game = a new gift may be placed only in the cooperative game
parcel-of-cooperative-game = parcels belong only to the cooperative game
