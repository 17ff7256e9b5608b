ended-last-parcel = победа: отправлена последняя посылка
ended-nowhere-to-go = поражение: там, куда можно переместиться, нет карт
ended-no-gift-left = поражение: нужен подарок, а их не осталось

game-was-won = игра уже выиграна
game-was-lost = игра уже проиграна
game-was-over = игра уже выиграна или проиграна
last-parcel-here = последняя посылка отправлена здесь
nowhere-to-go-here = здесь переместиться было некуда
no-gift-left-here = здесь нужен был подарок, а их не осталось
game-over-here = здесь отправлена последняя посылка или не осталось подарков
played-after-idle-turn = игра продолжается после хода без перемещения: или все проиграли, или нарушено правило
idle-here = здесь ничего не сделано
all-have-lost = все проиграли: { $player } не может переместиться
and-more-turns = { $message }, а сыграно ещё ходов – { $turns }
and-more-lines = { $message }, а сыграно ещё строк – { $lines }

outcome-won = победа
outcome-lost = поражение
outcome-not-reached = по записи – { $claimed }, но ходы кончаются раньше
outcome-differs = по записи – { $claimed }, на деле – { $found }
parcels-sent-of = отправлено посылок – { $sent } из { $parcels }
loss-not-found = поражения в записи нет: все могли переместиться, и подарков хватало
lost-here = поражение здесь
base-game-not-judged = базовая игра не проверяется

number-found = { $what } по записи – { $claimed }, на деле – { $found }
number-possible = { $what } по записи – { $claimed }, возможно – { $found }
number-of-parcels-sent = отправлено посылок:
number-of-gifts-in-deck = подарков в колоде:
number-of-rounds = раундов:
number-of-gifts-under = подарков под посылкой «{ $parcel }»:
parcel-may-be-sent = эта посылка, возможно, отправлена

crystal-not-recorded = использован ли кристалл игрока { $player }, не записано
crystal-of-is-unused = кристалл игрока { $player } не использован
player-is-in = место игрока { $player }: { $place }
place-not-recorded = место игрока { $player } не записано

base-game-not-known = правила базовой игры неизвестны: в соревновательной игре проверяется только то, что есть в дополнении, а очки – нет
