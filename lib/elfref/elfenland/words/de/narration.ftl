player-places =
    { $player } legt auf { $road }{ $way ->
        [none] { "" }
        [land-road] { " " }(zu Land)
        [river] { " " }(Fluss)
       *[other] { " " }(Fähre)
    }: { $piece }{ $hidden ->
        [none] { "" }
       *[other] , bisher verdeckt
    }
player-goes =
    { $player } reist { $caravan ->
        [none] { "" }
       *[other] mit einer Karawane { "" }
    }nach { $town }{ $way ->
        [none] { "" }
        [land-road] { " " }zu Land
        [river] { " " }auf dem Fluss
       *[other] { " " }mit der Fähre
    }: { $paid ->
        [none] Zahlung nicht notiert
       *[other] { $paid }
    }
player-went-on =
    { $player } { $town ->
        [none] reist weiter
       *[other] erreicht { $town }
    }: Schritte nicht notiert
player-stays =
    { $player } bleibt { $town ->
        [none] am Ort
       *[other] in { $town }
    }
player-discards =
    { $player } legt ab: { $cards ->
        [none] nicht notierte Karten
       *[other] { $cards }
    }
hand-comes-down = { $play }; danach auf der Hand: { $cards }

row-shows =
    { $row ->
        [none] die Auslage wird aufgedeckt, ist aber nicht notiert
       *[other] in der Auslage: { $row }
    }
player-is-dealt =
    an { $player } verteilt: { $number ->
        [none] { "" }
       *[other] { $number } – { "" }
    }{ $cards ->
        [none] Karten, Zahl nicht notiert
       *[other] { $cards }
    }
player-draws = { $player } zieht verdeckt: { $counters }
player-picks =
    { $player } nimmt{ $blind ->
        [none] { "" }
       *[other] { " " }vom Stapel
    }{ $hidden ->
        [none] { "" }
       *[other] { " " }und behält verdeckt
    }: { $counter }{ $turned ->
        [none] { "" }
       *[other] ; aufgedeckt: { $turned }
    }
player-passes = { $player } passt
player-play-unknown = der Spielzug von { $player } ist nicht notiert
player-keeps =
    { $counters ->
        [none] was { $player } behält, ist nicht notiert
        [0] { $player } behält kein Transportmittel
       *[other] { $player } behält: { $counters }
    }
counter-face-down = { $counter } (verdeckt)
unseen-counter = ein Transportmittel unbekannter Art

by-ferry = mit der Fähre
down-the-river = flussab
up-the-river = flussauf
along-the-road = { $land }, { $pieces }
along-empty-road = { $land }, kein Transportmittel
along-unrecorded-road = { $land }, Transportmittel nicht notiert
from-town = von { $town }
new-town = neuer Ort
perhaps-new-town = vielleicht ein neuer Ort

roads-not-all-recorded = Runde { $round }: nicht alles, was auf den Straßen liegt, ist notiert; es kann mehr sein als gezeigt

paid-of-due = { $paid } von { $due }
