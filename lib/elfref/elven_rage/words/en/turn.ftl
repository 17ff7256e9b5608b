# The phases of a turn: Summon, Discard, capture.

# $due is whose turn it is.
not-their-turn = { $player } plays, and it is the turn of { $due }

summon-in-other-turn = a Summon in the turn of another
summon-passed = a Summon in a turn that the record begins after its Summon
summon-again = a second Summon in one turn
summon-after-attack = a Summon after the attack
summon-before-capture = a Summon before one more capture
discard-in-other-turn = a Discard in the turn of another
discard-after-attack = a Discard after the attack
capture-began-here = phase 3 began here

# How many cards are drawn or discarded.
summon-wrong =
    { $number } summoned, { $due } { $due ->
        [one] is
       *[other] are
    } due
summon-made-of = { $towers } Towers and { $castles } Castles
summon-in-first-turn = { $cards } summoned in the first turn of { $player }
discard-wrong =
    { $number } thrown away, { $due } { $due ->
        [one] is
       *[other] are
    } due

# Attacks, and what is drawn for none.
attack-in-other-turn = { $player } attacks in the turn of { $due }
attack-after-decline = an attack after it was declined
attack-again = a second attack in one turn
first-attack-here = the first attack is here
declined-here = declined here
decline-in-other-turn = declined in the turn of another
decline-again = declined a second time
decline-after-attack = declined in a turn in which there was an attack
decline-without-cards = { $cards } are left to draw: who cannot draw two cannot decline
decline-draw-wrong = { $cards } drawn for no attack, { $due } are due

# The place that is attacked.
attacks-own-place = { $place } is of { $player } itself
attacks-own-land = { $place } is an own land of { $player }
has-no-place =
    { $player } has no { $kind ->
        [none] such place
       *[other] { $kind }
    }
place-free-not-of = { $place } is not of { $player }: it is free
place-of-other-not-of = { $place } is not of { $player }: it is of somebody else
no-common-side = { $place } has no side in common with a land of { $player }
place-taken-here = { $place } was taken here
is-ally = { $other } is an ally of { $player }

hand-counted-wrong = { $number } cards counted in the hand of { $player }, { $due } can be there
