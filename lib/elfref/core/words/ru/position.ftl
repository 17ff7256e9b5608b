before-play =
    перед { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }«{ $play }»
nothing-more-written = дальше ничего не записано

legal-for = { $player }: по правилам можно
legal-for-perhaps = { $player }: по правилам можно, если это допускает незаписанное
legal-too-perhaps = можно и так, если это допускает незаписанное
perhaps = (возможно)
nothing-legal = { $player }: по правилам нельзя ничего
others-may-play =
    { $players ->
        [1] здесь может играть и { $players }
       *[other] здесь могут играть и { $players }
    }
play-legal = по правилам
play-not-legal = не по правилам
play-legal-perhaps = по правилам, если это допускает незаписанное
judged-by = издание – { $edition }

column-plays = действия
column-sequences = варианты
column-ended = окончено
column-first-play = первое действие

ruled-void = (взято назад)
ruled-stands = (оставлено решением за столом)
figure-after-round = { $figure } после раунда { $round }: { $all }
figure-in-round = { $figure } в неоконченном раунде { $round }: { $all }

explained-only-first = что было бы по правилам, сказано только о первых нарушениях ({ $number }); остальных – { $more }
rulebook =
    { $edition }{ $agreed ->
        [none] { "" }
       *[other] , с настройками: { $agreed }
    }
record-names-no-edition = { $edition } (издание в записи не названо)
game-by-rulebook = { $game }, издание – { $rulebook }
pieces-on = { $pieces } на
fact-none = нет
fault-and-right = { $fault }: { $right }
line-outside-turn = строка относится к ходу: начните его
nothing-more-to-play = больше сыграть ничего нельзя
line-has-breaks = это больше одной строки
claims-are = утверждения о результате – { $claims }
record-not-readable = запись нельзя прочитать
reach-not-for-game = --reach – не для этой игры

asked-line = вопрос
