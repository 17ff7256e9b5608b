screen-this-language = Deutsch
screen-language = Sprache
screen-needs-script = Diese Seite beurteilt Protokolle und braucht dafür ihr eigenes Skript; von außen wird nichts geladen.
screen-loading = Der Schiedsrichter wird geladen.
screen-empty = Noch ist nichts geschrieben.

screen-next-play = Der nächste Spielzug

screen-as-text = Das Protokoll als Text
screen-the-record = Das Protokoll
screen-findings = Befunde
screen-nothing-found = Nichts gefunden.
screen-completions = Vorschläge
screen-selection-deleted = Auswahl gelöscht

screen-play-by-play = Die Partie, Spielzug für Spielzug
screen-replaying = Die Partie wird nachgespielt.
screen-no-look = Es gibt nichts anzusehen: { $why }.

screen-this-record = Dieses Protokoll
screen-file-name = Name der Datei
screen-share = Teilen
screen-address-copied = Die Adresse dieser Seite mit dem Protokoll darin ist in der Zwischenablage.
screen-saved = Das Protokoll ist als Datei gespeichert und kann verschickt werden.
screen-documents = Dokumente des Protokolls
screen-documents-are = Ein Protokoll kann Dateien nennen, etwa die Karten einer Schachtel. Sie werden hier gesucht.
screen-add-document = Dokument hinzufügen
screen-length = Zeichen: { $characters }
screen-remove = Entfernen
screen-remove-named = { $name } entfernen
screen-remove-for-good = Endgültig löschen
screen-judge-otherwise = Anders beurteilen
screen-edition = Ausgabe
screen-edition-of-record = wie im Protokoll
screen-open = Datei öffnen
screen-examples = Beispiele
screen-example-full = drei Spieler, alles notiert
screen-example-short = dieselbe Partie in wenigen Worten
screen-example-three = drei Spieler
screen-kept-here = In diesem Browser gespeichert
screen-about = elfref { $version }. Was Sie schreiben, verlässt dieses Gerät nur, wenn Sie es senden.
screen-licences = Lizenzen

screen-no-room = Dieser Browser hat keinen Platz mehr für das Protokoll. Bitte die Datei speichern (unter „Teilen“), bevor Sie die Seite verlassen.
screen-keeps-nothing = Dieser Browser speichert für diese Seite nichts. Bitte die Datei speichern (unter „Teilen“), bevor Sie die Seite verlassen.
screen-no-answer = Der Schiedsrichter kann nicht antworten: { $why }.
screen-out-of-memory = der Speicher reicht nicht
screen-no-worker = der Browser kann ihn nicht starten
screen-interrupted = eine andere Frage kam zuvor
