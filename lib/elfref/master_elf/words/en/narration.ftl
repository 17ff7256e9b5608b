# A replay: each play in a sentence. $cards, $drawn, $given, $got, $thrown: a sum as records write it, a number of cards,
# or one of the next four.

no-piece = nothing
uncounted-cards = cards
surplus-cards = what is too much

does-nothing = { $player } does nothing
turn-left-out = { $player }'s turn is left out
deeds-not-written = what { $player } did here nobody wrote down
cannot-move = { $player } cannot move

# A movement, and then what is done in the place: $arrives is one of the first five. $place is left out where it is not
# known.
goes-to-city = { $player } goes to the city
goes-to = { $player } goes to { $place }
is-still-there = { $player } is still at { $place }
stays =
    { $player } stays{ $place ->
        [none] { "" }
       *[other] { " " }at { $place }
    }
swaps-places =
    { $player } changes places with the Saucer{ $place ->
        [none] { "" }
       *[other] , comes to { $place }
    }
takes-card = { $arrives } and takes { $cards }
puts-card = { $arrives } and puts { $cards } there: the crystal is back
# $thrown: left out if no cards were thrown away.
draws-cards =
    { $arrives }{ $thrown ->
        [none] { "" }
       *[other] , throws away { $thrown }
    } and draws { $drawn }

# Inhabitants. $helper: the Fox, if it helps; left out where it is the player's own figure.
fox-swaps =
    { $player } swaps { $given } for { $got }{ $helper ->
        [none] { "" }
       *[other] , by the { FORM($helper, "title") }
    }
yeti-helps = { $player } throws away { $cards }: by the Yeti the crystal is back
helper-goes-to = the { FORM($figure, "title") } goes to { $place }

takes-from = { $to } takes { $cards } from { $from }
gives-to = { $from } gives { $to } { $cards }

# A gift that is created. $paid is left out where it is not recorded.
creates-gift =
    { $player } creates { $gift }{ $parcel ->
        [none] { "" }
        [parcel-box] { " " }for the box
       *[other] { " " }for '{ $parcel }'
    }{ $paid ->
        [none] { "" }
       *[other] { " " }and pays { $paid }
    }
# $crystals is a number; $cards, what was paid besides.
cards-and-crystal =
    { $cards ->
        [none] the crystal
       *[other] { $cards } + crystal
    }{ $crystals ->
        [1] { "" }
       *[other] { " " }× { $crystals }
    }
gift-takes-cards = { $gift } takes { $cards }: { $price }

throws-away = { $player } throws away { $cards } at the end of the turn
cards-run-short = cards run short: all players throw theirs away
turn-back-no-gift = the turn has come back, and no gift is laid
turn-back-gift-laid =
    the turn has come back: { $gift } is laid on { $stack ->
        [none] a stack
       *[other] stack { $stack }
    }

# What came of a play by itself.
last-card-refilled = it was the last card: { $laid } laid from the city
last-card-not-refilled = it was the last card, and none could be laid
parcel-may-be-full = the parcel '{ $parcel }' may be full and sent
parcel-sent-areas-filled = the parcel '{ $parcel }' is sent: the discard goes into the city, and empty areas get cards
stack-was-empty =
    its stack was empty: { $gift ->
        [none] a gift
       *[other] { $gift }
    } is laid there
stack-may-be-empty = its stack may be empty: then a gift is laid there
surplus-thrown-away = at the end of the turn { $cards } over { $limit } thrown away
all-have-won = all have won
lost-nowhere-to-go = nowhere to go: all have lost
lost-no-gift-left = a gift was due and none was left: all have lost

# About the whole replay.
box-made-up = the board, the ingredients and the gifts are made up: this is not the printed game
no-board-to-show = no board: where one move leads to is not shown
