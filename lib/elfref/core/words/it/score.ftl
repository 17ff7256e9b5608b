column-place = posto
column-player = giocatore
figure-remark = { $player }: { $figure } { $value }: { $remark }
after-round = dopo il round
round-not-over = * il round { $round } non è finito
score-figure = { $figure } { $value }
score-and-place = { $score } (posto { $place })
place-figure = posto { $place }

outcome-wins =
    { $player } vince{ $number ->
        [none] { "" }
       *[other] { " " }con { $number }
    }
outcome-win-together =
    { $players } vincono{ $number ->
        [none] { "" }
       *[other] { " " }con { $number }
    }
outcome-may-win = forse vince { $players }
outcome-all-win = I giocatori vincono
outcome-all-lose = I giocatori perdono
outcome-in-any-case = { $outcome } in ogni caso
outcome-decided =
    { $outcome }; senza { $breaches ->
        [one] l’infrazione
       *[other] le infrazioni
    }: { $other }

what-if-line = e se
what-if-file = { $file } (e se)
before = prima
after = dopo
the-same = lo stesso
no-longer-found = non più trovati:
still-found = trovati ancora:
newly-found = trovati ora:
no-finding-differs = i rilievi restano gli stessi
verdict-with-words = { $verdict }: { $words }

doubt-why = { $doubt }: { $why }
doubt-illegal = irregolare
doubt-possible = possibile
doubt-refuted = dichiarazione smentita
doubt-claimed = solo dichiarato, senza prove
doubt-open = dichiarazioni aperte
doubt-unreadable = illeggibile
doubt-no-result = nessun risultato: la partita non è finita
doubt-no-places = nessun risultato: il posto di ogni giocatore non segue dal verbale
finding-in-line =
    riga { $line }: { $finding }{ $others ->
        [0] { "" }
        [1] { " " }(e un altro)
       *[other] { " " }(e altri { $others })
    }
