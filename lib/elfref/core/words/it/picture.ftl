board-title = Il tabellone
board-of = Il tabellone di { $game }
board-before-play = Il tabellone di { $game }, prima della giocata { $at }
board-at-end = Il tabellone di { $game } alla fine del verbale
key-face-down = { $piece }, a faccia in giù
key-unrecorded = { $piece } (non a verbale)
key-perhaps = forse { $piece }
key-to-fetch = { $pieces } ancora da prendere
shown-pieces =
    { $count ->
        [1] { $kind }
       *[other] { $count } { $kind }
    }
shown-unknown = { $kind } di tipo ignoto
shown-owned = { $pieces } ({ $player })
shown-perhaps = forse { $pieces }
shown-face-down = { $pieces } a faccia in giù
shown-place = { $place }: { $pieces }.
shown-about = In evidenza: { $ways }.
shown-prices = Prezzi: { $prices }.
shown-price = { $way }: { $price }
