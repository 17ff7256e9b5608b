# Cards: taken, drawn, given, discarded, in hands. $cards is a sum as records write it, or a number of cards.

thrown-in-area = { $cards } discarded in { $place }, but discarding to draw is possible only in the city
taken-not-one = { $cards } taken, but 1 is due
cards-not-there = { $place } does not have { $cards }
cards-there = cards there: { $cards }
none-taken = { $player } stays in { $place }, but takes none of its cards

# An area that is empty gets cards from the city. $city: how many the city had; left out: enough.
refill-too-early =
    { $laid } placed as a refill, but { $left } older { $left ->
        [one] card was
       *[other] cards were
    } still there
refill-wrong =
    { $laid } placed, but { $due } { $due ->
        [one] is
       *[other] are
    } due: { $city ->
        [none] the city may have enough cards
       *[other] the city had { $city }
    }

# In the city. Numbers.
draw-impossible =
    { $drawn } { $drawn ->
        [one] card
       *[other] cards
    } drawn, but only { $due } can be due
city-draw-wrong =
    { $drawn } drawn for { $thrown } discarded, but { $due } { $due ->
        [one] is
       *[other] are
    } due
drawn-beyond-city = { $drawn } drawn, but the city had only { $city }
discard-comes-back = the discard pile comes back only when a parcel is sent

# $due: the player whose turn it is.
gives-out-of-turn = { $from } gives cards to { $to }, but it is { $due }'s turn
gives-from-afar = { $from } in { $from_place } gives cards to { $to } in { $to_place }, but both must be in the same place

# The end of a turn: seven cards are kept. $due: how many are discarded.
cards-kept-too-many =
    { $kept } kept, but { $due } { $due ->
        [one] is
       *[other] are
    } due to be discarded
cards-thrown-wrong =
    { $thrown } discarded from { $held } in hand, but { $due } { $due ->
        [one] is
       *[other] are
    } due
turn-ends-with-cards = { $player } ends the turn with { $cards }, more than 7

# Cards run short.
shortage-in-cooperative = in the cooperative game, players must not discard when cards run short
discard-has-cards = a shortage is recorded, but the discard pile has cards
city-has-cards = a shortage is recorded, but the city has cards
no-cards-lacking = a shortage is recorded, but no cards were lacking
shortage-not-played = cards ran short, and the city and discard pile had none: all players must discard their hands

# Hands.
cards-not-in-hand = { $player } does not have { $cards }
cards-in-hand = in hand: { $cards }
cards-can-be-in-hand = in hand: at most { $cards }
# $price: 3, or 2 where the crystal may replace the third card.
hand-too-small =
    { $player } has only { $cards }, but a gift costs { $price ->
        [3] 3
       *[other] at least 2
    }
# $cards, $copies: numbers.
kind-seen-too-often =
    { $cards } { $kind } would be visible at once, but there { $copies ->
        [one] is only 1
       *[other] are only { $copies }
    }
