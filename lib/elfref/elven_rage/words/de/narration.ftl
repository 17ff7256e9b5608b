winner-claimed = der Gewinner wird genannt
figure-claimed = ein Ergebnis wird genannt

made-up-box = Karten und Spielplan sind erfunden: es ist nicht das gedruckte Spiel
no-map-to-show = kein Spielplan: Länder stehen bei ihren Besitzern
