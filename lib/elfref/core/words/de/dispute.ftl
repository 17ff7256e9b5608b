dispute-title = Ein strittiger Spielzug
dispute-of-game = { dispute-title }: { $game }

dispute-session = Die Partie
dispute-record = Protokoll
dispute-players = Spieler
dispute-judged-by = Regeln

dispute-play = Der Spielzug
dispute-end-of-record = Das Ende des Protokolls
dispute-turn = Runde { $round }, { $phase }: { $player }
dispute-finding-at = { $severity }, Zeile { $line }
dispute-line-says = Zeile { $line }: { $what }
dispute-nothing-wrong = Nach diesen Regeln ist daran nichts falsch.

dispute-table-before = Die Stellung davor
dispute-table-at-end = Die Stellung am Ende
dispute-legal-there = Was dort erlaubt war
dispute-nothing-to-choose = Dort gab es nichts zu wählen.
dispute-choice = { $choice } ({ $remark })
dispute-more-choices = und { $number } weitere: elfref moves zählt alle auf
dispute-legal-perhaps = Auch erlaubt, falls das nicht Notierte es zulässt:

dispute-rules =
    { $rules ->
        [one] Die Regel
       *[other] Die Regeln
    }
dispute-rule = { $rule } ({ $code }): { $title }
dispute-printed-at = gedruckt in
dispute-not-printed = soweit bekannt, nicht gedruckt
dispute-value-assumed = { $value } (angenommen)
dispute-value-printed = { $value } (gedruckt)

dispute-changes = Was er ändert
dispute-as-recorded = wie notiert
dispute-without-play = ohne diesen Spielzug
dispute-with = mit: { $change }
dispute-in-detail = mit anderen Einzelheiten: { $plays }
dispute-scores = Unter jedem Namen stehen die Punkte. Spätere Spielzüge bleiben, wie sie notiert sind.
dispute-not-every-change = Nicht jede Änderung wurde probiert: es würde zu lange dauern.
dispute-no-winner = noch offen

dispute-rulebooks = Nach den einzelnen Ausgaben
dispute-of-this-play = zu diesem Spielzug
dispute-finding = { $severity }: { $finding }
dispute-more-findings = und { $number } weitere
dispute-nothing-is-wrong = nichts ist falsch
dispute-not-every-rulebook = Nicht jede Ausgabe wurde probiert: es würde zu lange dauern.

dispute-ruling = Die Entscheidung am Tisch
dispute-taken-back = Er wird zurückgenommen („- ruling: void“ unter den Spielzug schreiben).
dispute-stands = Er gilt („- ruling: stands“ unter den Spielzug schreiben).
dispute-otherwise = Stattdessen wird gespielt:
dispute-because = Grund
dispute-names-and-date = Namen und Datum

dispute-enlarge = vergrößern und mit dem Finger bewegen
dispute-picture = Bild
dispute-key = Zeichenerklärung
dispute-none = keine
