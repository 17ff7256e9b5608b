players-at-the-table = за столом { $players }
raft-counter = жетон «плот», а в коробке таких нет: плоты бывают только на картах
counters-of-the-box = жетон «{ $kind }»: одновременно вне закрытого стека – { $found }, а в коробке таких – { $copies }
cards-of-the-box = карта «{ $kind }»: после последнего перемешивания – { $found }, а в коробке таких – { $copies }
cards-at-the-start = на руках { $found }, а в коробке таких – { $copies }
counters-at-the-start = жетон «{ $kind }»: у игроков – { $found }, а в коробке таких – { $copies }
town-pieces-at-most = { $towns }, а городских маркеров только 20
colour-taken = этот цвет уже занят: { $player }
first-taken-here = впервые занят здесь
not-a-town-card = { $town }: такого города нет среди двенадцати карт городов
town-card-twice = карта города { $town } роздана второй раз
first-dealt-here = впервые роздана здесь

begins-wrongly = раунд { $round } начинает { $player }, а карта первого игрока – у игрока { $due }
out-of-turn =
    действует { $player }, а { $due ->
        [0] хода сейчас ни у кого нет
        [1] очередь игрока { $due }
       *[other] очередь игроков: { $due }
    }
write-that-it-is-void = после действия, взятого назад, пишут «{ $ruling }»

deal-wrong = { $player }: роздано карт – { NUMBER($dealt) }, положено – { $due }
kept-and-filled = с прошлого раунда осталось карт – { NUMBER($kept) }, руку пополняют до 8
deal-if-discarded = верно, если { $player } сбрасывает на { FORM($missing, "accusative") } больше, чем записано
hand-after-the-deal = { $player }: на руках { $cards }, а после раздачи бывает не больше { $most }
no-counter-drawn = { $player }: жетон не взят
draw-too-many = закрытых жетонов взято – { NUMBER($counters) }, положено – 1
picks-again = { $player } выбирает снова после трёх кругов
pick-face-down = жетон этапа 3 оставлен закрытым
not-in-the-row = { $counter } из ряда, а в ряду: { $row }
row-not-five = в ряду { $counters }, а открытых всегда 5
row-differs = ряд не тот, что остался с прошлого раунда: { $row }
pick-too-many = { $player }: выбор номер { $number }, а положено 3
counters-too-many = { $player }: жетонов – { NUMBER($counters) }, а можно не больше 5
one-too-many-here = здесь взят лишний

second-piece = на дороге { $road } уже есть { $piece }
first-piece-here = первый раз – здесь
first-counter-here = первый жетон выложен здесь
shown-by-obstacle-here = его показывает препятствие, выложенное здесь
piece-on-water =
    { $piece } на воде: { $water ->
        [lake] паромная переправа
       *[other] река
    } { $road }
counter-does-not-fit = дорога { $road } ({ $land }): { $counter } не подходит
terrain-takes = { $land }: подходят { $counters }
none-fits = ни один жетон игрока { $player } не подходит для дороги { $road } ({ $land })
piece-too-late = { $player } выкладывает после того, как все спасовали
pass-too-late = { $player } пасует после того, как все спасовали
planning-ended-here = этим пасом планирование закончилось
placed-without-having = { $player } выкладывает { $counter }, а такого жетона у игрока нет
placed-without-having-face-down = { $player } выкладывает { $counter } из закрытых, а такого закрытого жетона у игрока нет
second-obstacle-of = второе препятствие игрока { $player }
obstacle-without-counter = препятствие на дороге { $road }, а жетона там нет

no-connection = { $from } и { $to } не соединяет ни одна { $kind }
no-connection-from-boot = в город { $town } от возможных мест сапожка игрока { $player } за эту цену не ведёт ни одна { $kind }
boot-there-already = сапожок уже в городе { $town }
boot-stopped = остановка сапожка – { $town }
boot-stays = остановка сапожка – { $town }, там он и остаётся: в город { $start } он не возвращается
cards-in-one-line = все карты одного перехода пишут в одной строке
different-lakes = { $from } и { $to } паром не соединяет: это разные озёра
second-journey = второе путешествие игрока { $player } в этом раунде
travels-after = { $player } путешествует после игрока { $later }, а по очереди – раньше
no-journey-leads-there = { $player }: в город { $town } не ведёт ни одно путешествие по правилам
no-journey-pays-that = { $player }: переход в город { $town }, оплата – { $cards }; к этому не ведёт ни одно путешествие по правилам

more-than-in-hand =
    { $use ->
        [payment] оплата
       *[other] сброс
    } – { $cards }, а { $hand ->
        [0] на руках карт нет
       *[other] карт на руках – { $hand }
    }
not-in-hand =
    { $use ->
        [payment] оплата
       *[other] сброс
    } – { $cards }, а на руках таких { $hand ->
        [0] нет
       *[other] – { $hand }
    }
not-all-in-hand =
    { $use ->
        [payment] оплата
       *[other] сброс
    } – { $cards }: всего этого на руках быть не может
paid-from-empty-hand = неизвестная оплата, а на руках карт нет
kept-over-the-limit = с прошлого раунда осталось карт – { NUMBER($cards) }, можно не больше 4
discarded-too-few = сброшено карт – { NUMBER($cards) } из { $held }, осталось – { $left }, а можно не больше 4
discarded-too-many = сброшено карт – { NUMBER($cards) } из { $held }, хватило бы – { $enough }
held-over-the-limit = в конце на руках { $cards }, а можно не больше 4

boot-elsewhere = { $player }: сапожок в городе { $town }, а среди названных городов его нет
town-twice = { $town } – второй раз
no-pieces-there = { $town }: городских маркеров там нет

price-wrong = { $road }: плата – { $paid }, цена – { $due }
no-price-there = { $road }: плата – { $paid }, такой цены там нет
cannot-be-the-price = { $road }: такая оплата не может быть ценой
caravan-too-small = { $road }: караван из { FORM($cards, "genitive") }, нужно – { $due }
legal-if-cards-were =
    по правилам, только если карты – { $cards ->
        [none] цена
       *[other] { $cards }
    }
ferry-price-in-japanese = в японских правилах в двух местах цена 1 плот, в третьем – 2 плота
obstacle-placed-here = препятствие выложено здесь
obstacle-shown-here = его показывают карты, сыгранные здесь
counter-placed-here = жетон «{ $counter }» выложен здесь
legal-here = по правилам: { $cards }
legal-or-caravan =
    по правилам: { $prices }{ $prices ->
        [0] { "" }
       *[other] { " или " }
    }караван из любых { FORM($caravan, "genitive") }
price-of-lost-counter = цена по жетону, который там был

overpaid = { $road }: плата – { $paid }, а цена – { $due }
overpaid-caravan = { $road }: плата – { $paid }, а на караван нужно карт – { $due }
overpaid-somehow = { $road }: плата – { $paid }, а цена меньше

caravan-though-able =
    { $road }: караван{ $cards ->
        [none] { "" }
       *[other] { " из " }{ FORM($cards, "genitive") }
    }, хотя цена на руках: { $due }
caravan-though-able-anyway =
    { $road }: караван{ $cards ->
        [none] { "" }
       *[other] { " из " }{ FORM($cards, "genitive") }
    }, хотя цена на руках, какой бы жетон там ни был
in-hand = на руках: { $cards }
caravan-at-the-price = записано как караван, но это точно цена: { $cards }
no-counter = на дороге { $road } нет жетона
no-waterway-no-counter = { $from } и { $to } не соединены водой, а на дороге нет жетона
caravan-without-counter = караван по дороге { $road }, а жетона там нет
caravan-on-water =
    караван по воде: { $water ->
        [lake] паромная переправа
       *[other] река
    } { $road }

kept-too-many = оставлено жетонов – { NUMBER($counters) }, можно 1
keeps-none = { $player } не оставляет жетона, а один можно
raft-counter-kept = жетон «плот», а в коробке таких нет
kept-without-having = { $player } оставляет { $counter }, а такого жетона у игрока нет
kept-face-down = оставлен закрытым, а был открыт: { $counter }
round-too-many = раунд { $round }, а игра кончается после раунда { $last }
fourth-round-is-variant = четвёртый раунд – это Вариант 1: пишут «{ $options }»
round-after-the-end = сыгран раунд { $round }, а игра окончена в раунде { $ended }
step-after-the-end = { $player } действует после конца игры: это не считается

claim-too-early = { $player }: по записи { $what } { $claimed }, но запись кончается раньше, чем это можно проверить
claim-never-there = { $player }: записан город { $town }, а сапожка там не было
claim-boot =
    { $player }: сапожок по записи в городе { $claimed }, { $found ->
        [none] а где он, не записано
       *[other] а он в городе { $found }
    }

winner-too-early = победа по записи – { $named }, но запись кончается раньше, чем это можно проверить
winner-after-three-rounds = победа по записи после трёх раундов – { $named }, а три раунда только в издании { $edition }
winner-open = победа по записи – { $named }; возможно – { $possible }
winner-wrong = победа по записи – { $named }, по правилам – { $found }
goes-on-with-twenty = все 20 городов: { $players }; при { $option } игра продолжается

unknown-payment = неизвестная оплата
payments-not-recorded = оплата не записана
counters-not-recorded = жетоны на дорогах не записаны
caravan-with-unknown-hand = караван при неизвестной руке
hands-not-recorded = карты на руках при караване не записаны
early-win-perhaps = возможная досрочная победа
early-win-not-recorded = не записано, была ли досрочная победа
unrecorded-discard = незаписанный сброс лишних карт

no-counters-recorded = жетоны не записаны ({ $players })
no-cards-recorded = карты не записаны ({ $players })
