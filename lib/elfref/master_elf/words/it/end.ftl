ended-last-parcel = vinto: l’ultimo pacco è stato spedito
ended-nowhere-to-go = perso: nessun luogo raggiungibile aveva carte
ended-no-gift-left = perso: serviva un regalo, ma non ne restavano

outcome-won = vinto
outcome-lost = perso
outcome-not-reached = secondo il verbale { $claimed }, ma le giocate finiscono prima
outcome-differs = secondo il verbale { $claimed }, trovato: { $found }
parcels-sent-of = pacchi spediti: { $sent } di { $parcels }
loss-not-found = il verbale non mostra un giocatore senza movimenti possibili né un regalo mancante
lost-here = qui la partita è stata persa
base-game-not-judged = questa indicazione dipende dal gioco base, che non è verificato

number-found = { $what } { $claimed } secondo il verbale, trovato: { $found }
number-possible = { $what } { $claimed } secondo il verbale, possibile: { $found }
number-of-parcels-sent = pacchi spediti:
number-of-gifts-in-deck = regali nel mazzo:
number-of-rounds = round:
number-of-gifts-under = regali sotto «{ $parcel }»:
parcel-may-be-sent = forse questo pacco è già spedito

crystal-not-recorded = l’uso del cristallo di { $player } non è scritto
crystal-of-is-unused = il cristallo di { $player } non è ancora usato
player-is-in = { $player } è qui: { $place }
place-not-recorded = il luogo di { $player } non è scritto

base-game-not-known = il regolamento base non è noto: una partita competitiva è giudicata solo con il supplemento, senza punti
