won-with-parcels = победа, а отправлено посылок – { $sent } из 4: для неё нужны все
lost-with-all-parcels = поражение, а отправлены 4 посылки из 4: последняя приносит победу
parcels-beyond-four = отправлено посылок – { NUMBER($sent) }, с подарками – { $open }, а всего их 4
lost-before-a-turn = поражение за 0 раундов, а для него нужен хотя бы один ход

parcels-sent = отправлено – { NUMBER($sent) }
parcels-open = с подарками – { $open }
parcels-sent-and-open = отправлено – { NUMBER($sent) }, с подарками – { $open }

created-beyond-turns = создано подарков не меньше { NUMBER($gifts) } (посылки: { $parcels }), а ходов не больше { NUMBER($turns) } ({ $rounds }, { $players }): за ход один подарок
deck-left-too-many = в колоде осталось { NUMBER($left) } из { $before }, а за { $rounds } уходит не меньше { $taken }
deck-left-too-few = в колоде осталось { NUMBER($left) } из { $before }, а уходит не больше { $taken } ({ $rounds }, { $players })
deck-beyond-box = в колоде осталось подарков – { NUMBER($left) }, под посылками – { $under } (посылки: { $parcels }), в стопках – { $stacks }, а всего их { $copies }
hands-beyond-box = карт на руках – { NUMBER($cards) }, а всего их { $copies }
hands-beyond-turns = карт на руках – { NUMBER($cards) }, а набрать можно не больше { $most } ({ $rounds }, { $players }): за ход одна карта
crystals-beyond-turns = использовано кристаллов – { NUMBER($crystals) }, а ходов не больше { NUMBER($turns) } ({ $rounds }, { $players })
plays-inhabitant = { $player } играет за жителя ({ $figure }), который в город не входит
