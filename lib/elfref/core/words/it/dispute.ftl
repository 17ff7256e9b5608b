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
dispute-nothing-wrong = Secondo questa edizione non c’è nulla di sbagliato.

dispute-table-before = La posizione prima
dispute-table-at-end = La posizione alla fine
dispute-legal-there = Giocate regolari
dispute-nothing-to-choose = Non c’era nessuna giocata da scegliere.
dispute-choice = { $choice } ({ $remark })
dispute-more-choices = e ancora { $number }: elfref moves le elenca tutte
dispute-legal-perhaps = Regolari anche queste, se ciò che non è annotato lo permette:

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
dispute-as-recorded = come da verbale
dispute-without-play = senza questa giocata
dispute-with = con la modifica: { $change }
dispute-in-detail = con altri dettagli: { $plays }
dispute-scores = Sotto ogni nome c’è il punteggio. Le giocate successive restano come da verbale.
dispute-not-every-change = Non sono state provate tutte le modifiche: la ricerca ha raggiunto il limite.
dispute-no-winner = ancora nessuna

dispute-rulebooks = Secondo ogni edizione
dispute-of-this-play = su questa giocata
dispute-finding = { $severity }: { $finding }
dispute-more-findings = e ancora { $number }
dispute-nothing-is-wrong = nulla di sbagliato
dispute-not-every-rulebook = Non sono state provate tutte le edizioni: la ricerca ha raggiunto il limite.

dispute-ruling = La decisione del tavolo
dispute-taken-back = La giocata è ritirata (scrivere «- ruling: void» sotto la giocata).
dispute-stands = La giocata resta valida (scrivere «- ruling: stands» sotto la giocata).
dispute-otherwise = Un’altra giocata la sostituisce:
dispute-because = Motivo
dispute-names-and-date = Nomi e data

dispute-enlarge = ingrandire, e spostare con un dito
dispute-picture = figura
dispute-key = legenda
dispute-none = nessuno
