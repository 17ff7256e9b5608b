road = { $from }〜{ $to }
unseen-pieces = 種類不明の{ $pieces }
no-pieces = { $piece }なし
one-piece =
    { $kind ->
        [none] タイル
       *[other] { $kind }タイル
    }
