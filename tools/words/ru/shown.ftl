components-of = { $name }: компоненты игры { $game }
not-a-release = не выпуск
made-up = выдуманный набор, а не напечатанная игра
explain-see = всё об одном правиле – elfref explain ID
record-greeting = на каждой строке – действие; undo отменяет последнее; Ctrl-D завершает
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
