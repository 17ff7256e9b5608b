recorder-round-of = turno { $round } di { $rounds }

recorder-cards-of = Quali carte riceve { $player }?
recorder-draws = { $player } pesca una tessera
recorder-row-opens = Quali tessere sono scoperte?
recorder-picks = { $player } prende una tessera
recorder-plans = { $player } pianifica
recorder-travels = { $player } viaggia
recorder-keeps = { $player } tiene una tessera
recorder-over = La partita è finita

recorder-hint-deal = una per una, o solo quante
recorder-hint-row = cinque tessere; o subito la prima presa
recorder-hint-pick = tra le scoperte o dal mazzetto
recorder-hint-plan = tocca una strada o una tessera
recorder-hint-plan-or-go = tocca una strada o una tessera; o una città, se viaggia { $player }
recorder-hint-town = tocca una città

recorder-form-deal = riceve carte
recorder-form-draw = pesca una tessera
recorder-form-row = le tessere scoperte
recorder-form-pick = prende una tessera
recorder-form-place = piazza qualcosa
recorder-form-step = va in una città
recorder-form-discard = scarta
recorder-form-keep = tiene una tessera

recorder-slot-cards = carte
recorder-slot-counter = tessera
recorder-slot-row = tessere
recorder-slot-from = quale
recorder-slot-which = quale era
recorder-slot-piece = cosa
recorder-slot-way = dove
recorder-slot-to = dove
recorder-slot-paid = pagato
recorder-slot-how = come
recorder-slot-turned = scoperta al suo posto

recorder-face-down = coperta
recorder-kind-face-down = { $kind }, coperta
recorder-from-pile = dal mazzetto
recorder-no-counter = nessuna
recorder-any-cards = { $number } qualsiasi
recorder-caravan =
    carovana{ $number ->
        [none] { "" }
       *[other] , { $number }
    }
recorder-by-road = per strada
recorder-by-river = per fiume
recorder-by-ferry = in traghetto
recorder-town-by = { $town } { $way }

recorder-one-and-another = { $left }; { $right }
recorder-everyone-is-dealt =
    Turno { $round }: inizia { $player }, { $cards ->
        [none] carte come dovuto
       *[other] { $cards } carte a testa
    }
recorder-only-number = Solo quante: { $number }
recorder-pass = Passo
recorder-stops =
    { $player } si ferma qui{ $cards ->
        [none] { "" }
       *[other] , scarta: { $cards }
    }
recorder-stays =
    { $player } non parte{ $cards ->
        [none] { "" }
       *[other] , scarta: { $cards }
    }
recorder-play-not-seen = Questa giocata non è stata vista
recorder-journey-not-seen = Questo viaggio non è stato visto
recorder-rest-not-seen = Il resto del viaggio non è stato visto
recorder-round-not-seen = Un turno intero non è stato visto

recorder-about = città e strade
recorder-full-means = ogni carta e tessera, anche quelle viste da un solo giocatore
recorder-public-means = tessere, strade e prezzi; le mani come numero
recorder-minimal-means = tessere sulle strade e viaggi
recorder-town-cards = Carte Città (ognuno ha una meta segreta)
recorder-slot-town = carta Città
recorder-town-of = Quale carta Città aveva { $player }?
recorder-yellow = giallo
recorder-blue = blu
recorder-black = nero
recorder-green = verde
recorder-red = rosso
recorder-purple = viola
