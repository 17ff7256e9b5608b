# Scores, and results side by side. A figure is a word of the format.

column-place = place
column-player = player
# $figure with its $value, and how it is made up.
figure-remark = { $player }: { $figure } { $value }: { $remark }
after-round = after round
round-not-over = * round { $round } is not over
# A figure that stands for the score.
score-figure = { $figure } { $value }
score-and-place = { $score } (place { $place })
place-figure = place { $place }

# The end of a game: who won. $number is what decided, or left out.
outcome-wins =
    { $player } wins{ $number ->
        [none] { "" }
       *[other] { " " }with { $number }
    }
outcome-win-together =
    { $players } win{ $number ->
        [none] { "" }
       *[other] { " " }with { $number }
    }
outcome-may-win = { $players } may have won
outcome-all-win = The players win
outcome-all-lose = The players lose
# If plays broke a rule. $outcome and $other are two of the texts above; $other is what would have come of it if these
# plays, and what only they made possible, had been taken back.
outcome-in-any-case = { $outcome } in any case
outcome-decided =
    { $outcome }; without { $breaches ->
        [one] the breach
       *[other] the breaches
    }: { $other }

# A record with other plays, beside the record as it is.
what-if-line = what if
# After the name of the file.
what-if-file = { $file } (what if)
before = before
after = after
the-same = the same
# Above findings.
no-longer-found = no longer found:
still-found = still found:
newly-found = newly found:
no-finding-differs = the findings stay the same
verdict-with-words = { $verdict }: { $words }

# Why a result is in doubt, or there is none.
doubt-why = { $doubt }: { $why }
doubt-illegal = illegal
doubt-possible = possible
doubt-refuted = claim refuted
doubt-claimed = only claimed, with nothing that proves it
doubt-open = claims open
doubt-unreadable = unreadable
doubt-no-result = no result: the game is not finished
doubt-no-places = no result: the place of each player does not follow from the record
finding-in-line =
    line { $line }: { $finding }{ $others ->
        [0] { "" }
       *[other] { " " }(and { $others } more)
    }
