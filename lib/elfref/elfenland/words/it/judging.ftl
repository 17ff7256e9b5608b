another-seating = tutte le giocate seguono un altro ordine al tavolo e sono giudicate secondo quello: { $order }
places-would-differ = con { $option }: { $values } i posti sarebbero diversi
scores-would-differ = con { $option }: { $values } i punti sarebbero diversi
result-here = come giudicato: { $result }
result-there = con l’altro valore: { $result }
result-with = con { $value }: { $result }
place-of =
    { $player } { $from }{ $to ->
        [none] { "" }
       *[other] –{ $to }
    }
score-of = { $player } { $score }
shared-win = { $players } condividono la vittoria: ancora pari dopo tutti gli spareggi
no-town-card-recorded = nessuna carta Città è scritta: dalle città non si toglie nessuna distanza

finished-by-early-win = conclusa con una vittoria anticipata
finished-after-last-round = conclusa dopo l’ultimo round
score-sheet = foglio dei punti
nobody-yet = ancora nessuno
nobody-for-certain = nessuno con certezza

unwritten-win = una vittoria anticipata non scritta
another-row = altre tessere scoperte
right-unless-won-before = regolare, a meno di una vittoria precedente non scritta
later-round-was-played = è stato giocato un round successivo, quindi nessuno aveva vinto

boot-claimed-too-far =
    secondo il verbale lo Stivale di { $player } è a { $town }, per cui { $steps ->
        [one] serve
       *[other] servono
    } { $steps }, ma { $claimed ->
        [one] ne è dichiarata
       *[other] ne sono dichiarate
    } solo { $claimed }
boot-claimed-elsewhere = secondo il verbale lo Stivale di { $player } è a { $town }, che non è tra le città dichiarate ({ NUMBER($towns) })
hand-of-a-finished-game = a gioco finito una mano ha al massimo { $most }
figure-comes-with = con { $parts }
distance-is = la distanza { $distance }
boot-is-in = lo Stivale a { $town }
town-card-is = la carta Città { $town }
no-town-cards = il gioco senza carte Città

place-impossible = il verbale dà a { $player } il posto { $place }, ma { $reason }
winners-impossible = vittoria secondo il verbale: { $winners }, ma { $reason }
place-is-claimed = il verbale dà a { $player } il posto { $place }
at-most-ahead =
    davanti a { $player } { $number ->
        [one] può esserci al massimo { $number } giocatore
       *[other] possono esserci al massimo { $number } giocatori
    }
at-least-ahead =
    davanti a { $player } { $number ->
        [one] ci sarebbe almeno { $number } giocatore
       *[other] ci sarebbero almeno { $number } giocatori
    }
is-ahead = { $other } è davanti a { $player }: { $reason }
cannot-be-ahead = { $player } non può essere davanti a { $other }: { $reason }
