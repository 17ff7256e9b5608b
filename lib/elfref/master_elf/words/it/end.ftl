ended-last-parcel = partita vinta: l’ultimo pacco è stato spedito
ended-nowhere-to-go = partita persa: nessun luogo raggiungibile aveva carte
ended-no-gift-left = partita persa: serviva un regalo, ma non ne restavano

outcome-won = vittoria
outcome-lost = sconfitta
outcome-not-reached = secondo il verbale { $claimed }, ma le giocate finiscono prima
outcome-differs = secondo il verbale { $claimed }, ma risulta { $found }
parcels-sent-of = pacchi spediti: { $sent } su { $parcels }
loss-not-found = il verbale non mostra né un giocatore che non poteva muoversi né un regalo dovuto e mancante
lost-here = qui la partita è stata persa
base-game-not-judged = questa dichiarazione dipende dal gioco base, che non è giudicato

number-found = { $what } { $claimed } secondo il verbale, ma risulta { $found }
number-possible = { $what } { $claimed } secondo il verbale, ma è possibile solo { $found }
number-of-parcels-sent = pacchi spediti:
number-of-gifts-in-deck = regali nel mazzo:
number-of-rounds = round:
number-of-gifts-under = regali sotto «{ $parcel }»:
parcel-may-be-sent = forse questo pacco è già stato spedito

crystal-not-recorded = l’uso del cristallo di { $player } non è annotato
crystal-of-is-unused = il cristallo di { $player } non è stato ancora usato
player-is-in = luogo di { $player }: { $place }
place-not-recorded = il luogo di { $player } non è annotato

base-game-not-known = il regolamento del gioco base non è noto: una partita competitiva si giudica solo con il supplemento, senza punti
