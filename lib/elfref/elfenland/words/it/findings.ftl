players-at-the-table = { $players } al tavolo
raft-counter = una tessera zattera, ma la scatola non ne ha: le zattere sono solo carte
counters-of-the-box = tessere { $kind } fuori dalla pila: { $found }, ma la scatola ne ha { $copies }
cards-of-the-box = carte { $kind } contate dopo l’ultima mescolata: { $found }, ma la scatola ne ha { $copies }
cards-at-the-start = in mano ai giocatori: { $found }, ma la scatola ne ha { $copies }
counters-at-the-start = tessere { $kind } davanti ai giocatori: { $found }, ma la scatola ne ha { $copies }
town-pieces-at-most = contate { $towns }, ma solo 20 città hanno segnalini Città
colour-taken = { $player } ha già questo colore
first-taken-here = scelto la prima volta qui
not-a-town-card = { $town } non è tra le dodici carte Città
town-card-twice = la carta Città { $town } è distribuita una seconda volta
first-dealt-here = distribuita la prima volta qui

begins-wrongly = { $player } inizia il round { $round }, ma la carta Viandante è di { $due }
out-of-turn =
    gioca { $player }, ma { $due ->
        [0] nessun giocatore è di turno
       *[other] è il turno di { $due }
    }
write-that-it-is-void = se la giocata è stata ritirata, scrivere «{ $ruling }» dopo di essa

deal-wrong =
    { $player } riceve { $dealt }, ma { $due ->
        [one] ne spetta
       *[other] ne spettano
    } { $due }
kept-and-filled = dal round precedente: { $kept }; la mano si completa fino a 8
deal-if-discarded = regolare se { $player } ha scartato { $missing } in più di quanto scritto
hand-after-the-deal = { $player } ha in mano { $cards }, ma dopo la distribuzione il limite è { $most }
no-counter-drawn = { $player } non pesca tessere, ma ne spetta 1
draw-too-many = tessere pescate coperte: { NUMBER($counters) }, ma ne spetta solo 1
picks-again = { $player } sceglie ancora, ma i tre giri di scelta sono finiti
pick-face-down = una tessera presa nella fase 3 è tenuta coperta, ma deve restare scoperta
not-in-the-row = { $counter } non è tra le tessere scoperte: { $row }
row-not-five = tessere scoperte: { NUMBER($counters) }, ma devono essere 5
row-differs = le tessere scoperte non sono quelle rimaste dal round precedente: { $row }
pick-too-many = { $player } fa la scelta numero { $number }, ma ne spettano solo 3
counters-too-many = { $player } ha { $counters }, ma il limite è 5
one-too-many-here = la tessera di troppo è stata presa qui

second-piece =
    su { $road } c’è già { $piece ->
        [obstacle] un
       *[other] una
    } { $piece }
first-piece-here = il primo pezzo è stato posato qui
first-counter-here = la prima tessera è stata posata qui
shown-by-obstacle-here = lo mostra l’Ostacolo posato qui
piece-on-water =
    { $piece ->
        [obstacle] un Ostacolo
       *[other] una tessera
    } non si può posare { $water ->
        [lake] sul traghetto
       *[other] sul fiume
    } { $road }
counter-does-not-fit = { $counter } non si può posare su { $road } ({ $land })
terrain-takes = tessere adatte ({ $land }): { $counters }
none-fits = { $player } non ha tessere adatte a { $road } ({ $land })
piece-too-late = { $player } posa, ma la pianificazione è finita: hanno passato tutti
pass-too-late = { $player } passa, ma la pianificazione è finita: avevano già passato tutti
planning-ended-here = qui hanno passato tutti, e la pianificazione è finita
placed-without-having = { $player } posa { $counter }, ma non ne ha
placed-without-having-face-down = { $player } posa { $counter } dalle proprie tessere coperte, ma lì non ne ha
second-obstacle-of = { $player } posa un secondo Ostacolo, ma ne ha uno solo
obstacle-without-counter = un Ostacolo non si può posare su { $road }: la strada non ha tessere

no-connection =
    { $kind ->
        [connection] nessuna strada, nessun fiume e nessun traghetto
        [land-road] nessuna { $kind }
       *[other] nessun { $kind }
    } unisce { $from } e { $to }
no-connection-from-boot =
    dalle città dove può essere lo Stivale di { $player }, { $kind ->
        [connection] nessuna strada, nessun fiume e nessun traghetto
        [land-road] nessuna { $kind }
       *[other] nessun { $kind }
    } a quel prezzo porta a { $town }
boot-there-already = lo Stivale è già a { $town }
boot-stopped = lo Stivale si è fermato a { $town }
boot-stays = lo Stivale si è fermato a { $town } e resta lì: non torna a { $start }
cards-in-one-line = tutte le carte di un passo stanno in una sola riga
different-lakes = nessun traghetto unisce { $from } e { $to }: sono su laghi diversi
second-journey = { $player } fa un secondo viaggio in questo round, ma ne spetta solo 1
travels-after = { $player } viaggia dopo { $later }, ma doveva viaggiare prima
no-journey-leads-there = { $player } non può essere a { $town }: nessun viaggio regolare porta lì
no-journey-pays-that = { $player } ha pagato { $cards } per un passo fino a { $town }, ma nessun viaggio regolare comprende quel passo

more-than-in-hand =
    { $use ->
        [payment] pagamento
       *[other] scarto
    }: { $cards }, ma in mano { $hand ->
        [0] non ce ne sono
        [one] ce n’è solo { $hand }
       *[other] ce ne sono solo { $hand }
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
    }: { $cards }, ma in mano non può esserci tutto questo
paid-from-empty-hand = c’è un pagamento non scritto, ma la mano è vuota
kept-over-the-limit = carte tenute dal round precedente: { NUMBER($cards) }, ma il limite è 4
discarded-too-few = carte scartate: { NUMBER($cards) } su { $held }; ne restano { $left }, ma il limite è 4
discarded-too-many =
    carte scartate: { NUMBER($cards) } su { $held }, ma { $enough ->
        [0] non serviva scartare
        [one] ne bastava { $enough }
       *[other] ne bastavano { $enough }
    }
held-over-the-limit = alla fine in mano { $cards }, ma il limite è 4

boot-elsewhere = lo Stivale di { $player } è a { $town }, che non è tra le città contate
town-twice = { $town } compare una seconda volta
no-pieces-there = { $town } non ha segnalini Città

price-wrong = { $road }: pagamento { $paid }, ma il prezzo è { $due }
no-price-there = { $road }: pagamento { $paid }, che lì non è un prezzo
cannot-be-the-price = { $road }: il pagamento non può essere stato il prezzo
caravan-too-small = { $road }: carovana di { $cards }, ma ne servono { $due }
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

overpaid = { $road }: pagamento { $paid }, ma il prezzo è { $due }
overpaid-caravan = { $road }: pagamento { $paid }, ma una carovana è di { $due } carte
overpaid-somehow = { $road }: pagamento { $paid }, ma il prezzo è più basso

caravan-though-able =
    { $road }: carovana{ $cards ->
        [none] { "" }
       *[other] { " " }di { $cards }
    }, ma in mano c’era il prezzo: { $due }
caravan-though-able-anyway =
    { $road }: carovana{ $cards ->
        [none] { "" }
       *[other] { " " }di { $cards }
    }, ma in mano c’era il prezzo, qualunque tessera ci sia
in-hand = in mano: { $cards }
caravan-at-the-price = scritto come carovana, ma è esattamente il prezzo normale: { $cards }
no-counter = { $road } non ha tessere
no-waterway-no-counter = nessuna via d’acqua unisce { $from } e { $to }, e la strada non ha tessere
caravan-without-counter = carovana su { $road }, che non ha tessere
caravan-on-water =
    una carovana non può usare { $water ->
        [lake] il traghetto
       *[other] il fiume
    } { $road }

kept-too-many = tessere tenute: { NUMBER($counters) }, ma il limite è 1
keeps-none = { $player } non tiene tessere, ma può tenerne una
raft-counter-kept = tenuta una tessera zattera, ma la scatola non ne ha
kept-without-having = { $player } tiene { $counter }, ma non ne ha
kept-face-down = tessera tenuta coperta, ma era scoperta: { $counter }
round-too-many = inizia il round { $round }, ma il gioco finisce dopo il round { $last }
fourth-round-is-variant = per un quarto round (Variante 1) scrivere «{ $options }»
round-after-the-end = inizia il round { $round }, ma il gioco è finito nel round { $ended }
step-after-the-end = { $player } gioca, ma il gioco è finito: la giocata non conta

claim-too-early = { $player }: { $what } { $claimed } secondo il verbale, che però finisce troppo presto per verificarlo
claim-never-there = { $player }: secondo il verbale ha la città { $town }, ma lo Stivale non ci è mai stato
claim-boot =
    secondo il verbale lo Stivale di { $player } è a { $claimed }, ma { $found ->
        [none] la sua città non è scritta
       *[other] è a { $found }
    }

winner-too-early = vittoria secondo il verbale: { $named }, ma il verbale finisce troppo presto per verificarlo
winner-after-three-rounds = vittoria secondo il verbale dopo tre round: { $named }, ma solo nell’edizione { $edition } il gioco finisce allora
winner-open = vittoria secondo il verbale: { $named }; possibile: { $possible }
winner-wrong = vittoria secondo il verbale: { $named }, ma secondo le regole: { $found }
goes-on-with-twenty = tutte le 20 città: { $players }; con { $option } il gioco continua

unknown-payment = pagamento ignoto
payments-not-recorded = pagamenti non scritti
counters-not-recorded = tessere sulle strade non scritte
caravan-with-unknown-hand = carovana con mano ignota
hands-not-recorded = mani non scritte al momento di una carovana
early-win-perhaps = possibile vittoria anticipata
early-win-not-recorded = non è scritto se c’è stata una vittoria anticipata
unrecorded-discard = scarto non scritto delle carte in eccesso

no-counters-recorded = tessere non scritte ({ $players })
no-cards-recorded = carte non scritte ({ $players })
