# Fehler der Datei.

cannot-read = die Datei lässt sich nicht lesen: { $why }
not-utf8 = { $what }: die Datei als UTF-8 speichern
control-character = ein Steuerzeichen (U+{ $code }), das kein Protokoll braucht
too-large = zu groß – { $what }: mehr als { $limit }
too-deep = tiefer als 64 Ebenen verschachtelt

syntax = kein { $language }: { $what }
truncated = der Text endet mittendrin: { $what }
not-in-the-format = gehört nicht zum Format: { $what }
duplicate-key = Schlüssel „{ $key }“ doppelt
question-mark = „?“ bedeutet in YAML etwas anderes: unknown schreiben
lone-dash = ein einzelnes „-“ bedeutet in YAML etwas anderes: { $advice }
colon-in-text = Doppelpunkt und Leerzeichen im Text: den Text in Anführungszeichen setzen
comment-in-text = der Text endet bei „#“: alles danach ist ein Kommentar
tab-indents = Tabulatoren können nicht einrücken: Leerzeichen verwenden
odd-character = „{ $typed }“ ist nicht „{ $meant }“
missing-space = nach dem Doppelpunkt fehlt ein Leerzeichen
missing-dash = eine Handlung je Zeile: vor „{ $key }“ fehlt „- “
cards-not-joined = mehrere Karten werden mit + verbunden oder stehen in [ ]

no-record = hier ist kein Protokoll
not-a-map = { $found }, erwartet: { $due }
not-a-list = { $found }, erwartet: { $due }
not-a-scalar = { $found }, erwartet: { $due }
empty-value = hier steht nichts: { $write }
unknown-key = unbekannter Schlüssel „{ $key }“
missing-key = „{ $key }“ fehlt: { $part }
rounds-and-final = sowohl „{ $key }“ als auch „final“: ein Protokoll hat Handlungen oder einen Wertungszettel
before-the-start = „{ $written }“ gehört zu einer Runde, nach der das Protokoll beginnt
ruling-without-play = eine Entscheidung, vor der keine Handlung steht
second-ruling = eine zweite Entscheidung zu einer Handlung
named-twice = „{ $name }“ zum zweiten Mal genannt
own-dash = „{ $key }“ beginnt Runde { $round }, und Runde { $before } hat keines

unknown-format = unbekanntes Format „{ $written }“: gelesen wird Format { $known }
unknown-game = unbekanntes Spiel „{ $written }“
unknown-edition = unbekannte Ausgabe „{ $written }“
unknown-option = unbekannte Option „{ $written }“
unknown-set = es gibt keinen Satz Spielmaterial namens „{ $written }“
bad-option-value = „{ $written }“ ist kein Wert von „{ $option }“
bad-value = „{ $written }“ ist kein Wert von „{ $key }“
unknown-player = „{ $written }“ ist nicht unter den Spielern
unknown-winner = „{ $written }“ soll gewonnen haben und ist nicht unter den Spielern
misplaced-word = „{ $written }“ ergibt hier keinen Sinn
unknown-play = „{ $written }“ ist keine Handlung dieser Phase
unknown-ruling = unbekannte Entscheidung „{ $written }“
bad-number = „{ $written }“ ist keine Zahl von { $least } bis { $most }
foreign-component = „{ $written }“ gehört zu einer Erweiterung, die hier nicht bekannt ist
same-names = zwei Spieler mit demselben Namen: „{ $first }“ und „{ $second }“
reserved-name = „{ $written }“ kann kein Spieler heißen: das Wort hat in Protokollen eine Bedeutung
too-many-players = { $players } Spieler: höchstens { $most } sind möglich
too-many-plays = { $plays } Handlungen: höchstens { $most } sind möglich
invented-components = geprüft mit dem Spielmaterial „{ $set }“; es ist erfunden und nicht das gedruckte Spiel
