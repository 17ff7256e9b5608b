no-play-but = { $what }: { $instead }
no-play-stands = { $place }にプレイはない
no-play-begins = { $line }行目から始まるプレイはない
one-at-column = { $columns }列目にある
nearest-plays = 最も近いのは{ $plays }
no-plays-recorded = 記録にプレイがない
no-such-player = プレイヤー「{ $player }」はいない: { $players }のいずれか
no-play-in-round =
    第{ $round }ラウンドのプレイは書かれていない{ $rounds ->
        [0] { "" }
       *[other] : 第{ $rounds }ラウンドのいずれか
    }
no-play-of-phase = 第{ $round }ラウンドにフェイズ「{ $phase }」のプレイは書かれていない: { $phases }のいずれか
no-play-of-player = 第{ $round }ラウンドのフェイズ{ $phase }に{ $player }のプレイはない: { $players }のいずれか
no-such-number = 第{ $round }ラウンドのフェイズ{ $phase }で{ $player }は{ $plays }: 1から{ $last }の数、次のプレイなら{ $next }

no-play-written = そこにプレイは書かれていない
no-play-to-replace = そこにプレイは書かれていない: 前に+を付けると挿入する
not-a-play = 「{ $play }」はプレイではない: { $why }
changed-twice = 同じプレイを二度変えている
not-one-by-one = { $game }のプレイは一つずつ変えられない

changes-conflict = { $choice }: ほかの変更と両立しない
no-way-to-fix = { $choice }: { $place }の直し方は見つからない
which-way-to-fix =
    { $choice }: { $meant ->
        [0] 当てはまる直し方はない
       *[other] 当てはまる直し方は{ $meant }通り
    }({ $place }): { $ways }
edition-of-expansion = 「{ $edition }」は未対応の拡張のもの。使える版: { $editions }
no-such-edition = 不明な版「{ $edition }」。使えるもの: { $editions }
no-such-option = 不明なオプション「{ $option }」。使えるもの: { $options }
no-such-value = 「{ $value }」は「{ $option }」の値ではない。使えるもの: { $values }
not-on-one-line = 1行に書く
is-empty = 空
several-entries = 2つ以上の項目
outside-of-entry = 一部がコメントになるか、外に出る
