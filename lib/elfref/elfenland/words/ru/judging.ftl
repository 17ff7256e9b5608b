another-seating = все действия следуют другой рассадке и проверены по ней: { $order }
places-would-differ = места были бы другими при { $option }: { $values }
scores-would-differ = очки были бы другими при { $option }: { $values }
result-here = здесь: { $result }
result-there = там: { $result }
result-with = { $value }: { $result }
place-of =
    { $player } – { $from }{ $to ->
        [none] { "" }
       *[other] –{ $to }
    }
score-of = { $player } – { $score }
shared-win = победу делят { $players }: поровну после всех сравнений
no-town-card-recorded = карты городов не записаны: из числа городов ничего не вычитают

finished-by-early-win = завершено досрочной победой
finished-after-last-round = завершено после последнего раунда
score-sheet = таблица очков
nobody-yet = пока никто
nobody-for-certain = наверняка никто

unwritten-win = досрочная победа, которая не записана
another-row = другой ряд
right-unless-won-before = верно, если раньше не было победы, которая не записана
later-round-was-played = сыгран более поздний раунд, так что победы не было

boot-claimed-too-far = { $player }: сапожок записан в городе { $town }, для этого нужно городов – { NUMBER($steps) }, записано – { $claimed }
boot-claimed-elsewhere = { $player }: сапожок записан в городе { $town }, а среди записанных городов ({ NUMBER($towns) }) его нет
hand-of-a-finished-game = когда игра окончена, на руках не больше { FORM($most, "genitive") }
figure-comes-with = при этом: { $parts }
distance-is = расстояние { $distance }
boot-is-in = сапожок в городе { $town }
town-card-is = карта города { $town }
no-town-cards = нет карт городов

place-impossible = { $player }: место по записи – { $place }; { $reason }
winners-impossible = победа по записи – { $winners }; { $reason }
place-is-claimed = { $player }: место по записи – { $place }
at-most-ahead = { $player }: игроков впереди не больше { $number }
at-least-ahead = { $player }: игроков впереди не меньше { $number }
is-ahead = { $other } опережает игрока { $player }: { $reason }
cannot-be-ahead = { $player } не может опережать игрока { $other }: { $reason }

never-once-a-town = проверяется, только если город записан в итоговом листке лишний раз
