verdict-legal = по правилам
verdict-possible = возможно
verdict-illegal = с нарушениями
verdict-unreadable = не читается
claims-none = нет
claims-confirmed = подтверждены
claims-open = под вопросом
claims-refuted = опровергнуты
severity-note = заметка
severity-warning = предупреждение
severity-error = ошибка

verdict-words =
    { $breaches ->
        [none] { "" }
       *[other] { $breaches }; { "" }
    }{ $plays ->
        [0] действий нет
       *[other] { $plays }
    }, { $ending }{ $winner ->
        [none] { "" }
       *[other] ; { $winner }
    }{ $claims ->
        [none] { "" }
       *[other] ; утверждения о результате: { $claims }
    }
unfinished = игра не окончена
finished = игра окончена
winner-is =
    { $winners ->
        [1] победитель – { $winners }
       *[other] победители – { $winners }
    }
winner-may-be = победитель – { $winners }
verdict-words-unreadable =
    { $errors }{ $unread }{ $breaches ->
        [none] { "" }
       *[other] ; нарушения: { NUMBER($breaches) }, { $plays }
    }
no-further-errors = , дальше запись не читалась

depends-on = от чего зависит: { $cause }

ground-rule = правило: { $where }
rule-not-printed = нет ни в одном издании
ground-follows = следует из строки { $line }
ground-options = от чего зависит: { $options }
ground-ruling = решение за столом: { $ruling }
ruling-void = действие взято назад
ruling-stands = действие остаётся в силе
ground-suggestion = предложение: { $change }

citation =
    { $title }{ $section ->
        [none] { "" }
       *[other] { " " }«{ $section }»
    }{ $page ->
        [none] { "" }
       *[other] , с. { $page }
    }{ $remark ->
        [none] { "" }
       *[other] { " " }({ $remark })
    }

edition-not-known = { $edition }: полный текст неизвестен
edition-differs = { $edition }: там иначе
edition-silent = { $edition }: там этого нет

gave-up = найдены не все { $what }: поиск был бы слишком долгим
suggestions = предложения
deductions = выводы

summary =
    { $records }{ $verdicts ->
        [none] { "" }
       *[other] : { $verdicts }; утверждения о результате: { $claims }
    }{ $unread ->
        [none] { "" }
       *[other] ; не прочитано: { $unread }
    }
number-of = { $what } – { $number }
