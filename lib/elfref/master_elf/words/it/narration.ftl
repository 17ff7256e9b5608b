all-have-won = tutti i giocatori hanno vinto
lost-nowhere-to-go = nessun movimento è possibile: tutti i giocatori hanno perso
lost-no-gift-left = serviva un regalo, ma non ne restavano: tutti i giocatori hanno perso

box-made-up = tabellone, ingredienti e regali sono inventati: non sono quelli del gioco stampato
no-board-to-show = nessun tabellone nei componenti: i luoghi adiacenti non sono mostrati
