winner-claimed = è nominato il vincitore
figure-claimed = è nominato un risultato

made-up-box = le carte e la mappa sono inventate: non è il gioco stampato
no-map-to-show = nessuna mappa: le terre sono mostrate presso i proprietari
