no-play-but = { $what }: { $instead }
no-play-stands = kein Spielzug in { $place }
no-play-begins = in Zeile { $line } beginnt kein Spielzug
one-at-column = einer steht in Spalte { $columns }
nearest-plays = am nächsten: { $plays }
no-plays-recorded = das Protokoll hat keine Spielzüge
no-such-player = kein Spieler „{ $player }“, sondern { $players }
no-play-in-round =
    kein Spielzug von Runde { $round } ist notiert{ $rounds ->
        [0] { "" }
       *[other] , nur von Runde { $rounds }
    }
no-play-of-phase = kein Spielzug der Phase „{ $phase }“ ist in Runde { $round } notiert, nur { $phases }
no-play-of-player = { $player } hat keinen Spielzug in Phase { $phase } von Runde { $round }, nur { $players }
no-such-number = { $player } hat { $plays } in Phase { $phase } von Runde { $round }: eine Zahl von 1 bis { $last }, oder { $next } für das Nächste

no-play-written = dort steht kein Spielzug
no-play-to-replace = dort steht kein Spielzug: + davor fügt einen ein
not-a-play = „{ $play }“ ist kein Spielzug: { $why }
changed-twice = derselbe Spielzug wird zweimal geändert
not-one-by-one = Spielzüge von { $game } können nicht einzeln geändert werden

changes-conflict = { $choice }: passt nicht zu den anderen Änderungen
no-way-to-fix = { $choice }: keine Korrektur bekannt für { $place }
which-way-to-fix =
    { $choice }: { $meant ->
        [0] passt zu keiner Korrektur
       *[other] passende Korrekturen: { $meant }
    } ({ $place }): { $ways }
edition-of-expansion = „{ $edition }“ gehört zu einer Erweiterung, die hier nicht bekannt ist; Ausgaben: { $editions }
no-such-edition = unbekannte Ausgabe „{ $edition }“, möglich: { $editions }
no-such-option = unbekannte Option „{ $option }“, möglich: { $options }
no-such-value = „{ $value }“ ist kein Wert von „{ $option }“, möglich: { $values }
not-on-one-line = er muss in einer Zeile stehen
is-empty = er ist leer
several-entries = es ist mehr als ein Eintrag
outside-of-entry = ein Teil davon wäre ein Kommentar oder stünde außerhalb
