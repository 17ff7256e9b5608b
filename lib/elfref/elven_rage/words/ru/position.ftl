after-the-end = после конца игры
phase-summon = фаза 1, Призыв
phase-discard = фаза 2, Сброс
phase-capture = фаза 3, захват земли
phase-before-battle = фаза 3, перед боем
phase-layout = бой, отправка и расстановка карт
phase-centre = бой, центр
phase-fight = бой, удары
in-setup = подготовка
in-turn = ход
in-battle = бой

fact-map = поле
fact-squads = отряды
fact-attacked = захват
fact-place = место { $place }
fact-centre = центр
fact-next = дальше
fact-strikes = с места { $place } бьёт
fact-moves = с места { $place } движется
fact-deck = колода
not-known = не записано
holds-places =
    { $player }:{ $places ->
        [none] { "" }
       *[other] { " " }{ $places }
    }
side-by-side = { $left } { $right }
place-with-tower = { $place } (башня)
place-uncertain = { $place }?
squad-fought = { $squad }: уже сражался
squad-perhaps-fought = { $squad }: возможно, уже сражался
squad-open = { $squad }: открыто – { $card }
squad-unseen = { $squad }: закрыт
upper-over-lower = сверху – { $upper }, снизу – { $lower }
player-is-in = в игре
player-is-out = вне игры
perhaps-out = возможно, вне игры

game-has-ended = игра окончена
whose-turn-unrecorded = чей ход, не записано
no-play-after-end = спросить не о чем: игра окончена
write-line-of-turn = напишите строку хода: { $forms }
forms-of-turn-lines = attack МЕСТО, look N shows КАРТА, fight N, decline, ИГРОК: retreats 2, seats: [4 карты], КАРТА: КАРТА, plays КАРТА so …, won

turn-may-go-on = { $player }: ход может продолжаться – Артефакт, Сокровище или обмен
declines-unwritten = отказы в этой записи не пишут: следующим может ходить другой игрок
map-unknown = какие у кого земли, не записано
may-be-over = игра, возможно, окончена

target-free =
    { $kinds ->
        [0] { "" }
       *[other] { $kinds }, { "" }
    }место свободно
target-perhaps-free =
    { $kinds ->
        [0] { "" }
       *[other] { $kinds }, { "" }
    }место свободно или чужое
target-held =
    { $kinds ->
        [0] { "" }
       *[other] { $kinds }, { "" }
    }{ $owner ->
        [none] место другого игрока
       *[other] владелец – { $owner }
    }
one-laid-open = одну карту отряда кладут лицом вверх: shows КАРТА
lies-open = на нём лежит { $card }
none-seen = закрыт
surplus-of-hand = всё, что сверх { $most }; на руках – { $hand }
any-of-hand = любые { $number }, на руках – { $hand }
dragon-and-any = его Дракон и любые { $number }, на руках – { $hand }
battle-unjudged = этот бой не проверяется: его карты неизвестны
slot-and-strike = { $slot }: { $strike }
reserve-comes-in = на её место приходит боец запаса
living-in-battle =
    в живых { $attackers } : { $defenders }{ $reserve ->
        [none] { "" }
        [attacker] , боец запаса – у нападающего
       *[other] , боец запаса – у защищающегося
    }
price-and-effect = цена { $price }, { $effect }
so-many-held = в наличии – { $number }
