thrown-in-area = { $place }: сброшено карт – { NUMBER($cards) }, а это делают в городе
taken-not-one = взято карт – { NUMBER($cards) }, а нужно 1
cards-not-there = { $place }: там нет карт { $cards }
cards-there = там лежит: { $cards }
none-taken = { $player } остаётся на месте ({ $place }), где есть карты, и ничего не берёт

refill-too-early = выложено карт – { NUMBER($laid) }, а там ещё лежало { $left }
refill-wrong =
    выложено карт – { NUMBER($laid) }, а нужно { $due }: { $city ->
        [none] карт в городе может хватить
       *[other] карт в городе – { $city }
    }

draw-impossible = взято карт – { $drawn }, а возможно { $due }
city-draw-wrong = сброшено карт – { $thrown }, взято – { $drawn }, а нужно взять { $due }
drawn-beyond-city = взято карт – { NUMBER($drawn) }, а в городе их { $city }
discard-comes-back = сброс возвращается, когда отправляют посылку, не раньше

gives-out-of-turn = очередь игрока { $due }, а карты даёт { $from }, получает { $to }
gives-from-afar = { $from } и { $to } – в разных местах: { $from_place } и { $to_place }

cards-kept-too-many = оставлено карт – { NUMBER($kept) }, а сбросить нужно { $due }
cards-thrown-wrong = сброшено карт – { $thrown }, на руках их { $held }, а сбросить нужно { $due }
turn-ends-with-cards = { $player } завершает ход, карт на руках – { NUMBER($cards) }, а можно не больше 7

shortage-in-cooperative = в кооперативной игре при нехватке карт ничего не сбрасывают
discard-has-cards = записана нехватка карт, а в сбросе карты есть
city-has-cards = записана нехватка карт, а в городе карты есть
no-cards-lacking = записана нехватка карт, а карт хватало
shortage-not-played = карт не хватило ни в городе, ни в сбросе: все сбрасывают свои карты

cards-not-in-hand = у игрока { $player } нет карт { $cards }
cards-in-hand = на руках: { $cards }
cards-can-be-in-hand = карт на руках – не больше { NUMBER($cards) }
hand-too-small =
    у игрока { $player } карт – { NUMBER($cards) }, а подарок стоит { $price ->
        [3] 3
       *[other] не меньше 2
    }
kind-seen-too-often = { $kind }: видимых карт было бы { $cards }, а всего их { $copies }
