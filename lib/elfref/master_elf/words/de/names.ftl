unnamed-card = unbenannte Karte
unnamed-gift = unbenanntes Geschenk
unnamed-place = unbenannter Ort
