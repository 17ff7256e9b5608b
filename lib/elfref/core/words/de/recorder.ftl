recorder-depends = das hängt von etwas ab, das nicht aufgeschrieben ist
recorder-gave-up = das wurde nicht geprüft: es gibt zu viele Möglichkeiten

recorder-level-full = Alles
recorder-level-public = Was alle sehen
recorder-level-minimal = Nur die Züge

recorder-stands = Es gilt
recorder-taken-back = Es wird zurückgenommen

recorder-sentence = { $player }: { $chosen }
recorder-note = Notiz
recorder-note-words = Notiz
recorder-not-seen = nicht gesehen

recorder-not-by-taps = diese Aufzeichnung hat keine Züge und lässt sich nicht durch Tippen fortsetzen
recorder-no-play = diesen Zug gibt es in der Aufzeichnung nicht
recorder-no-form = diese Art Zug gibt es hier nicht
recorder-no-slot = bei dieser Art Zug gibt es so etwas nicht zu wählen
recorder-bad-choices = die Auswahl ist nicht lesbar
recorder-unknown-game = dieses Spiel ist nicht bekannt
recorder-unknown-edition = diese Ausgabe ist nicht bekannt
recorder-unknown-choice = diese Auswahl gibt es nicht

recorder-number-of-players = nötig sind { $least } bis { $most } Personen
recorder-no-name = eine Person hat keinen Namen
recorder-name-not-possible = „{ $name }“ kann kein Name sein
recorder-same-name = zwei Personen heißen { $name }

recorder-other-numbers = Andere Zahlen
recorder-winner = wer gewonnen hat
recorder-unclaimed = nicht angegeben
