attack = Angriff
    .other = Angriffe
battle = Kampf
    .other = Kämpfe
land = Land
    .other = Länder
life = Leben
    .other = Leben
squad = Trupp
    .other = Trupps
treasure = Schatz
    .other = Schätze

attacker = Angreifer
defender = Verteidiger

slot-left = links
slot-centre = Mitte
slot-right = rechts

icon-none = nichts
icon-simple = einfacher Schlag
icon-double = doppelter Schlag
icon-shield = Schild
icon-pierce = durchdringender Schlag
icon-double-pierce = doppelter durchdringender Schlag
icon-counter = Gegenangriff
icon-fire = Feuerschild
icon-move = Bewegung
icon-other = andere Wirkung

place-land = Land
place-tower = Turm
place-castle = Burg
place-centre = Zentralburg

people-high = Hochelfen
people-black = Schwarzelfen
people-snow = Schneeelfen
people-forest = Waldelfen
people-neutral = Neutrale

figure-lands = Länder
figure-towers = Türme
figure-castles = Burgen
figure-hand = Handkarten
figure-artifacts = Artefakte
figure-treasures = Schätze
figure-out = ausgeschieden

artifact = Artefakt
    .other = Artefakte
castle = Burg
    .other = Burgen
central-castle = Zentralburg
    .other = Zentralburgen
flag = Fahne
    .other = Fahnen
line-of-words = Textzeile
    .other = Textzeilen
tower = Turm
    .other = Türme
place-of-unknown-kind = Ort unbekannter Art
    .other = Orte unbekannter Art
