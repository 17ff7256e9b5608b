# A battle: its places, whose turn it is, what a card can do, and what is wrong with what it did.

# A card at a place of the edge, by the number of the place.
card-at = { $card } ({ $place })
# In place of a card that is not known.
that-card = it

# What is at a place of the edge. $left, $centre and $right are what its slots show.
place-shows = { $place }: { $shown }
shows-treasure = a Treasure
shows-unknown = an unknown card
shows-card = the { $side }'s { $card }, initiative { $initiative }, { $lives }, slots { $left } { $centre } { $right }
shows-card-acted = the { $side }'s { $card }, initiative { $initiative }, { $lives }, slots { $left } { $centre } { $right }, has acted
# In place of the number of lives.
is-without-life = dead

# Whose turn it is.
turn-of-highest =
    { $cards ->
        [one] { $cards }'s turn
       *[other] the turn of { $cards }
    }: initiative { $initiative } is the highest among cards that have not acted
turn-of-attacker =
    { $cards ->
        [one] { $cards }'s turn
       *[other] the turn of { $cards }
    }: both sides have initiative { $initiative }, and the attacker's card is first
turn-by-sides =
    { $cards ->
        [one] { $cards }'s turn
       *[other] the turn of { $cards }
    }: at initiative { $initiative } the sides take turns, and the { $side } acted last
it-was-turn = it was { $turn }

# The result of a strike. $icon is what the slot shows, $facing what the other card shows to it, $burn is the number of
# lives that the striker loses.
strike-takes =
    { $icon }, takes { $lives }{ $burn ->
        [none] { "" }
       *[other] ; its { $facing } costs the striker { $burn }
    }
strike-kills =
    { $icon }, takes { $lives } and kills it{ $burn ->
        [none] { "" }
       *[other] ; its { $facing } costs the striker { $burn }
    }
strike-meets-shield = { $icon }, stopped by its shield
strike-meets-fire = { $icon }, stopped by its fire shield, which costs the striker { $burn }
strike-unclear = { $icon } against { $facing }, result not known

# What a card can do: $strike is one of those above, $slot a slot, $moves is a list of can-move.
can-strike-at = { $target } with the { $slot } slot ({ $strike })
can-move-with = to the place of { $target } with the { $slot } slot
can-do =
    { $card } can strike { $strikes ->
        [0] no card
       *[other] { $strikes }
    }{ $moves ->
        [0] { "" }
       *[other] ; it may move { $moves }
    }

# The order of the turns.
acts-too-early = { $card } acts before { $others } despite a lower initiative
acts-before-attacker = { $card } acts before { $others }, but at equal initiative the attacker's card must act first
acts-out-of-turn =
    { $card } acts, but { $others } { $others ->
        [one] is
       *[other] are
    } next: at equal initiative the sides take turns
acted-already =
    { $card } has already acted in this round, but { $others } { $others ->
        [one] has
       *[other] have
    } not
acts-though-dead = { $card } is dead and cannot act
treasure-acts = a Treasure cannot act
card-not-there = the edge of the battle has no such card

# The target of a card.
points-elsewhere =
    { $others ->
        [0] { $card } does not point at { $target }
       *[other] the chosen slot of { $card } points at { $others }, not at { $target }
    }
points-at-itself = no slot of { $card } points at the card itself
strikes-own-card = { $card } cannot strike { $target }: it is on the same side
strikes-dead-card = { $card } cannot strike { $target }: it is dead
strikes-treasure = { $card } cannot strike a Treasure
slot-does-not-strike = the chosen slot of { $card } shows no strike
slot-does-not-move = the chosen slot of { $card } shows no movement
could-damage =
    { $card } must do damage: it can strike { $others } with its { $slots } { $slots ->
        [one] slot
       *[other] slots
    }
had-to-burn =
    { $card } must strike the fire shield of { $others } with its { $slots } { $slots ->
        [one] slot
       *[other] slots
    }

# What a strike costs. $why is what was forgotten, one of the next three, or nothing; $got is a number.
shield-stops = the shield of { $target } stops { $card }
fire-shield-stops = the fire shield of { $target } stops { $card }
counter-stops-nothing = a counterattack stops no strike
cost-wrong =
    { $why ->
        [none] { "" }
       *[other] { $why }, so { "" }
    }{ $target } loses { $due ->
        [0] no lives
       *[other] { $due }
    }, not { $got }
does-not-die =
    { $why ->
        [none] { "" }
       *[other] { $why }, so { "" }
    }{ $target } does not die: it loses { $due ->
        [0] no lives
       *[other] { $due }
    } and has { $got } left

# How the cards are placed.
edge-uneven = the attacker has { $cards } at the edge of the battle, but should have { $due }
six-uneven = the attacker has { $cards } among the six, but should have { $due }
laid-by-owner = { $target } was placed by its own side: each side must place the other's cards, the attacker first
wrong-on-top = initiative { $got } is on top of { $due }, but the higher initiative must be on top
tie-on-top = at equal initiative the attacker's card must be on top
treasure-on-top = a Treasure cannot lie on top of a card

# The exchange of the reserve.
reserve-not-attackers = the reserve does not belong to the attacker
not-attackers-card = { $target } does not belong to the attacker
exchanged-before = the reserve has already been exchanged
exchanged-late = the reserve cannot be exchanged after the first act
exchanged-beneath = the reserve cannot be exchanged with the card under it

# The effect of an Action or an Artifact in a battle.
card-has-other-effect = the card has a different effect from the one recorded
not-to-be-touched = the effect does not apply to { $target }
no-strike-just-made = no strike has just damaged { $target }
effect-too-late = { $target } is dead: the effect comes too late

# The end of a battle.
had-ended = the battle is already over: movements repeated an earlier arrangement of the cards
could-still-damage = the battle cannot end yet: { $others } can still do damage
must-still-burn = the battle cannot end yet: { $others } must still strike a fire shield
nothing-went-round = the battle did not end by repetition: no movement repeated an earlier arrangement
fewer-living = the recorded winner has fewer living cards: attacker { $attackers }, defender { $defenders }
reserve-decides = both sides have the same number of living cards, but the recorded winner did not have the reserve
others-fell =
    { $others ->
        [0] by the recorded acts no card fell
       *[other] by the recorded acts { $others } fell
    }, but 'fallen' differs

# Cards that are not at the edge.
is-reserve = { $card } is the reserve and does not fight
is-beneath = { $card } is under the reserve and dead
not-in-battle = { $card } is not in this battle
may-be-several = { $card } may mean several cards: write the number of its place
more-fell-than-fought = { $number } copies of { $card } fell, but fewer fought
treasure-fell = a Treasure is an empty place and cannot fall
more-fell-than-at-edge = { $cards } fell, but fewer fought at the edge of the battle

# Who plays the neutral cards.
attacker-plays-neutrals = the attacker cannot play the neutral cards: an opponent plays them
ally-plays-neutrals = { $player } is an ally of the attacker and cannot play the neutral cards
