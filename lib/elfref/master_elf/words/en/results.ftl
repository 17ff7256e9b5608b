# Claims that no game can end with.

won-with-parcels = won with only { $sent } of 4 parcels sent, but all 4 are due
lost-with-all-parcels = lost with 4 of 4 parcels sent, but sending the last one wins the game
# $open: how many parcels have gifts under them.
# $all: the sum of both.
parcels-beyond-four =
    { $sent } sent and { $open } { $open ->
        [one] other
       *[other] others
    } with gifts: that makes { $all }, but there are only 4
lost-before-a-turn = lost in 0 rounds, but a loss takes at least one turn

# $parcels in what follows: one of these.
parcels-sent = { $sent } sent
parcels-open =
    { $open } { $open ->
        [one] parcel
       *[other] parcels
    } with gifts
parcels-sent-and-open = { $sent } sent and { $open } with gifts

# The verbs fit one round and several: "can have", "must take".
created-beyond-turns = { $parcels }: at least { $gifts } created, but at most { $turns } were possible ({ $rounds }, { $players }), with 1 gift each
# $before: how many gifts the deck had. $taken: how many were taken from it.
deck-left-too-many = { $left } left of { $before } in the deck, but { $rounds } must take at least { $taken }
deck-left-too-few = { $left } left of { $before } in the deck, but { $rounds } of { $players } can take at most { $taken }
# $under, $stacks, $copies: numbers of gifts.
# $all: their sum.
deck-beyond-box =
    { $all } counted, but there are only { $copies }: { $left } left in the deck, { $under } for { $parcels }, and at least { $stacks } on stacks
hands-beyond-box = { $cards } are in players' hands, but there are only { $copies }
hands-beyond-turns = { $cards } are in players' hands, but { $rounds } of { $players } can bring at most { $most }, 1 card per turn
crystals-beyond-turns = { $crystals } used, but at most { $turns } were possible ({ $rounds }, { $players })
plays-inhabitant = { $player } plays the { FORM($figure, "title") }, which cannot enter the city
