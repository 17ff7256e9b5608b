any-number = сколько угодно
or-more = не меньше { $number }
from-to = { $min }–{ $max }
unseen-too = неизвестных – { $number }
unseen = неизвестный

title-cards-of-places = карты на местах
title-figures = фигурки
title-helpers = помощники
title-stacks = стопки
title-gifts-under-parcels = подарки под посылками
title-cards = карты
title-hand = на руках
title-hands = карты на руках
title-crystal = кристалл
title-at = место
title-plays = фигурка
title-parcels-sent = отправлено посылок
title-areas = области
title-parcels = посылки
title-city = город
title-deck = колода подарков

player-as =
    { $player }{ $figure ->
        [elf] { "" }
       *[other] { " " }({ $figure })
    }
as-figure = : { $figure }
helper-here = помощник { $figure }
helper-perhaps-here = возможно, помощник { $figure }
helper-not-written = место не записано
place-not-written = не записано
cards-of-areas =
    карты в { $areas } { $areas ->
        [one] области
        [few] областях
        [many] областях
       *[other] областях
    }

over = { $left }, ниже { $right }
stack-not-known = неизвестно
rest-not-written = незаписанные подарки
stack-empty = пусто
or-this = { $left } или { $right }
or-other-ways = { $first } или другие варианты – { $ways }
gifts-under =
    { $lying } из { $due }{ $gifts ->
        [none] { "" }
       *[other] : { $gifts }
    }
parcels-gone = { $sent } из { $parcels }

crystal-perhaps-used = возможно, использован
hand-and-crystal = { $cards }; кристалл: { $crystal }
whose-turn-it-is = { $hand }; сейчас ход этого игрока

board-shown = Игровое поле, мест на нём – { $places }.
places-shown = Места из записи.
are-neighbours = { $first } и { $second } – соседние места.
and-then = { $left } { $right }

stack-place = стопка { $number }
parcel-place = посылка «{ $parcel }»

sign-city = город: из него берут карты
sign-area = область и карты в ней
sign-way = перемещение из одного места в другое
