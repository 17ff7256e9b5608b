# A session told play by play. $card, $artifact, $goal and $place are names, or one of the messages that stand for them.

# In place of a name.
card-unseen = a card that nobody saw
some-card = a card
the-reserve = the reserve
the-card-beneath = the card under the reserve
artifact-not-named = an Artifact that nobody named
some-place = a place

# How many cards, and which. $cards is a list of names, of times, and of unseen-cards.
cards-named = { $number }: { $cards }
times = { $copies } × { $card }
unseen-cards = { $number } that nobody saw
no-card = no card
cards-unrecorded = cards, how many nobody wrote down
# In place of a number that is not written, as the rules say it.
cards-due = as many cards as are due
surplus-due = what is too much
three-cards = three cards
fallen-due = those that were due
draw-due = what it says

# Things that change hands.
a-treasure = a Treasure
help-in-battle = help in a battle

# A turn. $cards is one of the messages above.
turn-of-begins = { $player }'s turn begins
turn-unrecorded = what { $player } did in this turn nobody wrote down
turns-unrecorded = turns that nobody wrote down
summons = { $player } draws { $cards }
summon-not-due = no Summon in the first turn
summon-due = due: { $due }, of castles and towers
discards = { $player } throws away { $cards }
declines = { $player } attacks nothing and draws { $cards }
# $owner is left out if it is not known, or if there is none.
attacks =
    { $player } attacks { $place }{ $owner ->
        [none] { "" }
       *[other] , which is { $owner }'s
    }
attacks-free = { $player } attacks { $place }, which is free
# $card is left out if it is not known.
looks =
    { $player } looks at squad { $squad } and { $card ->
        [none] opens a card that nobody wrote down
       *[other] lays { $card } open on it
    }
looks-only = { $player } looks at squad { $squad } and opens none of its cards
squad-fights = squad { $squad } fights against { $player }
defends =
    { $player } defends { $place }{ $cards ->
        [none] { "" }
       *[other] { " " }with { $cards }
    }
retreats = { $player } retreats from { $place } and draws { $cards }
gives-up = { $player } gives { $place } up
sends = { $player } sends { $cards }
takes-artifact =
    { $player } takes { $artifact ->
        [none] no Artifact
       *[other] { $artifact }
    }
exchanges-treasure = { $player } exchanges a Treasure for { $cards }
# $changes is what came of it: the messages below, joined by and-also; or left out.
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
shows-goal =
    { $player } shows the goal { $goal ->
        [none] that nobody wrote down
       *[other] { $goal }
    }
hand-counted = { $player }'s hand is counted: { $cards }
play-unrecorded = what happened here nobody wrote down

# What comes of an Action or an Artifact. $amount has a sign: "+1".
and-also = { $left }, and { $right }
slot-becomes = { $card }'s { $slot } slot becomes { $icon }
loses-lives = { $card } loses { $lives }
gains-lives = { $card } gains { $lives }
initiative-changes = { $card }'s initiative changes by { $amount }
draws-cards = draws { $cards }
one-more-capture = one more capture
token-goes = the token goes from { $from } to { $to }
tower-built = a tower at { $place }
laid-out-for-beginners = this battle is laid out as beginners do
does-what-it-says = what the card says
effect-unrecorded = what came of it nobody wrote down

# A battle. $cards is a list of four.
laid-in-order = laid one after the other: { $cards }
edge-laid-out = the edge is laid out, clockwise: { $cards }
centre-laid = in the centre { $upper } lies over { $lower }, which is dead
reserve-exchanged = { $player } exchanges the reserve with { $card }
stands-still = { $card } stands still
does-nothing = { $card } does nothing
# $slot is left out if it is not known.
changes-places =
    { $card } changes places with { $target }{ $slot ->
        [none] { "" }
       *[other] , through its { $slot } slot
    }
# $outcome: one of the next two; what the next two after them say, joined by and-also if it is both; or left out.
strikes =
    { $card } strikes { $target }{ $outcome ->
        [none] { "" }
       *[other] : { $outcome }
    }
shield-stops-it = the shield stops it
nothing-comes-of-it = nothing comes of it
# $lives are those that it loses, or is-without-life if it dies.
target-suffers =
    it { $lives ->
        [is-without-life] is dead
       *[other] loses { $lives }
    }
striker-suffers =
    the striker { $lives ->
        [is-without-life] is dead
       *[other] loses { $lives }
    }
movements-went-round = movements went round, and the battle ends
fallen-are = fallen: { $cards }
plays-neutrals = { $player } plays the neutral cards
wins-battle = { $player } wins: { $place } is taken
loses-battle = { $player } loses the battle for { $place }

winner-claimed = the winner is claimed
figure-claimed = a figure is claimed

# The grounds of a strike.
slot-shows = { $card }'s { $slot } slot shows { $icon } and points at { $target }
shows-to-it = { $card } shows { $icon } to it

# The whole session.
made-up-box = the cards and the map are made up: this is not the printed game
no-map-to-show = no map: lands are shown before who holds them
