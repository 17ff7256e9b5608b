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
boot-not-shown = { " " }(nobody knows where)

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

record-not-readable = the record cannot be read

# Why nobody has anything to choose.

game-has-ended = the game has ended
cards-are-dealt = cards are dealt, and nobody has anything to choose
counter-is-drawn = a counter is drawn face down, and nobody has anything to choose
row-is-turned-up = the row is turned up, and nobody has anything to choose
planning-is-over = everybody has passed, and the planning is over
no-turn-left = nobody has a turn left in this phase

# Beside a legal play.

shown-in-row = { $number } in the row
may-keep-one = legal, and noted: one may be kept
# $cards are those left in hand, if the hand comes down to them.
journey-ends-here =
    the journey ends here{ $cards ->
        [none] { "" }
       *[other] , and the hand comes down to { $cards }
    }

# Remarks on a position.

other-roads-not-recorded = what lies on the other roads nobody wrote down
game-may-be-over = the game may be over: somebody may have all 20 towns
plays-out-of-turn-here = { $player } plays here, where it is the turn of { $due }

# A play about which a person asks.

# $key is the phase as records write it.
write-play-as =
    write it as in a record, in phase '{ $key }': { $phase ->
        [phase-plan] TYPE on TOWN-TOWN, obstacle on TOWN-TOWN, or pass
        [phase-travel] TOWN: cards, discard: cards, or [] for who goes no further
        [phase-choose] TYPE, or blind TYPE
        [phase-keep] TYPE, hidden TYPE, or none
       *[other] cards as a sum, or how many
    }
with-advice = { $what }: { $advice }
no-play-after-the-end = no play can be asked about: the game has ended
counter-may-lie = { $road }: { $land }, and no counter lies there
# $payments is one payment, or several, as the next message joins them.
legal-to = legal to { $town }: { $payments }
or-payment = { $left }, or { $right }
payment-with = { $payment } ({ $remark })

# How far cards could have led.

reach-needs-journey = --reach is about journeys: --at must name one, as in ROUND:travel:PLAYER
reach-needs-boot = --reach begins where the boot stands, which nobody wrote down
no-town-in-reach = no new town is in reach of the cards that are known
towns-in-reach =
    at most { $towns } new { $towns ->
        [one] town
       *[other] towns
    }, with { $cards } left:
cards-not-counted =
    { $cards } more in hand that nobody wrote down: { $cards ->
        [one] it is
       *[other] they are
    } not counted
some-roads-not-recorded = what lies on some roads nobody wrote down: only what is known is used
towns-not-all-known = which towns the player has is not all known: those that may be new count as new

# Why sequences of plays cannot be counted.

ended-there = the game has ended there, and nobody has a play left
# $phase is numbered-phase or beginning-of-game.
not-counted-from = sequences are counted in planning and travel (phases 4 and 5), and not from { $phase }, where pieces are drawn or given back
beginning-of-game = the beginning of a game
first-not-recorded = who began the round nobody wrote down: 'start' can say 'first'
no-play-left = nobody has a play left in that round
# $unrecorded is a list of the messages below.
count-depends-on = what comes of { $plays } hangs on what nobody wrote down: { $unrecorded }
whether-legal = whether '{ $play }' is legal
what-lies-on-roads = what lies on the roads
which-counter-lies-on = which counter lies on { $road }
counters-of-player = the counters of { $player }
hand-of-player = the hand of { $player }
where-boot-stands = where the boot of { $player } stands
which-towns-visited = which towns { $player } has visited
whether-obstacle-used = whether { $player } has used the obstacle
