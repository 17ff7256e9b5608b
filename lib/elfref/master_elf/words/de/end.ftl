ended-last-parcel = gewonnen: das letzte Paket wurde verschickt
ended-nowhere-to-go = verloren: an keinem erreichbaren Ort lagen Karten
ended-no-gift-left = verloren: ein Geschenk war fällig, aber keines war übrig

outcome-won = gewonnen
outcome-lost = verloren
outcome-not-reached = laut Protokoll { $claimed }, die Spielzüge enden aber vorher
outcome-differs = laut Protokoll { $claimed }, ermittelt: { $found }
parcels-sent-of = verschickte Pakete: { $sent } von { $parcels }
loss-not-found = das Protokoll zeigt weder einen Spieler, der sich nicht bewegen konnte, noch ein fälliges Geschenk, das fehlte
lost-here = hier ging das Spiel verloren
base-game-not-judged = diese Angabe hängt vom Grundspiel ab, das nicht beurteilt wird

number-found = { $what } { $claimed } laut Protokoll, ermittelt: { $found }
number-possible = { $what } { $claimed } laut Protokoll, möglich: { $found }
number-of-parcels-sent = verschickte Pakete:
number-of-gifts-in-deck = Geschenke im Nachziehstapel:
number-of-rounds = Runden:
number-of-gifts-under = Geschenke unter „{ $parcel }“:
parcel-may-be-sent = dieses Paket ist vielleicht schon verschickt

crystal-not-recorded = der Einsatz des Kristalls von { $player } ist nicht notiert
crystal-of-is-unused = der Kristall von { $player } ist noch nicht benutzt
player-is-in = Ort von { $player }: { $place }
place-not-recorded = der Ort von { $player } ist nicht notiert

base-game-not-known = das Regelheft des Grundspiels ist nicht bekannt: eine Partie gegeneinander wird nur nach der Ergänzung beurteilt, ohne Punkte
