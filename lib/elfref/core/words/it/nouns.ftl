card = carta
    .other = carte
play = giocata
    .other = giocate
player = giocatore
    .other = giocatori
round = round
    .other = round
