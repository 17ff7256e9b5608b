# A battle: its places, whose turn it is, what a card can do, and what is wrong with what it did.

# A card at a place of the edge, by the number of the place.
card-at = { $card } ({ $place })
# In place of a card that is not known.
that-card = it

# What lies at a place of the edge. $left, $centre and $right are what its slots show.
place-shows = { $place }: { $shown }
shows-treasure = a Treasure
shows-unknown = a card of which nothing is known
shows-card = { $card } of the { $side }, initiative { $initiative }, { $lives }, { $left } { $centre } { $right }
shows-card-acted = { $card } of the { $side }, initiative { $initiative }, { $lives }, { $left } { $centre } { $right }, has acted
# In place of the number of lives.
is-without-life = dead

# Whose turn it is.
turn-of-highest = the turn of { $cards }: initiative { $initiative } is the highest of those who have not acted
turn-of-attacker = the turn of { $cards }: of equal initiative, { $initiative }, the attacker's is first
turn-by-sides = the turn of { $cards }: at initiative { $initiative } the sides take turns, and the { $side } was last
it-was-turn = it was { $turn }

# What a strike comes to; $icon is what the slot shows, $facing what the other card shows to it, $burn the lives that
# the striker loses.
strike-takes =
    { $icon }, { $lives }{ $burn ->
        [none] { "" }
       *[other] ; its { $facing } takes { $burn }
    }
strike-kills =
    { $icon }, { $lives }: it dies{ $burn ->
        [none] { "" }
       *[other] ; its { $facing } takes { $burn }
    }
strike-meets-shield = { $icon }, stopped by its shield
strike-meets-fire = { $icon }, stopped by its fire shield, which takes { $burn }
strike-unclear = { $icon } at { $facing }

# What a card can do: $strike is one of those above, $slot a slot, $moves is a list of can-move.
can-strike-at = { $target } through { $slot } ({ $strike })
can-move-with = { $slot } with { $target }
can-do =
    { $card } can strike { $strikes ->
        [0] nobody
       *[other] { $strikes }
    }{ $moves ->
        [0] { "" }
       *[other] ; it may move { $moves }
    }

# The order of the turns.
acts-too-early = { $card } acts before { $others }, of higher initiative
acts-before-attacker = { $card } acts before { $others }: at equal initiative the attacker's card is first
acts-out-of-turn = { $card } acts, and { $others } is next: at equal initiative the sides take turns
acted-already = { $card } has acted in this round, and { $others } has not
acts-though-dead = { $card } is dead
treasure-acts = a Treasure does not act
card-not-there = a card that is not there

# At what a card strikes.
points-elsewhere =
    { $others ->
        [0] { $card } does not point at { $target }
       *[other] that slot of { $card } points at { $others }, not at { $target }
    }
points-at-itself = no slot of { $card } points at itself
strikes-own-card = { $card } strikes { $target }, a card of its own side
strikes-dead-card = { $card } strikes { $target }, which is dead
strikes-treasure = { $card } strikes a Treasure
slot-does-not-strike = the slot of { $card } does not strike
slot-does-not-move = the slot of { $card } shows no movement
could-damage = { $card } could do damage through { $slots }, to { $others }
had-to-burn = { $card } has to run into the fire shield of { $others }, through { $slots }

# What a strike costs. $why is what was forgotten, one of the next three, or nothing; $got is a number.
shield-stops = the shield of { $target } stops { $card }
fire-shield-stops = the fire shield of { $target } stops { $card }
counter-stops-nothing = a counterattack stops no strike
cost-wrong =
    { $why ->
        [none] { "" }
       *[other] { $why }: { "" }
    }{ $target } loses { $due }, and not { $got }
does-not-die =
    { $why ->
        [none] { "" }
       *[other] { $why }: { "" }
    }{ $target } does not die: it loses { $due } and has { $got } left

# How the cards are laid out.
edge-uneven = { $cards } of the attacker at the edge, { $due } are due
six-uneven = { $cards } of the attacker among the six, { $due } are due
laid-by-owner = { $target } is a card of who laid it: each lays the other's, the attacker first
wrong-on-top = initiative { $got } lies on top of { $due }
tie-on-top = at equal initiative the attacker's card lies on top
treasure-on-top = a Treasure lies on top of a card

# The exchange of the reserve.
reserve-not-attackers = the reserve is not the attacker's
not-attackers-card = { $target } is no card of the attacker's
exchanged-before = the reserve was exchanged before
exchanged-late = the reserve is exchanged after the first act
exchanged-beneath = the reserve is exchanged with the card under it

# The effect of an Action or an Artifact in a battle.
card-has-other-effect = the card has another effect
not-to-be-touched = { $target } is no card that it may touch
no-strike-just-made = no strike at { $target } was just made that did damage
effect-too-late = { $target } is dead: it comes too late

# The end of a battle.
had-ended = movements went round before: the battle had ended
could-still-damage = the battle is broken off: { $others } can still do damage
must-still-burn = the battle is broken off: { $others } must still run into a fire shield
nothing-went-round = no movements went round
fewer-living = { $attackers } of the attacker live, and { $defenders } of the defender
reserve-decides = as many live on both sides, and the reserve was the other side's
others-fell =
    { $others ->
        [0] no card fell by what is written of the battle
       *[other] by what is written of the battle the fallen are { $others }
    }

# Cards that are not at the edge.
is-reserve = { $card } is the reserve, and does not fight
is-beneath = { $card } lies under the reserve, and is dead
not-in-battle = no { $card } is among the cards of this battle
may-be-several = { $card } may be any of several cards: a number says which is meant
more-fell-than-fought = { $number } { $card } fell, and fewer of them fought
treasure-fell = a Treasure is an empty place, and does not fall
more-fell-than-at-edge = { $cards } fell, and fewer fought at the edge

# Who plays the neutral cards.
attacker-plays-neutrals = the attacker plays the neutral cards
ally-plays-neutrals = { $player } is an ally of the attacker, and plays the neutral cards
