column-place = место
column-player = игрок
figure-remark = { $player }: { $figure } { $value }: { $remark }
after-round = после раунда
round-not-over = * раунд { $round } не окончен
score-figure = { $figure } { $value }
score-and-place = { $score } (место { $place })
place-figure = место { $place }

outcome-wins =
    { $player }: победа{ $number ->
        [none] { "" }
       *[other] , { $number }
    }
outcome-win-together =
    { $players }: общая победа{ $number ->
        [none] { "" }
       *[other] , { $number }
    }
outcome-may-win = { $players }: возможная победа
outcome-all-win = Игроки победили
outcome-all-lose = Игроки проиграли
outcome-in-any-case = { $outcome } в любом случае
outcome-decided =
    { $outcome }; без { $breaches ->
        [one] нарушения
        [few] нарушений
       *[many] нарушений
    }: { $other }

what-if-line = а если
what-if-file = { $file } (а если)
before = было
after = стало
the-same = то же
no-longer-found = больше не найдено:
still-found = найдено по-прежнему:
newly-found = найдено впервые:
no-finding-differs = замечания не меняются
verdict-with-words = { $verdict }: { $words }

doubt-why = { $doubt }: { $why }
doubt-illegal = нарушение правил
doubt-possible = возможно
doubt-refuted = заявленное опровергнуто
doubt-claimed = только заявлено, подтвердить нечем
doubt-open = заявленное не проверено до конца
doubt-unreadable = нельзя прочитать
doubt-no-result = нет результата: игра не окончена
doubt-no-places = нет результата: из записи не следуют места всех игроков
finding-in-line =
    строка { $line }: { $finding }{ $others ->
        [0] { "" }
       *[other] { " " }(и ещё { $others })
    }
