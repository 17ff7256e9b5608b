screen-what-this-is = Eine Partie mit dem Daumen aufzeichnen und sehen, ob jeder Zug regelgerecht war.
screen-go-on = Weiter
screen-of-players = { $players } Spieler
screen-paste-text = Text einfügen
screen-all-games = Alle Partien
screen-no-network = Läuft ohne Netz. Nichts verlässt dieses Gerät, solange Sie es nicht teilen.

screen-paste-what = Ein Protokoll, oder was beim Spielen in einem Chat stand: jede Zeile wird als Zug angeboten.
screen-read-it = Lesen
screen-read-as = Gelesen als: { $play }
screen-not-read-as = Keine Antwort passt hier zu dieser Zeile.
screen-as-note = Als Notiz
screen-skip = Weglassen
screen-stop-lines = Alle übrigen Zeilen weglassen

screen-players-clockwise = Spieler im Uhrzeigersinn; der erste beginnt
screen-player-number = Spieler { $number }
screen-colour-of = Farbe von { $player }
screen-move-up = Nach oben: { $player }
screen-add-player = Spieler hinzufügen
screen-played-before = Spielten hier schon
screen-how-much = Wie viel wird aufgeschrieben?
screen-begin = Beginnen

screen-not-read = nicht lesbar
screen-phases = Die Runde
screen-phase-done = erledigt
screen-phase-now = jetzt
screen-phase-unrecorded = nicht aufgezeichnet; antippen, um es aufzuzeichnen
screen-table = Auf dem Tisch
screen-tools = Werkzeuge
screen-undo = Rückgängig
screen-redo = Wiederholen
screen-plays-number = Züge: { $plays }
screen-plays = Züge
screen-replay = Ansehen
screen-back = Zurück
screen-to-question = Frage

screen-any-card = beliebige Karte
screen-not-certain = nicht sicher
screen-not-all-tried = Nicht jede Antwort wurde geprüft.
screen-find = Nach Namen suchen
screen-only-how-many = Nur wie viele: { $number }
screen-erase = Das Letzte löschen
screen-empty-place = leer
screen-let-go = Auswahl aufheben
screen-which-one = Was davon?
screen-it-happened = So war es
screen-something-else = Es war anders
screen-something-else-of = Es war anders: { $player }

screen-a-play = Ein Zug
screen-a-note = Eine Notiz
screen-not-seen = Nicht gesehen
screen-tap-a-player = Jemand anders? Tippen Sie einen Spieler an.
screen-choose = Wählen Sie, was geschah.
screen-within-rules = Das ist regelgerecht
screen-breaks = Das verstößt gegen eine Regel
screen-write-it = Aufschreiben
screen-write-breach = Aufschreiben: gegen die Regel
screen-leave-it = Lassen

screen-what-holds = Was sagt der Tisch?
screen-tapped-wrong = Vertippt: rückgängig
screen-rule-later = Später entscheiden

screen-changing = Zug { $play } von { $of } wird geändert. Was folgt, wird neu beurteilt.
screen-inserting = Ein neuer Zug vor Zug { $play }. Was folgt, wird neu beurteilt.
screen-later-broken = Spätere Züge, die nicht mehr gelten: { $plays }
screen-show-first = Den ersten zeigen

screen-change = Ändern
screen-insert-before = Davor einfügen
screen-stands = Es gilt
screen-taken-back = Zurückgenommen
screen-leave-out = Löschen
screen-to-text = Schreiben
screen-not-by-taps = Dieses Protokoll kann nicht durch Tippen weitergehen.

screen-table-agrees = Der Tisch stimmt zu

screen-share-replay = Die Partie zum Ansehen
screen-share-replay-is = eine Seite, die überall aufgeht
screen-share-record = Das Protokoll
screen-share-record-is = eine Datei, mit der es anderswo weitergeht
screen-share-address = Eine Adresse
screen-share-address-is = das Protokoll steckt darin
screen-code = Die Adresse als Code für Kameras
screen-share-bgstats = BG Stats
screen-share-bgstats-is = ein Code und ein Link, die das Ergebnis dort eintragen
screen-bgstats-code = Das Ergebnis als Code, der BG Stats öffnet
screen-bgstats-open = In BG Stats öffnen

screen-other-window = Ein anderes Fenster hat dieses Protokoll geändert. Hier steht, was dort steht.
