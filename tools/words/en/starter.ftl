# A record to start from. $game is a game, $level how much is written down.
starter-title = A record of { $game }
starter-remarks = Lines that begin with ## explain. Leave out what you did not see.
starter-examples = Lines that begin with one # are an example: take away the # and the space to use one.
starter-level = { $level }: { $means }
starter-brackets = With plays below it, the brackets [] go away.
starter-lines = Each kind of line:
# Made-up players, as many as a game may have, between commas.
starter-players = Anna, Boris, Chris, Dana, Emil, Fay, Greg, Hana

# What keys of records say, in a clause. A key that means something else in one game has its own text.
key-game = which game it is
key-edition = the rulebook on the table; if left out, no player is accused because of a rulebook
key-options = what the table settled otherwise; elfref words lists the options
key-session = date, place, anything; never judged
key-format = the version of the format: 1; may be left out
key-players = in clockwise order, starting player first
key-start = the position with which a record begins that begins in the middle
key-final = a score sheet without plays: towns, at and cards of each player; then without rounds
key-winner = who won; it is checked
key-result = what the table counted for each player; it is checked
key-rounds = one entry for each round; a record may stop anywhere
key-turns = one entry for each turn; a record may stop anywhere
key-note = text that is kept and not judged
key-ruling = what the table decided about the play before it: void or stands
key-row = the five face-up counters
key-deal = the cards dealt, or only how many
key-draw = the face-down counter; unknown if no other player saw it
key-choose = who took which counter, in the order of play
key-plan = counters and obstacles placed, in the order of play; passes may be left out
key-travel = each player: the towns, and the cards paid for each
key-keep = the counter kept for the next round
key-elfenland-players = in clockwise order, starting player first; or, in braces: name: Anna, colour: red, town: Virst
key-elfenland-result = what the table counted for each player: towns, at, cards; it is checked
key-components = the cards: trial-set, which is made up, or a file such as my-cards.yaml; if left out, names are taken on trust
key-scenario = supremacy if left out; or lord-of-dragons, race, only-war, alliance
key-placement = advanced or beginner; if left out, each battle may have either
key-sides = in an alliance: [[Anna, Chris], [Boris, Dana]]
key-goal = of a race: 4 towers or 7 lands
key-first = the initiatives drawn for the first turn
key-goals = the secret goals, as they were known later
key-elven-rage-players = in clockwise order, starting player first; or, in braces: name: Anna, elves: black, castle: a1
key-elven-rage-keep = the five cards that each player kept, or only how many
key-elven-rage-deal = the seven cards of the start, or only how many
key-mode = cooperative if left out; or competitive
key-side = of the board: night or day; if left out, no player is accused because of it
key-helpers = the two helpers: [fox, yeti], or where they are: fox: Glade
key-parcels = easy, hard, or the number of gifts that each parcel needs
key-master-elf-players = in clockwise order, first player first; or, in braces: name: Anna, plays: fox
key-master-elf-start = what lies on the table at first: hands, areas, gifts under parcels, stacks
key-master-elf-result = won or lost, or what the table counted; it is checked

# Kinds of words that records may use.
kind-key = keys
kind-value = values of keys
kind-edition = editions
kind-option = options
kind-option-value = values of options
kind-town = towns
kind-piece = cards and counters
kind-word = words of lines
kind-icon = icons
kind-deck = decks
kind-card-kind = kinds of cards
kind-time = times of an effect
kind-effect = effects
kind-whose = whose cards

# The card of a game: its headings.
card-title = { $game }: how to write a record
card-lines = Lines
card-keys = Keys of the record
card-words = Words
card-key = key
card-line = line
card-says = what it says
