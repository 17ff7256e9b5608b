# Questions about a record that have no answer. What a person typed is quoted.

# No play is at a place of the text: $what is one of the next two, $instead one of the three after them.
no-play-but = { $what }: { $instead }
no-play-stands = no play stands in { $place }
no-play-begins = no play begins in line { $line }
one-at-column = there is one at column { $columns }
nearest-plays =
    { $plays ->
        [one] the nearest is { $plays }
       *[other] the nearest are { $plays }
    }
no-plays-recorded = the record has no plays
# No play is at a time of the game.
no-such-player = no player '{ $player }': one of { $players }
no-play-in-round =
    no play of round { $round } is written{ $rounds ->
        [0] { "" }
       *[other] : one of round { $rounds }
    }
no-play-of-phase = no play of phase '{ $phase }' is written in round { $round }: one of { $phases }
no-play-of-player = { $player } has no play in phase { $phase } of round { $round }: one of { $players }
no-such-number = { $player } has { $plays } in phase { $phase } of round { $round }: a number from 1 to { $last }, or { $next } for what comes next

# A play that cannot be another one.
no-play-written = no play is written there
no-play-to-replace = no play is written there: + in front inserts one
not-a-play = '{ $play }' is no play: { $why }
changed-twice = the same play is changed twice
not-one-by-one = plays of { $game } cannot be changed one by one

# A change that cannot be chosen. $choice is what a person typed, $place a line of the record.
changes-conflict = { $choice }: that does not go together with the other changes
no-way-to-fix = { $choice }: no way is known to mend { $place }
which-way-to-fix =
    { $choice }: { $meant ->
        [0] that is none
       *[other] that is { $meant }
    } of the ways to mend { $place }: { $ways }
