round-is-not-over =
    раунд { $round } не окончен{ $due ->
        [none] { "" }
       *[other] : ходит { $due }, { $phase }
    }
turn-not-over = ход не окончен: { $player }
turn-is-of =
    ходит { $player }{ $due ->
        [none] { "" }
       *[other] { " " }или { $due }
    }

asks-players = игроки
asks-play = действие
asks-turn = { $players }, { $phase }
