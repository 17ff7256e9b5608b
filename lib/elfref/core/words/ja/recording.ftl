round-is-not-over =
    第{ $round }ラウンドは終わっていない{ $due ->
        [none] { "" }
       *[other] : 手番は{ $due }、{ $phase }
    }
turn-not-over = { $player }の手番は終わっていない
turn-is-of =
    手番は{ $player }{ $due ->
        [none] { "" }
       *[other] または{ $due }
    }

asks-players = プレイヤー
asks-play = プレイ
asks-turn = { $players }、{ $phase }
