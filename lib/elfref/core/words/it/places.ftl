lines =
    { $lines ->
        [one] riga { $lines }
       *[other] righe { $lines }
    }
in-lines =
    { $lines ->
        [0] { "" }
        [one] { " " }(riga { $lines })
       *[other] { " " }(righe { $lines })
    }
line-column = riga { $line }, colonna { $column }

in-round = round { $round }
in-rounds = round { $rounds }

play-at =
    round { $round }{ $player ->
        [none] { "" }
       *[other] , { $player }
    } (riga { $line })
play-in-line =
    riga { $line }: { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }{ $play }
