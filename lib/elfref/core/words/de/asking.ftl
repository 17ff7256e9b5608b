no-play-but = { $what }: { $instead }
no-play-stands = in { $place } steht kein Spielzug
no-play-begins = in Zeile { $line } beginnt kein Spielzug
one-at-column = Spielzüge in dieser Zeile: Spalte { $columns }
nearest-plays = am nächsten: { $plays }
no-plays-recorded = das Protokoll hat keine Spielzüge
no-such-player = unbekannter Spieler „{ $player }“, möglich: { $players }
no-play-in-round =
    für Runde { $round } ist kein Spielzug notiert{ $rounds ->
        [0] { "" }
       *[other] , nur für Runde { $rounds }
    }
no-play-of-phase = in Runde { $round } ist kein Spielzug der Phase „{ $phase }“ notiert, nur { $phases }
no-play-of-player = { $player } hat keinen Spielzug in Phase { $phase } von Runde { $round }, möglich: { $players }
no-such-number =
    { $player } hat { $plays } in Phase { $phase } von Runde { $round }, möglich: { $last ->
        [1] 1
       *[other] 1 bis { $last }
    }, oder { $next } für die Stellung nach dem letzten Spielzug

no-play-written = dort steht kein Spielzug
no-play-to-replace = dort steht kein Spielzug, der zu ersetzen wäre: mit + davor wird einer eingefügt
not-a-play = „{ $play }“ ist kein Spielzug: { $why }
changed-twice = derselbe Spielzug wird zweimal geändert
not-one-by-one = Spielzüge von { $game } können nicht einzeln geändert werden

changes-conflict = { $choice }: verträgt sich nicht mit den anderen Änderungen
no-way-to-fix = { $choice }: für { $place } ist keine Korrektur bekannt
which-way-to-fix =
    { $choice }: { $meant ->
        [0] passt zu keiner Korrektur
       *[other] passende Korrekturen: { $meant }
    } ({ $place }): { $ways }
edition-of-expansion = „{ $edition }“ gehört zu einer Erweiterung, die hier nicht bekannt ist; Ausgaben: { $editions }
no-such-edition = unbekannte Ausgabe „{ $edition }“, möglich: { $editions }
no-such-game-option = unbekannte Option „{ $option }“, möglich: { $options }
no-such-value = „{ $value }“ ist kein gültiger Wert für „{ $option }“, möglich: { $values }
not-on-one-line = er muss in einer Zeile stehen
is-empty = er ist leer
several-entries = es sind mehrere Einträge
outside-of-entry = ein Teil davon wäre ein Kommentar oder stünde außerhalb
