numbered-phase = этап { $number }, { $phase }
after-the-end = после конца игры

plus = { $left } + { $right }
pieces-alike =
    { $perhaps ->
        [none] { "" }
       *[other] возможно, { "" }
    }{ $pieces }{ $kind ->
        [none] { " " }неизвестного вида
       *[other] { "" }
    }{ $hidden ->
        [none] { "" }
       *[other] { " " }(лицом вниз)
    }
unknown-pieces = { $pieces } неизвестного вида
no-piece = нет
lies-on-road = { $road }: { $pieces }

unknown = неизвестно
obstacle-used = использовано
obstacle-not-used = не использовано
towns-of-all = { $towns } из 20
perhaps-of = возможно, { $player }
boot-not-shown = { " " }(место не записано)

title-boots = сапожки
title-town-pieces = городские маркеры
title-road = на дороге
title-boot = сапожок
title-towns = города
title-cards = карты
title-counters = жетоны
title-obstacle = препятствие
title-row = открытый ряд

title-roads = дороги
title-empty-roads = без жетона, { $land }
title-the-row = ряд
title-hand = карты на руках

board-described = Поле: 21 город; их соединяют дороги через равнины, леса, пустыни и горы, реки и паромные переправы через два озера.
sign-of =
    { $terrain ->
        [lake] паромная переправа
        [river] река, по течению
       *[other] дорога, { $terrain }
    }


game-has-ended = игра окончена
cards-are-dealt = раздают карты, выбирать нечего
counter-is-drawn = берут жетон вслепую, выбирать нечего
row-is-turned-up = открывают ряд, выбирать нечего
planning-is-over = все спасовали, планирование окончено
no-turn-left = в этом этапе больше ни у кого нет хода

shown-in-row = в ряду { $number }
may-keep-one = по правилам, но с заметкой: один можно оставить
any-of-cards =
    { $cards ->
        [one] любая { $cards }
        [few] любые { $cards }
       *[many] любые { $cards }
    } из { $held } карт
caravan-of-any = караван из любых { $cards } карт, на руках – { $held }
price-of-any = любые { $cards }
group-of = { $begins }: { $group }
journey-ends-here =
    путешествие кончается здесь{ $cards ->
        [none] { "" }
       *[other] , на руках остаётся { $cards }
    }

other-roads-not-recorded = что лежит на других дорогах, не записано
game-may-be-over = возможно, игра окончена: у кого-то могут быть все 20 городов
plays-out-of-turn-here = здесь действует { $player }, а очередь игрока { $due }

write-play-as =
    пишут как в записи, этап «{ $key }»: { $phase ->
        [phase-plan] ВИД on ГОРОД-ГОРОД, obstacle on ГОРОД-ГОРОД или pass
        [phase-travel] ГОРОД: карты, discard: карты или [], если дальше пути нет
        [phase-choose] ВИД или blind ВИД
        [phase-keep] ВИД, hidden ВИД или none
       *[other] карты суммой или их число
    }
with-advice = { $what }: { $advice }
no-play-after-the-end = спросить о действии нельзя: игра окончена
counter-may-lie = { $road }: { $land }, жетона там нет
legal-to = в город { $town } по правилам: { $payments }
or-payment = { $left } или { $right }
payment-with = { $payment } ({ $remark })

reach-needs-journey = --reach бывает только в путешествии: параметр --at должен его назвать, например ROUND:travel:PLAYER
reach-needs-boot = --reach начинается от сапожка, а где он, не записано
no-town-in-reach = с известными картами новых городов не достичь
towns-in-reach = новых городов не больше { $towns }, останется { $cards }:
cards-not-counted = на руках ещё { $cards } неизвестного вида: не учтено
some-roads-not-recorded = что лежит на некоторых дорогах, не записано: учтено только известное
towns-not-all-known = не все города игрока известны: возможно новые считаются новыми

ended-there = игра там окончена, действий больше нет
not-counted-from = варианты считают в планировании и перемещении (этапы 4 и 5), а здесь { $phase }: там карты и жетоны берут или возвращают
beginning-of-game = начало игры
first-not-recorded = кто начинает раунд, не записано: это можно указать в «start» словом «first»
no-play-left = в этом раунде действий больше нет
count-depends-on = продолжение на { $plays } зависит от незаписанного: { $unrecorded }
legal-instead =
    { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }{ $play }
ends-journey = дальше не идти
journey-ends = (путешествие кончается)
whether-legal = можно ли «{ $play }»
what-lies-on-roads = что лежит на дорогах
which-counter-lies-on = какой жетон на дороге { $road }
counters-of-player = жетоны игрока { $player }
hand-of-player = карты игрока { $player }
where-boot-stands = где сапожок игрока { $player }
which-towns-visited = в каких городах сапожок игрока { $player } уже побывал
whether-obstacle-used = использовано ли препятствие игрока { $player }

game-not-known = отсюда нельзя продолжить игру: записано не всё
game-with-breach = отсюда нельзя продолжить игру: { $why }
