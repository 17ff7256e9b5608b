# Faults of a file that only this game has. Each message has the id of its fault.
unknown-card = unknown card '{ $written }'
unknown-artifact = unknown Artifact '{ $written }'
unknown-goal = unknown goal '{ $written }'
unknown-place = unknown place '{ $written }'
# $what is one of the two below.
sides-due = { $what }
sides-without-alliance = the record gives 'sides', but its scenario is not 'alliance'
two-sides-of-two = an alliance must have two sides of two players
# What is wrong with the numbers of a card: $why is one of those below.
card-numbers = '{ $written }' is not a valid card: { $why }
comma-parts-nothing = a comma separates nothing here
numbers-are-missing = it lacks initiative and lives
numbers-are-none = initiative and lives are not numbers
a-life-at-least = a card must have at least 1 life
no-card-has-as-many = no card has numbers this high
three-slots = a card must have three slots
# What is wrong with an effect. $kind: "Action", "Artifact", "goal". $why is one of those below.
effect-words = '{ $written }' is not a valid { $kind }: { $why }
action-kind = Action
artifact-kind = Artifact
goal-kind = goal
price-is-missing = it lacks its price, a number
something-not-known = a part of it is unknown
is-no = '{ $written }' is not { $what }
is-missing = it lacks { $what }
# The parts of an effect: $words are all that records have for it.
a-time-of = a time ({ $words })
an-effect-of = an effect ({ $words })
a-side-of = a side ({ $words })
an-icon-of = an icon ({ $words })
a-signed-number = a number with its sign, as in +1
a-number-to-20 = a number from 1 to 20
part-too-many = part of the effect, which ends before it
# Too many cards or other things. $what: "cards in the black deck", "Artifacts", "goals".
too-many-pieces = { $count } { $what }, but the box has only { $most }
cards-in-deck = cards in { $deck }
artifacts-kind = Artifacts
goals-kind = goals
# $kind is dragon or guardian, as records have it; $deck is "the black deck".
one-dragon = { $count } { $kind }s in { $deck }, but that deck has only one
the-deck = the { $deck } deck
# What is wrong with a map: $what is one of those below.
faulty-map = { $what }
places-beyond-map = { $places } places, but a map has at most { $most }
castles-of-map = { $castles } castles, but this map has { $due }
castles-in-half = { $castles } castles in a half, but two are due
places-not-connected = some places are not connected with the others
border-with-itself = a place cannot border itself
border-twice = the border of '{ $first }' and '{ $second }' is listed a second time

# What is expected, or found. After "write", "expected" and "found".
a-scenario = a scenario
a-placement = a placement
a-people = a people
an-initiative = an initiative
a-kind = a kind
an-action = an Action
numbers-of-a-card = initiative, lives and slots
what-it-does = its effect
what-fulfils-it = its conditions
player-or-none = a player or none
open-card-or-gone = the open card, none or gone
towers-or-lands = 4 towers or 7 lands
clockwise-or-not = clockwise or counterclockwise
a-list-of = a list of { $number }
one-of-four-cards = one of four cards
# What lacks a key.
an-alliance = an alliance
this-card = this card

# What to write instead. N, CARD, PLACE, PLAYER, THING and other words in capitals are placeholders.
only-race-has-goal = only a race has one goal for all
one-a-line = write each play on its own line: [attack b1, won]
card-form = write INITIATIVE/LIVES LEFT CENTRE RIGHT, as in 4/2 simple shield none; all words: record-format-elven-rage.md
action-form = write PRICE WHEN EFFECT, as in 1 battle slot own shield; all words: record-format-elven-rage.md
artifact-form = write WHEN EFFECT, as in battle slot own shield; all words: record-format-elven-rage.md
goal-form = write N lands, N towers, N castles, enemy castle, central castle, joined by +
forms-of-lines = write summon N, discard N, attack PLACE, look N shows CARD, fight N, decline, PLAYER: retreats 2, seats: [4 cards], CARD: CARD, won, lost …
draw-forms = write the reason for the draw: summon N, decline N, PLAYER: retreats N, treasure N, or plays CARD so draw N
cards-forms = write a number of cards, or their names joined by +
act-forms = write CARD: CARD, CARD: left, CARD: moves left, CARD: stays or CARD: nothing
change-form = write CARD left|centre|right ICON, CARD -1, CARD +1, CARD initiative +2, draw 2, capture, token PLACE to PLACE, tower at PLACE or beginner
look-form = write look N shows CARD: the number of the squad
fight-form = write fight N: the number of the squad
centre-form = write centre: UPPER over LOWER
trade-form = write trades THING for THING with PLAYER
give-form = write gives up, or gives THING to PLAYER
hand-form = write hand N: the number of cards counted
four-of-the-edge = write the four cards of the edge, clockwise
unknown-for-unseen-card = write unknown for an unseen card
write-place-or-kind = write a place, or land, tower, castle, centre
card-is-missing = a card is missing
place-is-missing = a place is missing
