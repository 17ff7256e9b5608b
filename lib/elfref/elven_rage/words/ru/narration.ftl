# Название карты и места не склоняется: оно стоит в начале, перед двоеточием или после тире.

card-unseen = незаписанная карта
some-card = какая-то карта
the-reserve = боец запаса
the-card-beneath = карта под бойцом запаса
artifact-not-named = незаписанный Артефакт
some-artifact = какой-то Артефакт
some-place = какое-то место

cards-named = { $number }: { $cards }
times = { $copies } × { $card }
unseen-cards = неизвестных – { $number }
no-card = ни одной карты
cards-unrecorded = неизвестное число карт
cards-due = сколько положено
surplus-due = всё лишнее
three-cards = 3 карты
fallen-due = сколько положено
draw-due = сколько написано на карте

a-treasure = Сокровище
help-in-battle = помощь в бою

turn-of-begins = { $player }: начало хода
turn-unrecorded = { $player }: этот ход не записан
turns-unrecorded = незаписанные ходы
summons = { $player }: Призыв – { $cards }
summon-not-due = в первый ход Призыва нет
summon-due = положено – { $due }, за замки и башни
discards = { $player }: Сброс – { $cards }
declines = { $player }: отказ от захвата, взято – { $cards }
attacks =
    { $player } нападает: { $place }{ $owner ->
        [none] { "" }
       *[other] , владелец – { $owner }
    }
attacks-free = { $player } нападает: { $place }, место свободно
looks =
    { $player } смотрит отряд { $squad } и { $card ->
        [none] открывает карту, какую – не записано
       *[other] кладёт на него лицом вверх: { $card }
    }
looks-only = { $player } смотрит отряд { $squad } и не открывает его карт
squad-fights = отряд { $squad } сражается, противник – { $player }
defends =
    { $player } защищает: { $place }{ $cards ->
        [none] { "" }
       *[other] ; в бой – { $cards }
    }
retreats = { $player } отступает: { $place }; взято – { $cards }
gives-up = { $player } отдаёт: { $place }
sends = { $player }: в бой – { $cards }
takes-artifact =
    { $player } { $artifact ->
        [none] не берёт Артефакт
       *[other] берёт: { $artifact }
    }
exchanges-treasure = { $player } меняет Сокровище, взято – { $cards }
plays-action =
    { $player } применяет Действие: { $what }{ $changes ->
        [none] { "" }
       *[other] { " " }({ $changes })
    }
uses-artifact =
    { $player } применяет Артефакт: { $what }{ $changes ->
        [none] { "" }
       *[other] { " " }({ $changes })
    }
answers-with =
    { $player } отвечает: { $what }{ $changes ->
        [none] { "" }
       *[other] { " " }({ $changes })
    }
trades = обмен: { $player } отдаёт – { $given }, { $other } отдаёт – { $taken }
gives-thing = { $player } отдаёт – { $given }, получает – { $other }
trades-something = { $player } и другой игрок обмениваются: Сокровище, Артефакт или помощь в бою
gives-something = { $player } отдаёт другому игроку Сокровище, Артефакт или помощь в бою
shows-goal =
    { $player } показывает Цель{ $goal ->
        [none] , какую – не записано
       *[other] : { $goal }
    }
hand-counted = { $player }: на руках пересчитано – { $cards }
play-unrecorded = что здесь было, не записано

and-also = { $left }; { $right }
slot-becomes = { $card }: { $slot } теперь «{ $icon }»
loses-lives = { $card } теряет { $lives }
gains-lives = { $card } получает { $lives }
initiative-changes = { $card }: инициатива меняется на { $amount }
draws-cards = взято – { $cards }
one-more-capture = ещё один захват
token-goes = жетон переходит: откуда – { $from }, куда – { $to }
tower-built = новая башня: { $place }
laid-out-for-beginners = расстановка в этом бою – для новичков
does-what-it-says = то, что написано на карте
effect-unrecorded = что из этого вышло, не записано

an-own-card = своя карта
an-enemy-card = карта соперника
slot-of-card-becomes = { $card } показывает в одном из слотов «{ $icon }»
strike-takes-more = этот удар отнимает ещё { $lives }
when-and-effect = { $when }: { $effect }
within-a-battle = в бою
before-the-centre = когда край выложен
before-the-edge = пока край не выложен
within-own-turn = в свой ход

laid-in-order = карты выложены по очереди: { $cards }
edge-laid-out = карты с краю, по часовой стрелке: { $cards }
edge-is-laid-out = четыре карты выложены с краю
centre-laid = в центре сверху – { $upper }, под ней погибшая карта – { $lower }
reserve-exchanged = { $player } меняет местами бойца запаса и карту: { $card }
stands-still = { $card } стоит на месте
does-nothing = { $card } ничего не делает
changes-places =
    { $card } меняется местами, вторая карта – { $target }{ $slot ->
        [none] { "" }
       *[other] , движение { $slot }
    }
strikes =
    { $card } бьёт, цель – { $target }{ $outcome ->
        [none] { "" }
       *[other] : { $outcome }
    }
shield-stops-it = щит останавливает удар
nothing-comes-of-it = удар ничего не меняет
target-suffers =
    { $lives ->
        [is-without-life] цель погибает
       *[other] цель теряет { $lives }
    }
striker-suffers =
    { $lives ->
        [is-without-life] бьющая карта погибает
       *[other] бьющая карта теряет { $lives }
    }
movements-went-round = движения повторяются по кругу, бой окончен
fallen-are = погибшие: { $cards }
plays-neutrals = { $player } играет за нейтральных воинов
wins-battle = { $player } побеждает, захвачено: { $place }
loses-battle = { $player } проигрывает бой: { $place }

winner-claimed = в записи назван победитель
figure-claimed = в записи назван итог

slot-shows = { $card }: { $slot } – «{ $icon }», в этом направлении – { $target }
shows-to-it = { $card }: навстречу – «{ $icon }»

made-up-box = карты и поле выдуманы: это не изданная игра
no-map-to-show = нет карты земель: земли показаны перед тем, кто ими владеет
