# What a person taps to record a session.

ask-round = round { $round }
ask-phase-move = Move
ask-phase-create = Create
ask-phase-gift = Gift

# Titles: whose turn it is, and for what.
ask-where = Where does { $player } go?
ask-rest = { $player }'s turn goes on
ask-which-gift = The turn has come back: which gift is placed?
ask-over = The game is over

# Below a title: what to tap.
ask-hint-tap = tap a place
ask-hint-name = choose a place, or write its name
ask-hint-gift = the gift, then its stack
ask-hint-winner = who won can be written as a note
# $hint is one of these.
ask-hint-or-rest = { $hint }; or { $player }'s turn goes on

# Kinds of play.
ask-form-go = goes somewhere
ask-form-create = creates a gift
ask-form-give = gives cards
ask-form-take = takes cards from a player
ask-form-hand-over = cards between two others
ask-form-fox = swaps with the Fox
ask-form-yeti = discards with the Yeti
ask-form-helper = a helper goes away
ask-form-send = a parcel is sent
ask-form-gift = a gift is placed
ask-form-discard = discards the surplus
ask-form-shortage = cards run short
ask-form-stuck = cannot move
ask-form-nothing = does nothing
ask-form-skipped = the turn is skipped
ask-form-lies = what lies in an area before the first turn

# What is chosen for them.
ask-slot-to = where to
ask-slot-took = takes
ask-slot-laid = placed in its place
ask-slot-thrown = discards
ask-slot-outcome = the outcome
ask-slot-drawn = draws
ask-slot-which-thrown = discarded cards
ask-slot-which-drawn = drawn cards
ask-slot-gift = gift
ask-slot-for = parcel
ask-slot-with = pays
ask-slot-placed = placed on the empty stack
ask-slot-sent = parcel
ask-slot-gives = gives
ask-slot-takes = takes
ask-slot-cards = cards
ask-slot-helper = helper
ask-slot-from = from
ask-slot-whom = to
ask-slot-on = stack
ask-slot-area = area
ask-slot-lies = lies there
# $number is the number of a card, of $due in all.
ask-what-was-laid = Which card was placed there? { $number } of { $due }
ask-what-was-laid-in = Which card was placed in { $place }? { $number } of { $due }
ask-which-discarded = Which card was discarded?
ask-which-drawn = Which card was drawn?

# Answers. $card is a card, $cards are cards, a number of them, or nothing; $place is an area.
ask-none = none
ask-puts = puts { $card } there
ask-lies-there = { $place }: { $cards }
ask-stays = stays
ask-swaps = changes places with the Saucer
ask-discards = discards { $cards }
ask-draws = draws { $cards }

# Answers without more to choose, or the way to more. $cards is a number.
ask-stuck = Cannot move
ask-does-nothing = { $player } does nothing
ask-gives = { $player } gives cards
ask-takes = { $player } takes cards from a player
ask-creates = { $player } creates a gift
ask-yeti = The Yeti helps
ask-fox = { $player } swaps with the Fox
ask-helper-goes = Where does the helper go?
ask-goes-on-there = { $player } goes on there
ask-areas-filled = What was placed in the empty areas?
ask-discards-surplus = { $player } discards { $cards }
ask-shortage = Cards run short
ask-ends-here = The game ends here
ask-no-gift = No gift is placed
ask-what-lies = What lies in the areas?
ask-gift-not-seen = The gift was not seen
ask-turn-not-seen = { $player }'s turn was not seen
ask-rest-not-seen = The rest of { $player }'s turn was not seen
ask-turns-not-seen = Several turns were not seen

# The start sheet.
ask-full-means = every card, also those that are drawn in the city
ask-public-means = cards in areas, gifts and prices; drawn cards as numbers
ask-minimal-means = places, cards taken, and prices
ask-slot-box = What is in the box
ask-box-as-named = Our own box: names are written when they first come up
ask-box-trial = The Trial Set: a made-up box, to try the page out
ask-slot-mode = Game
ask-cooperative = All together
ask-competitive = Against each other
ask-slot-side = Side of the board
ask-side-night = night
ask-side-day = day
ask-parcels-easy = easy
ask-parcels-hard = hard
ask-not-recorded = not recorded
