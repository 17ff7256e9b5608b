ended-last-parcel = gewonnen: das letzte Paket wurde verschickt
ended-nowhere-to-go = verloren: an keinem erreichbaren Ort lagen Karten
ended-no-gift-left = verloren: ein Geschenk war fällig, aber keines war übrig

outcome-won = gewonnen
outcome-lost = verloren
