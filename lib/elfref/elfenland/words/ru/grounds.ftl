score-against =
    { $ahead } { $behind ->
        [none] – поровну
       *[other] против { $behind }
    }
distance-against =
    расстояние { $ahead } { $behind ->
        [none] – поровну
       *[other] против { $behind }
    }
hand-against =
    на руках { $ahead } { $behind ->
        [none] – поровну
       *[other] против { $behind }
    }
early-win = все 20 городов в раунде { $round }: досрочная победа
all-towns-each = у каждого все 20 городов
placed-behind = впереди { $player }: { $reason }
placed-before = позади { $player }: { $reason }
win-is-shared = { $reason }: победа общая

score-made-of =
    { $towns }{ $distance ->
        [none] { "" }
       *[other] { " " }минус расстояние { $distance }
    }
more-towns = ещё { $number }
towns-left-out = не названы: { $towns }
boot-in-that-town = сапожок в этом городе

hand-account =
    перед перемещением на руках карт – { $had }, оплата – { $paid }{ $thrown ->
        [none] { "" }
       *[other] , сброс – { $thrown }
    }
price-made-of =
    { $land } – { $due }{ $obstacles ->
        [none] { "" }
       *[other] , и ещё { $obstacles } за препятствие
    }
caravan-made-of =
    цена каравана – любые { $cards }{ $obstacles ->
        [none] { "" }
       *[other] : 3 и ещё 1 за препятствие
    }
ferry-takes = цена парома в обе стороны – { $rafts }
river-takes =
    река течёт от { $from } к { $to }: { $rafts ->
        [1] по течению
       *[other] против течения
    } – { $rafts }

counters-around =
    { $roads ->
        [1] жетон на дороге { $roads }
       *[other] жетоны на дорогах { $roads }
    }
road-with-counter =
    { $road } ({ $counter ->
        [none] неизвестно какой
       *[other] { $counter }
    })
no-counters-around = { $town }: жетонов на дорогах рядом нет
counter-went-back = в раунде { $round } здесь был жетон «{ $counter }»; в конце раунда жетоны убирают
obstacle-left-the-game = препятствие из раунда { $round } вышло из игры

took-last-town-here = { $player }: здесь взят двадцатый город
had-all-towns = { $player }: взяты все 20 городов
boot-came-here = здесь сапожок попал в город { $town }

counters-in-front = жетоны игрока { $player }: { $counters }
