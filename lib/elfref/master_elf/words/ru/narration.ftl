no-piece = ничего
uncounted-cards = карты
surplus-cards = лишние карты

does-nothing = { $player } ничего не делает
turn-left-out = { $player }: ход пропущен
deeds-not-written = { $player }: что здесь сделано, не записано
cannot-move = { $player } не может переместиться

goes-to-city = { $player }: перемещение – город
goes-to = { $player }: перемещение – { $place }
is-still-there = { $player }: по-прежнему { $place }
stays =
    { $player } остаётся на месте{ $place ->
        [none] { "" }
       *[other] : { $place }
    }
swaps-places =
    { $player } меняется местами с Летающей тарелкой{ $place ->
        [none] { "" }
       *[other] : { $place }
    }
takes-card = { $arrives }; взято: { $cards }
puts-card = { $arrives }; положено: { $cards }; кристалл снова можно использовать
draws-cards =
    { $arrives }{ $thrown ->
        [none] { "" }
       *[other] ; сброшено: { $thrown }
    }; взято: { $drawn }

fox-swaps =
    { $player } меняет карту: отдано – { $given }, взято – { $got }{ $helper ->
        [none] { "" }
       *[other] , помогает { $helper }
    }
yeti-helps = { $player }: помогает Йети, сброшено – { $cards }; кристалл снова можно использовать
helper-goes-to = { $figure } уходит сюда: { $place }

takes-from = { $to } берёт у игрока { $from }: { $cards }
gives-to = { $from } отдаёт карты, получает { $to }: { $cards }

creates-gift =
    { $player } создаёт: { $gift }{ $parcel ->
        [none] { "" }
        [parcel-box] , в коробку
       *[other] , посылка «{ $parcel }»
    }{ $paid ->
        [none] { "" }
       *[other] ; плата – { $paid }
    }
cards-and-crystal =
    { $cards ->
        [none] кристалл
       *[other] { $cards } + кристалл
    }{ $crystals ->
        [1] { "" }
       *[other] { " " }× { $crystals }
    }
gift-takes-cards = { $gift }: цена – { $cards }: { $price }

throws-away = { $player } сбрасывает в конце хода: { $cards }
cards-run-short = карт не хватает: все сбрасывают свои карты
turn-back-no-gift = ход снова у первого игрока, подарок не выложен
turn-back-gift-laid =
    ход снова у первого игрока: { $gift } – { $stack ->
        [none] на одной из стопок
       *[other] на стопке { $stack }
    }

last-card-refilled = это была последняя карта: из города выложено – { $laid }
last-card-not-refilled = это была последняя карта, а выложить нечего
parcel-may-be-full = посылка «{ $parcel }», возможно, полна и отправлена
parcel-sent-areas-filled = посылка «{ $parcel }» отправлена: сброс уходит в город, пустые области получают карты
stack-was-empty =
    стопка была пуста, на неё выложен { $gift ->
        [none] подарок
       *[other] подарок: { $gift }
    }
stack-may-be-empty = стопка, возможно, пуста: тогда на неё выложен подарок
surplus-thrown-away = в конце хода сброшено карт сверх { $limit } – { NUMBER($cards) }
all-have-won = все выиграли
lost-nowhere-to-go = переместиться некуда: все проиграли
lost-no-gift-left = нужен подарок, а их не осталось: все проиграли

box-made-up = поле, ингредиенты и подарки выдуманы: это не изданная игра
no-board-to-show = игровое поле не описано: куда ведёт одно перемещение, не показано
