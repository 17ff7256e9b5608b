winner-claimed = dichiarazione di vittoria
figure-claimed = dichiarazione di un risultato

an-own-card = una propria carta
an-enemy-card = una carta nemica
slot-of-card-becomes = uno spazio di { $card } diventa { $icon }
strike-takes-more = questo colpo toglie ancora { $lives }
when-and-effect = { $when }: { $effect }
within-a-battle = in battaglia
before-the-centre = dopo la disposizione del bordo
before-the-edge = prima della disposizione del bordo
within-own-turn = nel proprio turno

made-up-box = carte e mappa sono inventate: non sono quelle del gioco stampato
no-map-to-show = nessuna mappa: le terre sono mostrate presso i proprietari
