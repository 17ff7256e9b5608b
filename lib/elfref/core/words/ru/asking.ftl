no-play-but = { $what }: { $instead }
no-play-stands = нет действия: { $place }
no-play-begins = в строке { $line } действие не начинается
one-at-column = есть в столбце { $columns }
nearest-plays = ближайшие – { $plays }
no-plays-recorded = в записи нет действий
no-such-player = нет игрока «{ $player }», есть { $players }
no-play-in-round =
    нет действий раунда { $round }{ $rounds ->
        [0] { "" }
       *[other] , есть раунды { $rounds }
    }
no-play-of-phase = в раунде { $round } нет действий этапа «{ $phase }», есть { $phases }
no-play-of-player = { $player }: нет действий, этап { $phase } раунда { $round }; есть { $players }
no-such-number = { $player }: { $plays }, этап { $phase } раунда { $round }; номер от 1 до { $last } или { $next } для следующего

no-play-written = там нет действия
no-play-to-replace = там нет действия: + впереди вставляет его
not-a-play = «{ $play }» – не действие: { $why }
changed-twice = одно действие изменено дважды
not-one-by-one = действия игры { $game } нельзя менять по одному

changes-conflict = { $choice }: не сочетается с другими изменениями
no-way-to-fix = { $choice }: исправление неизвестно, { $place }
which-way-to-fix =
    { $choice }: { $meant ->
        [0] не подходит ни одно исправление
       *[other] подходящих исправлений – { $meant }
    } ({ $place }): { $ways }
edition-of-expansion = «{ $edition }» – из дополнения, которого программа не знает; издания: { $editions }
no-such-edition = неизвестное издание «{ $edition }», возможно: { $editions }
no-such-game-option = неизвестный вариант правил «{ $option }», возможно: { $options }
no-such-value = «{ $value }» – недопустимое значение для «{ $option }», возможно: { $values }
not-on-one-line = нужна одна строка
is-empty = пусто
several-entries = это больше одной записи
outside-of-entry = часть стала бы комментарием или оказалась бы снаружи
