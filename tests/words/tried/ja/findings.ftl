price-wrong = { $road }: 支払い { $paid }、必要 { $due }
road = { $from }〜{ $to }
price-made-of =
    { $land }は{ $due }{ $obstacle ->
        [none] { "" }
       *[other] 、障害タイルでさらに{ $obstacle }枚
    }
hand = 手札に{ $due }、残り{ NUMBER($kept) }
too-many = 第{ $round }ラウンド: 手札に{ $found }、実際は{ $copies }枚のみ: { $holders }
holder = { $player }{ $number }{ $lines }
piece-tried = { $piece }
by-option = { $here }なら正しいが、{ $there }では確実でない
no-loss = 損失なし
twice = { no-loss }{ list-semicolon }{ no-loss }
told = { $what }
more = { $cards }より{ $missing }多い
quoted-text = 「{ $text }」[{ $line }]
default = 既定
