# Preparazione
rule-two-to-six-players = si gioca da 2 a 6 giocatori
rule-two-to-six-players-differs = lo dicono anche le scatole di Rio Grande 1998 e AMIGO
rule-colours-differ = ogni giocatore ha i pezzi di un solo colore, diverso da quello degli altri
rule-twenty-town-pieces = ogni giocatore ha 20 segnalini Città, uno in ogni città tranne Elvenhold
rule-twenty-town-pieces-differs = i regolamenti russo e giapponese ne mettono uno in ogni città, ma le città sono 21 e i segnalini 20
rule-cards-in-the-box = ci sono 10 carte Viaggio per ogni mezzo di trasporto e 12 zattere
rule-cards-in-the-box-differs = il regolamento russo dice solo che sono 72, quello giapponese non le conta
rule-counters-in-the-box = ci sono 8 tessere Trasporto per ciascuno dei sei mezzi di trasporto
rule-counters-in-the-box-differs = il regolamento giapponese non le conta
rule-starting-player = la carta Viandante passa a ogni round al giocatore a sinistra, e chi la possiede inizia ogni fase

# 1 Distribuire le carte
rule-deal-eight-cards = nel round 1 ciascuno riceve 8 carte
rule-fill-the-hand = nei round successivi la mano si completa fino a 8 carte

# 2 Pescare una tessera
rule-draw-a-counter = a turno ciascuno pesca una tessera dalla pila e la tiene coperta

# 3 Scegliere le tessere
rule-pick-in-turn = a turno ciascuno sceglie una tessera, per tre giri
rule-pick-from-the-row = si sceglie una delle cinque tessere scoperte o una coperta dalla pila
rule-picks-lie-face-up = le tessere della fase 3 restano scoperte, anche quelle pescate alla cieca
rule-five-in-the-row = cinque tessere sono sempre scoperte; quella presa si sostituisce subito
rule-row-stays = le cinque tessere scoperte restano le stesse da un round all’altro
rule-one-and-three-counters = in ogni round ciascuno pesca esattamente una tessera e ne sceglie esattamente tre
rule-at-most-five-counters = nessun giocatore ha mai più di cinque tessere davanti a sé

# 4 Pianificare
rule-plan-in-turn = a turno ciascuno posa una tessera o l’Ostacolo, oppure passa
rule-planning-has-ended = la pianificazione finisce appena tutti i giocatori passano di seguito
rule-place-an-own-counter = si posa solo una tessera che si ha davanti a sé
rule-place-on-a-road = tessere e Ostacoli si posano su una strada tra due città
rule-one-counter-per-road = su una strada c’è al massimo una tessera
rule-counter-fits-terrain = una tessera si posa solo dove il suo mezzo può viaggiare
rule-no-counter-on-water = su fiumi e traghetti non si posano tessere
rule-no-counter-on-water-differs = gli altri regolamenti lo sottintendono: nessuna tessera mostra una zattera
rule-one-obstacle-a-game = ciascuno ha un solo Ostacolo per tutta la partita
rule-obstacle-on-a-counter = un Ostacolo si posa solo su una strada con una tessera
rule-one-obstacle-per-road = su una strada c’è al massimo un Ostacolo
rule-no-obstacle-on-water = su fiumi e laghi non si posano Ostacoli

# 5 Viaggiare
rule-travel-in-turn = a partire dal Viandante, in senso orario, ciascuno compie tutto il suo viaggio
rule-along-a-connection = una tappa segue una strada, un fiume o un traghetto fino alla città all’altro capo
rule-counter-on-the-road = per una tappa via terra serve una tessera sulla strada
rule-pay-the-price = il prezzo è di 1 o 2 carte del mezzo della tessera, secondo la regione
rule-pay-for-the-obstacle = per un Ostacolo serve un’altra carta dello stesso mezzo
rule-pay-for-the-obstacle-differs = la pagina di aiuto di Board Game Arena non dice di quale mezzo è la carta
rule-pay-from-the-hand = le carte giocate vengono dalla mano e si scartano
rule-exact-price = non si paga più del prezzo
rule-exact-price-differs = nessun regolamento permette o vieta di pagare più del prezzo
rule-downstream-price = un fiume a favore di corrente costa 1 zattera
rule-upstream-price = un fiume controcorrente costa 2 zattere
rule-ferry-price = un traghetto costa 2 zattere, in entrambi i sensi
rule-ferry-price-differs = nel regolamento giapponese l’elenco delle carte e le vie d’acqua danno una zattera, i traghetti due
rule-ferry-within-a-lake = nessun traghetto collega i due laghi
rule-ferry-within-a-lake-differs = il regolamento russo elenca insieme le sei città dei traghetti; il tabellone ha due laghi
rule-caravan-price = una carovana costa 3 carte qualsiasi al posto del prezzo
rule-caravan-only-if-unable = viaggia in carovana solo chi non può pagare il prezzo
rule-caravan-only-if-unable-differs = tutti i regolamenti lo dicono nel testo; le note a margine di quello italiano e di quello del 2015 lasciano scegliere
rule-caravan-needs-a-counter = anche per una carovana serve una tessera sulla strada
rule-caravan-needs-a-counter-differs = il regolamento russo si può leggere come se non servisse una tessera
rule-caravan-on-land = su fiumi e laghi non ci sono carovane
rule-caravan-over-an-obstacle = per un Ostacolo una carovana costa 4 carte qualsiasi
rule-hand-limit = chi alla fine del proprio turno ha più di 4 carte scarta fino ad averne 4
rule-hand-limit-differs = per una nota a margine del regolamento italiano ciascuno avrebbe esattamente 4 carte, ma chi ne ha meno le tiene; la pagina di aiuto di Board Game Arena pone il limite alla fine del round, e il risultato è lo stesso
rule-discard-from-the-hand = le carte scartate vengono dalla mano
rule-pieces-come-from-towns-visited = chi raggiunge una città vi prende il proprio segnalino
rule-a-town-counts-once = una città conta una volta sola, Elvenhold mai
rule-a-town-counts-once-differs = segue dai segnalini: ogni giocatore ne ha uno in ogni città e nessuno a Elvenhold

# 6 Fine del round
rule-keep-one-counter = ciascuno restituisce tutte le tessere tranne una
rule-keep-one-counter-differs = il regolamento giapponese dice che se ne può tenere una; non tenerne nessuna è regolare, ma viene segnalato
rule-keep-an-own-counter = si tiene solo una tessera che non è stata posata
rule-keep-an-own-counter-differs = il regolamento giapponese dice solo che se ne può tenere una
rule-kept-counter-lies-as-it-lay = la tessera tenuta resta scoperta o coperta com’era
rule-kept-counter-lies-as-it-lay-differs = il regolamento giapponese dice solo che se ne può tenere una

# Fine del gioco
rule-last-round = la partita finisce dopo l’ultimo round
rule-last-round-differs = una nota a margine del regolamento del 2015 parla ancora di quattro round
rule-early-win = chi ha tutte le 20 città prima dell’ultimo round vince, e la partita finisce
rule-early-win-differs = nel regolamento giapponese vince chi le ha entro la fine del round 3, e non si dice quando si controlla; quello del 2015 dice lo stesso solo per la partita di quattro round
rule-claimed-towns = le città si contano dai segnalini presi
rule-claimed-boot = lo Stivale resta dove si è fermato
rule-claimed-boot-differs = ogni edizione lo sottintende: il viaggio successivo inizia dove si trova lo Stivale
rule-claimed-cards = in mano c’è quanto distribuito, meno le carte giocate e scartate
rule-claimed-winner = vince chi ha più città, poi chi ha più carte in mano
rule-claimed-place = i posti seguono le città (con le carte Città: i punti), poi gli spareggi

# Carte Città
rule-town-cards-differ = ciascuno ha una delle dodici carte Città
rule-claimed-score = con le carte Città, la distanza dello Stivale dalla città della carta si sottrae dalle città
rule-claimed-score-differs = il regolamento russo parla di città intermedie, ma il suo esempio conta 1 tra due città vicine
rule-claimed-distance = una distanza è il minor numero di tappe tra due città
rule-claimed-distance-differs = il regolamento russo parla di città intermedie, ma il suo esempio conta 1 tra due città vicine

# Note su tutto il verbale
rule-distance-by-edition = se fiumi e traghetti accorciano una distanza dipende dall’edizione
rule-early-win-by-edition = quando si controlla una vittoria anticipata dipende dall’edizione
rule-shared-win = chi è ancora in parità dopo gli spareggi condivide la vittoria
rule-shared-win-differs = dopo gli spareggi non è previsto altro
rule-no-town-cards-written = senza carte Città non si sottrae nulla dalle città
rule-another-seating = si gioca in senso orario, nell’ordine in cui sono scritti i giocatori

# Ciò che è permesso
rule-look-at-a-hidden-counter = un giocatore può guardare le proprie tessere coperte in ogni momento, gli altri no
rule-place-after-a-pass = non è obbligatorio posare una tessera, e chi ha passato può posarla in un turno successivo
rule-obstacle-in-any-round = l’Ostacolo si può posare in ogni turno della pianificazione, in ogni round
rule-use-any-counter = un giocatore può usare ogni tessera sul tabellone, chiunque l’abbia posata
rule-stay-in-a-town = un giocatore può restare fermo e non viaggiare, o fermarsi quando ha ancora carte
rule-there-and-back = lo Stivale può tornare indietro e usare più volte una strada o una via d’acqua; ogni tappa si paga
rule-cards-of-a-caravan = le carte di una carovana possono essere di qualsiasi mezzo, uguali o no, anche zattere
rule-keep-either-side-up = la tessera tenuta può essere scoperta o coperta
