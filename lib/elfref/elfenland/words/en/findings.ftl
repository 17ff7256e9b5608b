# The box, and the start.

players-at-the-table = { $players } at the table, but the game is for 2 to 6
raft-counter = a raft counter is recorded, but the box has none: rafts are cards only
# $found counters or cards of the kind $kind; the box has $copies.
counters-of-the-box =
    { $found } { $kind } { $found ->
        [one] counter is
       *[other] counters are
    } outside the pile, but the box has only { $copies }
cards-of-the-box =
    { $found } { $kind } { $found ->
        [one] card
       *[other] cards
    } counted since the last shuffle, but the box has only { $copies }
cards-at-the-start = { $found } are in players' hands, but the box has only { $copies }
counters-at-the-start = { $found } { $kind } counters are in front of players, but the box has only { $copies }
town-pieces-at-most = { $towns } counted, but only 20 towns have town pieces
colour-taken = { $player } already has this colour
first-taken-here = this colour was first taken here
not-a-town-card = { $town } is not among the twelve town cards
town-card-twice = the town card { $town } was dealt a second time
first-dealt-here = the card was first dealt here

# Whose turn it is. $due is a list of players; it may be empty.

begins-wrongly = { $player } begins round { $round }, but { $due } has the starting player card
out-of-turn =
    { $player } plays, but it is { $due ->
        [0] no player's turn
        [one] { $due }'s turn
       *[other] the turn of { $due }
    }
# Advice; the text in quotes is one of the record.
write-that-it-is-void = if the play was taken back, write '{ $ruling }' after it

# Phases 1 to 3: what is dealt, drawn and picked.

deal-wrong =
    { $player } was dealt { $dealt }, but { $due } { $due ->
        [one] is
       *[other] are
    } due
kept-and-filled = kept from last round: { $kept }; the deal fills the hand up to 8
deal-if-discarded = right if { $player } discarded { $missing } more than recorded
hand-after-the-deal = { $player } has { $cards } in hand, but the limit after the deal is { $most }
no-counter-drawn = { $player } drew no counter, but 1 is due
draw-too-many = { $counters } drawn face down, but only 1 is due
picks-again = { $player } picks again, but the three laps of picks are over
pick-face-down = this counter was kept face down, but a counter picked in phase 3 must be kept face up
# $counter is a piece with its article.
not-in-the-row = { $counter } was taken from the row, but the row shows { $row }
row-not-five = the row has { $counters }, but 5 face-up counters are due
row-differs = the row differs from the one left last round: { $row }
pick-too-many = { $player } makes pick { $number } in this round, but only 3 are due
counters-too-many = { $player } has { $counters }, but the limit is 5
one-too-many-here = the extra counter was taken here

# Phase 4: counters and obstacles on the roads.

# $piece is a counter or an obstacle.
second-piece =
    { $road } already has { $piece ->
        [obstacle] an
       *[other] a
    } { $piece }
first-piece-here = the first one was placed here
first-counter-here = the first counter was placed here
shown-by-obstacle-here = the obstacle placed here shows it
# $water is a lake, which a ferry crosses, or a river.
piece-on-water =
    { $piece ->
        [obstacle] an
       *[other] a
    } { $piece } cannot be placed on the { $water ->
        [lake] ferry line
       *[other] river
    } { $road }
# $counter is a piece with its article.
counter-does-not-fit = { $counter } counter cannot be placed on { $road }, a { $land } road
terrain-takes = counters for { $land }: { $counters }
none-fits = { $player } has no counter that fits { $road }, a { $land } road
piece-too-late = { $player } plays, but planning is over: all players have passed
pass-too-late = { $player } passes, but planning is over: all players have passed
planning-ended-here = this pass ended the planning
placed-without-having = { $player } places { $counter }, but does not have one
placed-without-having-face-down = { $player } places { $counter } that was face down, but has no such face-down counter
second-obstacle-of = { $player } places a second obstacle, but has only one
obstacle-without-counter = an obstacle cannot be placed on { $road }: the road has no counter

# Phase 5: journeys. $kind is a kind of connection.

no-connection = there is no { $kind } between { $from } and { $to }
no-connection-from-boot = no { $kind } at that price leads to { $town } from any town where { $player }'s boot can be
boot-there-already = the boot is already in { $town }
boot-stopped = the boot stopped in { $town }
boot-stays = the boot stopped in { $town } and stays there: it does not return to { $start }
cards-in-one-line = all cards of a step go in one line
different-lakes = there is no ferry between { $from } and { $to }: they are on different lakes
second-journey = { $player } makes a second journey in this round, but only 1 is due
travels-after = { $player } travels after { $later }, but must travel before { $later }
no-journey-leads-there = { $player } cannot be in { $town }: no legal journey leads there
no-journey-pays-that = { $player } paid { $cards } for a step to { $town }, but no legal journey includes that step

# Cards that leave a hand; $use is a payment or a discard.

more-than-in-hand =
    the { $use ->
        [payment] payment
       *[other] discard
    } is { $cards }, but the hand { $hand ->
        [0] is empty
       *[other] has only { $hand }
    }
not-in-hand =
    the { $use ->
        [payment] payment
       *[other] discard
    } is { $cards }, but the hand has { $hand ->
        [0] none
       *[other] only { $hand }
    }
not-all-in-hand =
    the { $use ->
        [payment] payment
       *[other] discard
    } is { $cards }, but the hand cannot have all of these
paid-from-empty-hand = the unrecorded payment is at least 1 card, but the hand is empty
kept-over-the-limit = { $cards } were kept from last round, but the limit is 4
discarded-too-few = the discard of { $cards } leaves { $left } of { $held } in hand, but the limit is 4
discarded-too-many = the discard is { $cards } of { $held } in hand, but { $enough } would be enough
held-over-the-limit = { $cards } are in hand at the end, but the limit is 4

# A score sheet.

boot-elsewhere = { $player }'s boot is in { $town }, which is not among the towns counted for { $player }
town-twice = { $town } is listed a second time
no-pieces-there = { $town } is listed, but has no town pieces

# What a step costs. $paid is a list of cards, $due a number of cards or of anything.

price-wrong = { $paid } paid for { $road }, but the price is { $due }
no-price-there = { $paid } paid for { $road }, which is not a price there
cannot-be-the-price = no cards that can have been paid for { $road } match the price
caravan-too-small = a caravan of { $cards } was used on { $road }, but { $due } are due
legal-if-cards-were =
    legal only if the cards were { $cards ->
        [none] the price
       *[other] { FORM($cards, "other") }
    }
ferry-price-in-japanese = a Japanese summary gives 1 raft in two places and 2 rafts in a third
obstacle-placed-here = the obstacle was placed here
obstacle-shown-here = the cards paid here show the obstacle
counter-placed-here = the { $counter } counter was placed here
# Advice. $cards and $prices are prices as a record writes them, or the next message.
legal-here = legal: { $cards }
legal-or-caravan =
    legal: { $prices }{ $prices ->
        [0] { "" }
       *[other] , or { "" }
    }a caravan of any { $caravan }
price-of-lost-counter = the price set by the counter there

# More than the price.

overpaid = { $paid } paid for { $road }, but the price is only { $due }
overpaid-caravan = { $paid } paid for { $road }, but a caravan costs only { $due } cards
overpaid-somehow = { $paid } paid for { $road }, which is more than the price

# Caravans. $cards is left out where their number is not known.

caravan-though-able =
    a caravan{ $cards ->
        [none] { "" }
       *[other] { " of " }{ $cards }
    } was used on { $road }, but the price was in hand: { $due }
caravan-though-able-anyway =
    a caravan{ $cards ->
        [none] { "" }
       *[other] { " of " }{ $cards }
    } was used on { $road }, but the hand could pay the normal price whichever counter is there
in-hand = in hand: { $cards }
caravan-at-the-price = recorded as a caravan, but the cards are exactly the normal price: { $cards }
no-counter = { $road } has no counter
no-waterway-no-counter = there is no ferry or river between { $from } and { $to }, and the road has no counter
caravan-without-counter = a caravan was used on { $road }, which has no counter
caravan-on-water =
    a caravan cannot use the { $water ->
        [lake] ferry line
       *[other] river
    } { $road }

# The end of a round, and of the game.

kept-too-many = { $counters } were kept, but the limit is 1
keeps-none = { $player } keeps no counter, but may keep one
raft-counter-kept = a raft counter was kept, but the box has none
kept-without-having = { $player } keeps { $counter }, but does not have one
kept-face-down = { $counter } was kept face down, but had been face up
round-too-many = round { $round } begins, but the game ends after round { $last }
# Advice; the text in quotes is one of the record.
fourth-round-is-variant = for a fourth round (Variant 1), write '{ $options }'
round-after-the-end = round { $round } begins, but the game ended in round { $ended }
step-after-the-end = { $player } plays, but the game has already ended: the play is not counted

# What players claim. $what is a key of a record: score.

claim-too-early = { $what } { $claimed } claimed for { $player }, but the record ends too early to check it
claim-never-there = { $town } is claimed for { $player }, who was never there
claim-boot =
    { $player }'s boot is claimed to be in { $claimed }, but { $found ->
        [none] its town is not recorded
       *[other] it is in { $found }
    }

# Winners; all lists are of players.

winner-too-early =
    { $named } { $named ->
        [one] is named as winner
       *[other] are named as winners
    }, but the record ends too early to check it
winner-after-three-rounds =
    { $named } { $named ->
        [one] is named as winner
       *[other] are named as winners
    } after three rounds, but only { $edition } ends the game then
winner-open =
    { $named } { $named ->
        [one] is named as winner
       *[other] are named as winners
    }, but the record allows { $possible }
winner-wrong =
    { $named } { $named ->
        [one] is named as winner
       *[other] are named as winners
    }, but by the rules { $found } { $found ->
        [one] wins
       *[other] win
    }
goes-on-with-twenty = all 20 towns: { $players }, but under '{ $option }' the game continues

# What a verdict depends on, and below it the line that sums up the plays which depend on it.

unknown-payment = unknown payment
payments-not-recorded = payments not recorded
counters-not-recorded = counters on the roads not recorded
caravan-with-unknown-hand = caravan with an unknown hand
hands-not-recorded = hands not recorded when a caravan was used
early-win-perhaps = possible early win
early-win-not-recorded = not recorded whether the game was won early
unrecorded-discard = unrecorded discard of surplus cards

# Why plays are taken on trust.

no-counters-recorded = no counters recorded for { $players }
no-cards-recorded = no cards recorded for { $players }
