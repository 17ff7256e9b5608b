pig = Riesenschwein
    .other = Riesenschweine
elfcycle = Elfenrad
    .other = Elfenräder
cloud = Magische Wolke
    .other = Magische Wolken
unicorn = Einhorn
    .other = Einhörner
wagon = Trollwagen
    .other = Trollwagen
dragon = Drache
    .other = Drachen
raft = Floß
    .other = Flöße

counter = Transportmittel
    .other = Transportmittel
obstacle = Hindernis
    .other = Hindernisse
town = Ort
    .other = Orte
point = Punkt
    .other = Punkte
placement = gelegtes Transportmittel
    .other = gelegte Transportmittel
payment = Zahlung
    .other = Zahlungen
discard = Ablage
    .other = Ablagen
step = Schritt
    .other = Schritte

plains = Ebene
forest = Wald
desert = Wüste
mountain = Gebirge
river = Fluss
lake = See

land-road = Straße
ferry = Fähre
connection = Straße, Fluss oder Fähre

phase-deal = Verteilen der Karten
phase-draw = verdecktes Ziehen
phase-choose = Auswahl
phase-plan = Planung
phase-travel = Reisen
phase-keep = Ende der Runde

boot = Elfenstiefel
    .other = Elfenstiefel
town-piece = Ortsstein
    .other = Ortssteine
