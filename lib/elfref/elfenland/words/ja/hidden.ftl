holder =
    { $holder } { $number }枚{ $kept ->
        [none] { "" }
       *[other] { " " }{ $kept }
    }{ $lines }
entries-of = { $holder }{ $lines }
kept-for-round = 第{ $round }ラウンドへ持ち越し
kept-from-round = 第{ $round }ラウンドから持ち越し
the-row = 場の表向きのタイル
on-the-roads = 道の上

cards-in-hands = 第{ $round }ラウンド: 手札に{ $found }、箱には{ $copies }枚だけ: { $holders }
cards-played = 第{ $round }ラウンド: 使われたのは{ $found }、箱には{ $copies }枚だけ: { $holders }
cards-dealt = { $rounds }: 山札がなくなる前に配られたのは{ $found }、箱には{ $copies }枚だけ: { $holders }
cards-of-no-box = { $rounds }: 箱のカードでは、これらの記録のすべては成り立たない: { $holders }

card-was-held = { $player }: ここで手札にある
card-was-dealt = { $player }: ここで配られた
card-was-paid = { $player }: ここで払った
card-was-discarded = { $player }: ここで捨てた
unseen-cards-are-the-price = 記録にないカード{ $lines }は、ほかにありえない場合は必要なカードとみなす

shown-by-later-cards = どのように配られたとしても、その後に使ったカードと残したカードからわかる

counters-outside-the-pile = 第{ $round }ラウンド: 裏向きの山の外に{ $found }、全部で{ $copies }枚だけ: { $holders }
counters-of-a-player = { $rounds }: { $player }がこれらのタイルをすべて持っていたはずはない{ $lines }
counters-of-no-box = { $rounds }: 箱のタイルでは、これらの記録のすべては成り立たない: { $holders }
counters-impossible = { $rounds }: どのようなタイルでも、これらの記録のすべては成り立たない: { $holders }

counter-lay-in-the-row = ここで場に表向きにある
counter-was-drawn = ここで引いた
counter-was-picked = ここで選んだ
piece-was-placed = ここで置いた
counter-was-kept = ここで残した
counter-was-paid-for = ここでこのタイルの支払いをした
counter-was-there = 最初からあった
player-passed = ここでパスした

deduced = 第{ $round }ラウンド: { $what }{ $lines }
had-at-least = { $player }の手札には少なくとも{ $cards }があった
face-down-counter-was = { $player }の裏向きのタイルは{ $counter }だった
unrecorded-pick-was = { $player }が選んだ、記録にないタイルは{ $counter }だった
picked-counter-was = { $line }行目で{ $player }が選んだタイルは{ $counter }だった
turned-up-counter-was = { $line }行目の{ $player }の選択の後に表向きになったタイルは{ $counter }だった
kept-counter-was = { $player }が残したタイルは{ $counter }だった

plan-impossible = 第{ $round }ラウンド: 移動ルートの設定の不明なプレイ{ $unknown }が何であっても、{ $reason }: { $entries }
plan-had-ended = 最後のタイルが置かれる前に全員が連続してパスしたことになる
plan-lacks-counters = プレイヤーの手元に、すべてを適正にするタイルがない
plan-lacks-obstacles = プレイヤーの手元に、すべてを適正にする障害タイルが残っていない
plan-lacks-everything = すべてを適正にすることはできない
plan-lacks-entries = 道にあるものすべてには、数が足りないか遅すぎる

cards-undecided = 箱のカードで足りたかどうかは判定していない: 場合が多すぎる
plan-undecided = 移動ルートの設定の不明なプレイが旅と合うかどうかは判定していない: 場合が多すぎる
counters-undecided = 箱のタイルで足りたかどうかは判定していない: 場合が多すぎる
depends-on-cards = 伏せられたカード: 場合が多すぎる
depends-on-entries = 移動ルートの設定の不明なプレイ: 場合が多すぎる
depends-on-counters = 伏せられたタイル: 場合が多すぎる
