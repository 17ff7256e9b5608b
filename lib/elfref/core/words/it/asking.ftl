no-play-but = { $what }: { $instead }
no-play-stands = nessuna giocata in { $place }
no-play-begins = nessuna giocata comincia nella riga { $line }
one-at-column = in questa riga cominciano giocate alla colonna { $columns }
nearest-plays =
    { $plays ->
        [one] la giocata più vicina: { $plays }
       *[other] le giocate più vicine: { $plays }
    }
no-plays-recorded = il verbale non ha giocate
no-such-player = giocatore «{ $player }» sconosciuto, possibili: { $players }
no-play-in-round =
    il verbale non ha giocate nel round { $round }{ $rounds ->
        [0] { "" }
       *[other] : scegliere il round { $rounds }
    }
no-play-of-phase = il round { $round } non ha giocate nella fase «{ $phase }»: scegliere { $phases }
no-play-of-player = { $player } non ha giocate nella fase { $phase } del round { $round }: scegliere { $players }
no-such-number =
    { $player } ha { $plays } nella fase { $phase } del round { $round }: scegliere { $last ->
        [1] 1
       *[other] un numero da 1 a { $last }
    }, o { $next } per la posizione dopo l’ultima giocata

no-play-written = lì il verbale non ha giocate
no-play-to-replace = lì il verbale non ha giocate da sostituire: con + davanti se ne inserisce una
not-a-play = «{ $play }» non è una giocata: { $why }
changed-twice = la stessa giocata è cambiata due volte
not-one-by-one = le giocate di { $game } non si possono cambiare una per una

changes-conflict = { $choice }: incompatibile con le altre modifiche
no-way-to-fix = { $choice }: nessuna correzione nota per { $place }
which-way-to-fix =
    { $choice }: { $meant ->
        [0] nessuna correzione corrisponde
       *[other] correzioni corrispondenti: { $meant }
    } ({ $place }): { $ways }
edition-of-expansion = «{ $edition }» fa parte di un’espansione che questo programma non conosce; edizioni: { $editions }
no-such-edition = edizione «{ $edition }» sconosciuta, possibili: { $editions }
no-such-game-option = opzione «{ $option }» sconosciuta, possibili: { $options }
no-such-value = «{ $value }» non è un valore di «{ $option }», possibili: { $values }
not-on-one-line = deve stare su una riga
is-empty = è vuota
several-entries = contiene più di una voce
outside-of-entry = una sua parte sarebbe un commento o resterebbe fuori
