# What a person taps to record a session.

rage-game = Elven Rage

# The turn under way, and its parts.
rage-turn-of = turn { $number } of { $player }
rage-part-summon = Summon
rage-part-discard = Discard
rage-part-capture = Capture
rage-part-battle = Battle

# Titles: whose turn it is, and for what. $cards is a list of cards.
rage-keeps = Which cards does { $player } keep?
rage-summons = { $player } summons { $number }
rage-discards = { $player } discards { $number }
rage-attacks-what = What does { $player } attack?
rage-takes-artifact = { $player } takes an Artifact
rage-which-squad = Which squad fights { $player }?
rage-answers = What does { $player } answer?
rage-seats-title = Which cards lie at the edge?
rage-centre-title = Which cards lie in the centre?
rage-battle-for = Who wins the battle for { $place }?
rage-acts = { $cards } acts
rage-over = The game is over
rage-whole-turn = This is a whole turn: it can only be left out

# Below a title: what to tap.
rage-hint-cards = by name, or only how many
rage-hint-land = tap a place on the map
rage-hint-place = which place, or what kind of place
rage-hint-or-next = or go on with what { $player } attacks
rage-hint-squad = look at one first, or tap the one that fights
rage-hint-seats = place by place, clockwise
rage-hint-centre = the upper card first
rage-hint-act = initiative { $initiative } is the highest
rage-hint-attacker = both sides have initiative { $initiative }: the attacker first
rage-hint-by-turns = both sides have initiative { $initiative }: they take turns
rage-hint-any-act = tap what a card did, or who won

# Kinds of play.
rage-form-keep = keeps cards
rage-form-summon = summons cards
rage-form-discard = discards cards
rage-form-attack = attacks a place
rage-form-decline = draws two cards instead of attacking
rage-form-look = looks at a squad
rage-form-fight = fights a squad
rage-form-defend = defends with cards
rage-form-retreat = retreats
rage-form-send = sends cards
rage-form-seats = the edge of a battle
rage-form-placed = the order in which the edge was placed
rage-form-centre = the centre of a battle
rage-form-swap = exchanges the reserve
rage-form-act = a card acts
rage-form-fallen = the cards that fell
rage-form-plays = plays an Action
rage-form-uses = uses an Artifact
rage-form-answers = answers with an Action
rage-form-answers-with = answers with an Artifact
rage-form-artifact = takes an Artifact
rage-form-treasure = exchanges a Treasure
rage-form-trades = trades
rage-form-gives = gives something away
rage-form-goal = shows a goal
rage-form-hand = counts a hand
rage-form-neutrals = plays the neutral cards
rage-form-new-card = a new card: what it shows
rage-won = the attacker wins
rage-lost = the attacker loses
rage-loop = the battle ends because movements repeat
rage-gives-up = gives up the land

# What is chosen for them.
rage-slot-cards = cards
rage-slot-card = card
rage-slot-card-name = a card with another name
rage-slot-artifact = Artifact
rage-slot-artifact-name = an Artifact with another name
rage-slot-goal = goal
rage-slot-goal-name = a goal with another name
rage-slot-land = what
rage-slot-place-name = a place with another name
rage-slot-squad = squad
rage-slot-shows = its open card
rage-slot-seats = edge, clockwise
rage-slot-placed = edge, in order
rage-slot-upper = on top
rage-slot-lower = under it
rage-slot-who = who
rage-slot-does = does
rage-slot-target = to which card
rage-slot-side = slot
rage-slot-cost = what it costs
rage-slot-what = what happens
rage-slot-on = on which card
rage-slot-icon = icon
rage-slot-amount = how much
rage-slot-from = from
rage-slot-to = where to
rage-slot-given = gives
rage-slot-taken = gets
rage-slot-with = to whom
rage-slot-player = who
rage-slot-number = cards
rage-slot-deck = deck
rage-slot-initiative = initiative
rage-slot-lives = lives
rage-slot-copies = how many in the deck

# Answers. $card and $target are cards, $place is a kind of place.
rage-none-shown = no card was opened
rage-no-artifact = no Artifact
rage-some-artifact = an Artifact
rage-card-shows = { $initiative }/{ $lives } { $left } { $centre } { $right }
rage-place-of = { $place } of { $owner }
rage-squad = squad { $squad }
rage-squad-gone = has fought
rage-strikes = { $card } strikes { $target }
rage-moves = { $card } changes places with { $target }
rage-stays = { $card } does not act
rage-does-strike = strikes
rage-does-move = changes places
rage-does-stay = stays
rage-does-nothing = does nothing
rage-lives-less = −{ $lives }
rage-cost-dies = it dies
rage-cost-nothing = no life
rage-more = +{ $number }
rage-less = −{ $number }
rage-change-slot = a slot changes
rage-change-life = lives change
rage-change-initiative = initiative changes
rage-change-draw = cards are drawn
rage-change-token = a token moves
rage-change-tower = a tower is built

# Answers without more to choose.
rage-only-number = Only how many: { $number }
rage-only-how-many = Only how many
rage-declines = { $player } does not attack, and draws cards
rage-defends = { $player } defends
rage-retreats = { $player } retreats
rage-gives-up-land = { $player } gives up the land
rage-swaps = Exchange of the reserve
rage-who-fell = Only who fell
rage-player-wins = { $player } wins the battle
rage-player-loses = { $player } loses the battle
rage-something-not-seen = Something was not seen
rage-rest-not-seen = The rest of { $player }'s turn was not seen
rage-turn-not-seen = { $player }'s turn was not seen
rage-turns-not-seen = Some turns were not seen

# The start sheet. The partner of the first player in an alliance is player $number.
rage-full-means = every card by name, also those that only one player sees
rage-public-means = battles, Actions and Artifacts; hands as numbers
rage-minimal-means = attacks with their outcome
rage-slot-elves = people
rage-slot-castle = corner
rage-slot-scenario = scenario
rage-slot-race-goal = goal of a race
rage-slot-sides = sides of an alliance
rage-slot-placement = placement
rage-slot-components = cards and map
rage-supremacy = supremacy
rage-lord-of-dragons = Lord of Dragons
rage-race = race
rage-only-war = only war
rage-alliance = alliance
rage-four-towers = 4 towers
rage-seven-lands = 7 lands
rage-pair = players 1 and { $number } against the others
rage-advanced = for advanced players
rage-beginner = for beginners
rage-no-components = your own box: names as you write them
rage-trial-set = the made-up set
rage-no-such-corner = the map for this number of players has no such corner
rage-alliance-of-four = an alliance needs four players
