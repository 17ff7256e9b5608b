dispute-title = Una giocata contestata
dispute-of-game = { dispute-title }: { $game }

dispute-session = La partita
dispute-record = verbale
dispute-players = giocatori
dispute-judged-by = regole

dispute-play = La giocata
dispute-end-of-record = La fine del verbale
dispute-turn = Round { $round }, { $phase }: { $player }
dispute-finding-at = { $severity }, riga { $line }
dispute-line-says = riga { $line }: { $what }
dispute-nothing-wrong = Secondo queste regole non c’è nulla di sbagliato.

dispute-table-before = Il tavolo prima
dispute-table-at-end = Il tavolo alla fine
dispute-legal-there = Che cosa era permesso
dispute-nothing-to-choose = Non c’era nulla da scegliere.
dispute-choice = { $choice } ({ $remark })
dispute-more-choices = e altre { $number }: elfref moves le elenca tutte
dispute-legal-perhaps = Permesso anche, se lo consente ciò che non è scritto:

dispute-rules =
    { $rules ->
        [one] La regola
       *[other] Le regole
    }
dispute-rule = { $rule } ({ $code }): { $title }
dispute-printed-at = stampata in
dispute-not-printed = non stampata, per quanto si sa
dispute-value-assumed = { $value } (presunto)
dispute-value-printed = { $value } (stampato)

dispute-changes = Che cosa cambia
dispute-as-recorded = come scritto
dispute-without-play = senza questa giocata
dispute-with = con: { $change }
dispute-scores = Sotto ogni nome c’è il punteggio. Le giocate successive restano come sono scritte.
dispute-not-every-change = Non sono stati provati tutti i cambiamenti: sarebbe troppo lungo.
dispute-no-winner = ancora nessuna

dispute-rulebooks = Secondo ogni edizione
dispute-of-this-play = su questa giocata
dispute-finding = { $severity }: { $finding }
dispute-more-findings = e altri { $number }
dispute-nothing-is-wrong = nulla di sbagliato
dispute-not-every-rulebook = Non sono state provate tutte le edizioni: sarebbe troppo lungo.

dispute-ruling = La decisione del tavolo
dispute-taken-back = È ritirata (scrivere «- ruling: void» sotto la giocata).
dispute-stands = Resta valida (scrivere «- ruling: stands» sotto la giocata).
dispute-otherwise = Si gioca diversamente:
dispute-because = Perché
dispute-names-and-date = Nomi e data

dispute-enlarge = ingrandire e muovere con un dito
dispute-picture = figura
dispute-key = segni
dispute-none = nessuno
