player-places =
    { $player } posa { $piece ->
        [obstacle] l’{ $piece }
       *[other] { $piece }
    }{ $hidden ->
        [none] { "" }
       *[other] , che era a faccia in giù,
    } su { $road }{ $way ->
        [none] { "" }
        [land-road] { " " }via terra
        [river] { " " }via fiume
       *[other] { " " }in traghetto
    }
player-goes =
    { $player } va { $caravan ->
        [none] { "" }
       *[other] in carovana { "" }
    }a { $town }{ $way ->
        [none] { "" }
        [land-road] { " " }via terra
        [river] { " " }via fiume
       *[other] { " " }in traghetto
    }: { $paid ->
        [none] pagamento non annotato
       *[other] { $paid }
    }
player-went-on =
    { $player } { $town ->
        [none] prosegue
       *[other] raggiunge { $town }
    }: tappe non annotate
player-stays =
    { $player } resta { $town ->
        [none] dov’è
       *[other] a { $town }
    }
player-discards =
    { $player } scarta { $cards ->
        [none] carte non annotate
       *[other] { $cards }
    }
hand-comes-down = { $play }; poi la mano si riduce a { $cards }

row-shows =
    { $row ->
        [none] le tessere scoperte non sono annotate
       *[other] tessere scoperte: { $row }
    }
player-is-dealt =
    { $player } riceve { $number ->
        [none] { "" }
       *[other] { $number }: { "" }
    }{ $cards ->
        [none] un numero di carte non annotato
       *[other] { $cards }
    }
player-draws =
    { $counters ->
        [no-pieces] { $player } non pesca tessere
        [unseen-counter] { $player } pesca { $counters }
       *[other] { $player } pesca { $counters } a faccia in giù
    }
player-picks =
    { $player } prende { $counter }{ $blind ->
        [none] { "" }
       *[other] { " " }dalla pila
    }{ $hidden ->
        [none] { "" }
       *[other] { " " }e tiene coperta la tessera
    }{ $turned ->
        [none] { "" }
       *[other] ; si scopre { $turned }
    }
player-passes = { $player } passa
player-play-unknown = la giocata di { $player } non è annotata
player-keeps =
    { $counters ->
        [none] le tessere tenute da { $player } non sono annotate
        [0] { $player } non tiene tessere
       *[other] { $player } tiene { $counters }
    }
counter-face-down = { $counter } a faccia in giù
unseen-counter = una tessera ignota

by-ferry = in traghetto
down-the-river = a favore di corrente
up-the-river = controcorrente
along-the-road = { $land }, { $pieces }
along-empty-road = { $land }, nessuna tessera
along-unrecorded-road = { $land }, tessera non annotata
from-town = da { $town }
new-town = nuova città
perhaps-new-town = forse nuova città

roads-not-all-recorded = round { $round }: il verbale non indica tutti i pezzi sulle strade; possono essercene più di quelli mostrati

paid-of-due = { $paid } su { $due }
