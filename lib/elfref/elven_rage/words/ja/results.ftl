finished-last-standing = プレイヤーが1人だけ残って終了
finished-castle-taken = 城の占領で終了
finished-castles-held = 1人がすべての城を占領して終了
finished-goal-fulfilled = 目標の達成で終了

have-won = { $players }の勝利
nothing-shows-winner = 記録からは勝者が分からない
no-winner-yet = 勝者が決まる前に記録が終わっている

more-than-lands = { $player }: 塔と城は{ $number }、だが{ $lands }のみ
holds-though-out = { $player }は脱落しているのに、{ $figure }: { $number }(正しくは0)
nothing-though-in = { $player }は{ $figure }: 0、だが脱落していなければ少なくとも自分の城がある
more-than-there-are = 全員の合計が{ $figure }: { $number }、だがゲームには{ $copies }のみ
all-are-out = { $players }人のうち{ $number }人が脱落、だが1人は残るはず
too-many-winners = 勝者として{ $number }人の名があるが、勝つのは1人だけ
half-a-side-won = 勝者として{ $number }人の名があるが、同じ側の{ $players }人は一緒に勝つ
winner-is-out = { $player }が勝ったとあるが、脱落している
winner-has-too-few = { $player }が勝ったとあるが、{ $figure }: { $number }、必要なのは{ $due }以上
several-reached-goal = { $players }人が勝ったか{ $figure }: { $due }に達したとあるが、最初の1人でゲームは終わる
