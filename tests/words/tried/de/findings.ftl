price-wrong = { $paid } für { $road } gezahlt, Preis: { $due }
road = { $from }–{ $to }
price-made-of =
    { $land }: { $due }{ $obstacle ->
        [none] { "" }
       *[other] , dazu { $obstacle } für das Hindernis
    }
hand =
    { $due } auf der Hand, { $kept ->
        [0] nichts behalten
       *[other] { NUMBER($kept) } behalten
    }
too-many = Runde { $round }: { $found } auf den Händen, es gibt aber nur { $copies }: { $holders }
holder = { $player } { $number }{ $lines }
piece-tried =
    { $piece ->
        [elfcycle] ein
       *[other] ein
    } { $piece }
by-option = stimmt mit { $here }, mit { $there } nicht sicher
no-loss = nichts verloren
twice = { no-loss }{ list-semicolon }{ no-loss }
told = gesagt: { $what }
more = { $missing } mehr, mit { FORM($cards, "dative") }
quoted-text = „{ $text }“ [{ $line }]
default = üblich
