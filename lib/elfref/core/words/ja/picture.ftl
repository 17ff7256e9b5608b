board-title = ボード
board-of = { $game }のボード
board-before-play = { $game }のボード({ $at }のプレイの前)
board-at-end = { $game }のボード(記録の終わり)
key-face-down = { $piece }(裏向き)
key-unrecorded = { $piece }(記録なし)
key-perhaps = { $piece }(可能性あり)
key-to-fetch = まだ集めていない{ $pieces }
shown-pieces =
    { $count ->
        [1] { $kind }
       *[other] { $kind } × { $count }
    }
shown-unknown = 種類不明の{ $kind }
shown-owned = { $player }の{ $pieces }
shown-perhaps = { $pieces }(可能性あり)
shown-face-down = { $pieces }(裏向き)
shown-place = { $place }: { $pieces }。
shown-about = 強調表示: { $ways }。
shown-prices = 必要なもの: { $prices }。
shown-price = { $way }: { $price }
