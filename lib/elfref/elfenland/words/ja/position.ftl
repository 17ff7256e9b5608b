numbered-phase = フェイズ{ $number }「{ $phase }」
after-the-end = 終了後

plus = { $left } + { $right }
pieces-alike =
    { $hidden ->
        [none] { "" }
       *[other] 裏向きの{ "" }
    }{ $kind ->
        [none] 種類不明の{ "" }
       *[other] { "" }
    }{ $pieces }{ $perhaps ->
        [none] { "" }
       *[other] (可能性あり)
    }
unknown-pieces = 種類不明{ NUMBER($pieces) }枚
no-piece = なし
lies-on-road = { $road }: { $pieces }

unknown = 不明
obstacle-used = 使用済み
obstacle-not-used = 未使用
towns-of-all = { $towns }/20
perhaps-of = { $player }の可能性あり
boot-not-shown = (街は不明)

title-boots = 長靴コマ
title-town-pieces = 訪問地コマ
title-road = 道の上
title-boot = 長靴コマ
title-towns = 街
title-cards = カード
title-counters = タイル
title-obstacle = 障害タイル
title-row = 場の表向きのタイル

title-roads = 道
title-empty-roads = タイルのない道({ $land })
title-the-row = 場の表向きのタイル
title-hand = 手札

board-described = ボード: 21か所の街を、草原、森、砂漠、山の道、川、2つの湖の渡し船が結ぶ。
sign-of =
    { $terrain ->
        [lake] 渡し船
        [river] 川(下る向き)
       *[other] { $terrain }の道
    }


game-has-ended = ゲームは終わっている
cards-are-dealt = カードを配るところ: プレイヤーは何も選ばない
counter-is-drawn = 伏せられたタイルを引くところ: プレイヤーは何も選ばない
row-is-turned-up = 場のタイルを表向きに並べるところ: プレイヤーは何も選ばない
planning-is-over = 全員がパスして移動ルートの設定は終わっている
no-turn-left = このフェイズに手番が残っているプレイヤーはいない

shown-in-row = 場に{ $number }枚
may-keep-one = 適正だが注記あり: 1枚残すことができる
any-of-cards = 手札{ $held }枚のうち任意の{ $cards }枚
caravan-of-any = 手札{ $held }枚のうち任意の{ $cards }枚のキャラバン
price-of-any = 任意{ $cards }枚
group-of = { $begins }: { $group }
journey-ends-here =
    旅はここで終わる{ $cards ->
        [none] { "" }
       *[other] 。手札を{ NUMBER($cards) }枚に減らす
    }

other-roads-not-recorded = ほかの道に置かれたものの記録がない
game-may-be-over = ゲームは終わっている可能性がある: 20か所の街すべてを訪れたプレイヤーがいるかもしれない
plays-out-of-turn-here = { $player }がここでプレイしたが、手番は{ $due }

write-play-as =
    記録と同じように、フェイズ「{ $key }」のプレイを書く: { $phase ->
        [phase-plan] 移動手段 on 街-街、obstacle on 街-街、pass のいずれか
        [phase-travel] 街: カード、discard: カード、旅を終えるなら []
        [phase-choose] 移動手段 または blind 移動手段
        [phase-keep] 移動手段、hidden 移動手段、none のいずれか
       *[other] カードの合計または枚数
    }
with-advice = { $what }: { $advice }
no-play-after-the-end = ここではプレイを試せない: ゲームは終わっている
counter-may-lie = { $road }: { $land }、タイルなし
legal-to = { $town }への適正な支払い: { $payments }
or-payment = { $left }、または{ $right }
payment-with = { $payment }({ $remark })

reach-needs-journey = --reachを使えるのは旅だけ: --atにROUND:travel:PLAYERのように旅を指定する
reach-needs-boot = --reachは長靴コマのある街から調べるが、その街の記録がない
no-town-in-reach = わかっているカードでは、新しい街に1つも着けない
towns-in-reach = 新しい街は最大{ $towns }か所、残る手札は{ NUMBER($cards) }枚:
cards-not-counted = 数えていないもの: 記録にない手札{ NUMBER($cards) }枚
some-roads-not-recorded = 一部の道に置かれたものの記録がない: わかっているものだけを使う
towns-not-all-known = このプレイヤーの訪れた街がすべてはわかっていない: 新しい可能性のある街は新しい街と数える

ended-there = ゲームはそこで終わり、プレイは残っていない
not-counted-from = 手順を数えるのは移動ルートの設定と長靴コマを動かすフェイズ(4と5)だけ: { $phase }ではタイルやカードを引いたり戻したりするため、そこからは数えない
beginning-of-game = ゲームの始め
first-not-recorded = このラウンドのスタートプレイヤーの記録がない: 「start」に「first」を加える
no-play-left = そのラウンドにプレイは残っていない
legal-instead =
    { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }{ $play }
ends-journey = これ以上進まない
journey-ends = (旅は終わり)
count-depends-on = { $plays }の手順の数は、記録にない事実によって変わる: { $unrecorded }
whether-legal = 「{ $play }」が適正かどうか
what-lies-on-roads = 道に置かれたもの
which-counter-lies-on = { $road }のタイル
counters-of-player = { $player }のタイル
hand-of-player = { $player }の手札
where-boot-stands = { $player }の長靴コマのある街
which-towns-visited = { $player }が訪れた街
whether-obstacle-used = { $player }の障害タイルが使用済みかどうか

game-not-known = そこからゲームを続けることはできない: 記録されていないことがある
game-with-breach = そこからゲームを続けることはできない: { $why }
