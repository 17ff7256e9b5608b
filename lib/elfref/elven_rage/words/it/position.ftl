in-setup = preparazione
in-turn = turno
in-battle = battaglia

side-by-side = { $left } { $right }
player-is-in = in gioco
player-is-out = fuori dal gioco
perhaps-out = forse fuori dal gioco
