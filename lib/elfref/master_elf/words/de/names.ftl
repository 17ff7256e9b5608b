unnamed-card = nicht benannte Karte
unnamed-gift = nicht benanntes Geschenk
unnamed-place = nicht benannter Ort
