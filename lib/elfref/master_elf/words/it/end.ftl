ended-last-parcel = vinto: l’ultimo pacco è stato spedito
ended-nowhere-to-go = perso: nessun luogo raggiungibile aveva carte
ended-no-gift-left = perso: serviva un regalo, ma non ne restavano

outcome-won = vinto
outcome-lost = perso
