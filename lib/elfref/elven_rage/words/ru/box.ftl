box-pile =
    колода { $pile }: карт – { $cards }{ $whole ->
        [none] { "" }
       *[other] { " из " }{ $whole }
    }
box-artifacts =
    Артефакты: карт – { $cards }{ $whole ->
        [none] { "" }
       *[other] { " из " }{ $whole }
    }
box-goals =
    цели: карт – { $cards }{ $whole ->
        [none] { "" }
       *[other] { " из " }{ $whole }
    }
box-map = карта «{ $map }»: мест – { $places }
column-card = карта
column-copies = число
column-kind = вид
column-is = что это
column-action = действие
column-artifact = Артефакт
column-effect = эффект
column-goal = цель
column-needs = нужно
column-place-on-map = место
column-borders-on = граничит с

never-in-a-set = проверяются только карты, которых нет ни в одном наборе
