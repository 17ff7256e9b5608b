board-title = Das Spielbrett
board-of = Das Spielbrett von { $game }
board-before-play = Das Spielbrett von { $game }, vor dem Spielzug { $at }
board-at-end = Das Spielbrett von { $game } am Ende der Aufzeichnung
key-face-down = { $piece }, verdeckt
key-unrecorded = { $piece }, nicht notiert
key-perhaps = vielleicht { $piece }
key-to-fetch = { $pieces }, noch zu holen
shown-pieces =
    { $count ->
        [1] { $kind }
       *[other] { $count } { $kind }
    }
shown-unknown = unbekannt: { $kind }
shown-owned = { $pieces } ({ $player })
shown-perhaps = vielleicht { $pieces }
shown-face-down = { $pieces } verdeckt
shown-place = { $place }: { $pieces }.
shown-about = Es geht um { $ways }.
shown-prices = Preise: { $prices }.
shown-price = { $way }: { $price }
