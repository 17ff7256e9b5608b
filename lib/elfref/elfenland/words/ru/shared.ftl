road = { $from }–{ $to }
unseen-pieces = { $pieces } неизвестного вида
no-pieces =
    { $piece ->
        [card] карты не указаны
        [counter] жетоны не указаны
       *[other] { $piece } – 0
    }
