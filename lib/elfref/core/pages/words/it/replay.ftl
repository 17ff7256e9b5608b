page-replay = Svolgimento
page-needs-script = Questa pagina mostra una partita giocata per giocata e per questo ha bisogno del suo script; nulla è caricato da altrove.
page-all-records = tutti i verbali
page-records = Verbali
page-findings-by-kind = Rilievi per tipo
page-the-play = La giocata
page-time-line = Linea del tempo
page-findings-on-time-line = Rilievi sulla linea del tempo
page-play = Giocata
page-parts = Parti della pagina
page-said-of-play = Che cosa si dice della giocata
page-record-lines = Le righe del verbale
page-score-table = Tabella dei punteggi
page-all-findings = Tutti i rilievi
page-signs = Segni

page-finding = Rilievo
page-record = Verbale
page-players = Giocatori
page-score = Punti
page-findings = Rilievi:
page-position-in-words = La posizione a parole

page-what-if = E se
page-which-way = Come è andata la partita
page-as-written = come scritto
page-otherwise = altrimenti
page-otherwise-from-here = da qui diversamente
page-is-what-if = e se

page-what-was = che cosa era { "" }
page-legal = permesso
page-nothing-marked = (nulla è segnato per questa giocata)

page-closer = più vicino
page-look-closer = Guardare più da vicino
page-keys-button = tasti
page-close = Chiudere
page-button-previous-finding = Rilievo precedente
page-button-back = Una giocata indietro
page-button-run = Avviare
page-button-on = Una giocata avanti
page-button-next-finding = Rilievo successivo

page-label-left = sinistra
page-label-right = destra
page-label-space = spazio
page-label-shift = maiusc { $key }
page-label-home = inizio
page-label-end = fine
page-label-escape = esc
page-keys = Tasti
page-key-back = una giocata indietro
page-key-on = una giocata avanti
page-key-back-turn = un turno indietro
page-key-on-turn = un turno avanti
page-key-back-round = un round indietro
page-key-on-round = un round avanti
page-key-previous-finding = rilievo precedente
page-key-next-finding = rilievo successivo
page-key-start = all’inizio
page-key-end = alla fine
page-key-run = avviare
page-key-run-and-stop = avviare e fermare
page-key-legal = che cosa era permesso
page-key-whole = secondo tutto il verbale
page-key-other = come scritto o altrimenti
page-key-closer = più da vicino e ritorno
page-key-help = questi tasti
page-key-close = chiudere e fermare

page-start = L’inizio
page-start-of = L’inizio; passi: { $steps }
page-step = Passo { $step } di { $steps }
page-round = round { $round }
page-line = riga { $line }
page-no-play-named = Nessuna giocata si chiama { $name }.
page-no-play-written = Nessuna giocata è scritta

page-count-of-records =
    { $records ->
        [one] { $records } verbale
       *[other] { $records } verbali
    }
page-number-of-record = verbale { $number }
page-file-and-record = { $file }, verbale { $number }

page-verdict = { $verdict }: { $words }
page-finding-says = { $word }: { $finding }
page-note-says = Annotato: { $note }
page-breach = Infrazione
page-error = Errore
page-not-certain = Non certo
page-note = Nota
page-ruled = Deciso al tavolo
page-ruled-void = Ritirata

page-breaches =
    { $findings ->
        [one] infrazione
       *[other] infrazioni
    }
page-errors =
    { $findings ->
        [one] errore
       *[other] errori
    }
page-is-breach = infrazione
page-is-not-certain = non certo
page-is-ruled = deciso al tavolo
page-has-notes = annotato: { $notes }
page-has-findings = nota: { $findings }
page-play-with = Giocata { $number }, { $what }: { $play }

page-before-first-play = Prima della prima giocata
page-unrecorded = Questo non è scritto
page-nothing-to-object = Nulla da obiettare
page-table-ruled-void = Decisione del tavolo: ritirata
page-table-ruled-stands = Decisione del tavolo: resta valida
page-no-ruling = Nessuna decisione è scritta.
page-hangs-on = Dipende da
page-hangs-on-option = Dipende dall’opzione
page-changed = Cambiato
page-printed-at = Stampato in
page-legal-here = Permesso qui
page-perhaps = forse
page-and-more = e altri { $number }
page-did-you-mean = Forse { $names }?
page-stands-here = sta qui
page-follows-from = segue soltanto da ciò che era sbagliato là
page-page = p. { $page }
page-section = «{ $section }»
page-due = dovuto
page-paid = pagato
page-missing = mancano { $number }

page-pieces = { $number } { $kind }
page-nothing = nulla
page-none = nessuno

page-told-by = Che cosa si sa, secondo
page-lines-so-far = le righe fin qui
page-whole-record = tutto il verbale
page-only-so = Che cosa può essere stato solo così

page-no-longer-found = Non più trovati
page-still-found = Ancora trovati
page-newly-found = Trovati ora
page-nothing-changes = Non cambia altro.

page-place = posto
page-player = giocatore
page-how = come si arriva a questo: { $player }
page-how-column = come
page-figure-score = punti
page-after-each-round = { $figure } dopo ogni round
page-after-round = dopo il round { $round }
page-rounds-axis = round

page-not-as-played = { $title }: e se, non come giocato
page-findings-are = Rilievi: { $verdict }, { $words }
page-line-of-round =
    riga { $line }{ $round ->
        [none] { "" }
       *[other] , round { $round }
    }
page-sheet-finding = { $word }: { $finding }.
page-sheet-legal =
    Là era permesso: { $plays }{ $more ->
        [none] { "" }
       *[other] { " " }e altro
    }.
page-either = { $one } o { $other }
page-sheet-ruling =
    decisione{ $ruling ->
        [none] { "" }
       *[other] : { $ruling }
    }
page-sheet-foot =
    La figura mostra la posizione dopo la riga { $line } di { $file }, dove sta l’ultima giocata{ $numbered ->
        [none] { "" }
       *[other] ; i numeri sopra sono quelli dei rilievi
    }.

page-pill-void = nulla
