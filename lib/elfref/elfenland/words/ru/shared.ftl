road = { $from }–{ $to }
unseen-pieces = { $pieces } неизвестного вида
no-pieces =
    { $piece ->
        [card] карт нет
        [counter] жетонов нет
       *[other] { $piece } – 0
    }
one-piece =
    { $kind ->
        [none] жетон
       *[other] жетон «{ $kind }»
    }
