# The phases of a turn: Summon, Discard, capture.

# $due is whose turn it is.
not-their-turn = { $player } plays, but it is { $due }'s turn

summon-in-other-turn = the Summon was played during another player's turn
summon-passed = a Summon is recorded, but the record begins after the Summon of this turn
summon-again = this turn has already had its Summon
summon-after-attack = the Summon came after the attack, but must come before it
summon-before-capture = one more capture in the same turn has no Summon before it
discard-in-other-turn = the Discard was played during another player's turn
discard-after-attack = the Discard came after the attack, but must come before it
capture-began-here = phase 3 began here

# The number of cards drawn or discarded.
summon-wrong =
    { $number } { $number ->
        [one] card
       *[other] cards
    } summoned, but { $due } { $due ->
        [one] is
       *[other] are
    } due
summon-made-of = cards due for towers: { $towers }, for castles: { $castles }
summon-in-first-turn = { $cards } summoned, but the first turn of { $player } has no Summon
discard-wrong =
    { $number } { $number ->
        [one] card
       *[other] cards
    } discarded, but { $due } { $due ->
        [one] is
       *[other] are
    } due

# Attacks, and the draw for a decline.
attack-in-other-turn = { $player } attacks, but it is { $due }'s turn
attack-after-decline = an attack cannot come after a decline in the same turn
attack-again = a turn may have only one attack, but this is the second
first-attack-here = the first attack was made here
declined-here = the decline was played here
decline-in-other-turn = the decline was played during another player's turn
decline-again = this is a second decline in the same turn, but only 1 is allowed
decline-after-attack = a decline cannot come after an attack in the same turn
decline-without-cards = only { $cards } left to draw: a player who cannot draw 2 cannot decline
decline-draw-wrong = { $cards } drawn for a decline, but { $due } are due

# The place that is attacked.
attacks-own-place = { $place } belongs to { $player }, who attacks it
attacks-own-land = { $player } attacks { $place }, but already holds it
has-no-place =
    { $player } has no { $kind ->
        [none] such place
       *[other] { $kind }
    }
place-free-not-of = { $place } does not belong to { $player }: it is free
place-of-other-not-of = { $place } does not belong to { $player }: another player holds it
no-common-side = { $place } is not adjacent to a land of { $player }: they share no side
place-taken-here = { $place } was captured here
is-ally = { $player } cannot attack { $other }: they are allies

hand-counted-wrong = { $player }'s hand was counted as { $number }, but must be { $due }
