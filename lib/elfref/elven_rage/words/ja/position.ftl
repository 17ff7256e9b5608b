in-setup = 準備
in-turn = 手番
in-battle = 戦闘

side-by-side = { $left } { $right }
player-is-in = 参加中
player-is-out = 脱落
perhaps-out = 脱落の可能性あり
