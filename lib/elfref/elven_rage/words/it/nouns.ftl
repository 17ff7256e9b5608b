attack = attacco
    .other = attacchi
battle = battaglia
    .other = battaglie
land = terra
    .other = terre
life = vita
    .other = vite
squad = squadra
    .other = squadre
treasure = Tesoro
    .other = Tesori

attacker = attaccante
defender = difensore

slot-left = sinistra
slot-centre = centro
slot-right = destra

icon-none = niente
icon-simple = colpo semplice
icon-double = colpo doppio
icon-shield = scudo
icon-pierce = colpo perforante
icon-double-pierce = colpo doppio perforante
icon-counter = contrattacco
icon-fire = scudo di fuoco
icon-move = movimento
icon-other = altro effetto

place-land = terra
place-tower = torre
place-castle = castello
place-centre = castello centrale

people-high = Elfi Alti
people-black = Elfi Neri
people-snow = Elfi delle Nevi
people-forest = Elfi dei Boschi
people-neutral = Neutrali

figure-lands = terre
figure-towers = torri
figure-castles = castelli
figure-hand = carte in mano
figure-artifacts = Artefatti
figure-treasures = Tesori
figure-out = fuori dal gioco

artifact = Artefatto
    .other = Artefatti
castle = castello
    .other = castelli
central-castle = castello centrale
    .other = castelli centrali
flag = bandiera
    .other = bandiere
line-of-words = riga di testo
    .other = righe di testo
tower = torre
    .other = torri
place-of-unknown-kind = luogo di tipo ignoto
    .other = luoghi di tipo ignoto
