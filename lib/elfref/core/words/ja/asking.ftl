no-play-but = { $what }: { $instead }
no-play-stands = { $place }にプレイは記録されていない
no-play-begins = { $line }行目から始まるプレイはない
one-at-column = この行のプレイは{ $columns }列目から始まる
nearest-plays = 最も近いプレイは{ $plays }
no-plays-recorded = 記録にプレイがない
no-such-player = 「{ $player }」というプレイヤーはいない: { $players }から選ぶ
no-play-in-round =
    第{ $round }ラウンドのプレイは記録されていない{ $rounds ->
        [0] { "" }
       *[other] : 第{ $rounds }ラウンドから選ぶ
    }
no-play-of-phase = 第{ $round }ラウンドのフェイズ「{ $phase }」にプレイは記録されていない: { $phases }から選ぶ
no-play-of-player = 第{ $round }ラウンドのフェイズ「{ $phase }」に{ $player }のプレイはない: { $players }から選ぶ
no-such-number =
    第{ $round }ラウンドのフェイズ「{ $phase }」で{ $player }は{ $plays }: { $last ->
        [1] 1
       *[other] 1から{ $last }までの番号
    }、または最後のプレイの後の局面なら{ $next }を選ぶ

no-play-written = そこにプレイは記録されていない
no-play-to-replace = そこに置き換えるプレイは記録されていない: 挿入するには前に+を付ける
not-a-play = 「{ $play }」はプレイではない: { $why }
changed-twice = 同じプレイを2回変更している
not-one-by-one = { $game }のプレイは1つずつ変更できない

changes-conflict = { $choice }: ほかの変更と両立しない
no-way-to-fix = { $choice }: { $place }の直し方がわからない
which-way-to-fix =
    { $choice }: { $place }の直し方のうち、{ $meant ->
        [0] 当てはまるものはない
       *[other] { $meant }通りが当てはまる
    }: { $ways }
edition-of-expansion = 「{ $edition }」は未対応の拡張セットのもの。使える版: { $editions }
no-such-edition = 「{ $edition }」という版はない。使える版: { $editions }
no-such-game-option = 「{ $option }」というオプションはない。使えるオプション: { $options }
no-such-value = 「{ $value }」は「{ $option }」の値ではない。使える値: { $values }
not-on-one-line = 1行に収まっていない
is-empty = 何も書かれていない
several-entries = 2つ以上の項目がある
outside-of-entry = 一部がコメントになるか、項目の外に出る
