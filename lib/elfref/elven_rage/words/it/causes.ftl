no-map = nessuna mappa
no-map-unchecked = mappa non indicata; non verificato: { $plays }
places-unnamed = luoghi non scritti
places-unnamed-unchecked = luoghi non scritti; non verificato: { $plays }
no-cards = nessun valore delle carte
no-cards-unchecked = valori delle carte non indicati; non verificato: { $plays }
unknown-decks = carte di mazzi ignoti
unknown-decks-unchecked = carte di mazzi ignoti; non verificato: { $plays }
hand-unrecorded = mano non scritta
hands-unrecorded = mani non scritte ({ $players })
map-unrecorded = possedimenti non scritti
map-unrecorded-for = possedimenti non scritti ({ $players })
end-unrecorded = fine di un attacco non scritta
ends-unrecorded = fini di attacchi non scritte ({ $players })
things-unrecorded = Artefatti e Tesori non scritti
things-unrecorded-for = Artefatti e Tesori non scritti ({ $players })

cards-of-deck = carte del mazzo «{ $deck }»
