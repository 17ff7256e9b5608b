lines =
    { $lines ->
        [one] Zeile { $lines }
       *[other] Zeilen { $lines }
    }
in-lines =
    { $lines ->
        [0] { "" }
        [one] { " " }(Zeile { $lines })
       *[other] { " " }(Zeilen { $lines })
    }
line-column = Zeile { $line }, Spalte { $column }

in-round = Runde { $round }
in-rounds = Runden { $rounds }

play-at =
    Runde { $round }{ $player ->
        [none] { "" }
       *[other] , { $player }
    } (Zeile { $line })
play-in-line =
    Zeile { $line }: { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }{ $play }
