before-play =
    prima di { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }«{ $play }»
nothing-more-written = dopo non è scritto altro

legal-for = regolare per { $player }:
legal-for-perhaps = regolare per { $player }, se ciò che non è scritto lo permette:
legal-too-perhaps = regolare anche così, se ciò che non è scritto lo permette:
perhaps = (forse)
nothing-legal = nulla è regolare per { $player }
others-may-play = qui può giocare anche { $players }
play-legal = regolare
play-not-legal = non regolare
play-legal-perhaps = regolare, se ciò che non è scritto lo permette
judged-by = giudicato secondo { $edition }

column-plays = giocate
column-sequences = sequenze
column-ended = concluse
column-first-play = prima giocata

ruled-void = (ritirata)
ruled-stands = (il tavolo l’ha lasciata valere)
figure-after-round = { $figure } dopo il round { $round }: { $all }
figure-in-round = { $figure } nel round { $round }, che non è finito: { $all }

explained-only-first = che cosa sarebbe stato regolare è detto solo delle prime { $number } infrazioni, non di altre { $more }
rulebook =
    { $edition }{ $agreed ->
        [none] { "" }
       *[other] , con { $agreed }
    }
record-names-no-edition = { $edition } (la registrazione non nomina l’edizione)
game-by-rulebook = { $game }, secondo { $rulebook }
pieces-on = { $pieces } su
fact-none = niente
fault-and-right = { $fault }: { $right }
line-outside-turn = una riga sta in un turno: iniziane uno
nothing-more-to-play = non si può più giocare nulla
line-has-breaks = ha più di una riga
claims-are = ciò che la registrazione dichiara: { $claims }
record-not-readable = il verbale non si può leggere
reach-not-for-game = --reach non vale per questo gioco
