# The box, and the start.

players-at-the-table = { $players } at the table
raft-counter = a raft counter, where the box has none: rafts are cards only
# $found counters or cards of the kind $kind; the box has $copies.
counters-of-the-box =
    { $found } { $kind } { $found ->
        [one] counter
       *[other] counters
    } out of the pile at once, where the box has { $copies }
cards-of-the-box =
    { $found } { $kind } { $found ->
        [one] card
       *[other] cards
    } since the last shuffle, where the box has { $copies }
cards-at-the-start = { $found } in hands, where the box has { $copies }
counters-at-the-start = { $found } { $kind } counters in front of players, where the box has { $copies }
town-pieces-at-most = { $towns }, where there are 20 pieces
colour-taken = the colour of { $player }, taken already
first-taken-here = first taken here
not-a-town-card = { $town } is not among the twelve town cards
town-card-twice = the town card { $town } a second time
first-dealt-here = first dealt here

# Whose turn it is. $due is a list of players; it may be empty.

begins-wrongly = { $player } begins round { $round }, where { $due } has the starting player card
out-of-turn =
    { $player } plays where it is the turn of { $due ->
        [0] nobody
       *[other] { $due }
    }
# Advice; the text in quotes is one of the record.
write-that-it-is-void = after a play that was taken back write '{ $ruling }'

# Phases 1 to 3: what is dealt, drawn and picked.

deal-wrong = { $dealt } dealt to { $player }, where { $due } are due
kept-and-filled = { $kept } kept from the round before, filled up to 8
deal-if-discarded = right if { $player } threw away { $missing } more that nobody wrote down
hand-after-the-deal = { $cards } in the hand of { $player }, where { $most } are the most after the deal
no-counter-drawn = { $player } took no counter
draw-too-many = { $counters } drawn face down, where 1 is due
picks-again = { $player } picks again after three laps
pick-face-down = a pick of phase 3 kept face down
# $counter is a piece with its article.
not-in-the-row = { $counter } from the row, which shows { $row }
row-not-five = { $counters } in the row, where 5 lie face up
row-differs = another row than the one left in the round before, which was { $row }
pick-too-many = pick { $number } of { $player }, where 3 are due
counters-too-many = { $counters } in front of { $player }
one-too-many-here = one too many was taken here

# Phase 4: counters and obstacles on the roads.

# $piece is a counter or an obstacle.
second-piece = second { $piece } on { $road }
first-piece-here = the first one was placed here
first-counter-here = first counter placed here
shown-by-obstacle-here = shown by the obstacle placed here
# $water is a lake, which a ferry crosses, or a river.
piece-on-water =
    { $piece ->
        [obstacle] an
       *[other] a
    } { $piece } on the { $water ->
        [lake] ferry line
       *[other] river
    } { $road }
# $counter is a piece with its article.
counter-does-not-fit = { $counter } counter on { $road }, a { $land } road
terrain-takes =
    { $land } { $land ->
        [plains] take
       *[other] takes
    } { $counters }
none-fits = none of the counters of { $player } can lie on { $road }, a { $land } road
piece-too-late = { $player } plays after everybody has passed
pass-too-late = { $player } passes after everybody has passed
planning-ended-here = with this pass the planning ended
placed-without-having = { $counter } placed, which { $player } does not have
placed-without-having-face-down = { $counter } placed from face down, which { $player } does not have
second-obstacle-of = second obstacle of { $player }
obstacle-without-counter = an obstacle on { $road }, where no counter lies

# Phase 5: journeys. $kind is a kind of connection.

no-connection = no { $kind } joins { $from } and { $to }
no-connection-from-boot = no { $kind } leads to { $town } at that price from where the boot of { $player } can be
boot-there-already = the boot is in { $town } already
boot-stopped = the boot stopped in { $town }
boot-stays = the boot stopped in { $town } and stays there: it does not go back to { $start }
cards-in-one-line = all cards of a step stand in one line
different-lakes = no ferry joins { $from } and { $to }: they lie on different lakes
second-journey = second journey of { $player } in this round
travels-after = { $player } travels after { $later }
no-journey-leads-there = no legal journey of { $player } leads to { $town }
no-journey-pays-that = { $cards } paid for a step to { $town }, and no legal journey of { $player } leads to that

# Cards that leave a hand; $use is a payment or a discard.

more-than-in-hand =
    { $cards } { $use ->
        [payment] paid
       *[other] discarded
    }, where the hand { $hand ->
        [0] is empty
       *[other] has { $hand }
    }
not-in-hand =
    { $cards } { $use ->
        [payment] paid
       *[other] discarded
    }, where the hand has { $hand ->
        [0] none
       *[other] { $hand }
    }
not-all-in-hand =
    { $cards } { $use ->
        [payment] paid
       *[other] discarded
    }, which cannot all be in the hand
paid-from-empty-hand = an unknown payment, where the hand is empty
kept-over-the-limit = { $cards } kept from the round before, where the limit is 4
discarded-too-few = { $cards } discarded of { $held }: { $left } are left, where the limit is 4
discarded-too-many = { $cards } discarded of { $held }, where { $enough } would do
held-over-the-limit = { $cards } in hand at the end, where the limit is 4

# A score sheet.

boot-elsewhere = the boot of { $player } stands in { $town }, which is not among the towns
town-twice = { $town } a second time
no-pieces-there = { $town } has no town pieces

# What a step costs. $paid is a list of cards, $due a number of cards or of anything.

price-wrong = { $paid } for { $road }, where the price is { $due }
no-price-there = { $paid } for { $road }, which is no price there
cannot-be-the-price = a payment for { $road } that cannot have been the price
caravan-too-small = a caravan of { $cards } for { $road }, where { $due } are due
legal-if-cards-were =
    legal only if the cards were { $cards ->
        [none] the price
       *[other] { FORM($cards, "other") }
    }
ferry-price-in-japanese = a Japanese summary gives 1 in two places and 2 in a third
obstacle-placed-here = the obstacle was placed here
obstacle-shown-here = shown by the cards paid here
counter-placed-here = the { $counter } counter was placed here
# Advice. $cards and $prices are prices as a record writes them, or the next message.
legal-here = legal here: { $cards }
legal-or-caravan =
    legal here: { $prices }{ $prices ->
        [0] { "" }
       *[other] { ", " }
    }or a caravan of any { $caravan }
price-of-lost-counter = the price of the counter that lay there

# More than the price.

overpaid = { $paid } for { $road }, where the price is { $due }
overpaid-caravan = { $paid } for { $road }, where a caravan takes { $due }
overpaid-somehow = { $paid } for { $road }, where less is the price

# Caravans. $cards is left out where their number is not known.

caravan-though-able =
    a caravan{ $cards ->
        [none] { "" }
       *[other] { " of " }{ $cards }
    } for { $road }, where { $due } { $due ->
        [one] was
       *[other] were
    } in hand
caravan-though-able-anyway =
    a caravan{ $cards ->
        [none] { "" }
       *[other] { " of " }{ $cards }
    } for { $road }, where the price was in hand, whatever counter lies there
in-hand = in hand: { $cards }
caravan-at-the-price = written as a caravan, and the very price of { $cards }
no-counter = no counter lies on { $road }
no-waterway-no-counter = no waterway joins { $from } and { $to }, and no counter lies on the road
caravan-without-counter = a caravan along { $road }, where no counter lies
caravan-on-water =
    a caravan on the { $water ->
        [lake] ferry line
       *[other] river
    } { $road }

# The end of a round, and of the game.

kept-too-many = { $counters } kept, where 1 may be
keeps-none = { $player } keeps no counter, where one may be kept
raft-counter-kept = a raft counter, where the box has none
kept-without-having = { $counter } kept, which { $player } does not have
kept-face-down = { $counter } kept face down, which lay face up
round-too-many = round { $round }, where the game ends after round { $last }
# Advice; the text in quotes is one of the record.
fourth-round-is-variant = a fourth round is Variant 1: write '{ $options }'
round-after-the-end = round { $round } played after the game ended in round { $ended }
step-after-the-end = { $player } plays after the game has ended: not counted

# What players claim. $what is a key of a record: score.

claim-too-early = { $what } { $claimed } claimed for { $player }: the record ends before it can be told
claim-never-there = { $town } claimed for { $player }, who was never there
claim-boot =
    boot of { $player } claimed in { $claimed }{ $found ->
        [none] ; where it stands was not recorded
       *[other] , it stands in { $found }
    }

# Winners; all lists are of players.

winner-too-early =
    { $named } named as { $named ->
        [one] winner
       *[other] winners
    }: the record ends before it can be told
winner-after-three-rounds =
    { $named } named as { $named ->
        [one] winner
       *[other] winners
    } after three rounds: the game has three only under { $edition }
winner-open =
    { $named } named as { $named ->
        [one] winner
       *[other] winners
    }; it may be { $possible }
winner-wrong =
    { $named } named as { $named ->
        [one] winner
       *[other] winners
    }, { $found } found
goes-on-with-twenty = all 20 towns: { $players }; under { $option } the game goes on

# What a verdict depends on, and below it the line that sums up the plays which depend on it.

unknown-payment = unknown payment
payments-not-recorded = payments not recorded
counters-not-recorded = counters on the roads not recorded
caravan-with-unknown-hand = caravan with an unknown hand
hands-not-recorded = hands not recorded where a caravan was used
early-win-perhaps = early win that may have been
early-win-not-recorded = whether the game was won early was not recorded
unrecorded-discard = unwritten surplus discard

# Why plays are taken as written.

no-counters-recorded = no counters recorded for { $players }
no-cards-recorded = no cards recorded for { $players }
