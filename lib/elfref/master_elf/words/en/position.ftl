# A position. $cards: how many or which; $gifts, $first, $second: gifts, or one of the next four.

unknown = unknown
none-here = none
unknown-too = { $number } unknown
several-ways = one of several ways
with = { $left } + { $right }
under = { $left } under { $right }

crystal-used = used
crystal-unused = unused

cards-of-place = { $place }: { $cards }
# A helper and where it is: the name of a place, several with "or" between them, unknown.
helper-at = { $figure }: { $place }
# A parcel and how full it is; after it, that it may be sent.
of-parcel = { $parcel }: { $lying }
gifts-of-due =
    { $lying } of { $due }{ $gifts ->
        [none] { "" }
       *[other] { " " }({ $gifts })
    }
parcel-gone = sent
or-sent = { $lying }, or sent

# The part of a turn.
after-the-end = after the end
turn-comes-back = the turn comes back to the first player: a gift is placed
turn-after-gift = the turn, after the gift
turn-before-movement = the turn, before the movement
turn-after-movement = the turn, after the movement

# Whose turn it may be.
game-has-ended = the game has ended
turn-not-written = it is not recorded whose turn it is
turn-may-go-on = { $player }'s turn may go on with a gift, an exchange or a discard
game-may-be-over = the game may be over

# Why there is no answer.

# A play that is asked about. $forms: the steps as records write them.
nothing-to-ask = no play can be asked about: the game has ended
write-as-step = write it as a step of a turn: { $forms }

# After a play that could be made. Numbers.
takes-last-card =
    { $laid ->
        [0] its last card; none are left to place
       *[other] its last card: { $laid } placed from the city
    }
takes-ingredients =
    takes { $price }{ $lying ->
        [none] { "" }
       *[other] ; with it { $lying } of { $due }
    }
any-in-hand = any of { $cards } in hand
over-limit = the surplus over { $limit }: { $cards } in hand
gifts-in-deck = { $gifts } in the deck

# A change of a record that would remove a finding.
write-and-leave-out = write '{ $text }' and leave out '{ $other }'
