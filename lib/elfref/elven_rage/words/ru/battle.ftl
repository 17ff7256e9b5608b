card-at = { $card } ({ $place })
that-card = эта карта

place-shows = место { $place }: { $shown }
shows-treasure = Сокровище
shows-unknown = неизвестная карта
shows-card = { $card } ({ $side }), инициатива { $initiative }, { $lives }; { $left }, { $centre }, { $right }
shows-card-acted = { $card } ({ $side }), инициатива { $initiative }, { $lives }; { $left }, { $centre }, { $right }; ход сделан
is-without-life = погибла

turn-of-highest = ход карты { $cards }: инициатива { $initiative } – самая высокая у тех, кто ещё не ходил
turn-of-attacker = ход карты { $cards }: при равной инициативе ({ $initiative }) первой ходит карта нападающего
turn-by-sides = ход карты { $cards }: при инициативе { $initiative } стороны ходят по очереди, последний ход – { $side }
it-was-turn = должен быть { $turn }

strike-takes =
    { $icon }, { $lives }{ $burn ->
        [none] { "" }
       *[other] ; { $facing } в ответ: { $burn }
    }
strike-kills =
    { $icon }, { $lives }: карта погибает{ $burn ->
        [none] { "" }
       *[other] ; { $facing } в ответ: { $burn }
    }
strike-meets-shield = { $icon }, щит его останавливает
strike-meets-fire = { $icon }, огненный щит его останавливает, в ответ: { $burn }
strike-unclear = { $icon } против «{ $facing }», исход неизвестен

can-strike-at = { $target } { $slot } ({ $strike })
can-move-with = { $slot }, место карты { $target }
can-do =
    { $card }: { $strikes ->
        [0] бить некого
       *[other] можно бить – { $strikes }
    }{ $moves ->
        [0] { "" }
       *[other] ; можно двигаться – { $moves }
    }

acts-too-early = { $card } ходит раньше, чем { $others }, хотя инициатива ниже
acts-before-attacker = { $card } ходит раньше, чем { $others }: при равной инициативе первой ходит карта нападающего
acts-out-of-turn = ходит { $card }, а следующий ход – { $others }: при равной инициативе стороны ходят по очереди
acted-already = { $card }: ход в этом раунде уже сделан, не сделан – { $others }
acts-though-dead = { $card } ходит, а карта погибла
treasure-acts = Сокровище не ходит
card-not-there = с краю такой карты нет

points-elsewhere =
    { $others ->
        [0] { $card }: атака не направлена на карту { $target }
       *[other] { $card }: эта атака направлена на карту { $others }, а не { $target }
    }
points-at-itself = { $card }: на саму себя ни одна атака не направлена
strikes-own-card = { $card } бьёт карту своей стороны: { $target }
strikes-dead-card = { $card } бьёт погибшую карту: { $target }
strikes-treasure = { $card } бьёт Сокровище
slot-does-not-strike = { $card }: в этом направлении удара нет
slot-does-not-move = { $card }: в этом направлении движения нет
could-damage = { $card }: обязательна атака { $slots }, цель – { $others }
had-to-burn = { $card }: обязательна атака { $slots } на огненный щит карты { $others }

shield-stops = щит карты { $target } останавливает удар карты { $card }
fire-shield-stops = огненный щит карты { $target } останавливает удар карты { $card }
counter-stops-nothing = контратака не останавливает удар
cost-wrong =
    { $why ->
        [none] { "" }
       *[other] { $why }, поэтому { "" }
    }{ $target } теряет жизней – { NUMBER($due) }, а не { $got }
does-not-die =
    { $why ->
        [none] { "" }
       *[other] { $why }, поэтому { "" }
    }{ $target } не погибает: теряет жизней – { NUMBER($due) }, остаётся – { $got }

edge-uneven = у нападающего с краю карт – { NUMBER($cards) }, положено – { $due }
six-uneven = у нападающего среди шести карт – { NUMBER($cards) }, положено – { $due }
laid-by-owner = { $target }: карту выкладывает не её сторона, а соперник, первым – нападающий
wrong-on-top = сверху карта с инициативой { $got }, под ней – { $due }
tie-on-top = при равной инициативе сверху должна лежать карта нападающего
treasure-on-top = Сокровище лежит поверх карты

reserve-not-attackers = боец запаса – не карта нападающего
not-attackers-card = { $target }: это не карта нападающего
exchanged-before = боец запаса уже обменян
exchanged-late = боец запаса обменян после первого хода
exchanged-beneath = боец запаса обменян с картой под ним

card-has-other-effect = эффект у карты другой
not-to-be-touched = { $target }: на эту карту эффект не действует
no-strike-just-made = { $target }: перед этим не было удара с уроном
effect-too-late = { $target }: карта погибла, эффект опоздал

had-ended = движения уже зациклились: бой закончен
could-still-damage = бой не окончен: урон ещё может нанести { $others }
must-still-burn = бой не окончен: ещё обязана атаковать огненный щит – { $others }
nothing-went-round = движения не зациклились
fewer-living = живых карт: нападающий – { $attackers }, защищающийся – { $defenders }
reserve-decides = живых карт поровну, а боец запаса – другой стороны
others-fell =
    { $others ->
        [0] по записи боя погибших карт нет
       *[other] по записи боя погибшие карты – { $others }
    }

is-reserve = { $card }: это боец запаса, он не сражается
is-beneath = { $card }: карта лежит под бойцом запаса, она погибла
not-in-battle = { $card }: среди карт этого боя её нет
may-be-several = { $card }: подходит несколько карт; какая нужна, скажет номер
more-fell-than-fought = { $card }: погибших – { $number }, а в бою их меньше
treasure-fell = Сокровище – пустое место, погибнуть оно не может
more-fell-than-at-edge = погибших карт – { NUMBER($cards) }, а с краю сражалось меньше

attacker-plays-neutrals = за нейтральных воинов играет не соперник нападающего, а он сам
ally-plays-neutrals = { $player }: союзник нападающего играет за нейтральных воинов
