unknown = неизвестно
none-here = нет
unknown-too = неизвестных – { $number }
several-ways = возможно по-разному
with = { $left } + { $right }
under = { $left }, выше { $right }

crystal-used = использован
crystal-unused = не использован

cards-of-place = { $place }: { $cards }
helper-at = { $figure }: { $place }
of-parcel = { $parcel }: { $lying }
gifts-of-due =
    { $lying } из { $due }{ $gifts ->
        [none] { "" }
       *[other] { " " }({ $gifts })
    }
parcel-gone = отправлена
or-sent = { $lying } или отправлена

after-the-end = после конца игры
turn-comes-back = ход снова у первого игрока: выкладывают подарок
turn-after-gift = ход, после создания подарка
turn-before-movement = ход, до перемещения
turn-after-movement = ход, после перемещения

game-has-ended = игра окончена
turn-not-written = чей сейчас ход, не записано
turn-may-go-on = ход игрока { $player } может продолжаться: подарок, обмен или сброс
game-may-be-over = игра, возможно, окончена


nothing-to-ask = спросить не о чем: игра окончена
write-as-step = напишите его как часть хода: { $forms }

takes-last-card =
    { $laid ->
        [0] там последняя карта, а выложить нечего
       *[other] там последняя карта: из города выложат { $laid }
    }
takes-ingredients =
    цена – { $price }{ $lying ->
        [none] { "" }
       *[other] ; с ним { $lying } из { $due }
    }
any-in-hand = любые карты с руки, всего их { $cards }
over-limit = лишние карты: на руках { $cards }, остаётся { $limit }
gifts-in-deck = подарков в колоде – { $gifts }

write-and-leave-out = написать «{ $text }» и убрать «{ $other }»
