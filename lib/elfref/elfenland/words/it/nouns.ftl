pig = cinghiale
    .other = cinghiali
elfcycle = ruota elfica
    .other = ruote elfiche
cloud = nuvola
    .other = nuvole
unicorn = unicorno
    .other = unicorni
wagon = carro
    .other = carri
dragon = drago
    .other = draghi
raft = zattera
    .other = zattere

counter = tessera
    .other = tessere
obstacle = Ostacolo
    .other = Ostacoli
town = città
    .other = città
point = punto
    .other = punti
placement = tessera posata
    .other = tessere posate
payment = pagamento
    .other = pagamenti
discard = scarto
    .other = scarti
step = tappa
    .other = tappe

plains = pianura
forest = foresta
desert = deserto
mountain = montagna
river = fiume
lake = lago

land-road = strada
ferry = traghetto
connection = strada, fiume o traghetto

phase-deal = distribuzione delle carte
phase-draw = pesca di una tessera
phase-choose = scelta delle tessere
phase-plan = pianificazione
phase-travel = viaggio
phase-keep = fine del round

boot = Stivale
    .other = Stivali
town-piece = segnalino Città
    .other = segnalini Città
