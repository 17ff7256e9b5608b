board-title = Der Spielplan
board-of = Der Spielplan von { $game }
board-before-play = Der Spielplan von { $game }, vor dem Spielzug { $at }
board-at-end = Der Spielplan von { $game } am Ende des Protokolls
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
shown-about = Hervorgehoben: { $ways }.
shown-prices = Preise: { $prices }.
shown-price = { $way }: { $price }
