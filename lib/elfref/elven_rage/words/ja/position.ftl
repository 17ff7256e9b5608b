in-setup = 準備
in-turn = 手番
in-battle = 戦闘

side-by-side = { $left } { $right }
