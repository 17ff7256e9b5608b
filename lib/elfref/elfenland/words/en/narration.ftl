# A session told play by play. One message for each kind of play; what is not recorded is left out.

# $way is the kind of connection, if the record has it. $hidden: the counter lay face down.
player-places =
    { $player } places { $piece ->
        [obstacle] the obstacle
       *[other] { $piece }
    }{ $hidden ->
        [none] { "" }
       *[other] { " " }that was face down
    } on { $road }{ $way ->
        [none] { "" }
       *[other] { " " }by { $way }
    }
player-goes =
    { $player } travels { $caravan ->
        [none] { "" }
       *[other] by caravan { "" }
    }to { $town }{ $way ->
        [none] { "" }
       *[other] { " " }by { $way }
    }: { $paid ->
        [none] payment not recorded
       *[other] { $paid }
    }
# The next town, or how the journey went on.
player-went-on =
    { $player } { $town ->
        [none] travels on
       *[other] reaches { $town }
    }: steps not recorded
# $town is left out if it is not known.
player-stays =
    { $player } stays{ $town ->
        [none] { "" }
       *[other] { " " }in { $town }
    }
player-discards =
    { $player } discards { $cards ->
        [none] unrecorded cards
       *[other] { $cards }
    }
# After a play: $play is one of these messages.
hand-comes-down = { $play }; then the hand is reduced to { $cards }

row-shows =
    { $row ->
        [none] the row is turned up, but not recorded
       *[other] the row shows { $row }
    }
# $number is how many there are, if some of their kinds are known.
player-is-dealt =
    { $player } is dealt { $number ->
        [none] { "" }
       *[other] { $number }: { "" }
    }{ $cards ->
        [none] an unrecorded number of cards
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
player-play-unknown = { $player }'s play is not recorded
# $counters is a list.
player-keeps =
    { $counters ->
        [none] the counters that { $player } keeps are not recorded
        [0] { $player } keeps no counter
       *[other] { $player } keeps { $counters }
    }
counter-face-down = { $counter } face down
unseen-counter = an unknown counter

# The connection that a step takes, and what lies there.

by-ferry = by ferry
down-the-river = down the river
up-the-river = up the river
along-the-road = { $land }, { $pieces }
along-empty-road = { $land }, no counter
along-unrecorded-road = { $land }, counter not recorded
from-town = from { $town }
new-town = new town
perhaps-new-town = perhaps a new town

roads-not-all-recorded = round { $round }: the record does not name all pieces on the roads; there may be more than shown

# On the picture, in few letters: cards that were paid of those that were due.
paid-of-due = { $paid } of { $due }
