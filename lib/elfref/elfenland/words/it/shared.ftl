road = { $from }–{ $to }
unseen-pieces = { $pieces } di tipo ignoto
no-pieces = nessuna { $piece }
one-piece =
    { $kind ->
        [none] una tessera
        [elfcycle] una { $kind }
        [cloud] una { $kind }
        [raft] una { $kind }
       *[other] un { $kind }
    }
