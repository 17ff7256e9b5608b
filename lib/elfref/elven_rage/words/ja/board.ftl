title-castles = 城
title-owners = 所有者
title-towers = 塔
title-battle = 戦闘
title-place = 場所{ $place }
title-reserve = 予備
title-beneath = 予備の下
title-next = 次
title-lands = 土地
title-holds = 所有地
title-cards = カード
title-deck = 山札
title-discard = 捨て札
title-artifacts = アーティファクト
title-treasures = 財宝
title-goal = 目標
title-squads = 部隊
strike-at = 場所{ $from }から場所{ $to }への攻撃

perhaps-this = { $what }(可能性あり)
owner-unclear = 記録なし
a-tower = 塔
some-land =
    { $kind ->
        [none] 場所
       *[other] { $kind }
    }

plus = { $left } + { $right }
in-sum = { $copies } { $card }
rest-unrecorded = ほかに記録にない場所の可能性あり
and-rest-unrecorded = ほかに記録にない場所の可能性あり
none-as-out = 0、脱落
none-known = わかっているカードなし
things-named = { $number }: { $names }
goal-unrecorded = 記録なし
lands-of-player = { ": " }{ $lands }

squad-shows = { $squad }: 表向き { $card }
squad-may-show = { $squad }: 1枚が表向きの可能性あり
squad-shows-none = { $squad }: 表向きのカードなし
squad-is-away = { $squad }: 戦闘済み
squad-may-be-away = { $shown }、または戦闘済み
squads-unclear = 記録なし

battle-for =
    { $player }が攻撃: { $place }{ $owner ->
        [none] { "" }
       *[other] 、防御は{ $owner }
    }
battle-for-free = { $player }が攻撃: { $place }、防御は中立の戦士
next-is = 次: { $turn }
next-of-highest = { $cards }: イニシアチブ{ $initiative }で最高
next-of-attacker = { $cards }: 双方ともイニシアチブ{ $initiative }、攻撃側が先に行動
next-by-turns = { $cards }: 双方ともイニシアチブ{ $initiative }、交互に行動
nobody-acts = 行動できるカードなし
turn-unclear = どちらの番か不明

card-lies =
    { $card }{ $owner ->
        [none] { "" }
       *[other] ({ $owner })
    }{ $initiative ->
        [none] { "" }
       *[other] 、イニシアチブ{ $initiative }
    }{ $printed ->
        [none] { "" }
       *[other] 、ライフ{ $printed }のうち{ $lives }
    }{ $left ->
        [none] { "" }
       *[other] 、スロット: { $left }・{ $centre }・{ $right }
    }
card-lies-dead =
    { $card }{ $owner ->
        [none] { "" }
       *[other] ({ $owner })
    }、倒された

map-described = マップ「{ $name }」、場所の数: { $number }。{ $places }
place-described =
    { $place }{ $kind ->
        [none] { "" }
       *[other] 、{ $kind }
    }{ $neighbours ->
        [0] { "" }
       *[other] 、隣は{ $neighbours }
    }。
battle-described = 戦闘のカード。
map-not-known = マップは不明。

key-centre = 中央の城
key-castle = 角の城
key-tower = 塔
key-nothing = 空のスロット
key-simple = 単純攻撃
key-double = 二重攻撃
key-shield = 盾
key-pierce = 貫通攻撃
key-double-pierce = 二重貫通攻撃
key-counter = 反撃
key-fire = 炎の盾
key-move = 移動
key-other = その他の効果
