# A replay: each play in a sentence. $cards, $drawn, $given, $got, $thrown: a sum as records write it, a number of cards,
# or one of the next four.

no-piece = nothing
uncounted-cards = cards
surplus-cards = the surplus

does-nothing = { $player } does nothing
turn-left-out = { $player }'s turn is skipped
deeds-not-written = { $player }'s plays are not recorded here
cannot-move = { $player } cannot move

# A movement, and then what is done in the place: $arrives is one of the first five. $place is left out where it is not
# known.
goes-to-city = { $player } goes to the city
goes-to = { $player } goes to { $place }
is-still-there = { $player } is still in { $place }
stays =
    { $player } stays{ $place ->
        [none] { "" }
       *[other] { " " }in { $place }
    }
swaps-places =
    { $player } changes places with the Saucer{ $place ->
        [none] { "" }
       *[other] , comes to { $place }
    }
takes-card = { $arrives } and takes { $cards }
puts-card = { $arrives } and puts { $cards } there: the crystal is unused now
# $thrown: left out if no cards were discarded.
draws-cards =
    { $arrives }{ $thrown ->
        [none] { "" }
       *[other] , discards { $thrown }
    } and draws { $drawn }

# Inhabitants. $helper: the Fox, if it helps; left out where it is the player's own figure.
fox-swaps =
    { $player } swaps { $given } for { $got }{ $helper ->
        [none] { "" }
       *[other] { " " }with the help of the { FORM($helper, "title") }
    }
yeti-helps = { $player } discards { $cards } with the help of the Yeti: the crystal is unused now
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
# $crystals is a number; $cards: what else was paid.
cards-and-crystal =
    { $cards ->
        [none] the crystal
       *[other] { $cards } + crystal
    }{ $crystals ->
        [1] { "" }
       *[other] { " " }× { $crystals }
    }
gift-takes-cards = { $gift } takes { $cards }: { $price }

throws-away = { $player } discards { $cards } at the end of the turn
cards-run-short = cards run short: all players discard their hands
turn-back-no-gift = the turn has come back to the first player, but no gift is placed
turn-back-gift-laid =
    the turn has come back to the first player: { $gift } is placed on { $stack ->
        [none] a stack
       *[other] stack { $stack }
    }

# What followed from a play.
last-card-refilled = it was the last card: { $laid } placed from the city
last-card-not-refilled = it was the last card, but none could be placed
parcel-may-be-full = the parcel '{ $parcel }' may be full and sent
parcel-sent-areas-filled = the parcel '{ $parcel }' is sent: the discard pile goes into the city, and empty areas get cards
stack-was-empty =
    its stack was empty: { $gift ->
        [none] a gift
       *[other] { $gift }
    } is placed there
stack-may-be-empty = its stack may be empty: then a gift is placed there
surplus-thrown-away = { $cards } over { $limit } discarded at the end of the turn
all-have-won = all players have won
lost-nowhere-to-go = no movement is possible: all players have lost
lost-no-gift-left = a gift was due, but none was left: all players have lost

# About the whole replay.
box-made-up = the board, the ingredients and the gifts are made up: this is not the printed game
no-board-to-show = no board in the components: adjacent places are not shown
