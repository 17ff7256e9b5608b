title-castles = замки
title-owners = владельцы
title-towers = башни
title-battle = бой
title-place = место { $place }
title-reserve = боец запаса
title-beneath = под ним
title-next = дальше
title-lands = земли
title-holds = владения
title-cards = карты
title-deck = колода
title-discard = сброс
title-artifacts = Артефакты
title-treasures = Сокровища
title-goal = Цель
title-squads = отряды
strike-at = { $from } → { $to }

perhaps-this = { $what } (возможно)
owner-unclear = владелец неизвестен
a-tower = башня
some-land =
    { $kind ->
        [none] место
       *[other] { $kind }
    }

plus = { $left } + { $right }
in-sum = { $copies } { $card }
rest-unrecorded = что-то незаписанное
and-rest-unrecorded = и что-то незаписанное
none-as-out = 0, вне игры
none-known = не известно
things-named = { $number }: { $names }
goal-unrecorded = не записана
lands-of-player = { ": " }{ $lands }

squad-shows = { $squad } – открыто: { $card }
squad-may-show = { $squad } – возможно, одна карта открыта
squad-shows-none = { $squad } – закрыт
squad-is-away = { $squad } – уже сражался
squad-may-be-away = { $shown }, или отряд уже сражался
squads-unclear = какие отряды лежат, неизвестно

battle-for =
    { $player } нападает: { $place }{ $owner ->
        [none] { "" }
       *[other] , защищает { $owner }
    }
battle-for-free = { $player } нападает: { $place }, защищают нейтральные воины
next-is = дальше: { $turn }
next-of-highest = { $cards }: инициатива { $initiative }, самая высокая
next-of-attacker = { $cards }: инициатива { $initiative } у обеих сторон, первым ходит нападающий
next-by-turns = { $cards }: инициатива { $initiative } у обеих сторон, ходят по очереди
nobody-acts = ходить больше некому
turn-unclear = чей ход, неизвестно

card-lies =
    { $card }{ $owner ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }{ $initiative ->
        [none] { "" }
       *[other] , инициатива { $initiative }
    }{ $printed ->
        [none] { "" }
       *[other] , жизни – { $lives } из { $printed }
    }{ $left ->
        [none] { "" }
       *[other] ; { $left }, { $centre }, { $right }
    }
card-lies-dead =
    { $card }{ $owner ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }, карта погибла
lives-of = { $lives } из { $printed }

map-described = Поле «{ $name }», мест: { $number }. { $places }
place-described =
    { $place }{ $kind ->
        [none] { "" }
       *[other] , { $kind }
    }{ $neighbours ->
        [0] { "" }
       *[other] , соседи: { $neighbours }
    }.
battle-described = Поле боя.
map-not-known = Поле не записано.

key-centre = центральный замок
key-castle = замок в углу
key-tower = башня
key-nothing = нет значка
key-simple = простой удар
key-double = двойной удар
key-shield = щит
key-pierce = пробивной удар
key-double-pierce = двойной пробивной удар
key-counter = контратака
key-fire = огненный щит
key-move = движение
key-other = другое
