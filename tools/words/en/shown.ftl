# What commands print besides what the library says.
components-of = { $name }: components of { $game }
# After the version: a build that is not a release.
not-a-release = not a release
made-up = made up: this is not the printed game
explain-see = 'elfref explain ID' explains one of them
# A heading of a list: faults of a file that records of every game can have.
explain-faults = Any game: faults of a file
# What 'score --by-round' cannot know.
score-no-rounds = no scores after rounds: the record has no turns and no rounds
score-rounds-end = no scores after round { $round }: some turns after it are not recorded, so the rounds cannot be counted
record-greeting = one play per line; Tab completes; Ctrl+D ends
# The question at a terminal. The program reads the words help, plays, why, undo, yes and no, in every language.
record-words = or help, plays, why, undo
record-who-plays =
    Who plays? For example: Anna, Boris{ $games ->
        [none] { "" }
       *[other] ; for another game first: { $games }
    }
record-nothing-offered = nothing can be offered here: { $why }
record-end = end here? yes, no
# Headings of lines that may be typed.
record-other-ways = the same in another way
record-about-last = about the last play
# The sign after some of these lines.
record-possible = ?: legal only if something unrecorded allows it
record-alike = { $line }, and { $number } more like it
record-and-more = { $line } and { $number } more
record-help = Any line of a record may be typed, also a play that breaks a rule. note: TEXT adds a note.
record-help-words = why: what the rules refuse now; why PLAY: what they say about it; plays: all plays; undo: removes the last line.
record-nothing-refused = the rules refuse no choice here
record-breaks-nothing = this breaks no rule
# A play with the ruling of the players: void or stands.
record-ruled = { $play } (ruling: { $ruling })
# Each answer may be shortened. The program reads these words, in every language: yes, no, void, stands.
write-it =
    write it? yes, no{ $taken_back ->
        [0] { "" }
       *[other] , void (it was taken back)
    }{ $stands ->
        [0] { "" }
       *[other] , stands (the table let it stand)
    }
plays-by-rule = plays judged by each rule
plays-by-kind = plays and tables of each kind
sessions =
    { $number } { $number ->
        [one] session
       *[other] sessions
    }
