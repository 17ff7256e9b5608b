any-number = いくつでも
or-more = { $number }以上
from-to = { $min }〜{ $max }
unseen-too = 不明{ $number }
unseen = 不明

title-cards-of-places = 場所のカード
title-figures = コマ
title-helpers = 助っ人
title-stacks = 贈り物の山
title-gifts-under-parcels = 小包の下の贈り物
title-cards = カード
title-hand = 手札
title-hands = 手札
title-crystal = クリスタル
title-at = 場所
title-plays = キャラクター
title-parcels-sent = 送った小包
title-areas = 地域
title-parcels = 小包
title-city = 町
title-deck = 山札

player-as =
    { $player }{ $figure ->
        [elf] { "" }
       *[other] ({ $figure })
    }
as-figure = : { $figure }
helper-here = 助っ人 { $figure }
helper-perhaps-here = 助っ人 { $figure }(可能性あり)
helper-not-written = 場所の記録なし
place-not-written = 記録なし
cards-of-areas = { $areas }つの地域のカード

over = { $left }、その下に{ $right }
stack-not-known = 不明
rest-not-written = 残りの記録なし
stack-empty = 空
or-this = { $left }または{ $right }
or-other-ways = { $first }、またはほかの{ $ways }通り
gifts-under =
    { $due }のうち{ $lying }{ $gifts ->
        [none] { "" }
       *[other] : { $gifts }
    }
parcels-gone = { $parcels }のうち{ $sent }

crystal-perhaps-used = 使用済みの可能性あり
hand-and-crystal = { $cards }、クリスタル: { $crystal }
whose-turn-it-is = { $hand }、手番のプレイヤー

board-shown = ボード、場所の数: { $places }。
places-shown = 記録にある場所。
are-neighbours = { $first }と{ $second }は隣り合っている。
and-then = { $left }{ $right }

stack-place = 山{ $number }
parcel-place = 小包「{ $parcel }」

sign-city = 町: 引くカード
sign-area = 地域とそのカード
sign-way = 1回の移動で行き来できる
