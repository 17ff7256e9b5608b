standing-towns = città
standing-at = si trova a
standing-town = carta Città
standing-distance = distanza
standing-score = punti
standing-cards = carte

in-phase-setup = preparazione
in-phase-deal = distribuzione delle carte
in-phase-draw = pesca di una tessera
in-phase-choose = scelta delle tessere
in-phase-plan = pianificazione
in-phase-travel = viaggio
in-phase-keep = fine del round
in-phase-end = fine della partita
