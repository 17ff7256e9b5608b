page-replay = Svolgimento
page-needs-script = Questa pagina mostra una partita giocata per giocata. Ha bisogno del proprio script e non carica nient’altro.
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
page-signatures = Firme
page-all-findings = Tutti i rilievi
page-signs = Legenda

page-finding = Rilievo
page-plays = Giocate
page-as-text = Come testo
page-players = Giocatori
page-score = Punti
page-findings = Rilievi:
page-position-in-words = La posizione a parole

page-what-if = E se
page-which-way = Come da verbale, o con altre giocate
page-as-written = come da verbale
page-otherwise = e se
page-otherwise-from-here = e se, da qui
page-is-what-if = e se

page-what-was = giocate { "" }
page-legal = regolari
page-nothing-marked = (nulla è segnato per questa giocata)

page-closer = da vicino
page-look-closer = Guarda da vicino
page-keys-button = tasti
page-close = Chiudi
page-button-previous-finding = Rilievo precedente
page-button-back = Una giocata indietro
page-button-run = Avvia
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
page-key-legal = giocate regolari
page-key-whole = secondo tutto il verbale
page-key-other = come da verbale, o «e se»
page-key-closer = guardare da vicino, e tornare
page-key-text = il verbale come testo, e ritorno
page-key-help = questi tasti
page-key-close = chiudere e fermare

page-start = L’inizio
page-start-of = L’inizio; giocate: { $plays }
page-play-of = Giocata { $number } di { $plays }
page-round = round { $round }
page-line = riga { $line }
page-lines-between = { $lines } righe
page-plays-between = { $plays } giocate
page-no-play-named = Nessuna giocata si chiama { $name }.
page-no-play-written = Nessuna giocata annotata

page-count-of-records =
    { $records ->
        [one] { $records } verbale
       *[other] { $records } verbali
    }
page-number-of-record = verbale { $number }
page-file-and-record = { $file }, verbale { $number }

page-unfinished = non conclusa · giocate: { $plays }
page-verdict = { $verdict }: { $words }
page-finding-says = { $word }: { $finding }
page-note-says = Annotazione: { $note }
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
page-has-notes = annotazione: { $notes }
page-has-findings = nota: { $findings }
page-play-with =
    { $number ->
        [none] { $what }: { $play }
       *[other] Giocata { $number }, { $what }: { $play }
    }

page-before-first-play = Prima della prima giocata
page-unrecorded = Non annotato
page-nothing-to-object = Nulla da obiettare
page-table-ruled-void = Decisione del tavolo: ritirata
page-table-ruled-stands = Decisione del tavolo: resta valida
page-no-ruling = Nessuna decisione annotata.
page-depends-on = Dipende da
page-depends-on-option = Dipende dall’opzione
page-changed = Cambiato
page-printed-at = Stampato in
page-legal-here = Giocate regolari
page-perhaps = forse
page-and-more = e ancora { $number }
page-did-you-mean = Forse { $names }?
page-stands-here = il rilievo è qui
page-follows-from = solo conseguenza dell’errore qui
page-page = p. { $page }
page-section = «{ $section }»
page-due = da pagare
page-paid = pagato
page-missing = mancanti: { $number }

page-pieces = { $number } { $kind }
page-nothing = niente
page-none = nessuno

page-told-by = Che cosa si sa, secondo
page-lines-so-far = le righe fin qui
page-whole-record = tutto il verbale
page-only-so = Che cosa deve essere stato così

page-no-longer-found = Non più trovati
page-still-found = Ancora trovati
page-newly-found = Trovati ora
page-nothing-changes = Non cambia altro.

page-place = posto
page-player = giocatore
page-how = come si arriva al risultato di { $player }
page-how-column = spiegazione
page-figure-score = punti
page-after-each-round = { $figure } dopo ogni round
page-after-round = dopo il round { $round }
page-rounds-axis = round

page-not-as-played = { $title }: e se, non come si è giocato
page-findings-are = Rilievi: { $verdict }, { $words }
page-line-of-round =
    riga { $line }{ $round ->
        [none] { "" }
       *[other] , round { $round }
    }
page-sheet-finding = { $word }: { $finding }.
page-sheet-legal =
    Giocate regolari: { $plays }{ $more ->
        [none] { "" }
       *[other] { " " }e altre
    }.
page-either = { $one } o { $other }
page-sheet-ruling =
    decisione{ $ruling ->
        [void] : ritirata
        [stands] : resta valida
       *[none] { "" }
    }
page-sheet-foot =
    La figura mostra la posizione dopo l’ultima giocata, nella riga { $line } di { $file }{ $numbered ->
        [none] { "" }
       *[other] ; i suoi numeri sono quelli dei rilievi
    }.

page-pill-void = ritirata
