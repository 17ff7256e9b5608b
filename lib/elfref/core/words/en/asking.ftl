# Questions about a record that have no answer. What a person typed is quoted.

# The text has no play at a place: $what is one of the next two, $instead one of the three after them.
no-play-but = { $what }: { $instead }
no-play-stands = no play is recorded at { $place }
no-play-begins = no play begins in line { $line }
one-at-column = this line has plays at column { $columns }
nearest-plays =
    { $plays ->
        [one] the nearest play is { $plays }
       *[other] the nearest plays are { $plays }
    }
no-plays-recorded = the record has no plays
# The record has no play at a time of the game.
no-such-player = unknown player '{ $player }': choose { $players }
no-play-in-round =
    the record has no play in round { $round }{ $rounds ->
        [0] { "" }
       *[other] : choose round { $rounds }
    }
no-play-of-phase = round { $round } has no play in phase '{ $phase }': choose { $phases }
no-play-of-player = { $player } has no play in phase { $phase } of round { $round }: choose { $players }
no-such-number =
    { $player } has { $plays } in phase { $phase } of round { $round }: choose { $last ->
        [1] 1
       *[other] a number from 1 to { $last }
    }, or { $next } for the position after the last play

# A play that cannot be changed.
no-play-written = the record has no play there
no-play-to-replace = the record has no play there to replace: put + in front to insert one
not-a-play = '{ $play }' is not a play: { $why }
changed-twice = the same play is changed twice
not-one-by-one = plays of { $game } cannot be changed one by one

# A change that cannot be chosen. $choice is what a person typed, $place a line of the record.
changes-conflict = { $choice }: conflicts with the other changes
no-way-to-fix = { $choice }: no fix is known for { $place }
which-way-to-fix =
    { $choice }: { $meant ->
        [0] matches none
       *[other] matches { $meant }
    } of the fixes for { $place }: { $ways }

# What somebody asked for does not exist: an edition, an option of the rules, a value of one.
edition-of-expansion = '{ $edition }' belongs to an expansion that this referee does not know; editions: { $editions }
no-such-edition = unknown edition '{ $edition }': one of { $editions }
no-such-game-option = unknown option '{ $option }': one of { $options }
no-such-value = '{ $value }' is not a valid value for '{ $option }': { $values }
# Why words are not a play, which cannot replace another one: the end of not-a-play.
not-on-one-line = it must be on one line
is-empty = it is empty
several-entries = it is more than one entry
outside-of-entry = a part of it would be a comment, or stand outside
