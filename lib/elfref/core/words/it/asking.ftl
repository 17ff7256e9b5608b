no-play-but = { $what }: { $instead }
no-play-stands = nessuna giocata in { $place }
no-play-begins = nessuna giocata comincia nella riga { $line }
one-at-column = ce n’è una alla colonna { $columns }
nearest-plays = le più vicine: { $plays }
no-plays-recorded = il verbale non ha giocate
no-such-player = nessun giocatore «{ $player }», ma { $players }
no-play-in-round =
    nessuna giocata del round { $round } è scritta{ $rounds ->
        [0] { "" }
       *[other] , solo del round { $rounds }
    }
no-play-of-phase = nessuna giocata della fase «{ $phase }» è scritta nel round { $round }, solo { $phases }
no-play-of-player = { $player } non ha giocate nella fase { $phase } del round { $round }, solo { $players }
no-such-number = { $player } ha { $plays } nella fase { $phase } del round { $round }: un numero da 1 a { $last }, o { $next } per ciò che segue

no-play-written = là non è scritta alcuna giocata
no-play-to-replace = là non è scritta alcuna giocata: + davanti ne inserisce una
not-a-play = «{ $play }» non è una giocata: { $why }
changed-twice = la stessa giocata è cambiata due volte
not-one-by-one = le giocate di { $game } non si possono cambiare una per una

changes-conflict = { $choice }: non va insieme agli altri cambiamenti
no-way-to-fix = { $choice }: nessuna correzione nota per { $place }
which-way-to-fix =
    { $choice }: { $meant ->
        [0] nessuna correzione corrisponde
       *[other] correzioni che corrispondono: { $meant }
    } ({ $place }): { $ways }
edition-of-expansion = «{ $edition }» è di un’espansione che qui non si conosce; edizioni: { $editions }
no-such-edition = edizione «{ $edition }» sconosciuta, possibili: { $editions }
no-such-option = opzione «{ $option }» sconosciuta, possibili: { $options }
no-such-value = «{ $value }» non è un valore di «{ $option }», possibili: { $values }
not-on-one-line = deve stare su una riga
is-empty = è vuota
several-entries = è più di una voce
outside-of-entry = una parte sarebbe un commento o starebbe fuori
