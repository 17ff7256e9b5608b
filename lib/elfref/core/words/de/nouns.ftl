card = Karte
    .other = Karten
play = Spielzug
    .other = Spielzüge
player = Spieler
    .other = Spieler
round = Runde
    .other = Runden
