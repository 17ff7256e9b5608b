page-replay = Просмотр
page-needs-script = Эта страница показывает партию действие за действием, и для этого ей нужен её скрипт; извне ничего не загружается.
page-all-records = все записи
page-records = Записи
page-findings-by-kind = Замечания по видам
page-the-play = Действие
page-time-line = Ход партии
page-findings-on-time-line = Замечания по ходу партии
page-play = Действие
page-parts = Части страницы
page-said-of-play = Что сказано о действии
page-record-lines = Строки записи
page-score-table = Таблица очков
page-signatures = Подписи
page-all-findings = Все замечания
page-signs = Обозначения

page-finding = Замечание
page-plays = Действия
page-as-text = Как текст
page-players = Игроки
page-score = Счёт
page-findings = Замечания:
page-position-in-words = Позиция словами

page-what-if = А если
page-which-way = Как шла партия
page-as-written = как записано
page-otherwise = иначе
page-otherwise-from-here = отсюда иначе
page-is-what-if = а если

page-what-was = что было { "" }
page-legal = по правилам
page-nothing-marked = (у этого действия ничего не отмечено)

page-closer = ближе
page-look-closer = Посмотреть ближе
page-keys-button = клавиши
page-close = Закрыть
page-button-previous-finding = Предыдущее замечание
page-button-back = На действие назад
page-button-run = Пуск
page-button-on = На действие вперёд
page-button-next-finding = Следующее замечание

page-label-left = влево
page-label-right = вправо
page-label-space = пробел
page-label-shift = shift { $key }
page-label-home = home
page-label-end = end
page-label-escape = esc
page-keys = Клавиши
page-key-back = на действие назад
page-key-on = на действие вперёд
page-key-back-turn = на ход назад
page-key-on-turn = на ход вперёд
page-key-back-round = на раунд назад
page-key-on-round = на раунд вперёд
page-key-previous-finding = предыдущее замечание
page-key-next-finding = следующее замечание
page-key-start = в начало
page-key-end = в конец
page-key-run = пуск
page-key-run-and-stop = пуск и остановка
page-key-legal = что было по правилам
page-key-whole = по всей записи
page-key-other = как записано или иначе
page-key-closer = ближе и обратно
page-key-text = запись как текст и обратно
page-key-help = эти клавиши
page-key-close = закрыть и остановить

page-start = Начало
page-start-of = Начало; действий – { $plays }
page-play-of = Действие { $number } из { $plays }
page-round = раунд { $round }
page-line = строка { $line }
page-lines-between =
    { $lines } { $lines ->
        [one] строка
        [few] строки
       *[many] строк
    }
page-plays-between =
    { $plays } { $plays ->
        [one] действие
        [few] действия
       *[many] действий
    }
page-no-play-named = Нет действия с именем { $name }.
page-no-play-written = Действий не записано

page-count-of-records = записей – { $records }
page-number-of-record = запись { $number }
page-file-and-record = { $file }, запись { $number }

page-unfinished =
    игра не окончена · { $plays } { $plays ->
        [one] действие
        [few] действия
       *[many] действий
    }
page-verdict = { $verdict }: { $words }
page-finding-says = { $word }: { $finding }
page-note-says = Записано: { $note }
page-breach = Нарушение
page-error = Ошибка
page-not-certain = Под вопросом
page-note = Заметка
page-ruled = Решение за столом
page-ruled-void = Взято назад

page-breaches =
    { $findings ->
        [one] нарушение
        [few] нарушения
       *[many] нарушений
    }
page-errors =
    { $findings ->
        [one] ошибка
        [few] ошибки
       *[many] ошибок
    }
page-is-breach = нарушение
page-is-not-certain = под вопросом
page-is-ruled = решение за столом
page-has-notes = записано: { $notes }
page-has-findings = заметка: { $findings }
page-play-with =
    { $number ->
        [none] { $what }: { $play }
       *[other] Действие { $number }, { $what }: { $play }
    }

page-before-first-play = Перед первым действием
page-unrecorded = Этого в записи нет
page-nothing-to-object = Замечаний нет
page-table-ruled-void = Решение за столом: взято назад
page-table-ruled-stands = Решение за столом: оставлено
page-no-ruling = Решения в записи нет.
page-depends-on = От чего зависит
page-depends-on-option = Зависит от настройки
page-changed = Что изменилось
page-printed-at = Где напечатано
page-legal-here = Можно здесь
page-perhaps = возможно
page-and-more = и ещё – { $number }
page-did-you-mean = Возможно, { $names }?
page-stands-here = вот это место
page-follows-from = лишь следствие того, что было не так там
page-page = с. { $page }
page-section = «{ $section }»
page-due = нужно
page-paid = сыграно
page-missing = не хватает – { $number }

page-pieces =
    { $number ->
        [1] { $number } { $kind }
       *[other] { $kind } – { $number }
    }
page-nothing = ничего
page-none = нет

page-told-by = Что известно, если читать
page-lines-so-far = строки до этой
page-whole-record = всю запись
page-only-so = Что могло быть только так

page-no-longer-found = Больше не найдено
page-still-found = Найдено по-прежнему
page-newly-found = Найдено впервые
page-nothing-changes = Больше ничего не меняется.

page-place = место
page-player = игрок
page-how = откуда счёт: { $player }
page-how-column = откуда
page-figure-score = счёт
page-after-each-round = { $figure } после каждого раунда
page-after-round = после раунда { $round }
page-rounds-axis = раунд

page-not-as-played = { $title }: а если, не как сыграно
page-findings-are = Замечания: { $verdict }, { $words }
page-line-of-round =
    строка { $line }{ $round ->
        [none] { "" }
       *[other] , раунд { $round }
    }
page-sheet-finding = { $word }: { $finding }.
page-sheet-legal =
    Там можно: { $plays }{ $more ->
        [none] { "" }
       *[other] { " " }и другое
    }.
page-either = { $one } или { $other }
page-sheet-ruling =
    решение{ $ruling ->
        [void] : взято назад
        [stands] : оставлено
       *[none] { "" }
    }
page-sheet-foot =
    На рисунке позиция после строки { $line } файла { $file }, где стоит последнее действие{ $numbered ->
        [none] { "" }
       *[other] ; номера на нём – номера замечаний
    }.

page-pill-void = взято
