column-place = Platz
column-player = Spieler
figure-remark = { $player }: { $figure } { $value }: { $remark }
after-round = nach Runde
round-not-over = * Runde { $round } ist nicht zu Ende
score-figure = { $figure } { $value }
score-and-place = { $score } (Platz { $place })
place-figure = Platz { $place }

outcome-wins =
    { $player } gewinnt{ $number ->
        [none] { "" }
       *[other] { " " }mit { $number }
    }
outcome-win-together =
    { $players } gewinnen{ $number ->
        [none] { "" }
       *[other] { " " }mit { $number }
    }
outcome-may-win = vielleicht gewinnt { $players }
outcome-all-win = Alle gewinnen
outcome-all-lose = Alle verlieren
outcome-in-any-case = { $outcome } in jedem Fall
outcome-decided =
    { $outcome }; ohne { $breaches ->
        [one] den Regelverstoß
       *[other] die Regelverstöße
    }: { $other }

what-if-line = was wäre, wenn
what-if-file = { $file } (was wäre, wenn)
before = vorher
after = nachher
the-same = unverändert
no-longer-found = nicht mehr gefunden:
still-found = weiterhin gefunden:
newly-found = neu gefunden:
no-finding-differs = die Befunde bleiben gleich
verdict-with-words = { $verdict }: { $words }

doubt-why = { $doubt }: { $why }
doubt-illegal = regelwidrig
doubt-possible = möglich
doubt-refuted = Angabe widerlegt
doubt-claimed = nur angegeben, ohne Beleg
doubt-open = Angaben offen
doubt-unreadable = unlesbar
doubt-no-result = kein Ergebnis: Das Spiel ist nicht zu Ende
doubt-no-places = kein Ergebnis: Aus dem Protokoll folgt nicht der Platz jedes Spielers
finding-in-line =
    Zeile { $line }: { $finding }{ $others ->
        [0] { "" }
       *[other] { " " }(und { $others } weitere)
    }
