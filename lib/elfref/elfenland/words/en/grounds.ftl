# Why one player is placed before another. In these three, $behind is left out where both have the same number.

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
placed-behind = behind { $player }: { $reason }
placed-before = before { $player }: { $reason }
win-is-shared = { $reason }: the win is shared

# What a score is made of. $distance is left out in the game without town cards.
score-made-of =
    { $towns }{ $distance ->
        [none] { "" }
       *[other] , less distance { $distance }
    }
# At the end of a list of towns: how many more there are.
more-towns = { $number } more
towns-left-out = not named: { $towns }
boot-in-that-town = the boot stands there

# The numbers of cards of a hand; $thrown is left out if it is 0.
hand-account =
    { $had } in hand before the journey, { $paid } paid{ $thrown ->
        [none] { "" }
       *[other] , { $thrown } thrown away
    }
# The price of a road. $due is a number of cards, $obstacles how many more the obstacles take.
price-made-of =
    { $land } { $land ->
        [plains] take
       *[other] takes
    } { $due }{ $obstacles ->
        [none] { "" }
       *[other] , and the obstacle { $obstacles } more
    }
caravan-made-of =
    a caravan takes any { $cards }{ $obstacles ->
        [none] { "" }
       *[other] : 3, and the obstacle 1 more
    }
ferry-takes = a ferry takes { $rafts } either way
# 1 raft goes downstream, 2 go upstream.
river-takes =
    the river flows from { $from } to { $to }: { $rafts ->
        [1] downstream
       *[other] upstream
    } takes { $rafts }

# The counters around a town. $roads is a list of the next message.
counters-around =
    { $roads ->
        [one] a counter lies
       *[other] counters lie
    } on { $roads }
road-with-counter =
    { $road } ({ $counter ->
        [none] unknown
       *[other] { $counter }
    })
no-counters-around = no counter lies round { $town }
counter-went-back = the { $counter } lay there in round { $round }; counters go back at the end of a round
obstacle-left-the-game = the obstacle of round { $round } has left the game

# Said of an earlier play, or why no such play can be shown.
took-last-town-here = { $player } took the twentieth town here
had-all-towns = { $player } had all 20 towns
boot-came-here = it came to { $town } here

counters-in-front = in front of { $player }: { $counters }
