ended-last-parcel = gewonnen: das letzte Paket wurde verschickt
ended-nowhere-to-go = verloren: an keinem erreichbaren Ort lagen Karten
ended-no-gift-left = verloren: ein Geschenk war fällig, aber keines war übrig

outcome-won = gewonnen
outcome-lost = verloren
outcome-not-reached = laut Protokoll { $claimed }, die Spielzüge enden aber vorher
outcome-differs = laut Protokoll { $claimed }, gefunden: { $found }
parcels-sent-of = verschickte Pakete: { $sent } von { $parcels }
loss-not-found = das Protokoll zeigt keinen Spieler ohne mögliche Bewegung und kein fehlendes Geschenk
lost-here = hier ging das Spiel verloren
base-game-not-judged = diese Angabe hängt vom Grundspiel ab, das nicht geprüft wird

number-found = { $what } { $claimed } laut Protokoll, gefunden: { $found }
number-possible = { $what } { $claimed } laut Protokoll, möglich: { $found }
number-of-parcels-sent = verschickte Pakete:
number-of-gifts-in-deck = Geschenke im Nachziehstapel:
number-of-rounds = Runden:
number-of-gifts-under = Geschenke unter „{ $parcel }“:
parcel-may-be-sent = dieses Paket ist vielleicht schon verschickt

crystal-not-recorded = die Nutzung des Kristalls von { $player } ist nicht notiert
crystal-of-is-unused = der Kristall von { $player } ist noch nicht benutzt
player-is-in = { $player } ist hier: { $place }
place-not-recorded = der Ort von { $player } ist nicht notiert

base-game-not-known = die Grundregel ist nicht bekannt: ein Wettkampf wird nur nach der Ergänzung beurteilt, ohne Punkte
