board-title = 盤面
board-of = { $game }の盤面
board-before-play = { $game }の盤面({ $at }のプレイの前)
board-at-end = { $game }の盤面(記録の終わり)
key-face-down = { $piece }(裏向き)
key-unrecorded = { $piece }(記録なし)
key-perhaps = { $piece }(おそらく)
key-to-fetch = これから取る{ $pieces }
shown-pieces =
    { $count ->
        [1] { $kind }
       *[other] { $kind } × { $count }
    }
shown-unknown = 不明な{ $kind }
shown-owned = { $player }の{ $pieces }
shown-perhaps = おそらく{ $pieces }
shown-face-down = { $pieces }(裏向き)
shown-place = { $place }: { $pieces }。
shown-about = 対象: { $ways }。
shown-prices = 価格: { $prices }。
shown-price = { $way }: { $price }
