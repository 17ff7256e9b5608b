where-printed = где напечатано
where-editions-differ = чем различаются издания
what-a-record-can-set = что можно задать в записи
example-permission = запись, в которой это сделано
example-without-note = запись без этой заметки
example-with-note = запись с этой заметкой
example-kept = по правилу
example-broken = с нарушением
example-fault = файл с этой ошибкой
example-mended = он же, исправленный
kept-file = верно
broken-file = нарушено
mended-file = исправлено
no-short-example = Достаточно короткого файла с этой ошибкой нет.
any-record-mends = Исправит любая запись.

not-printed-since = ни в одном издании; { $why }
not-cited = без ссылки: полный текст неизвестен
cited-otherwise = { $citation }, там иначе
cited-by-value = { $citation }, по которому «{ $option }» – { $value }
cited-where = { $citation } (где { $option } – { $value })
no-word-of-it = не сказано
remark-means = ({ $remark }): { $books }
edition-is = { $edition } – { $text }

value-of-editions = { $meaning }: { $editions }
every-edition = все издания
no-edition = ни одно издание
edition-with-remark = { $edition } ({ $remark })
setting-varies = при { $with } – { $value } (предположение)

rule-depends =
    { $options ->
        [1] зависит от настройки { $options }
       *[other] зависит от настроек { $options }
    }
rule-allows = разрешено
fault-stops = ошибка файла, а не игры: пока она не исправлена, ничего не проверяется
fault-does-not-stop = неточность файла, а не игры: запись всё равно проверяется
