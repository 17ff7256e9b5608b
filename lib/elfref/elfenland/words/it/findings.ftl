players-at-the-table = { $players } al tavolo, ma si gioca da 2 a 6
raft-counter = annotata una tessera zattera, ma la scatola non ne contiene: le zattere sono solo carte
counters-of-the-box = tessere { $kind } fuori dalla pila: { $found }, ma la scatola ne contiene { $copies }
cards-of-the-box = carte { $kind } contate dall’ultima mescolata in poi: { $found }, ma la scatola ne contiene { $copies }
cards-at-the-start = in mano ai giocatori: { $found }, ma la scatola ne contiene { $copies }
counters-at-the-start = tessere { $kind } davanti ai giocatori: { $found }, ma la scatola ne contiene { $copies }
town-pieces-at-most = contate { $towns }, ma solo 20 hanno segnalini Città
colour-taken = { $player } ha già questo colore
first-taken-here = questo colore è stato scelto la prima volta qui
not-a-town-card = { $town } non è tra le dodici carte Città
town-card-twice = la carta Città { $town } è distribuita una seconda volta
first-dealt-here = la carta è stata distribuita la prima volta qui

begins-wrongly = { $player } inizia il round { $round }, ma la carta Viandante è di { $due }
out-of-turn =
    gioca { $player }, ma { $due ->
        [0] nessun giocatore è di turno
       *[other] è il turno di { $due }
    }
write-that-it-is-void = se la giocata è stata ritirata, scrivere «{ $ruling }» dopo la giocata

deal-wrong =
    { $player } riceve { $dealt }, ma { $due ->
        [one] gliene spetta
       *[other] gliene spettano
    } { $due }
kept-and-filled = dal round precedente: { $kept }; la mano si completa fino a 8
deal-if-discarded = regolare se { $player } ha scartato { $missing } in più di quanto annotato
hand-after-the-deal = { $player } ha in mano { $cards }, ma dopo la distribuzione il limite è { $most }
no-counter-drawn = { $player } non pesca tessere, ma gliene spetta 1
draw-too-many = tessere pescate coperte: { NUMBER($counters) }, ma ne spetta solo 1
picks-again = { $player } sceglie ancora, ma i tre giri di scelta sono finiti
pick-face-down = una tessera scelta nella fase 3 è tenuta coperta, ma deve restare scoperta
not-in-the-row = tra le tessere scoperte non c’è { $counter }: { $row }
row-not-five = tessere scoperte: { NUMBER($counters) }, ma devono essere 5
row-differs = le tessere scoperte non sono quelle rimaste dal round precedente: { $row }
pick-too-many = { $player } fa la scelta numero { $number } in questo round, ma gliene spettano solo 3
counters-too-many = { $player } ha { $counters }, ma il limite è 5
one-too-many-here = la tessera di troppo viene da qui

second-piece =
    su { $road } c’è già { $piece ->
        [obstacle] un
       *[other] una
    } { $piece }
first-piece-here = il primo Ostacolo è stato posato qui
first-counter-here = la prima tessera è stata posata qui
shown-by-obstacle-here = lo mostra l’Ostacolo posato qui
piece-on-water =
    { $piece ->
        [obstacle] un Ostacolo
       *[other] una tessera
    } non si può posare { $water ->
        [lake] sulla rotta del traghetto
       *[other] sul fiume
    } { $road }
counter-does-not-fit = { $counter } non si può posare su { $road } ({ $land })
terrain-takes = tessere adatte ({ $land }): { $counters }
none-fits = { $player } non ha tessere adatte a { $road } ({ $land })
piece-too-late = { $player } posa, ma la pianificazione è finita: tutti hanno passato
pass-too-late = { $player } passa, ma la pianificazione è finita: tutti avevano già passato
planning-ended-here = qui tutti hanno passato e la pianificazione è finita
placed-without-having = { $player } posa { $counter }, ma non ne ha
placed-without-having-face-down = { $player } posa { $counter } dalle proprie tessere coperte, ma tra queste non ne ha
second-obstacle-of = { $player } posa un secondo Ostacolo, ma ne ha uno solo
obstacle-without-counter = un Ostacolo non si può posare su { $road }: lì non c’è nessuna tessera

no-connection =
    tra { $from } e { $to } non c’è { $kind ->
        [connection] nessuna strada, nessun fiume e nessun traghetto
        [land-road] nessuna { $kind }
       *[other] nessun { $kind }
    }
no-connection-from-boot =
    dalle città dove può essere lo Stivale di { $player }, { $kind ->
        [connection] nessuna strada, nessun fiume e nessun traghetto
        [land-road] nessuna { $kind }
       *[other] nessun { $kind }
    } a quel prezzo porta a { $town }
boot-there-already = lo Stivale è già a { $town }
boot-stopped = lo Stivale si è fermato a { $town }
boot-stays = lo Stivale si è fermato a { $town } e resta lì: non torna a { $start }
cards-in-one-line = tutte le carte di una tappa vanno in una sola riga
different-lakes = tra { $from } e { $to } non c’è nessun traghetto: sono su laghi diversi
second-journey = { $player } fa un secondo viaggio in questo round, ma gliene spetta solo 1
travels-after = { $player } viaggia dopo { $later }, ma doveva viaggiare prima
no-journey-leads-there = { $player } non può essere a { $town }: nessun viaggio regolare porta lì
no-journey-pays-that = { $player } ha pagato { $cards } per una tappa fino a { $town }, ma nessun viaggio regolare comprende quella tappa

more-than-in-hand =
    { $use ->
        [payment] pagamento
       *[other] scarto
    }: { $cards }, ma { $hand ->
        [0] la mano è vuota
        [one] in mano ce n’è solo { $hand }
       *[other] in mano ce ne sono solo { $hand }
    }
not-in-hand =
    { $use ->
        [payment] pagamento
       *[other] scarto
    }: { $cards }, ma in mano { $hand ->
        [0] non ce ne sono
        [one] ce n’è solo { $hand }
       *[other] ce ne sono solo { $hand }
    }
not-all-in-hand =
    { $use ->
        [payment] pagamento
       *[other] scarto
    }: { $cards }, ma la mano non può averle tutte
paid-from-empty-hand = il pagamento non annotato è di almeno 1 carta, ma la mano è vuota
kept-over-the-limit = carte tenute dal round precedente: { NUMBER($cards) }, ma il limite è 4
discarded-too-few = carte scartate: { NUMBER($cards) } su { $held }; ne restano { $left }, ma il limite è 4
discarded-too-many =
    carte scartate: { NUMBER($cards) } su { $held }, ma { $enough ->
        [0] non serviva scartare
        [one] ne bastava { $enough }
       *[other] ne bastavano { $enough }
    }
held-over-the-limit = in mano alla fine: { $cards }, ma il limite è 4

boot-elsewhere = lo Stivale di { $player } è a { $town }, che non è tra le città contate
town-twice = { $town } compare una seconda volta
no-pieces-there = { $town } è nell’elenco, ma non ha segnalini Città

price-wrong = pagamento per { $road }: { $paid }, ma il prezzo è di { $due }
no-price-there = pagamento per { $road }: { $paid }, che lì non è un prezzo
cannot-be-the-price = per { $road } non può essere stato pagato il prezzo
caravan-too-small = carovana di { $cards } su { $road }, ma ne servono { $due }
legal-if-cards-were =
    regolare solo se le carte erano { $cards ->
        [none] il prezzo
       *[other] { FORM($cards, "other") }
    }
ferry-price-in-japanese = il riassunto giapponese dà 1 zattera in due punti e 2 zattere in un terzo
obstacle-placed-here = l’Ostacolo è stato posato qui
obstacle-shown-here = le carte pagate qui mostrano l’Ostacolo
counter-placed-here = la tessera { $counter } è stata posata qui
legal-here = regolare: { $cards }
legal-or-caravan =
    regolare: { $prices }{ $prices ->
        [0] { "" }
       *[other] { " " }o { "" }
    }carovana di { $caravan } qualsiasi
price-of-lost-counter = il prezzo della tessera che c’era

overpaid = pagamento per { $road }: { $paid }, ma il prezzo è solo di { $due }
overpaid-caravan = pagamento per { $road }: { $paid }, ma una carovana costa solo { $due } carte
overpaid-somehow = pagamento per { $road }: { $paid }, più del prezzo

caravan-though-able =
    carovana{ $cards ->
        [none] { "" }
       *[other] { " " }di { $cards }
    } su { $road }, ma in mano c’era il prezzo: { $due }
caravan-though-able-anyway =
    carovana{ $cards ->
        [none] { "" }
       *[other] { " " }di { $cards }
    } su { $road }, ma in mano c’era il prezzo normale, qualunque sia la tessera
in-hand = in mano: { $cards }
caravan-at-the-price = annotata come carovana, ma è esattamente il prezzo normale: { $cards }
no-counter = su { $road } non c’è nessuna tessera
no-waterway-no-counter = tra { $from } e { $to } non c’è nessun fiume o traghetto, e sulla strada non c’è nessuna tessera
caravan-without-counter = carovana su { $road }, dove non c’è nessuna tessera
caravan-on-water =
    una carovana non può usare { $water ->
        [lake] la rotta del traghetto
       *[other] il fiume
    } { $road }

kept-too-many = tessere tenute: { NUMBER($counters) }, ma il limite è 1
keeps-none = { $player } non tiene tessere, ma può tenerne una
raft-counter-kept = tenuta una tessera zattera, ma la scatola non ne contiene
kept-without-having = { $player } tiene { $counter }, ma non ne ha
kept-face-down = tessera tenuta coperta, ma era scoperta: { $counter }
round-too-many = inizia il round { $round }, ma la partita finisce dopo il round { $last }
fourth-round-is-variant = per un quarto round (Variante 1) scrivere «{ $options }»
round-after-the-end = inizia il round { $round }, ma la partita è finita nel round { $ended }
step-after-the-end = { $player } gioca, ma la partita è già finita: la giocata non conta

claim-too-early = { $player }: { $what } { $claimed } secondo il verbale, che però finisce troppo presto per verificarlo
claim-never-there = { $player }: secondo il verbale ha la città { $town }, ma lo Stivale non ci è mai stato
claim-boot =
    secondo il verbale lo Stivale di { $player } è a { $claimed }, ma { $found ->
        [none] la sua città non è annotata
       *[other] risulta a { $found }
    }

winner-too-early = vittoria secondo il verbale: { $named }, ma il verbale finisce troppo presto per verificarlo
winner-after-three-rounds = vittoria secondo il verbale dopo tre round: { $named }, ma solo secondo { $edition } la partita finisce dopo tre round
winner-open = vittoria secondo il verbale: { $named }; possibile: { $possible }
winner-wrong = vittoria secondo il verbale: { $named }; secondo le regole: { $found }
goes-on-with-twenty = tutte le 20 città: { $players }, ma con «{ $option }» la partita continua

unknown-payment = pagamento ignoto
payments-not-recorded = pagamenti non annotati
counters-not-recorded = tessere sulle strade non annotate
caravan-with-unknown-hand = carovana con mano ignota
hands-not-recorded = carte in mano non annotate al momento di una carovana
early-win-perhaps = possibile vittoria anticipata
early-win-not-recorded = non è annotato se c’è stata una vittoria anticipata
unrecorded-discard = scarto non annotato delle carte in eccesso

no-counters-recorded = nessuna tessera annotata per { $players }
no-cards-recorded = nessuna carta annotata per { $players }
