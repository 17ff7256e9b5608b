cause-of-whom = { $cause }: { $whose }
plays-of = { $player } – { $plays }
taken-as-written = { $cause }; принято на веру: { $plays }

depends-on-plays = { $cause } – { $plays }
the-table = стол
depends-on-finding = { $cause } – { $rule } (строка { $line })

set-in-part = неполный набор
set-lists-only-part = в наборе указана только часть коробки; не проверено: { $plays }
set-lists = { $what }: в наборе указано { $listed } из { $whole }

the-options =
    { $options ->
        [1] настройка { $options }
       *[other] настройки { $options }
    }
quoted = «{ $text }»

never-in-turn = говорится, только если действия не по очереди
