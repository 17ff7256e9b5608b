dispute-title = Спорное действие
dispute-of-game = { dispute-title }: { $game }

dispute-session = Партия
dispute-record = запись
dispute-players = игроки
dispute-judged-by = издание

dispute-play = Действие
dispute-end-of-record = Конец записи
dispute-turn = Раунд { $round }, { $phase }: { $player }
dispute-finding-at = { $severity }, строка { $line }
dispute-line-says = строка { $line }: { $what }
dispute-nothing-wrong = По этому изданию нарушений нет.

dispute-table-before = Позиция перед этим действием
dispute-table-at-end = Позиция в конце
dispute-legal-there = Что можно было по правилам
dispute-nothing-to-choose = Выбора там не было.
dispute-choice = { $choice } ({ $remark })
dispute-more-choices = и ещё – { $number }: все варианты покажет elfref moves
dispute-legal-perhaps = Можно и так, если это допускает незаписанное:

dispute-rules =
    { $rules ->
        [1] Правило
       *[other] Правила
    }
dispute-rule = { $rule } ({ $code }): { $title }
dispute-printed-at = где напечатано
dispute-not-printed = насколько известно, не напечатано
dispute-value-assumed = { $value } (предположение)
dispute-value-printed = { $value } (напечатано)

dispute-changes = Что это меняет
dispute-as-recorded = как записано
dispute-without-play = без этого действия
dispute-with = с изменением: { $change }
dispute-in-detail = с другими подробностями: { $plays }
dispute-scores = Под каждым именем – счёт. Действия после этого остаются как записаны.
dispute-not-every-change = Проверены не все изменения: это было бы слишком долго.
dispute-no-winner = пока нет

dispute-rulebooks = По каждому изданию
dispute-of-this-play = об этом действии
dispute-finding = { $severity }: { $finding }
dispute-more-findings = и ещё – { $number }
dispute-nothing-is-wrong = нарушений нет
dispute-not-every-rulebook = Проверены не все издания: это было бы слишком долго.

dispute-ruling = Решение за столом
dispute-taken-back = Взять назад (напишите «- ruling: void» под действием).
dispute-stands = Оставить (напишите «- ruling: stands» под действием).
dispute-otherwise = Сыграть иначе:
dispute-because = Почему
dispute-names-and-date = Имена и дата

dispute-enlarge = увеличить и двигать пальцем
dispute-picture = рисунок
dispute-key = обозначения
dispute-none = нет
