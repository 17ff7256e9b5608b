player-places =
    { $player }が{ $way ->
        [none] { "" }
       *[other] { $way }の{ "" }
    }{ $road }に{ $hidden ->
        [none] { "" }
       *[other] 裏向きだった{ "" }
    }{ $piece }を置く
player-goes =
    { $player }が{ $way ->
        [none] { "" }
        [land-road] 道を通り{ "" }
        [river] 川を通り{ "" }
       *[other] 渡し船で{ "" }
    }{ $caravan ->
        [none] { "" }
       *[other] キャラバンで{ "" }
    }{ $town }へ移動: { $paid ->
        [none] 支払いの記録なし
       *[other] { $paid }
    }
player-went-on =
    { $player }が{ $town ->
        [none] 移動を続ける
       *[other] { $town }に着く
    }: 途中の移動は記録なし
player-stays =
    { $player }は{ $town ->
        [none] 動かない
       *[other] { $town }にとどまる
    }
player-discards =
    { $player }が{ $cards ->
        [none] 記録にないカード
       *[other] { $cards }
    }を捨てる
hand-comes-down = { $play }。その後、手札を{ NUMBER($cards) }枚に減らす

row-shows =
    { $row ->
        [none] 場のタイルを表向きに並べる(記録なし)
       *[other] 場の表向きのタイル: { $row }
    }
player-is-dealt =
    { $player }に配る: { $number ->
        [none] { "" }
       *[other] { $number }、内訳は{ "" }
    }{ $cards ->
        [none] 枚数の記録なし
       *[other] { $cards }
    }
player-draws =
    { $player }が{ $counters ->
        [no-pieces] タイルを引かない
        [unseen-counter] 種類不明のタイルを引く
       *[other] { $counters }を裏向きのまま引く
    }
player-picks =
    { $player }が{ $blind ->
        [none] { "" }
       *[other] 場の裏向きのタイルから{ "" }
    }{ $counter }を取{ $hidden ->
        [none] る
       *[other] り、裏向きのまま手元に置く
    }{ $turned ->
        [none] { "" }
       *[other] 。代わりに{ $turned }を表向きにする
    }
player-passes = { $player }がパスする
player-play-unknown = { $player }のプレイの記録がない
player-keeps =
    { $counters ->
        [none] { $player }が残すタイルの記録がない
        [0] { $player }はタイルを残さない
       *[other] { $player }が{ $counters }を残す
    }
counter-face-down = { $counter }(裏向き)
unseen-counter = 種類不明のタイル

by-ferry = 渡し船
down-the-river = 川を下る
up-the-river = 川を上る
along-the-road = { $land }、{ $pieces }
along-empty-road = { $land }、タイルなし
along-unrecorded-road = { $land }、タイルの記録なし
from-town = { $town }から
new-town = 新しい街
perhaps-new-town = 新しい街の可能性あり

roads-not-all-recorded = 第{ $round }ラウンド: 道に置かれたもののうち記録されていないものがある。表示より多い可能性がある

paid-of-due = { $paid }/{ $due }
