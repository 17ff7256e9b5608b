# A session, play by play. $card, $artifact, $goal and $place are names, or one of the messages that stand for them.

# In place of a name.
card-unseen = an unrecorded card
some-card = a card
the-reserve = the reserve
the-card-beneath = the card under the reserve
artifact-not-named = an unrecorded Artifact
some-artifact = an Artifact
some-place = a place

# The number of cards, and their names. $cards is a list of names, of times, and of unseen-cards.
cards-named = { $number }: { $cards }
times = { $copies } × { $card }
unseen-cards = { $number } not recorded
no-card = no card
cards-unrecorded = an unrecorded number of cards
# In place of a number that the record leaves to the rules.
cards-due = the cards due
surplus-due = the surplus
three-cards = 3 cards
fallen-due = the cards due
draw-due = the number of cards that it states

# Things that change hands.
a-treasure = a Treasure
help-in-battle = help in a battle

# A turn. $cards is one of the messages above.
turn-of-begins = { $player }'s turn begins
turn-unrecorded = { $player }'s turn is not recorded
turns-unrecorded = some turns are not recorded
summons = { $player } summons { $cards }
summon-not-due = no Summon in the first turn
summon-due = due for castles and towers: { $due }
discards = { $player } discards { $cards }
declines = { $player } declines to attack and draws { $cards }
# $owner is left out if it is not known, or if there is none.
attacks =
    { $player } attacks { $place }{ $owner ->
        [none] { "" }
       *[other] { " " }of { $owner }
    }
attacks-free = { $player } attacks { $place }, which is free
# $card is left out if it is not known.
looks =
    { $player } looks at squad { $squad } and places { $card ->
        [none] an unrecorded card
       *[other] { $card }
    } face up
looks-only = { $player } looks at squad { $squad } and places no card face up
squad-fights = squad { $squad } fights { $player }
defends =
    { $player } defends { $place }{ $cards ->
        [none] { "" }
       *[other] { " " }with { $cards }
    }
retreats = { $player } retreats from { $place } and draws { $cards }
gives-up = { $player } gives up { $place }
sends = { $player } sends { $cards }
takes-artifact =
    { $player } takes { $artifact ->
        [none] no Artifact
       *[other] { $artifact }
    }
exchanges-treasure = { $player } exchanges a Treasure for { $cards }
# $changes is the effect: the messages below, joined by and-also; or left out.
plays-action =
    { $player } plays { $what }{ $changes ->
        [none] { "" }
       *[other] : { $changes }
    }
uses-artifact =
    { $player } uses { $what }{ $changes ->
        [none] { "" }
       *[other] : { $changes }
    }
answers-with =
    { $player } answers with { $what }{ $changes ->
        [none] { "" }
       *[other] : { $changes }
    }
trades = { $player } gives { $other } { $given } for { $taken }
gives-thing = { $player } gives { $other } { $given }
# Any of the trades and gifts that are possible.
trades-something = { $player } trades a Treasure, an Artifact or help in a battle with another player
gives-something = { $player } gives another player a Treasure, an Artifact or help in a battle
shows-goal =
    { $player } shows { $goal ->
        [none] an unrecorded goal
       *[other] the goal { $goal }
    }
hand-counted = { $player }'s hand is counted: { $cards }
play-unrecorded = this play is not recorded

# The effect of an Action or an Artifact. $amount has a sign: "+1".
and-also = { $left }, and { $right }
slot-becomes = { $card }'s { $slot } slot becomes { $icon }
loses-lives = { $card } loses { $lives }
gains-lives = { $card } gains { $lives }
initiative-changes = { $card }'s initiative changes by { $amount }
draws-cards = draws { $cards }
one-more-capture = one more capture
token-goes = the token moves from { $from } to { $to }
tower-built = a tower is built at { $place }
laid-out-for-beginners = this battle uses the beginner placement
does-what-it-says = the effect of the card
effect-unrecorded = the effect is not recorded

# An effect as a card has it, before anybody has used it. $card is an-own-card, an-enemy-card or some-card; $when is one
# of the four times; $effect is one of the effects.
an-own-card = an own card
an-enemy-card = an enemy card
slot-of-card-becomes = a slot of { $card } becomes { $icon }
strike-takes-more = the strike just made takes { $lives } more
when-and-effect = { $when }: { $effect }
within-a-battle = in a battle
before-the-centre = after the edge is laid out
before-the-edge = before the edge is laid out
within-own-turn = in the player's own turn

# A battle. $cards is a list of four.
laid-in-order = placed in this order: { $cards }
edge-laid-out = the edge, clockwise: { $cards }
# In any way that is possible.
edge-is-laid-out = the four cards of the edge are laid out
centre-laid = in the centre { $upper } is on top of { $lower }, which is dead
reserve-exchanged = { $player } exchanges the reserve with { $card }
stands-still = { $card } stays
does-nothing = { $card } does nothing
# $slot is left out if it is not known.
changes-places =
    { $card } changes places with { $target }{ $slot ->
        [none] { "" }
       *[other] { " " }through its { $slot } slot
    }
# $outcome is one of the next two; or one of the two after them; or both of these, joined by and-also; or left out.
strikes =
    { $card } strikes { $target }{ $outcome ->
        [none] { "" }
       *[other] : { $outcome }
    }
shield-stops-it = the shield stops it
nothing-comes-of-it = no effect
# $lives is the number of lives lost, or is-without-life if the card dies.
target-suffers =
    it { $lives ->
        [is-without-life] dies
       *[other] loses { $lives }
    }
striker-suffers =
    the striker { $lives ->
        [is-without-life] dies
       *[other] loses { $lives }
    }
movements-went-round = movements repeat an earlier arrangement, and the battle ends
fallen-are = fallen: { $cards }
plays-neutrals = { $player } plays the neutral cards
wins-battle = { $player } wins and takes { $place }
loses-battle = { $player } loses the battle for { $place }

winner-claimed = the winner is claimed
figure-claimed = a figure is claimed

# The grounds of a strike.
slot-shows = { $card }'s { $slot } slot shows { $icon } and points at { $target }
shows-to-it = { $card } faces it with { $icon }

# The whole session.
made-up-box = the cards and the map are made up: this is not the printed game
no-map-to-show = no map: lands are shown with their owners
