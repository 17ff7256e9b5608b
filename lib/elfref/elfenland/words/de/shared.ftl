road = { $from }–{ $to }
unseen-pieces = { $pieces } unbekannter Art
no-pieces =
    { $piece ->
        [card] keine Karte
       *[other] kein { $piece }
    }
one-piece =
    { $kind ->
        [none] ein Transportmittel
       *[other] { $kind }
    }
