no-map = нет карты земель
no-map-unchecked = нет карты земель: не проверено – { $plays }
places-unnamed = места не записаны
places-unnamed-unchecked = места не записаны: не проверено – { $plays }
no-cards = значения карт не описаны
no-cards-unchecked = значения карт не описаны: не проверено – { $plays }
unknown-decks = карты неизвестных колод
unknown-decks-unchecked = карты неизвестных колод: не проверено – { $plays }
hand-unrecorded = карты на руках не записаны
hands-unrecorded = карты на руках не записаны ({ $players })
map-unrecorded = владения не записаны
map-unrecorded-for = владения не записаны ({ $players })
end-unrecorded = конец захвата не записан
ends-unrecorded = концы захватов не записаны ({ $players })
things-unrecorded = Артефакты и Сокровища не записаны
things-unrecorded-for = Артефакты и Сокровища не записаны ({ $players })

cards-of-deck = карт колоды «{ $deck }»
