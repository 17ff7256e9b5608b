holder =
    { $holder } { $number }{ $kept ->
        [none] { "" }
       *[other] { " " }{ $kept }
    }{ $lines }
entries-of = { $holder }{ $lines }
kept-for-round = tenute per il round { $round }
kept-from-round = tenute dal round { $round }
the-row = tessere scoperte
on-the-roads = sulle strade

cards-in-hands = round { $round }: in mano risultano { $found }, ma la scatola ne contiene { $copies }: { $holders }
cards-played = round { $round }: tra le carte giocate ci sono { $found }, ma la scatola ne contiene { $copies }: { $holders }
cards-dealt = { $rounds }: prima della fine del mazzo si distribuiscono { $found }, ma la scatola ne contiene { $copies }: { $holders }
cards-of-no-box = { $rounds }: le carte della scatola non possono spiegare tutte queste voci: { $holders }

card-was-held = { $player }: qui in mano
card-was-dealt = { $player }: qui nella distribuzione
card-was-paid = { $player }: qui nel pagamento
card-was-discarded = { $player }: qui nello scarto
unseen-cards-are-the-price = le carte non annotate{ $lines } si considerano il prezzo dove non possono essere altro

shown-by-later-cards = lo mostrano le carte giocate e tenute dopo, qualunque sia stata la distribuzione

counters-outside-the-pile = round { $round }: fuori dalla pila ci sono { $found }, ma ne esistono solo { $copies }: { $holders }
counters-of-a-player = { $rounds }: { $player } non può aver avuto tutte queste tessere{ $lines }
counters-of-no-box = { $rounds }: le tessere della scatola non possono spiegare tutte queste voci: { $holders }
counters-impossible = { $rounds }: non ci sono tessere che possano spiegare tutte queste voci: { $holders }

counter-lay-in-the-row = qui tra le tessere scoperte
counter-was-drawn = pescata qui
counter-was-picked = scelta qui
piece-was-placed = un pezzo è stato posato qui
counter-was-kept = tenuta qui
counter-was-paid-for = qui si è pagato il prezzo di una tessera
counter-was-there = c’era già all’inizio
player-passed = qui passa

deduced = round { $round }: { $what }{ $lines }
had-at-least = { $player } aveva in mano almeno { $cards }
face-down-counter-was =
    la tessera coperta di { $player } era { $counter ->
        [elfcycle] una
        [cloud] una
        [raft] una
       *[other] un
    } { $counter }
unrecorded-pick-was =
    la tessera non annotata, scelta da { $player }, era { $counter ->
        [elfcycle] una
        [cloud] una
        [raft] una
       *[other] un
    } { $counter }
picked-counter-was =
    la tessera scelta da { $player } nella riga { $line } era { $counter ->
        [elfcycle] una
        [cloud] una
        [raft] una
       *[other] un
    } { $counter }
turned-up-counter-was =
    la tessera che si è scoperta dopo la scelta di { $player } nella riga { $line } era { $counter ->
        [elfcycle] una
        [cloud] una
        [raft] una
       *[other] un
    } { $counter }
kept-counter-was =
    { $player } ha tenuto { $counter ->
        [elfcycle] una
        [cloud] una
        [raft] una
       *[other] un
    } { $counter }

plan-impossible = round { $round }: qualunque cosa siano le voci ignote{ $unknown }, { $reason }: { $entries }
plan-had-ended = tutti i giocatori avrebbero passato di seguito prima che fosse posato l’ultimo pezzo
plan-lacks-counters = i rispettivi giocatori non hanno tessere con cui tutto questo sia regolare
plan-lacks-obstacles = ai rispettivi giocatori non resta un Ostacolo con cui tutto questo sia regolare
plan-lacks-everything = tutto questo non può essere regolare
plan-lacks-entries = sono troppo poche, o vengono troppo tardi, per tutti i pezzi sulle strade

cards-undecided = resta indeciso se la scatola avesse tutte queste carte: troppe possibilità da provare
plan-undecided = resta indeciso se le voci ignote della pianificazione si accordino con i viaggi: troppe possibilità da provare
counters-undecided = resta indeciso se la scatola avesse tutte queste tessere: troppe possibilità da provare
depends-on-cards = carte nascoste: troppe possibilità da provare
depends-on-entries = voci ignote della pianificazione: troppe possibilità da provare
depends-on-counters = tessere coperte: troppe possibilità da provare
