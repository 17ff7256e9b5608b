# A session told play by play. One message for each kind of play; what is not recorded is left out.

# $way is the kind of connection, if the record has it. $hidden: the counter lay face down.
player-places =
    { $player } lays { $piece ->
        [obstacle] the obstacle
       *[other] { $piece }
    }{ $hidden ->
        [none] { "" }
       *[other] { " " }that lay face down
    } on { $road }{ $way ->
        [none] { "" }
       *[other] { " " }by { $way }
    }
player-goes =
    { $player } goes { $caravan ->
        [none] { "" }
       *[other] by caravan { "" }
    }to { $town }{ $way ->
        [none] { "" }
       *[other] { " " }by { $way }
    } for { $paid ->
        [none] cards that nobody wrote down
       *[other] { $paid }
    }
# The next town, or how the journey went on.
player-went-on =
    { $town ->
        [none] how { $player } went on nobody wrote down
       *[other] { $player } comes to { $town }, nobody wrote down how
    }
# $town is left out if it is not known.
player-stays =
    { $player } stays{ $town ->
        [none] { "" }
       *[other] { " " }in { $town }
    }
player-discards =
    { $player } throws away { $cards ->
        [none] cards, which nobody wrote down
       *[other] { $cards }
    }
# After a play: $play is one of these messages.
hand-comes-down = { $play }; then the hand comes down to { $cards }

row-shows =
    { $row ->
        [none] the row is turned up, and nobody wrote down what it shows
       *[other] the row shows { $row }
    }
# $number is how many there are, if some of their kinds are known.
player-is-dealt =
    { $player } is dealt { $number ->
        [none] { "" }
       *[other] { $number }: { "" }
    }{ $cards ->
        [none] cards, how many nobody wrote down
       *[other] { $cards }
    }
# $counters: one counter, several, no-pieces or unseen-counter.
player-draws =
    { $player } draws { $counters }{ $counters ->
        [no-pieces] { "" }
        [unseen-counter] { "" }
       *[other] { " " }face down
    }
# $blind: from the pile. $turned: the counter that takes its place in the row.
player-picks =
    { $player } takes { $counter }{ $blind ->
        [none] { "" }
       *[other] { " " }from the pile
    }{ $hidden ->
        [none] { "" }
       *[other] { " " }and keeps it face down
    }{ $turned ->
        [none] { "" }
       *[other] ; { $turned } is turned up
    }
player-passes = { $player } passes
player-play-unknown = what { $player } played nobody wrote down
# $counters is a list.
player-keeps =
    { $counters ->
        [none] what { $player } keeps nobody wrote down
        [0] { $player } keeps no counter
       *[other] { $player } keeps { $counters }
    }
counter-face-down = { $counter } face down
unseen-counter = a counter that nobody saw

# The connection that a step takes, and what lies there.

by-ferry = by ferry
down-the-river = down the river
up-the-river = up the river
along-the-road = { $land }, { $pieces }
along-empty-road = { $land }, no counter lies there
along-unrecorded-road = { $land }, what lies there nobody wrote down
from-town = from { $town }
new-town = new town
perhaps-new-town = perhaps a new town

roads-not-all-recorded = round { $round }: not all that lay on the roads was written down: more may lie there than is shown
