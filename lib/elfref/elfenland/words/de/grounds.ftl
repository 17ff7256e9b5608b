score-against =
    { $behind ->
        [none] je { $ahead }
       *[other] { $ahead } gegen { $behind }
    }
distance-against =
    Entfernung { $behind ->
        [none] je { $ahead }
       *[other] { $ahead } gegen { $behind }
    }
hand-against =
    { $behind ->
        [none] je { $ahead } auf der Hand
       *[other] { $ahead } auf der Hand gegen { $behind }
    }
early-win = alle 20 Orte in Runde { $round }: vorzeitiger Sieg
all-towns-each = jeder hat alle 20 Orte
placed-behind = { $player } liegt vorn: { $reason }
placed-before = vor { $player }: { $reason }
win-is-shared = { $reason }: der Sieg wird geteilt

score-made-of =
    { $towns }{ $distance ->
        [none] { "" }
       *[other] , abzüglich Entfernung { $distance }
    }
more-towns =
    { $number ->
        [one] { $number } weiterer
       *[other] { $number } weitere
    }
towns-left-out = nicht genannte Orte: { $towns }
boot-in-that-town = dort steht der Elfenstiefel

hand-account =
    vor der Reise { $had } auf der Hand, { $paid } gezahlt{ $thrown ->
        [none] { "" }
       *[other] , { $thrown } abgelegt
    }
price-made-of =
    { $land }: { $due }{ $obstacles ->
        [none] { "" }
       *[other] , dazu { $obstacles } für das Hindernis
    }
caravan-made-of =
    eine Karawane kostet { NUMBER($cards) } beliebige Karten{ $obstacles ->
        [none] { "" }
       *[other] : 3, dazu { $obstacles } für das Hindernis
    }
ferry-takes = eine Fähre kostet in beide Richtungen { $rafts }
river-takes =
    der Fluss fließt von { $from } nach { $to }: { $rafts ->
        [1] flussab
       *[other] flussauf
    } kostet es { $rafts }

counters-around =
    { $roads ->
        [one] ein Transportmittel liegt
       *[other] Transportmittel liegen
    } auf { $roads }
road-with-counter =
    { $road } ({ $counter ->
        [none] unbekannt
       *[other] { $counter }
    })
no-counters-around = auf keiner Straße, die von { $town } ausgeht, liegt ein Transportmittel
counter-went-back =
    in Runde { $round } lag dort { $counter ->
        [cloud] eine
       *[other] ein
    } { $counter }; am Ende einer Runde werden die Transportmittel aber zurückgegeben
obstacle-left-the-game = das Hindernis aus Runde { $round } ist aus dem Spiel

took-last-town-here = hier erreichte { $player } den zwanzigsten Ort
had-all-towns = { $player } hatte alle 20 Orte
boot-came-here = hier kam der Elfenstiefel nach { $town }

counters-in-front = vor { $player }: { $counters }
