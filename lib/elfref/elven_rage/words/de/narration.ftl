winner-claimed = Angabe, wer gewonnen hat
figure-claimed = Angabe zum Ergebnis

an-own-card = eine eigene Karte
an-enemy-card = eine gegnerische Karte
slot-of-card-becomes = { $card } zeigt auf einem Feld { $icon }
strike-takes-more = dieser Schlag nimmt weitere { $lives }
when-and-effect = { $when }: { $effect }
within-a-battle = im Kampf
before-the-centre = nachdem der Rand ausgelegt ist
before-the-edge = bevor der Rand ausgelegt ist
within-own-turn = im eigenen Zug

made-up-box = Karten und Spielplan sind erfunden, nicht die des gedruckten Spiels
no-map-to-show = kein Spielplan: Länder stehen bei ihren Besitzern
