# Where something is: in the record, in the game.

# $lines is a list of lines: "line 3", "lines 3, 5".
lines =
    { $lines ->
        [one] line { $lines }
       *[other] lines { $lines }
    }
# After what it belongs to, with its space: " (line 3)"; nothing if no line is known.
in-lines =
    { $lines ->
        [0] { "" }
        [one] { " " }(line { $lines })
       *[other] { " " }(lines { $lines })
    }
line-column = line { $line }, column { $column }

in-round = round { $round }
# $rounds is a range.
in-rounds = rounds { $rounds }

# A play: its round, its player if it has one, and its line.
play-at =
    round { $round }{ $player ->
        [none] { "" }
       *[other] , { $player }
    } (line { $line })
# A play with its text in the record.
play-in-line =
    line { $line }: { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }{ $play }
