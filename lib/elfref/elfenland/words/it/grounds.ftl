score-against =
    { $ahead } { $behind ->
        [none] a testa
       *[other] contro { $behind }
    }
distance-against =
    { $behind ->
        [none] distanza uguale ({ $ahead })
       *[other] distanza { $ahead } contro { $behind }
    }
hand-against =
    { $ahead } in mano { $behind ->
        [none] a testa
       *[other] contro { $behind }
    }
early-win = tutte le 20 città nel round { $round }: vittoria anticipata
all-towns-each = 20 città su 20 a testa
placed-behind = { $player } è davanti: { $reason }
placed-before = davanti a { $player }: { $reason }
win-is-shared = { $reason }: la vittoria è condivisa

score-made-of =
    { $towns }{ $distance ->
        [none] { "" }
       *[other] { " " }meno { $distance } di distanza
    }
more-towns =
    { $number ->
        [one] { $number } altra
       *[other] altre { $number }
    }
towns-left-out = città non nominate: { $towns }
boot-in-that-town = lo Stivale è lì

hand-account =
    carte in mano prima del viaggio: { $had }, pagate: { $paid }{ $thrown ->
        [none] { "" }
       *[other] , scartate: { $thrown }
    }
price-made-of =
    { $land }: { $due }{ $obstacles ->
        [none] { "" }
       *[other] , più { $obstacles } per l’Ostacolo
    }
caravan-made-of =
    una carovana costa { $cards } qualsiasi{ $obstacles ->
        [none] { "" }
       *[other] : 3, più 1 per l’Ostacolo
    }
ferry-takes = un traghetto costa { $rafts } in entrambi i sensi
river-takes =
    il fiume scorre da { $from } a { $to }: { $rafts ->
        [1] a favore di corrente
       *[other] controcorrente
    } costa { $rafts }

counters-around =
    { $roads ->
        [one] c’è una tessera
       *[other] ci sono tessere
    } su { $roads }
road-with-counter =
    { $road } ({ $counter ->
        [none] ignota
       *[other] { $counter }
    })
no-counters-around = su nessuna strada da { $town } c’è una tessera
counter-went-back = la tessera { $counter } era lì nel round { $round }; a fine round le tessere si tolgono
obstacle-left-the-game = l’Ostacolo del round { $round } è stato rimosso dal gioco

took-last-town-here = { $player } raggiunge qui la ventesima città
had-all-towns = { $player } aveva tutte le 20 città
boot-came-here = qui lo Stivale arriva a { $town }

counters-in-front = davanti a { $player }: { $counters }
