numbered-phase = fase { $number }, { $phase }
after-the-end = dopo la fine

plus = { $left } + { $right }
pieces-alike =
    { $perhaps ->
        [none] { "" }
       *[other] forse { "" }
    }{ $pieces }{ $kind ->
        [none] { " " }di tipo ignoto
       *[other] { "" }
    }{ $hidden ->
        [none] { "" }
       *[other] { " " }a faccia in giù
    }
unknown-pieces = { $pieces } di tipo ignoto
no-piece = niente
lies-on-road = { $road }: { $pieces }

unknown = ignoto
obstacle-used = usato
obstacle-not-used = non usato
towns-of-all = { $towns } su 20
perhaps-of = forse { $player }
boot-not-shown = { " " }(città ignota)

title-boots = Stivali
title-town-pieces = segnalini Città
title-road = sulla strada
title-boot = Stivale
title-towns = città
title-cards = carte
title-counters = tessere
title-obstacle = Ostacolo
title-row = tessere scoperte

title-roads = strade
title-empty-roads = { $land } senza tessera
title-the-row = tessere scoperte
title-hand = mano

board-described = Il tabellone: 21 città, collegate da strade attraverso pianura, foresta, deserto e montagna, da fiumi e da traghetti su due laghi.
sign-of =
    { $terrain ->
        [lake] traghetto
        [river] fiume, a favore di corrente
       *[other] strada, { $terrain }
    }


game-has-ended = la partita è finita
cards-are-dealt = si distribuiscono le carte: non c’è nulla da scegliere
counter-is-drawn = si pesca una tessera coperta: non c’è nulla da scegliere
row-is-turned-up = si scoprono le cinque tessere: non c’è nulla da scegliere
planning-is-over = la pianificazione è finita: tutti hanno passato
no-turn-left = in questa fase nessuno deve più giocare

shown-in-row = { $number } tra le tessere scoperte
may-keep-one = regolare, ma segnalato: se ne può tenere una
any-of-cards =
    { $cards ->
        [one] 1 carta qualsiasi
       *[other] { $cards } carte qualsiasi
    } su { $held }
caravan-of-any = carovana di { $cards } carte qualsiasi su { $held }
price-of-any = { $cards } carte
group-of = { $begins }: { $group }
journey-ends-here =
    il viaggio finisce qui{ $cards ->
        [none] { "" }
       *[other] , e la mano si riduce a { $cards }
    }

other-roads-not-recorded = i pezzi sulle altre strade non sono annotati
game-may-be-over = forse la partita è finita: un giocatore può avere tutte le 20 città
plays-out-of-turn-here = qui gioca { $player }, ma è il turno di { $due }

write-play-as =
    scriverla come in un verbale, nella fase «{ $key }»: { $phase ->
        [phase-plan] MEZZO on CITTÀ-CITTÀ, obstacle on CITTÀ-CITTÀ, o pass
        [phase-travel] CITTÀ: carte, discard: carte, o [] per finire il viaggio
        [phase-choose] MEZZO, o blind MEZZO
        [phase-keep] MEZZO, hidden MEZZO, o none
       *[other] carte come somma, o il loro numero
    }
with-advice = { $what }: { $advice }
no-play-after-the-end = qui non si può provare una giocata: la partita è finita
counter-may-lie = { $road }: { $land }, senza tessera
legal-to = regolare fino a { $town }: { $payments }
or-payment = { $left }, o { $right }
payment-with = { $payment } ({ $remark })

reach-needs-journey = --reach vale solo per i viaggi: --at ne deve indicare uno, come ROUND:travel:PLAYER
reach-needs-boot = --reach parte dallo Stivale, ma la sua città non è annotata
no-town-in-reach = con le carte note non si raggiunge nessuna nuova città
towns-in-reach =
    al massimo { $towns } { $towns ->
        [one] nuova città
       *[other] nuove città
    }, con { $cards } ancora in mano:
cards-not-counted = in mano, ma non annotate e perciò non contate: { $cards }
some-roads-not-recorded = i pezzi su alcune strade non sono annotati: si usano solo quelli noti
towns-not-all-known = le città del giocatore non sono tutte note: una città forse nuova conta come nuova

ended-there = lì la partita è finita, e nessuno deve più giocare
not-counted-from = le sequenze si contano nella pianificazione e nel viaggio (fasi 4 e 5), ma qui ({ $phase }) i pezzi si pescano o si restituiscono
beginning-of-game = inizio della partita
first-not-recorded = il Viandante del round non è annotato: aggiungere «first» a «start»
no-play-left = in quel round nessuno deve più giocare
legal-instead =
    { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }{ $play }
ends-journey = non andare oltre
journey-ends = (il viaggio finisce)
count-depends-on = il conteggio di { $plays } dipende da fatti non annotati: { $unrecorded }
whether-legal = se «{ $play }» è regolare
what-lies-on-roads = i pezzi sulle strade
which-counter-lies-on = la tessera su { $road }
counters-of-player = le tessere di { $player }
hand-of-player = la mano di { $player }
where-boot-stands = la città dello Stivale di { $player }
which-towns-visited = le città visitate da { $player }
whether-obstacle-used = se { $player } ha usato l’Ostacolo

game-not-known = da lì la partita non può continuare: non tutto è annotato
game-with-breach = da lì la partita non può continuare: { $why }
