before-play =
    prima di { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }«{ $play }»
nothing-more-written = il verbale non ha altre giocate

legal-for = giocate regolari per { $player }:
legal-for-perhaps = giocate regolari per { $player }, se ciò che non è annotato lo permette:
legal-too-perhaps = regolari anche queste, se ciò che non è annotato lo permette:
perhaps = (forse)
nothing-legal = { $player } non ha giocate regolari
others-may-play = qui può giocare anche { $players }
play-legal = regolare
play-not-legal = non regolare
play-legal-perhaps = regolare, se ciò che non è annotato lo permette
judged-by = regole applicate: { $edition }

column-plays = giocate
column-sequences = sequenze
column-ended = concluse
column-first-play = prima giocata

ruled-void = (ritirata)
ruled-stands = (il tavolo l’ha lasciata valere)
figure-after-round = { $figure } dopo il round { $round }: { $all }
figure-in-round = { $figure } fin qui nel round { $round }: { $all }

explained-only-first = le giocate regolari sono elencate solo per le prime { $number } infrazioni, non per altre { $more }
rulebook =
    { $edition }{ $agreed ->
        [none] { "" }
       *[other] , con { $agreed }
    }
record-names-no-edition = { $edition } (il verbale non indica l’edizione)
game-by-rulebook = { $game }, regole: { $rulebook }
pieces-on = { $pieces } su
fact-none = niente
fault-and-right = { $fault }: { $right }
line-outside-turn = una riga fa parte di un turno: cominciarne prima uno
nothing-more-to-play = non si può più giocare nulla
line-has-breaks = una giocata deve stare su una riga
claims-are = dichiarazioni del verbale sul risultato: { $claims }
record-not-readable = il verbale non si può leggere
reach-not-for-game = --reach non vale per questo gioco

asked-line = domanda
