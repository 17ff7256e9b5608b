# Cards: taken, drawn, given, thrown away, in hands. $cards is a sum as records write it, or a number of cards.

thrown-in-area = { $cards } thrown away in { $place }: that is done in the city
taken-not-one = { $cards } taken, 1 is due
cards-not-there = { $cards } does not lie in { $place }
cards-there = there lies { $cards }
none-taken = { $player } stays in { $place }, where cards lie, and takes none

# An area that is empty gets cards from the city. $city: how many lay there; left out: enough.
refill-too-early = { $laid } laid, and { $left } still lay there
refill-wrong =
    { $laid } laid, { $due } { $due ->
        [one] is
       *[other] are
    } due: { $city ->
        [none] cards enough may lie
       *[other] { $city } lay
    } in the city

# In the city. Numbers.
draw-impossible = { $drawn } drawn, { $due } can be due
city-draw-wrong =
    { $thrown } thrown away and { $drawn } drawn, { $due } { $due ->
        [one] is
       *[other] are
    } due
drawn-beyond-city = { $drawn } drawn, and { $city } lay in the city
discard-comes-back = the discard comes back when a parcel is sent, not before

# $due: the player whose turn it is.
gives-out-of-turn = it is the turn of { $due }: { $from } gives to { $to }
gives-from-afar = { $from } is in { $from_place }, and { $to } in { $to_place }

# The end of a turn: seven cards are kept. $due: how many are thrown away.
cards-kept-too-many =
    { $kept } kept, { $due } { $due ->
        [one] is
       *[other] are
    } due to be thrown away
cards-thrown-wrong =
    { $thrown } thrown away with { $held } in hand, { $due } { $due ->
        [one] is
       *[other] are
    } due
turn-ends-with-cards = { $player } ends the turn with { $cards }

# Cards run short.
shortage-in-cooperative = in the cooperative game nothing is laid where cards run short
discard-has-cards = the discard has cards
city-has-cards = the city has cards
no-cards-lacking = no cards were lacking
shortage-not-played = cards were lacking, and neither city nor discard had any: all throw theirs away

# Hands.
cards-not-in-hand = { $player } has no { $cards }
cards-in-hand = in hand: { $cards }
cards-can-be-in-hand = { $cards } can be in hand
# $price: 3, or 2 where the crystal may stand for the third card.
hand-too-small =
    { $player } has { $cards }, and a gift costs { $price ->
        [3] three
       *[other] two at least
    }
# $cards, $copies: numbers.
kind-seen-too-often = { $cards } { $kind } would be seen at once, there are { $copies }
