# What a person taps to record a session.

# The round under way.
recorder-round-of = round { $round } of { $rounds }

# Titles: whose turn it is, and for what.
recorder-cards-of = Which cards does { $player } get?
recorder-draws = { $player } draws a counter
recorder-row-opens = Which counters lie in the row?
recorder-picks = { $player } takes a counter
recorder-plans = { $player } plans
recorder-travels = { $player } travels
recorder-keeps = { $player } keeps a counter
recorder-over = The game is over

# Below a title: what to tap.
recorder-hint-deal = one by one, or only how many
recorder-hint-row = five of them; or go on with the first counter taken
recorder-hint-pick = from the row, or from the pile
recorder-hint-plan = tap a road or a counter
recorder-hint-plan-or-go = tap a road or a counter; or a town, if { $player } travels
recorder-hint-town = tap a town

# Kinds of play.
recorder-form-deal = gets cards
recorder-form-draw = draws a counter
recorder-form-row = the row
recorder-form-pick = takes a counter
recorder-form-place = places something
recorder-form-step = goes to a town
recorder-form-discard = discards
recorder-form-keep = keeps a counter

# What is chosen for them.
recorder-slot-cards = cards
recorder-slot-counter = counter
recorder-slot-row = counters
recorder-slot-from = which
recorder-slot-which = which it was
recorder-slot-piece = what
recorder-slot-way = where
recorder-slot-to = where to
recorder-slot-paid = paid
recorder-slot-how = how
recorder-slot-turned = turned up in its place

# Answers. $kind is a counter.
recorder-face-down = face down
recorder-kind-face-down = { $kind }, face down
recorder-from-pile = from the pile
recorder-no-counter = none
recorder-any-cards = any { $number }
recorder-caravan =
    caravan{ $number ->
        [none] { "" }
       *[other] , { $number }
    }
recorder-by-road = by road
recorder-by-river = by river
recorder-by-ferry = by ferry
# A town with two ways to it.
recorder-town-by = { $town } { $way }

# Answers without more to choose. $cards is a number of cards for each player, or of cards that are discarded.
# What one player gets, and the next ones.
recorder-one-and-another = { $left }; { $right }
recorder-everyone-is-dealt =
    Round { $round }: { $player } begins, { $cards ->
        [none] cards as due
       *[other] { $cards } cards each
    }
recorder-only-number = Only how many: { $number }
recorder-pass = Pass
recorder-stops =
    { $player } stops here{ $cards ->
        [none] { "" }
       *[other] , discards { $cards }
    }
recorder-stays =
    { $player } stays{ $cards ->
        [none] { "" }
       *[other] , discards { $cards }
    }
recorder-play-not-seen = This play was not seen
recorder-journey-not-seen = This journey was not seen
recorder-rest-not-seen = The rest of this journey was not seen
recorder-round-not-seen = A round was not seen

# The start sheet.
# What the game is about, in a few words.
recorder-about = towns and roads
recorder-full-means = every card and counter, also those that only one player sees
recorder-public-means = counters, roads and prices; hands as numbers
recorder-minimal-means = counters on roads, and journeys
recorder-town-cards = Town cards (each player has a secret destination)
recorder-slot-town = town card
# Asked when the game is over, of a player whose secret destination is not written down.
recorder-town-of = Which town card did { $player } have?
recorder-yellow = yellow
recorder-blue = blue
recorder-black = black
recorder-green = green
recorder-red = red
recorder-purple = purple
