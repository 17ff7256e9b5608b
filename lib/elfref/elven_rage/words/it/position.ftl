in-setup = preparazione
in-turn = turno
in-battle = battaglia

side-by-side = { $left } { $right }
