# Fehler der Datei.

cannot-read = die Datei lässt sich nicht lesen: { $why }
not-a-text = das ist { $what }: ein Protokoll ist reiner Text
not-utf8 = { $what }: die Datei als UTF-8 speichern
control-character = ein Steuerzeichen (U+{ $code }) ist nicht erlaubt
too-large = zu groß – { $what }: mehr als { $limit }
too-deep = tiefer als 64 Ebenen verschachtelt

syntax = ungültiges { $language }: { $what }
truncated = der Text endet mittendrin: { $what }
not-in-the-format = { $what } gehört nicht zum Format
duplicate-key = der Schlüssel „{ $key }“ steht zweimal da
question-mark = „?“ bedeutet in YAML etwas anderes: unknown schreiben
lone-dash = ein einzelnes „-“ bedeutet in YAML etwas anderes: { $advice }
colon-in-text = Doppelpunkt und Leerzeichen im Text: den Text in Anführungszeichen setzen
comment-in-text = der Text endet bei „#“: alles danach ist ein Kommentar
tab-indents = mit Tabulatoren lässt sich nicht einrücken: Leerzeichen verwenden
odd-character = „{ $typed }“ statt „{ $meant }“
missing-space = nach dem Doppelpunkt fehlt ein Leerzeichen
missing-dash = jeder Spielzug hat eine eigene Zeile: vor „{ $key }“ fehlt „- “
cards-not-joined = mehrere Karten mit + verbinden oder in [ ] setzen

no-record = hier ist kein Protokoll
components-file = das ist eine Komponentendatei, kein Protokoll
components-file-advice = ein Protokoll in einer eigenen Datei nennt sie: components: DATEI
not-a-map = erwartet: { $due }; hier steht: { $found }
not-a-list = erwartet: { $due }; hier steht: { $found }
not-a-scalar = erwartet: { $due }; hier steht: { $found }
empty-value = hier fehlt ein Wert: { $write }
unknown-key = unbekannter Schlüssel „{ $key }“
missing-key = „{ $key }“ fehlt { $part }
rounds-and-final = sowohl „{ $key }“ als auch „final“: ein Protokoll hat Spielzüge oder einen Wertungszettel, nicht beides
before-the-start = „{ $written }“ gehört zu einer Runde vor dem Beginn des Protokolls
ruling-without-play = vor dieser Entscheidung steht kein Spielzug
second-ruling = dieser Spielzug hat schon eine Entscheidung
named-twice = „{ $name }“ ist zum zweiten Mal genannt
own-dash = mit „{ $key }“ beginnt Runde { $round }, in Runde { $before } fehlt es aber

unknown-format = unbekanntes Format „{ $written }“: gelesen wird Format { $known }
unknown-game = unbekanntes Spiel „{ $written }“
unknown-edition = unbekannte Ausgabe „{ $written }“
unknown-option = unbekannte Option „{ $written }“
unknown-set = unbekannter Satz Spielmaterial „{ $written }“
bad-option-value = „{ $written }“ ist kein gültiger Wert für „{ $option }“
bad-value = „{ $written }“ ist kein gültiger Wert für „{ $key }“
unknown-player = „{ $written }“ ist nicht unter den Spielern
unknown-winner = „{ $written }“ soll gewonnen haben, ist aber nicht unter den Spielern
misplaced-word = „{ $written }“ gehört nicht hierher
unknown-play = „{ $written }“ ist kein Spielzug dieser Phase
unknown-ruling = unbekannte Entscheidung „{ $written }“
bad-number = „{ $written }“ ist keine Zahl von { $least } bis { $most }
foreign-component = „{ $written }“ gehört zu einer Erweiterung, die hier nicht bekannt ist
same-names = die Spieler „{ $first }“ und „{ $second }“ haben denselben Namen
reserved-name = kein Spieler kann „{ $written }“ heißen: in Protokollen bedeutet dieses Wort etwas anderes
too-many-players = { $players } Spieler: höchstens { $most } sind möglich
too-many-plays = { $plays } Spielzüge: höchstens { $most } sind möglich
invented-components = geprüft mit dem erfundenen Spielmaterial „{ $set }“, nicht mit dem des gedruckten Spiels
