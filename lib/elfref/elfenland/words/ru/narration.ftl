player-places =
    { $player } выкладывает на дорогу { $road }{ $way ->
        [none] { "" }
        [land-road] { " " }(по суше)
        [river] { " " }(по реке)
       *[other] { " " }(на пароме)
    }: { $piece }{ $hidden ->
        [none] { "" }
       *[other] { " " }из закрытых
    }
player-goes =
    { $player } идёт { $caravan ->
        [none] { "" }
       *[other] караваном { "" }
    }в город { $town }{ $way ->
        [none] { "" }
        [land-road] { " " }по дороге
        [river] { " " }по реке
       *[other] { " " }на пароме
    }, { $paid ->
        [none] плата не записана
       *[other] плата – { $paid }
    }
player-went-on =
    { $town ->
        [none] { $player }: продолжение пути не записано
       *[other] { $player } приходит в город { $town }, путь не записан
    }
player-stays =
    { $player } остаётся на месте{ $town ->
        [none] { "" }
       *[other] : { $town }
    }
player-discards =
    { $player } сбрасывает: { $cards ->
        [none] карты, которые не записаны
       *[other] { $cards }
    }
hand-comes-down = { $play }; затем на руках остаётся { $cards }

row-shows =
    { $row ->
        [none] ряд открыт, но не записан
       *[other] в ряду: { $row }
    }
player-is-dealt =
    { $player }: роздано – { $number ->
        [none] { "" }
       *[other] { $number }: { "" }
    }{ $cards ->
        [none] карты, число которых не записано
       *[other] { $cards }
    }
player-draws = { $player } берёт вслепую: { $counters }
player-picks =
    { $player } берёт{ $blind ->
        [none] { "" }
       *[other] { " " }из закрытого стека
    }{ $hidden ->
        [none] { "" }
       *[other] { " " }и оставляет закрытым
    }: { $counter }{ $turned ->
        [none] { "" }
       *[other] ; открыт { $turned }
    }
player-passes = { $player } пасует
player-play-unknown = { $player }: действие не записано
player-keeps =
    { $counters ->
        [none] { $player }: оставленные жетоны не записаны
        [0] { $player } не оставляет жетонов
       *[other] { $player } оставляет: { $counters }
    }
counter-face-down = { $counter } (закрытый)
unseen-counter = неизвестный жетон

by-ferry = на пароме
down-the-river = по течению
up-the-river = против течения
along-the-road = { $land }, { $pieces }
along-empty-road = { $land }, жетона там нет
along-unrecorded-road = { $land }, что там лежит, не записано
from-town = из города { $town }
new-town = новый город
perhaps-new-town = возможно, новый город

roads-not-all-recorded = раунд { $round }: на дорогах записано не всё, там может лежать больше, чем показано

paid-of-due = { $paid } из { $due }
