winner-claimed = Angabe, wer gewonnen hat
figure-claimed = Angabe zum Ergebnis

made-up-box = Karten und Spielplan sind erfunden, nicht die des gedruckten Spiels
no-map-to-show = kein Spielplan: Länder stehen bei ihren Besitzern
