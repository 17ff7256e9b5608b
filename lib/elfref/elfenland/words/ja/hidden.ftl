holder =
    { $holder } { $kept ->
        [none] { "" }
       *[other] { $kept }
    }{ $number }枚{ $lines }
entries-of = { $holder }{ $lines }
kept-for-round = 第{ $round }ラウンドへの持ち越し
kept-from-round = 第{ $round }ラウンドからの持ち越し
the-row = 場の表向きのタイル
on-the-roads = 道の上

cards-in-hands = 第{ $round }ラウンドの手札に{ $found }があるが、箱には{ $copies }枚しかない: { $holders }
cards-played = 第{ $round }ラウンドに使われたのは{ $found }だが、箱には{ $copies }枚しかない: { $holders }
cards-dealt = { $rounds }で山札がなくなる前に配られたのは{ $found }だが、箱には{ $copies }枚しかない: { $holders }
cards-of-no-box = { $rounds }: 箱のカードでは、次の記録のすべてが成り立つことはない: { $holders }

card-was-held = ここで{ $player }の手札にある
card-was-dealt = ここで{ $player }に配られた
card-was-paid = ここで{ $player }が払った
card-was-discarded = ここで{ $player }が捨てた
unseen-cards-are-the-price = 記録にないカード{ $lines }は、ほかの可能性がない限り必要なカードと見なす

shown-by-later-cards = 何が配られていたとしても、その後に使ったカードと残したカードからわかる

counters-outside-the-pile = 第{ $round }ラウンド: 場の裏向きのタイルのほかに{ $found }があるが、全部で{ $copies }枚しかない: { $holders }
counters-of-a-player = { $rounds }: { $player }がこれらのタイルをすべて持っていたはずはない{ $lines }
counters-of-no-box = { $rounds }: 箱のタイルでは、次の記録のすべてが成り立つことはない: { $holders }
counters-impossible = { $rounds }: どのタイルでも、次の記録のすべてが成り立つことはない: { $holders }

counter-lay-in-the-row = ここで場に表向きで並んでいた
counter-was-drawn = ここで引いた
counter-was-picked = ここで取った
piece-was-placed = ここで置いた
counter-was-kept = ここで残した
counter-was-paid-for = ここでこのタイルの必要枚数を払った
counter-was-there = 最初からあった
player-passed = ここでパスした

deduced = 第{ $round }ラウンド: { $what }{ $lines }
had-at-least = { $player }の手札には少なくとも{ $cards }があった
face-down-counter-was = { $player }の裏向きのタイルは{ $counter }だった
unrecorded-pick-was = { $player }が取った、記録にないタイルは{ $counter }だった
picked-counter-was = { $line }行目で{ $player }が取ったタイルは{ $counter }だった
turned-up-counter-was = { $line }行目で{ $player }がタイルを取った後、表向きになったのは{ $counter }だった
kept-counter-was = { $player }が残したタイルは{ $counter }だった

plan-impossible = 第{ $round }ラウンド: 移動ルートの設定の不明なプレイ{ $unknown }が何であっても、{ $reason }: { $entries }
plan-had-ended = 最後のタイルが置かれる前に、全員が連続してパスしたことになる
plan-lacks-counters = 次のすべてを適正にできるタイルが、プレイヤーの手元にない
plan-lacks-obstacles = 次のすべてを適正にできる障害タイルが、プレイヤーの手元に残っていない
plan-lacks-everything = 次のすべてが適正になることはない
plan-lacks-entries = 道にあるタイルをすべて置くには、数が足りないか遅すぎる

cards-undecided = 箱のカードで足りたかどうかは判定していない: 試す組み合わせが多すぎる
plan-undecided = 移動ルートの設定の不明なプレイが旅と合うかどうかは判定していない: 試す組み合わせが多すぎる
counters-undecided = 箱のタイルで足りたかどうかは判定していない: 試す組み合わせが多すぎる
depends-on-cards = 伏せられたカード: 試す組み合わせが多すぎる
depends-on-entries = 移動ルートの設定の不明なプレイ: 試す組み合わせが多すぎる
depends-on-counters = 裏向きのタイル: 試す組み合わせが多すぎる
