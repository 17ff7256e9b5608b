page-replay = Spielverlauf
page-needs-script = Diese Seite zeigt eine Partie Spielzug für Spielzug und braucht dafür ihr eigenes Skript; von außen wird nichts geladen.
page-all-records = alle Protokolle
page-records = Protokolle
page-findings-by-kind = Befunde nach Art
page-the-play = Der Spielzug
page-time-line = Zeitleiste
page-findings-on-time-line = Befunde auf der Zeitleiste
page-play = Spielzug
page-parts = Teile der Seite
page-said-of-play = Zum Spielzug
page-record-lines = Die Zeilen des Protokolls
page-score-table = Punktetabelle
page-signatures = Unterschriften
page-all-findings = Alle Befunde
page-signs = Zeichen

page-finding = Befund
page-plays = Spielzüge
page-as-text = Als Text
page-players = Spieler
page-score = Punkte
page-findings = Befunde:
page-position-in-words = Die Stellung in Worten

page-what-if = Was wäre, wenn
page-which-way = Wie notiert oder mit anderen Spielzügen
page-as-written = wie notiert
page-otherwise = anders
page-otherwise-from-here = ab hier anders
page-is-what-if = was wäre, wenn

page-what-was = hier { "" }
page-legal = erlaubt
page-nothing-marked = (bei diesem Spielzug ist nichts markiert)

page-closer = näher
page-look-closer = Genauer hinsehen
page-keys-button = Tasten
page-close = Schließen
page-button-previous-finding = Voriger Befund
page-button-back = Einen Spielzug zurück
page-button-run = Abspielen
page-button-on = Einen Spielzug weiter
page-button-next-finding = Nächster Befund

page-label-left = links
page-label-right = rechts
page-label-space = Leertaste
page-label-shift = Umschalt { $key }
page-label-home = Pos1
page-label-end = Ende
page-label-escape = Esc
page-keys = Tasten
page-key-back = einen Spielzug zurück
page-key-on = einen Spielzug weiter
page-key-back-turn = einen Zug zurück
page-key-on-turn = einen Zug weiter
page-key-back-round = eine Runde zurück
page-key-on-round = eine Runde weiter
page-key-previous-finding = voriger Befund
page-key-next-finding = nächster Befund
page-key-start = zum Anfang
page-key-end = zum Ende
page-key-run = abspielen
page-key-run-and-stop = abspielen und anhalten
page-key-legal = was erlaubt war
page-key-whole = nach dem ganzen Protokoll
page-key-other = wie notiert oder anders
page-key-closer = genauer hinsehen und zurück
page-key-text = das Protokoll als Text, und zurück
page-key-help = diese Tasten
page-key-close = schließen und anhalten

page-start = Der Anfang
page-start-of = Der Anfang; Spielzüge: { $plays }
page-play-of = Spielzug { $number } von { $plays }
page-round = Runde { $round }
page-line = Zeile { $line }
page-lines-between = { $lines } Zeilen
page-plays-between = { $plays } Spielzüge
page-no-play-named = Kein Spielzug heißt { $name }.
page-no-play-written = Kein Spielzug ist notiert

page-count-of-records =
    { $records ->
        [one] { $records } Protokoll
       *[other] { $records } Protokolle
    }
page-number-of-record = Protokoll { $number }
page-file-and-record = { $file }, Protokoll { $number }

page-unfinished = nicht beendet · Spielzüge: { $plays }
page-verdict = { $verdict }: { $words }
page-finding-says = { $word }: { $finding }
page-note-says = Notiert: { $note }
page-breach = Regelverstoß
page-error = Fehler
page-not-certain = Nicht sicher
page-note = Hinweis
page-ruled = Am Tisch entschieden
page-ruled-void = Zurückgenommen

page-breaches =
    { $findings ->
        [one] Regelverstoß
       *[other] Regelverstöße
    }
page-errors = Fehler
page-is-breach = Regelverstoß
page-is-not-certain = nicht sicher
page-is-ruled = am Tisch entschieden
page-has-notes = notiert: { $notes }
page-has-findings = Hinweis: { $findings }
page-play-with =
    { $number ->
        [none] { $what }: { $play }
       *[other] Spielzug { $number }, { $what }: { $play }
    }

page-before-first-play = Vor dem ersten Spielzug
page-unrecorded = Das ist nicht notiert
page-nothing-to-object = Nichts einzuwenden
page-table-ruled-void = Entscheidung am Tisch: zurückgenommen
page-table-ruled-stands = Entscheidung am Tisch: es gilt
page-no-ruling = Keine Entscheidung ist notiert.
page-depends-on = Ausschlaggebend
page-depends-on-option = Ausschlaggebend ist die Option
page-changed = Geändert
page-printed-at = Gedruckt in
page-legal-here = Hier erlaubt
page-perhaps = vielleicht
page-and-more = und { $number } weitere
page-did-you-mean = War { $names } gemeint?
page-stands-here = der Befund steht hier
page-follows-from = das folgt nur aus dem Fehler dort
page-page = S. { $page }
page-section = „{ $section }“
page-due = Preis
page-paid = gezahlt
page-missing = es fehlen { $number }

page-pieces = { $number } { $kind }
page-nothing = nichts
page-none = keine

page-told-by = Was bekannt ist, nach
page-lines-so-far = den bisherigen Zeilen
page-whole-record = dem ganzen Protokoll
page-only-so = Was so gewesen sein muss

page-no-longer-found = Nicht mehr gefunden
page-still-found = Weiterhin gefunden
page-newly-found = Neu gefunden
page-nothing-changes = Sonst ändert sich nichts.

page-place = Platz
page-player = Spieler
page-how = wie es dazu kommt: { $player }
page-how-column = Erklärung
page-figure-score = Punkte
page-after-each-round = { $figure } nach jeder Runde
page-after-round = nach Runde { $round }
page-rounds-axis = Runde

page-not-as-played = { $title }: was wäre, wenn; nicht so gespielt
page-findings-are = Befunde: { $verdict }, { $words }
page-line-of-round =
    Zeile { $line }{ $round ->
        [none] { "" }
       *[other] , Runde { $round }
    }
page-sheet-finding = { $word }: { $finding }.
page-sheet-legal =
    Dort erlaubt: { $plays }{ $more ->
        [none] { "" }
       *[other] { " " }und weitere
    }.
page-either = { $one } oder { $other }
page-sheet-ruling =
    Entscheidung{ $ruling ->
        [void] : zurückgenommen
        [stands] : es gilt
       *[none] { "" }
    }
page-sheet-foot =
    Das Bild zeigt die Stellung nach Zeile { $line } von { $file }, wo der letzte Spielzug steht{ $numbered ->
        [none] { "" }
       *[other] ; Nummern darauf sind die der Befunde
    }.

page-pill-void = ungültig
