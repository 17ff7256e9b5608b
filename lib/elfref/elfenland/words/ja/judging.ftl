another-seating = すべてのプレイが記録とは別の席順に合うため、その席順で判定した: { $order }
places-would-differ = 「{ $option }: { $values }」なら最終順位が変わる
scores-would-differ = 「{ $option }: { $values }」なら最終得点が変わる
result-here = この判定: { $result }
result-there = もう一方の値の場合: { $result }
result-with = 「{ $value }」の場合: { $result }
place-of =
    { $player } { $from }{ $to ->
        [none] { "" }
       *[other] 〜{ $to }
    }位
score-of = { $player } { $score }点
shared-win = { $players }が勝利を分け合う: すべてのタイブレークで同じ
no-town-card-recorded = 目的地カードの記録がない: 街の数から距離を引かない

finished-by-early-win = 早期勝利で終了
finished-after-last-round = 最後のラウンドで終了
score-sheet = 得点表
nobody-yet = まだいない
nobody-for-certain = 確実な勝者なし

unwritten-win = 記録にない早期勝利
another-row = 場の表向きのタイルが別だった可能性
right-unless-won-before = 記録にない勝利がそれまでになかった場合は正しい
later-round-was-played = その後のラウンドが行われたので、まだ誰も勝っていなかった

boot-claimed-too-far = { $player }の長靴コマは記録では{ $town }、そこまで少なくとも街{ NUMBER($steps) }か所を訪れるが、記録にあるのは{ $claimed }か所だけ
boot-claimed-elsewhere = { $player }の長靴コマは記録では{ $town }、しかし記録にある街{ NUMBER($towns) }か所に入っていない
hand-of-a-finished-game = ゲーム終了時の手札は{ NUMBER($most) }枚まで
figure-comes-with = 計算の前提: { $parts }
distance-is = 距離{ $distance }
boot-is-in = 長靴コマが{ $town }
town-card-is = 目的地カード{ $town }
no-town-cards = 目的地カードなし

place-impossible = { $player }: 記録では{ $place }位、しかし{ $reason }
winners-impossible = 記録の勝者は{ $winners }、しかし{ $reason }
place-is-claimed = { $player }: 記録では{ $place }位
at-most-ahead = { $player }より上位は最大{ $number }人
at-least-ahead = { $player }より上位が少なくとも{ $number }人
is-ahead = { $other }が{ $player }より上位: { $reason }
cannot-be-ahead = { $player }が{ $other }より上位になることはない: { $reason }

never-once-a-town = 得点表に1回多く書かれた街についてだけ調べる
