option-rounds = quanti round si giocano
option-rounds-is-4 = quattro round
option-rounds-is-3 = tre round, come nella scatola del 2015

option-deal = come si distribuiscono le carte dopo il round 1
option-deal-is-fill-8 = la mano si completa fino a otto
option-deal-is-new-8 = si ricevono otto carte nuove oltre a quelle tenute

option-row = che cosa succede alle cinque tessere scoperte tra un round e l’altro
option-row-is-persistent = restano
option-row-is-refresh = a ogni round se ne scoprono cinque nuove

option-early-win = che cosa succede se qualcuno ha tutte le 20 città prima dell’ultimo round
option-early-win-is-immediate = la partita finisce subito
option-early-win-is-end-of-round = la partita finisce alla fine di quel round
option-early-win-is-end-of-round-3 = si controlla una volta, alla fine del round 3
option-early-win-is-never = la partita continua

option-caravan = quando si può usare una carovana
option-caravan-is-free = sempre
option-caravan-is-only-if-unable = solo se non si può pagare con le carte della tessera

option-lake-cost = quante zattere costa un traghetto su un lago
option-lake-cost-is-2 = due zattere
option-lake-cost-is-1 = una zattera

option-town-cards = se ciascuno ha una carta Città segreta, la cui distanza dallo Stivale si sottrae
option-town-cards-is-false = senza carte Città
option-town-cards-is-true = con le carte Città

option-distance = che cosa conta come una tappa tra lo Stivale e la città della carta
option-distance-is-all = ogni collegamento
option-distance-is-roads = solo le strade

option-second-tiebreak = con le carte Città: che cosa decide a parità di punti e di distanza
option-second-tiebreak-is-none = niente: il posto è condiviso
option-second-tiebreak-is-hand = più carte in mano

option-pass-end = quando finisce la pianificazione
option-pass-end-is-consecutive = quando tutti i giocatori passano di seguito
option-pass-end-is-lap = quando per un intero giro tutti passano

option-reshuffle = quando le carte scartate si mescolano nel mazzo
option-reshuffle-is-every-round = prima di ogni distribuzione
option-reshuffle-is-when-empty = quando il mazzo è finito

option-overpay = come si giudica un pagamento superiore al prezzo
option-overpay-is-note = con una nota
option-overpay-is-error = come un’infrazione

edition-rio-grande-1998 = Rio Grande 1998
edition-rio-grande-1998-book = il regolamento inglese del 1998; si giudica con la sua traduzione italiana
edition-rio-grande-1998-cited = traduzione dell’edizione del 1998
edition-italian = edizione italiana
edition-italian-book = il regolamento italiano, una traduzione di quello di Rio Grande del 1998
edition-amigo = AMIGO
edition-amigo-book = il regolamento tedesco, noto da resoconti; si giudica con quello italiano
edition-amigo-cited = traduzione dell’edizione del 1998
edition-russian = edizione russa
edition-russian-book = il regolamento russo
edition-japanese = edizione giapponese
edition-japanese-book = il riassunto giapponese delle regole
edition-rio-grande-2015 = Rio Grande 2015
edition-rio-grande-2015-book = il regolamento di Elfenland nella scatola "Elfenroads"
edition-moon-1998 = bozza di Moon
edition-moon-1998-book = la bozza dell’autore del marzo 1998, di cui si conoscono la preparazione e le fasi fino alla scelta delle tessere
edition-bga = Board Game Arena
edition-bga-book = la pagina di aiuto di Board Game Arena, un riassunto delle regole
