winner-claimed = dichiarazione di vittoria
figure-claimed = dichiarazione di un risultato

made-up-box = carte e mappa sono inventate: non sono quelle del gioco stampato
no-map-to-show = nessuna mappa: le terre sono mostrate presso i proprietari
