round-is-not-over =
    il round { $round } non è finito{ $due ->
        [none] { "" }
       *[other] : è il turno di { $due }, { $phase }
    }
turn-not-over = il turno di { $player } non è finito
turn-is-of =
    è il turno di { $player }{ $due ->
        [none] { "" }
       *[other] { " " }o di { $due }
    }

asks-players = giocatori
asks-play = giocata
asks-turn = { $players }, { $phase }
