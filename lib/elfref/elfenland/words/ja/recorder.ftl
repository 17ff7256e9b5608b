recorder-round-of = ラウンド{ $round }/{ $rounds }

recorder-cards-of = { $player }に配られたカードは?
recorder-draws = { $player }がタイルを引く
recorder-row-opens = 場の表向きのタイルは?
recorder-picks = { $player }がタイルを取る
recorder-plans = { $player }が計画する
recorder-travels = { $player }が旅をする
recorder-keeps = { $player }がタイルを残す
recorder-over = ゲーム終了

recorder-hint-deal = 1枚ずつ、または枚数のみ
recorder-hint-row = 5枚。または最初に取られたタイル
recorder-hint-pick = 場から、または山から
recorder-hint-plan = 道かタイルを選ぶ
recorder-hint-plan-or-go = 道かタイルを選ぶ。{ $player }が旅をするなら街
recorder-hint-town = 街を選ぶ

recorder-form-deal = カードを受け取る
recorder-form-draw = タイルを引く
recorder-form-row = 場のタイル
recorder-form-pick = タイルを取る
recorder-form-place = 置く
recorder-form-step = 街へ進む
recorder-form-discard = 捨てる
recorder-form-keep = タイルを残す

recorder-slot-cards = カード
recorder-slot-counter = タイル
recorder-slot-row = タイル
recorder-slot-from = どれ
recorder-slot-which = どれだったか
recorder-slot-piece = 何を
recorder-slot-way = どこに
recorder-slot-to = どこへ
recorder-slot-paid = 支払い
recorder-slot-how = 方法
recorder-slot-turned = 代わりに表になったタイル

recorder-face-down = 裏向き
recorder-kind-face-down = { $kind }(裏向き)
recorder-from-pile = 山から
recorder-no-counter = なし
recorder-any-cards = 任意の{ $number }枚
recorder-caravan =
    キャラバン{ $number ->
        [none] { "" }
       *[other] { $number }枚
    }
recorder-by-road = 道で
recorder-by-river = 川で
recorder-by-ferry = 渡し船で
recorder-town-by = { $town }({ $way })

recorder-one-and-another = { $left }、{ $right }
recorder-everyone-is-dealt =
    ラウンド{ $round }: { $player }から、{ $cards ->
        [none] カードは規則どおり
       *[other] カード{ $cards }枚ずつ
    }
recorder-only-number = 枚数のみ: { $number }
recorder-pass = パス
recorder-stops =
    { $player }はここで止まる{ $cards ->
        [none] { "" }
       *[other] 。捨て札: { $cards }
    }
recorder-stays =
    { $player }は動かない{ $cards ->
        [none] { "" }
       *[other] 。捨て札: { $cards }
    }
recorder-play-not-seen = このプレイは見ていない
recorder-journey-not-seen = この旅は見ていない
recorder-rest-not-seen = この旅の残りは見ていない
recorder-round-not-seen = 1ラウンドを見ていない

recorder-about = 街と道
recorder-full-means = すべてのカードとタイル。1人だけに見えるものも
recorder-public-means = タイル、道、支払い。手札は枚数のみ
recorder-minimal-means = 道のタイルと旅
recorder-town-cards = 街カード(各自に秘密の目的地)
recorder-slot-town = 街カード
recorder-town-of = { $player }の街カードは?
recorder-yellow = 黄
recorder-blue = 青
recorder-black = 黒
recorder-green = 緑
recorder-red = 赤
recorder-purple = 紫
