price-wrong = { $road }: плата – { $paid }, цена – { $due }
road = { $from }–{ $to }
price-made-of =
    { $land } – { $due }{ $obstacle ->
        [none] { "" }
       *[other] , и ещё { $obstacle } за препятствие
    }
hand =
    на руках { $due }, { $kept ->
        [0] ничего
        [one] оставлена { NUMBER($kept) }
        [few] оставлены { NUMBER($kept) }
       *[many] оставлено { NUMBER($kept) }
    }
too-many = раунд { $round }: на руках { $found }, а всего их { $copies }: { $holders }
holder = { $player } – { $number }{ $lines }
piece-tried = { $piece }
by-option = верно при { $here }, но при { $there } не наверняка
no-loss = потерь нет
twice = { no-loss }{ list-semicolon }{ no-loss }
told =
    { $what ->
        [no-loss] хорошо: { $what }
        [none] ничего
       *[other] сказано: { $what }
    }
more = на { FORM($missing, "accusative") } больше, из { FORM($cards, "genitive") }
quoted-text = «{ $text }» [{ $line }]
default = обычно
