had-no-turn = у игрока { $player } хода не было
out-of-turn = ходит { $player }, а очередь игрока { $due }
out-of-turn-or-missing = ходит { $player }, а очередь игрока { $due }: ход не по порядку или записаны не все ходы
turns-not-written = незаписанные ходы

gift-before-movement = сначала перемещение, потом подарок
gift-created-here = подарок создан здесь
moved-already = { $player }: перемещение уже было
moved-here = перемещение здесь
place-not-next = { $from } и { $to } – не соседние места
one-move-leads-to = за одно перемещение можно попасть сюда: { $places }
place-too-near = { $from } и { $to } – соседние места, а Летающая тарелка в соседнюю область не летает
saucer-flies-to = можно лететь в любую область, кроме этих: { $places }
figure-enters-city = { $figure } в город не входит
player-stays =
    { $player } остаётся на месте{ $place ->
        [none] { "" }
       *[other] { " " }({ $place })
    }, а перемещение обязательно
who-may-stay = остаться может только Котёнок, а эльф – лишь там, где помогает Котёнок
could-have-moved = { $player } не перемещается, хотя может
no-cards-in-place = { $place }: карт там нет
last-card-taken-here = последняя карта взята здесь

was-not-stuck = { $player }: записано, что переместиться нельзя, а перемещение было
not-stuck-here = перемещение здесь
could-move-to = { $player } может переместиться, карты есть здесь: { $places }
could-stay = { $player } может остаться там, где Котёнок
could-swap-places = { $player } может поменяться местами с Летающей тарелкой

figure-no-helper = { $figure } в этой игре не помогает
helper-missing = { $figure } в этой игре не помогает
helper-elsewhere = { $figure } и { $player } – в разных местах
helpers-serve-elves = помощники помогают только эльфам
swap-from-city = { $player } – в городе, оттуда местами с Летающей тарелкой не меняются
swap-in-place = { $player } и Летающая тарелка местами не меняются: они в одном месте ({ $place })
crystal-is-unused = свойство Йети не применяют: кристалл не использован

card-put-already = карта там уже положена, и это вместо того, чтобы взять карту
put-here = положена здесь
only-yeti-puts = карты кладёт только Йети, а у игрока { $player } другая фигурка
put-besides = карту кладут вместо того, чтобы взять, а не вдобавок
taken-here = карта взята здесь
put-not-one = положено: { $cards }, а нужна одна карта
yeti-after-movement = Йети помогает до перемещения
yeti-not-two = сброшено карт – { $cards }, а нужно 2

swap-before-taking = сначала берут карту области
second-swap = второй обмен карты за один ход
first-swap-here = первый обмен здесь
swap-not-one = меняют одну карту на одну
fox-after-staying = Лиса помогает тому, кто входит в её область, а не тому, кто там остаётся
fox-after-saucer = Лиса помогает тому, кто сам входит в её область, а не с помощью Летающей тарелки
only-fox-swaps = карты меняет только Лиса, а у игрока { $player } другая фигурка

saucer-only-swaps = Летающая тарелка перемещается, только меняясь местами
helper-not-used = { $figure } уходит, хотя помощь не использована
helper-into-city = { $figure } уходит в город, а помощник уходит только в область
helper-stays = { $figure } остаётся на месте ({ $place }), хотя есть место без эльфов: { $free }
used-here = использовано здесь
helper-to-elf = { $figure } уходит туда, где есть эльф: { $place }
place-without-elf = место без эльфов: { $place }
