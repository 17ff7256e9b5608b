lines = { $lines }行目
in-lines =
    { $lines ->
        [0] { "" }
       *[other] ({ $lines }行目)
    }
line-column = { $line }行目{ $column }列目

in-round = 第{ $round }ラウンド
in-rounds = 第{ $rounds }ラウンド

play-at =
    第{ $round }ラウンド{ $player ->
        [none] { "" }
       *[other] 、{ $player }
    }({ $line }行目)
play-in-line =
    { $line }行目: { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }{ $play }
