score-against =
    { $behind ->
        [none] どちらも{ $ahead }
       *[other] { $ahead }対{ $behind }
    }
distance-against =
    { $behind ->
        [none] 距離はどちらも{ $ahead }
       *[other] 距離{ $ahead }対{ $behind }
    }
hand-against =
    { $behind ->
        [none] 手札はどちらも{ NUMBER($ahead) }枚
       *[other] 手札{ NUMBER($ahead) }枚対{ $behind }枚
    }
early-win = 第{ $round }ラウンドで20か所の街すべてを訪問: 早期勝利
all-towns-each = どちらも20か所の街すべて
placed-behind = { $player }が上位: { $reason }
placed-before = { $player }より上位: { $reason }
win-is-shared = { $reason }: 勝利を分け合う

score-made-of =
    { $towns }{ $distance ->
        [none] { "" }
       *[other] 、距離{ $distance }を引く
    }
more-towns = ほか{ $number }か所
towns-left-out = 記録に挙げられていない街: { $towns }
boot-in-that-town = 長靴コマはその街にある

hand-account =
    移動前の手札{ $had }枚、支払い{ $paid }枚{ $thrown ->
        [none] { "" }
       *[other] 、捨て札{ $thrown }枚
    }
price-made-of =
    { $land }は{ $due }{ $obstacles ->
        [none] { "" }
       *[other] 、障害タイルがあるのでさらに{ $obstacles }枚
    }
caravan-made-of =
    キャラバンは任意の{ $cards }{ $obstacles ->
        [none] { "" }
       *[other] : 3枚と、障害タイルがあるのでさらに1枚
    }
ferry-takes = 渡し船はどちら向きでも{ $rafts }
river-takes =
    川は{ $from }から{ $to }へ流れる: { $rafts ->
        [1] 下る
       *[other] 上る
    }には{ $rafts }

counters-around = 移動手段タイルがあるのは{ $roads }
road-with-counter =
    { $road }({ $counter ->
        [none] 種類不明
       *[other] { $counter }
    })
no-counters-around = { $town }から出る道に移動手段タイルはない
counter-went-back = { $counter }タイルがあったのは第{ $round }ラウンド: タイルはラウンドの終わりに取り除かれる
obstacle-left-the-game = 第{ $round }ラウンドの障害タイルはゲームから取り除かれている

took-last-town-here = { $player }はここで20か所目の街に着いた
had-all-towns = { $player }は20か所の街すべてを訪れていた
boot-came-here = 長靴コマはここで{ $town }に着いた

counters-in-front = { $player }の手元: { $counters }
