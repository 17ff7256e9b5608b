round-is-not-over =
    Runde { $round } ist nicht zu Ende{ $due ->
        [none] { "" }
       *[other] : am Zug ist { $due }, { $phase }
    }
turn-not-over = der Zug von { $player } ist nicht zu Ende
turn-is-of =
    am Zug ist { $player }{ $due ->
        [none] { "" }
       *[other] { " " }oder { $due }
    }

asks-players = Spieler
asks-play = Spielzug
asks-turn = { $players }, { $phase }
