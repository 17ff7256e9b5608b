# Proofs about what the record does not show: cards in hands, face-down counters, unknown entries of the planning.

# Who has some of the pieces, and where the record shows it. $holder: a player, the-row or on-the-roads. $number: of
# pieces. $kept: kept-for-round, kept-from-round or none. $lines: "(lines 12, 20)" with a space before it, or nothing.
holder =
    { $holder } { $number }{ $kept ->
        [none] { "" }
       *[other] { " " }{ $kept }
    }{ $lines }
# Whose entries these are, without a number.
entries-of = { $holder }{ $lines }
kept-for-round = kept for round { $round }
kept-from-round = kept from round { $round }
the-row = the row
on-the-roads = on the roads

# More cards of one kind than the box has: $found, a quantity, against $copies. $holders is a list of holder.
cards-in-hands = { $found } are in players' hands in round { $round }, but the box has only { $copies }: { $holders }
cards-played = { $found } were played in round { $round }, but the box has only { $copies }: { $holders }
# $rounds: "round 2" or "rounds 1 to 3".
cards-dealt = { $found } were dealt in { $rounds } before the draw pile ran out, but the box has only { $copies }: { $holders }
# $holders is a list of entries-of.
cards-of-no-box = the cards in the box do not fit all of these entries of { $rounds }: { $holders }

# Where a contradiction of cards is shown.
card-was-held = { $player } has cards in hand here
card-was-dealt = { $player } was dealt cards here
card-was-paid = { $player } paid here
card-was-discarded = { $player } discarded here
unseen-cards-are-the-price = the unrecorded cards{ $lines } are taken as the price wherever they can be nothing else

# A caravan whose player must have had the price in hand.
shown-by-later-cards = the cards played and kept later show it, whatever was dealt

# More counters of one kind than there are: $found against $copies. $holders is a list of holder.
counters-outside-the-pile = { $found } are outside the pile in round { $round }, but there are only { $copies }: { $holders }
# Counters of one player; of several, where the box lacks them, and where no box would do. $holders is a list of
# entries-of.
counters-of-a-player = { $player } cannot have had all of these counters in { $rounds }{ $lines }
counters-of-no-box = the counters in the box do not fit all of these entries of { $rounds }: { $holders }
counters-impossible = no set of counters fits all of these entries of { $rounds }: { $holders }

# Where a contradiction of counters, or of the planning, is shown.
counter-lay-in-the-row = a counter was in the row here
counter-was-drawn = a counter was drawn here
counter-was-picked = a counter was picked here
piece-was-placed = a piece was placed here
counter-was-kept = a counter was kept here
counter-was-paid-for = the price of a counter was paid here
counter-was-there = a counter was there at the start
player-passed = the player passed here

# What an unrecorded thing must have been: $what is one of the messages below.
deduced = round { $round }: { $what }{ $lines }
had-at-least = { $player } had at least { $cards } in hand
face-down-counter-was =
    { $player }'s face-down counter was { $counter ->
        [elfcycle] an
       *[other] a
    } { $counter }
unrecorded-pick-was =
    { $player }'s unrecorded pick was { $counter ->
        [elfcycle] an
       *[other] a
    } { $counter }
picked-counter-was =
    { $player }'s pick in line { $line } was { $counter ->
        [elfcycle] an
       *[other] a
    } { $counter }
turned-up-counter-was =
    the counter turned up after { $player }'s pick in line { $line } was { $counter ->
        [elfcycle] an
       *[other] a
    } { $counter }
kept-counter-was =
    { $player } kept { $counter ->
        [elfcycle] an
       *[other] a
    } { $counter }

# A planning whose unknown entries cannot have been anything. $unknown: their lines. $reason: one of the messages below.
# $entries: a list of entries-of.
plan-impossible = in round { $round }, whatever the unknown entries{ $unknown } were, { $reason }: { $entries }
plan-had-ended = all players would have passed in succession before the last piece was placed
plan-lacks-counters = their players have no counters that make all of these legal
plan-lacks-obstacles = their players have no obstacle left that makes all of these legal
plan-lacks-everything = they cannot make all of these legal
plan-lacks-entries = they are too few, or too late, for all pieces on the roads

# A search that was given up, and what the verdict then depends on.
cards-undecided = not decided whether the box had all these cards: too many ways to try
plan-undecided = not decided whether the unknown entries of the planning fit the journeys: too many ways to try
counters-undecided = not decided whether the box had all these counters: too many ways to try
depends-on-cards = hidden cards: too many ways to try
depends-on-entries = unknown entries of the planning: too many ways to try
depends-on-counters = hidden counters: too many ways to try
