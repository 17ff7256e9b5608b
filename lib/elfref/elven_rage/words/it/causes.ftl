no-map = nessuna mappa
no-map-unchecked = mappa non indicata; senza verifica: { $plays }
places-unnamed = luoghi non annotati
places-unnamed-unchecked = luoghi non annotati; senza verifica: { $plays }
no-cards = nessun valore delle carte
no-cards-unchecked = valori delle carte non indicati; senza verifica: { $plays }
unknown-decks = carte di mazzi ignoti
unknown-decks-unchecked = carte di mazzi ignoti; senza verifica: { $plays }
hand-unrecorded = mano non annotata
hands-unrecorded = mani non annotate ({ $players })
map-unrecorded = possedimenti non annotati
map-unrecorded-for = possedimenti non annotati ({ $players })
end-unrecorded = fine di un attacco non annotata
ends-unrecorded = fine degli attacchi non annotata ({ $players })
things-unrecorded = Artefatti e Tesori non annotati
things-unrecorded-for = Artefatti e Tesori non annotati ({ $players })

cards-of-deck = carte del mazzo «{ $deck }»
