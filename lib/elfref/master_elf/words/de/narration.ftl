all-have-won = alle Spieler haben gewonnen
lost-nowhere-to-go = keine Bewegung ist möglich: alle Spieler haben verloren
lost-no-gift-left = ein Geschenk war fällig, aber keines war übrig: alle Spieler haben verloren

box-made-up = Spielplan, Zutaten und Geschenke sind erfunden, nicht die des gedruckten Spiels
no-board-to-show = kein Spielplan im Spielmaterial: benachbarte Orte werden nicht gezeigt
