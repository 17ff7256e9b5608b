finished-last-standing = プレイヤーが1人だけ残って終了
finished-castle-taken = 城の占領で終了
finished-castles-held = 1人がすべての城を持って終了
finished-goal-fulfilled = 目標の達成で終了

have-won = 勝者は{ $players }
nothing-shows-winner = 記録からは勝者がわからない
no-winner-yet = 勝者が決まる前に記録が終わっている

more-than-lands = { $player }は塔と城が合わせて{ $number }なのに、{ $lands }しかない
holds-though-out = { $player }は脱落しているのに、{ $figure }が{ $number }(正しくは0)
nothing-though-in = { $player }は{ $figure }が0だが、脱落していなければ少なくとも自分の城がある
more-than-there-are = 全員の{ $figure }の合計が{ $number }だが、ゲームには{ $copies }しかない
all-are-out = { $players }人のうち{ $number }人が脱落しているが、1人は残るはず
too-many-winners = 勝者が{ $number }人申告されているが、勝つのは1人だけ
half-a-side-won = 勝者が{ $number }人申告されているが、同じ側の{ $players }人は一緒に勝つ
winner-is-out = 勝者と申告された{ $player }は脱落している
winner-has-too-few = 勝者と申告された{ $player }は{ $figure }が{ $number }しかない: { $due }以上が必要
several-reached-goal = { $players }人が勝ったか、{ $figure }が{ $due }に達しているが、最初の1人が達したところでゲームは終わる
