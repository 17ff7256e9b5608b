components-of = { $name }: компоненты игры { $game }
not-a-release = не выпуск
made-up = выдуманный набор, а не напечатанная игра
explain-see = всё об одном правиле – elfref explain ID
explain-faults = Любая игра: ошибки файла
score-no-rounds = очков после раундов нет: в записи нет ни ходов, ни раундов
score-rounds-end = после раунда { $round } очков нет: дальше записаны не все ходы, и раунды нельзя сосчитать
record-greeting = на каждой строке – действие; Tab дополняет; Ctrl-D завершает
record-words = или help, plays, why, undo
record-who-plays =
    Кто играет? Например: Аня, Борис{ $games ->
        [none] { "" }
       *[other] ; для другой игры сначала: { $games }
    }
record-nothing-offered = здесь нечего предложить: { $why }
record-end = закончить? yes – да, no – нет
record-other-ways = то же по-другому
record-about-last = о последнем действии
record-possible = ?: по правилам, только если это допускает незаписанное
record-alike = { $line } – и ещё похожих: { $number }
record-and-more = { $line } и ещё { $number }
record-help = Можно ввести любую строку записи, в том числе действие с нарушением. note: TEXT добавляет заметку.
record-help-words = why – что сейчас не допускают правила; why PLAY – что они говорят об этом действии; plays – все действия; undo отменяет последнюю строку.
record-nothing-refused = здесь правила допускают любой выбор
record-breaks-nothing = это ничего не нарушает
record-ruled = { $play } (решение: { $ruling })
write-it =
    записать? yes – да, no – нет{ $taken_back ->
        [0] { "" }
       *[other] , void – его отменили
    }{ $stands ->
        [0] { "" }
       *[other] , stands – за столом его оставили
    }
plays-by-rule = действия, проверенные каждым правилом
plays-by-kind = действия и столы каждого вида
sessions = партий: { $number }
