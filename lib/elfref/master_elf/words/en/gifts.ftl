# Gifts: their price, their stacks, and the parcels. $price is a sum as a card prints it.

second-gift = a second gift in one turn
first-gift-here = the first one was created here
# $due: a number of cards.
price-count-wrong = { $paid } paid, a gift costs { $due }
gift-price = { $gift } takes { $price }
three-kinds-paid = three kinds are paid, a gift takes two
kind-not-in-price = { $kind } is paid, and { $gift } takes { $price }
# $cards: a number.
kind-overpaid = { $cards } { $kind } paid, and { $gift } takes { $price }
one-kind-paid = { $kind } alone is paid, and some of each kind is due
crystal-for-card-in-hand = the crystal stands for { $kind }, and { $player } has one
crystals-too-many = { $crystals }, each player has one
crystal-is-used = the crystal of { $player } is used

# Stacks and their deck. $copies: a number.
gift-turned-up-already =
    { $gift } was turned up already, and there { $copies ->
        [one] is
       *[other] are
    } { $copies }
gifts-on-top = on top lie { $gifts }
gift-on-no-stack = { $gift } lies on no stack
gift-covered = { $gift } is covered by { $cover }
gift-laid-on-it = laid on it here
gift-laid-on-stack = a gift is laid where others lie beneath { $gift }
stack-left-empty =
    an empty stack, and { $left } { $left ->
        [one] is
       *[other] are
    } in the deck
no-gift-left = no gift is left in the deck: the game is lost

# Which parcel a gift is for.
parcel-is-sent = the parcel '{ $parcel }' is sent
parcel-sent-here = sent here
gift-fits-parcels = { $gift } goes into the box, and fits { $parcels }
set-differs = { $gift } is of { $sets }, and the parcel of { $due }
colour-differs = { $gift } is { $colour }, and the parcel { $due }
ingredients-differ = { $gift } takes { $price }, and the first gift, { $first }, takes { $first_price }
gifts-lying-there = there lie { $gifts }

# A parcel is sent when it is full.
parcel-was-full = the parcel was full with { $gifts }, the first one among them, and is sent at once
parcel-full-here = full here
parcel-full-before = full here, in an earlier turn
parcel-lies-full =
    { $gifts } { $gifts ->
        [one] lies
       *[other] lie
    } under it: it is full, and is sent at once
parcel-sent-already = the parcel '{ $parcel }' is sent already
# $lying: a number of gifts.
parcel-not-full =
    { $lying } of { $due } { $due ->
        [one] lies
       *[other] lie
    } under it

# Then empty areas get two cards each.
only-areas-get-cards = only areas get cards
area-not-empty = { $cards } still lay in { $place }
area-refill-wrong = { $laid } laid into { $place }, 2 are due
area-left-empty = { $place } is empty too, and gets 2 cards
# $due: a number of cards.
not-all-laid = { $laid } laid, and all { $due } are
areas-get-one-card = { $areas } areas get one card each

# The gift that is laid when the turn comes back to the first player. $due: the player whose turn it is.
gift-early-or-turns-missing = a gift is laid, and it is the turn of { $due }: too early, or turns are missing
gift-early = a gift is laid, and it is the turn of { $due }
gift-before-first-turn = a gift is laid before the first turn
gift-not-laid =
    none was laid, and { $left } { $left ->
        [one] is
       *[other] are
    } in the deck
# $left: a number of gifts.
gift-line-missing = the turn came back to { $player }, and no gift was laid: { $left } in the deck
# What it depends on.
turns-not-recorded = turns not recorded
gift-lines-not-written = lines of gifts that nobody wrote down

# Lines that another game does not have.
gift-of-cooperative-game = a new gift of the cooperative game
parcel-of-cooperative-game = a parcel of the cooperative game
