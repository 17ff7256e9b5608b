another-seating = tutte le giocate seguono un ordine dei giocatori diverso da quello scritto e sono giudicate secondo il loro ordine: { $order }
places-would-differ = con «{ $option }: { $values }» la classifica finale sarebbe diversa
scores-would-differ = con «{ $option }: { $values }» i punteggi finali sarebbero diversi
result-here = con le regole applicate: { $result }
result-there = con l’altro valore: { $result }
result-with = con { $value }: { $result }
place-of =
    { $player } { $from }{ $to ->
        [none] { "" }
       *[other] –{ $to }
    }
score-of = { $player } { $score }
shared-win = { $players } condividono la vittoria: ancora in parità dopo tutti gli spareggi
no-town-card-recorded = nessuna carta Città annotata: dalle città non si sottrae nessuna distanza

finished-by-early-win = partita conclusa con una vittoria anticipata
finished-after-last-round = partita conclusa dopo l’ultimo round
score-sheet = foglio segnapunti
nobody-yet = ancora nessuno
nobody-for-certain = nessuno con certezza

unwritten-win = vittoria anticipata non annotata
another-row = altre tessere scoperte
right-unless-won-before = giusto, a meno di una vittoria precedente non annotata
later-round-was-played = è stato giocato un round successivo, quindi nessuno aveva vinto

boot-claimed-too-far =
    secondo il verbale lo Stivale di { $player } è a { $town }, ma per arrivarci { $steps ->
        [one] serve almeno
       *[other] servono almeno
    } { $steps } e { $claimed ->
        [one] ne è dichiarata
       *[other] ne sono dichiarate
    } solo { $claimed }
boot-claimed-elsewhere = secondo il verbale lo Stivale di { $player } è a { $town }, che non è tra le città dichiarate ({ NUMBER($towns) })
hand-of-a-finished-game = a partita finita una mano ha al massimo { $most }
figure-comes-with = si calcola con { $parts }
distance-is = la distanza { $distance }
boot-is-in = lo Stivale a { $town }
town-card-is = la carta Città { $town }
no-town-cards = nessuna carta Città

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

never-once-a-town = si controlla solo una città scritta una volta di troppo su un foglio segnapunti
