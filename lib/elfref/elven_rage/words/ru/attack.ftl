# Название карты и места стоит перед двоеточием: их род не известен.

card-not-named = незаписанная карта
the-place = { $kind }
place-not-named = место захвата

attacked-here = захват начат здесь

no-attack-under-way = захват не идёт
no-squad-on-a-land =
    { $place }: это земля игрока{ $owner ->
        [none] { "" }
       *[other] { " " }{ $owner }
    }, отряды там не сражаются
place-is-free = { $place }: место свободно, там сражаются нейтральные воины
place-not-of = { $place }: владелец – не { $player }

look-in-battle = отряд смотрят, когда бой уже начат
look-again = отряд смотрят второй раз: уже открыт отряд { $squad }
look-shows-no-card = кто смотрит отряд, кладёт одну его карту лицом вверх
squad-is-open = отряд { $squad } уже открыт: на нём лежит { $card }
no-look-before = перед боем отряд не смотрели
no-such-squad = отряд { $squad }: всего на столе { $squads }
squad-has-fought = отряд { $squad } уже сражался
card-in-no-squad = { $card }: в отрядах этой карты нет
open-card-does-not-fight = { $card }: лицом вверх на отряде { $squad }, но в бою не участвует

too-few-to-send = { $player }: карт на руках – { $hand }, в бой отправляют 3
sent-wrong = отправлено карт – { NUMBER($cards) }, положено – { $due }

retreat-draw-wrong = за отступление взято карт – { NUMBER($cards) }, положено – 2
retreat-with-fewer = { $player }: карт на руках – { $hand }; у кого меньше трёх, тот отдаёт землю и карт не берёт
given-up-with-enough = { $player } отдаёт землю, а карт на руках – { $hand }: нужно сражаться или отступить
cannot-defend = { $player }: карт на руках – { $hand }, защищаться нечем

castle-squad-wrong = в защиту замка отправлено карт – { NUMBER($cards) }, положено: Дракон и ещё две
castle-without-dragon = замок защищают без его Дракона
castle-left = из замка отступили, а его обязан защищать Дракон
castle-given-up = замок отдан, а положено взять недостающие карты, и Дракон сражается
dragon-stays-home = { $card }: защищает свой замок и больше нигде не сражается
dragon-not-taken = { $card }: { $player } этой картой не распоряжается, замок не захвачен (владелец – { $owner })
dragon-captured-rests = { $card }: Дракон захвачен и нигде не сражается
dragon-captured-at-home = { $card }: Дракон захвачен, он защищает свой замок и больше нигде не сражается
dragon-captured-in-castles = { $card }: Дракон захвачен, он защищает замки и больше нигде не сражается

look-at-guarded-centre = смотрят отряд, а за центральный замок сражается Страж портала
squad-at-guarded-centre = сражается отряд, а за центральный замок сражается Страж портала
guardian-not-held = { $card }: эта карта у того, кто владеет центральным замком
guardian-fell = { $card }: карта погибла и лежит в сбросе нейтральных воинов
guardian-attacks-castles = { $card }: нападает только на замки соперников
guardian-defends-nothing = { $card }: нападает на замки соперников и ничего не защищает
