in-setup = Aufbau
in-turn = Zug
in-battle = Kampf

side-by-side = { $left } { $right }
