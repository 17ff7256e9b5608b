finished-last-standing = プレイヤーが1人だけ残って終了
finished-castle-taken = 城の占領で終了
finished-castles-held = 1人がすべての城を占領して終了
finished-goal-fulfilled = 目標の達成で終了

have-won = { $players }の勝利
nothing-shows-winner = 記録からは勝者が分からない
no-winner-yet = 勝者が決まる前に記録が終わっている
