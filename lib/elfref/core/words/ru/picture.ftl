board-title = Поле
board-of = Поле: { $game }
board-before-play = Поле: { $game }, перед действием { $at }
board-at-end = Поле: { $game }, в конце записи
key-face-down = { $piece } лицом вниз
key-unrecorded = { $piece } – не записано
key-perhaps = возможно, { $piece }
key-to-fetch = ещё не взято: { $pieces }
shown-pieces =
    { $count ->
        [1] { $kind }
       *[other] { $kind } – { $count }
    }
shown-unknown = { $kind } (не известно какие)
shown-owned = { $pieces } ({ $player })
shown-perhaps = возможно, { $pieces }
shown-face-down = { $pieces } лицом вниз
shown-place = { $place }: { $pieces }.
shown-about = Речь идёт о: { $ways }.
shown-prices = Цены: { $prices }.
shown-price = { $way }: { $price }
