# A position: what is where.

# Phases, as headings name them.
numbered-phase = phase { $number }, { $phase }
after-the-end = after the end

# Sums of pieces. $left may be such a sum itself.
plus = { $left } + { $right }
# Pieces that are alike: $pieces is their number. $kind is left out if it is not known.
pieces-alike =
    { $pieces ->
        [1] { "" }
       *[other] { NUMBER($pieces) } { "" }
    }{ $perhaps ->
        [none] { "" }
       *[other] perhaps { "" }
    }{ $hidden ->
        [none] { "" }
       *[other] hidden { "" }
    }{ $kind ->
        [none] unknown
       *[other] { $kind }
    }
unknown-pieces = { NUMBER($pieces) } unknown
no-piece = none
lies-on-road = { $road }: { $pieces }

# What else is known of a player; towns-of-all is a number of towns visited.
unknown = unknown
obstacle-used = used
obstacle-not-used = not used
towns-of-all = { $towns } of 20
# Whose a piece may be.
perhaps-of = perhaps { $player }
# After a player's name, in the key of a picture.
boot-not-shown = { " " }(town unknown)

# Titles of the places where pieces lie.

title-boots = boots
title-town-pieces = town pieces
title-road = on the road
title-boot = boot
title-towns = towns
title-cards = cards
title-counters = counters
title-obstacle = obstacle
title-row = open row

# Subjects of facts, besides the titles above.

title-roads = roads
title-empty-roads = empty { $land }
title-the-row = row
title-hand = hand

# The picture of the board, and its key.

board-described = The board: 21 towns, joined by roads through plains, forest, desert and mountains, by rivers and by ferries over two lakes.
sign-of =
    { $terrain ->
        [lake] ferry
        [river] river, downstream
       *[other] { $terrain } road
    }

# Why there is no position.


# Why no player has a choice.

game-has-ended = the game has ended
cards-are-dealt = cards are dealt: no player has a choice
counter-is-drawn = a counter is drawn face down: no player has a choice
row-is-turned-up = the row is turned up: no player has a choice
planning-is-over = planning is over: all players have passed
no-turn-left = no player has a turn left in this phase

# After a legal play.

shown-in-row = { $number } in the row
may-keep-one = legal, but noted: one may be kept
# Cards of a hand of $held cards: a payment, what is discarded. Then a group of legal plays: $begins is "Virst" or "discard".
any-of-cards = any { $cards } of { $held } cards
caravan-of-any = caravan of any { $cards } of { $held } cards
group-of = { $begins }: { $group }
# A number of cards in a picture, as short as it can be: "any 4".
price-of-any = any { $cards }
# $cards are those left in hand, if the hand comes down to them.
journey-ends-here =
    the journey ends here{ $cards ->
        [none] { "" }
       *[other] , and the hand is reduced to { $cards }
    }

# Remarks on a position.

other-roads-not-recorded = the pieces on the other roads are not recorded
game-may-be-over = the game may be over: a player may have all 20 towns
plays-out-of-turn-here = { $player } plays here, but it is { $due }'s turn

# A play about which a person asks.

# $key is the phase as records write it.
write-play-as =
    write it as in a record, in phase '{ $key }': { $phase ->
        [phase-plan] TYPE on TOWN-TOWN, obstacle on TOWN-TOWN, or pass
        [phase-travel] TOWN: cards, discard: cards, or [] to end the journey
        [phase-choose] TYPE, or blind TYPE
        [phase-keep] TYPE, hidden TYPE, or none
       *[other] cards as a sum, or their number
    }
with-advice = { $what }: { $advice }
no-play-after-the-end = a play cannot be tried here: the game has ended
counter-may-lie = { $road }: { $land }, without a counter
# $payments is one payment, or several, as the next message joins them.
legal-to = legal to { $town }: { $payments }
or-payment = { $left }, or { $right }
payment-with = { $payment } ({ $remark })

# How far cards could have led.

reach-needs-journey = --reach works for journeys only: --at must name one, as in ROUND:travel:PLAYER
reach-needs-boot = --reach starts from the boot, but its town is not recorded
no-town-in-reach = the known cards reach no new town
towns-in-reach =
    at most { $towns } new { $towns ->
        [one] town
       *[other] towns
    }, with { $cards } left:
cards-not-counted = not counted: { $cards } more in hand, not recorded
some-roads-not-recorded = the pieces on some roads are not recorded: only known pieces are used
towns-not-all-known = the player's towns are not all known: a town that may be new counts as new

# Why sequences of plays cannot be counted.

ended-there = the game has ended there, and no player has a play left
# $phase is numbered-phase or beginning-of-game.
not-counted-from = sequences are counted in planning and travel (phases 4 and 5), but not from { $phase }, where pieces are drawn or returned
beginning-of-game = the beginning of a game
first-not-recorded = the starting player of the round is not recorded: add 'first' to 'start'
no-play-left = no player has a play left in that round
# A legal play instead of one that was played, perhaps of another player.
legal-instead =
    { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }{ $play }
ends-journey = travel no further
# Instead of a play: the player goes no further.
journey-ends = (the journey ends)
# $unrecorded is a list of the messages below.
count-depends-on = the count of { $plays } depends on unrecorded facts: { $unrecorded }
whether-legal = whether '{ $play }' is legal
what-lies-on-roads = the pieces on the roads
which-counter-lies-on = the counter on { $road }
counters-of-player = the counters of { $player }
hand-of-player = the hand of { $player }
where-boot-stands = the town of { $player }'s boot
which-towns-visited = the towns that { $player } has visited
whether-obstacle-used = whether { $player } has used the obstacle

# Why no game goes on from a place of a record.
game-not-known = no game can go on from there: not everything is recorded
game-with-breach = no game can go on from there: { $why }
