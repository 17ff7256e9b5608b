not-their-turn = ходит { $player }, а очередь игрока { $due }

summon-in-other-turn = Призыв в чужой ход
summon-passed = Призыв, а запись хода начата уже после него
summon-again = второй Призыв за ход
summon-after-attack = Призыв после захвата, а положено до него
summon-before-capture = Призыв перед ещё одним захватом, а тогда его нет
discard-in-other-turn = Сброс в чужой ход
discard-after-attack = Сброс после захвата, а положено до него
capture-began-here = фаза 3 начата здесь

summon-wrong = по Призыву взято карт – { $number }, положено – { $due }
summon-made-of = башни – { $towers }, замки – { $castles }
summon-in-first-turn = { $player }: в первый ход по Призыву взято карт – { NUMBER($cards) }
discard-wrong = сброшено карт – { $number }, положено – { $due }

attack-in-other-turn = { $player } нападает, а очередь игрока { $due }
attack-after-decline = захват после отказа от него
attack-again = второй захват за ход, а можно только один
first-attack-here = первый захват – здесь
declined-here = отказ – здесь
decline-in-other-turn = отказ в чужой ход
decline-again = второй отказ
decline-after-attack = отказ в ход, в котором был захват
decline-without-cards = осталось взять карт – { NUMBER($cards) }: без двух карт отказаться нельзя
decline-draw-wrong = за отказ от захвата взято карт – { NUMBER($cards) }, положено – { $due }

attacks-own-place = { $place }: владелец – сам нападающий, { $player }
attacks-own-land = { $place }: своя земля, нападающий – { $player }
has-no-place =
    { $player }: такого места нет{ $kind ->
        [none] { "" }
       *[other] { " " }({ $kind })
    }
place-free-not-of = { $place }: владелец – не { $player }, место свободно
place-of-other-not-of = { $place }: владелец – не { $player }, а другой игрок
no-common-side = { $place }: нет общей стороны с землями игрока { $player }
place-taken-here = { $place }: захват – здесь
is-ally = { $player } нападает на землю союзника (игрок – { $other })

hand-counted-wrong = { $player }: насчитано карт на руках – { $number }, возможно – { $due }
