# Why one player is placed before another. In these three, the second number is left out where both have the same.

score-against =
    { $ahead } { $behind ->
        [none] each
       *[other] against { $behind }
    }
distance-against =
    distance { $ahead } { $behind ->
        [none] each
       *[other] against { $behind }
    }
# $ahead is a number of cards.
hand-against =
    { $ahead } in hand { $behind ->
        [none] each
       *[other] against { $behind }
    }
early-win = all 20 towns in round { $round }: an early win
all-towns-each = all 20 towns each
# $reason is a list of the comparisons above.
placed-behind = { $player } is ahead: { $reason }
placed-before = ahead of { $player }: { $reason }
win-is-shared = { $reason }: the win is shared

# What a score is made of. $distance is left out in the game without town cards.
score-made-of =
    { $towns }{ $distance ->
        [none] { "" }
       *[other] { " " }minus distance { $distance }
    }
# At the end of a list of towns: how many more there are.
more-towns = { $number } more
towns-left-out = towns not named: { $towns }
boot-in-that-town = the boot is there

# The numbers of cards of a hand; $thrown is left out if it is 0.
hand-account =
    { $had } in hand before the journey, { $paid } already paid{ $thrown ->
        [none] { "" }
       *[other] , { $thrown } already discarded
    }
# The price of a road. $due is a number of cards, $obstacles how many more the obstacles take.
price-made-of =
    a { $land } road costs { $due }{ $obstacles ->
        [none] { "" }
       *[other] , and { $obstacles } more for the obstacle
    }
caravan-made-of =
    a caravan costs any { $cards }{ $obstacles ->
        [none] { "" }
       *[other] : 3, and 1 more for the obstacle
    }
ferry-takes = a ferry costs { $rafts } in either direction
# 1 raft goes downstream, 2 go upstream.
river-takes =
    the river flows from { $from } to { $to }: { $rafts ->
        [1] downstream
       *[other] upstream
    } costs { $rafts }

# The counters on the roads from a town. $roads is a list of the next message.
counters-around =
    { $roads ->
        [one] a counter is
       *[other] counters are
    } on { $roads }
road-with-counter =
    { $road } ({ $counter ->
        [none] unknown
       *[other] { $counter }
    })
no-counters-around = no road from { $town } has a counter
counter-went-back = the { $counter } was there in round { $round }, but counters are returned at the end of a round
obstacle-left-the-game = the obstacle of round { $round } is out of the game

# Said of an earlier play, or why no such play can be shown.
took-last-town-here = { $player } reached the twentieth town here
had-all-towns = { $player } had all 20 towns
boot-came-here = the boot came to { $town } here

counters-in-front = in front of { $player }: { $counters }
