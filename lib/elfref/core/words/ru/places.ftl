# Список из 21 строки – тоже «строки»: поэтому [1], а не [one].
lines =
    { $lines ->
        [1] строка { $lines }
       *[other] строки { $lines }
    }
in-lines =
    { $lines ->
        [0] { "" }
        [1] { " " }(строка { $lines })
       *[other] { " " }(строки { $lines })
    }
line-column = строка { $line }, столбец { $column }

in-round = раунд { $round }
in-rounds = раунды { $rounds }

play-at =
    раунд { $round }{ $player ->
        [none] { "" }
       *[other] , { $player }
    } (строка { $line })
play-in-line =
    строка { $line }: { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }{ $play }
