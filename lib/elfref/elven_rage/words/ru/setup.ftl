seats-wrong = за столом { $players }
people-taken = { $people } эльфы – народ другого игрока ({ $player })
castle-taken = это замок другого игрока ({ $player })
no-castle-of-the-map = { $place }: на карте это не замок
castles-of-two-halves = замки двух игроков – не в соседних углах
place-in-other-half = { $place }: другая половина поля
dealt-wrong = роздано карт – { NUMBER($cards) }, положено – 7
kept-wrong = оставлено карт – { NUMBER($cards) }, положено – 5
not-dealt = оставлено, но не роздано: { $cards }
goal-in-scenario = секретная Цель, а в сценарии { $scenario } таких Целей нет
goal-taken = эта Цель уже у другого игрока
start-wrong = начинает { $player }, а самая высокая инициатива – у карты игрока { $first }

card-of-other-deck = { $card }: карта из колоды «{ $deck }», а народ игрока { $player } – { $people } эльфы
card-of-deck-in-squad = { $card }: карта из колоды «{ $deck }», а отряды – из нейтральных воинов
dragon-in-hand = { $card }: лежит открыто перед игроком, на руках её нет
never-discarded = { $card }: в сброс не уходит
used-for-action = { $card }: карта применена ради Действия и лежит в сбросе
all-discarded = { $card }: лежит в сбросе, а всего таких карт { $copies }
lies-in-discard = { $card }: лежит в сбросе

treasures-in-squad = в отряде { $treasures }, на руках или вне игры ещё { $away }, а всего их { $copies }
treasures-laid-out = на поле боя { $treasures }, на руках или вне игры ещё { $away }, а всего их { $copies }

is-out = { $player }: вне игры
is-out-with-all = { $player }: вне игры вместе со всем имуществом
castle-lost-here = замок потерян здесь
