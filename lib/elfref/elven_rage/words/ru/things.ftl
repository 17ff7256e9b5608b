no-battle = бой не идёт
battle-under-way = идёт бой
centre-is-shown = центр уже открыт
cards-are-laid-out = карты уже разложены
not-own-turn = ход чужой
out-of-time = { $card }: применяется в момент «{ $when }», а сейчас { $why }

other-effect = { $card }: эффект другой – { $effect }
other-icon = { $card }: даёт «{ $due }», а не «{ $got }»
other-amount = { $card }: меняет на { $due }, а не на { $got }
other-draw = { $card }: карт берут { $due }, а не { $got }

no-card-in-hand = { $player }: карт на руках нет
has-no-action = { $card }: у карты нет Действия
fights-without-action = { $card }: карта в бою, там её Действие не применяют
action-too-dear = { $card }: нужно – { $price }, у игрока { $player } – { $lands }
nothing-to-answer = прямо перед этим нет Действия или Артефакта, на которые можно ответить

artifact-was-used = { $artifact }: уже применён и вне игры
holds-no-artifact = { $player }: Артефактов нет
holds-no-treasure = { $player }: Сокровищ нет
no-artifact-taken = не взят Артефакт за обычную свободную землю
write-artifact = допишите artifact
artifact-not-due = взят Артефакт, а обычная свободная земля не захвачена
taken-here = захват – здесь
treasure-in-battle = Сокровище обменяно во время боя
treasure-draw-wrong = за Сокровище взято карт – { NUMBER($cards) }, положено – 2

things-in-battle = обмен во время боя
gives-to-self = { $player }: передача самому себе
gift-without-return = вещь передана без обмена

places-apart = { $from } и { $to }: общей стороны нет
own-castle-not-captured = { $place }: это собственный замок игрока { $player }, он не захвачен
own-land-already = { $place }: уже своя земля
place-of-player = { $place }: это земля игрока, а нужна свободная
too-few-for-attack = на ещё один захват осталось карт на руках – { NUMBER($cards) }, в бой отправляют 3
