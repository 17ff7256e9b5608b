unknown-command = неизвестная команда «{ $command }»
no-such-option = неизвестный параметр «{ $option }»
too-many-arguments = лишний аргумент «{ $given }»
argument-required = нужен аргумент { $argument }
value-missing = { $option }: нужно значение { $value }
see-help = справка: elfref --help
see-help-of = справка: elfref { $command } --help
did-you-mean-word = возможно, «{ $word }»?
did-you-mean-check = возможно, «elfref check { $file }»?

fault-of-value = { $option }: { $fault }
takes-one-of = { $option }: одно из { $words }, а не «{ $given }»
takes-number-from-to = нужно число от { $least } до { $most }, а не «{ $given }»
takes-number-from-one = нужно целое число от 1, а не «{ $given }»
takes-name-and-value = нужны имя и значение, например caravan=free, а не «{ $given }»
takes-rule = нужно обозначение правила или ошибки файла, а такого нет: «{ $given }»
takes-language = нет слов языка «{ $given }»; есть: { $words }
takes-words = нужны слова, а не «{ $given }»
what-if-unreadable = не читается: «{ $given }»; нужно LINE=PLAY, LINE:COLUMN=PLAY или ROUND:PHASE:PLAYER:NUMBER=PLAY; без текста после = действия не будет, + впереди вставляет ещё одно
not-a-place = --at: «{ $place }» – не место; нужно LINE, LINE:COLUMN, ROUND:PHASE:PLAYER, ROUND:PHASE:PLAYER:NUMBER или end
of-option = { $option }: { $fault }
at-place = --at { $place }: { $fault }

cannot-read-file = файл «{ $file }» не читается: { $why }
cannot-write = файл «{ $file }» нельзя записать: { $why }
results-not-written = результаты нельзя записать: { $why }
page-is-record = «{ $file }» – сама запись: для страницы нужен другой файл
page-named-like-record = имя «{ $file }» – как у записи: для страницы нужно другое
no-page = в этой сборке нет страницы для просмотра партий
no-memory-for-gzip = не хватает памяти, чтобы распаковать gzip
no-memory-for-zstandard = не хватает памяти, чтобы распаковать Zstandard
gzip-damaged = архив gzip повреждён: { $why }
cannot-be-unpacked = распаковать его нельзя
zstandard-damaged = архив Zstandard повреждён: { $why }
cut-off = архив обрывается
not-a-file = это не файл
is-folder =
    это папка: назовите её файлы{ $files ->
        [none] { "" }
       *[other] , например { $files }
    }
endless-document = документ без конца
out-of-memory = не хватило памяти
written-by-others = тем временем файл изменила другая программа
read-only = файл только для чтения
has-hard-link = у файла есть второе имя (жёсткая ссылка), под которым остался бы старый текст
belongs-to-others = файл принадлежит другому пользователю
no-folder = такой папки нет
folder-closed = в папке нельзя создать файл: { $why }
recorded-elsewhere = его уже пишет другая программа 'elfref record'

record-cannot = «{ $file }», запись игры { $game }: { $what }
one-record-asked = вопрос об одной записи: нужен один FILE
several-records-name-line = «{ $file }» – записей: { $records }; параметр { $option } должен назвать строку одной из них
no-record-in-line = «{ $file }»: в строке { $line } записи нет, последняя строка – { $end }
lines-of-two-records = «{ $file }»: строки { $first } и { $last } – из разных записей
record-unreadable = { $place }: { $fault } (все ошибки чтения покажет 'elfref check')
no-record-at-all = записи нет
fault-and-advice = { $fault }; { $advice }
made-unreadable = запись перестала бы читаться: { $fault }
line-would-become = строка { $line } – «{ $before }», из неё «{ $part }» заменяет «{ $after }»: { $fault }
not-judged = не хватило памяти: запись { $record } из «{ $file }» не проверена
other-figures = показатели не те, что у игры { $game }: очки этих записей считают отдельно
fix-names-one-file = --fix { $choice } – об одной записи: нужен один FILE
fix-fault = --fix { $fault }
fix-no-line = --fix: выбранной строки нет ни в одной записи
watch-no-file = --watch нужны файлы, а файла «{ $file }» нет
watch-names-file = --watch нужны файлы: хотя бы один
watch-no-process = --watch: система не запускает процесс
plays-not-counted = её действия нельзя сосчитать
table-not-shown = её позицию нельзя показать
no-page-about-it = страницу о ней нельзя составить
not-looked-at = её нельзя просмотреть
plays-not-compared = её действия нельзя сравнивать по одному
no-picture = рисунка для неё нет

no-prices = у игры { $game } нет цен: параметр --price не нужен
price-goes-nowhere = --price: «{ $price }» никуда не ходит; нужно одно из { $kinds }
at-names-file = --at называет место в записи: нужен и FILE
edition-names-file = --edition и --option относятся к записи: нужен и FILE
no-picture-of = рисунка для игры { $game } нет
board-not-built-in = поле игры { $game } не встроено: назовите её компоненты, --components FILE
box-without-board = «{ $file }»: поля нет; смотрите elfref components { $file }
board-not-svg = имя «{ $file }» не заканчивается на .svg, а поле рисуется только так
no-board-of = поля игры { $game } у неё нет
no-picture-of-place = рисунка этого места нет
summary-prints-no-findings = --summary не показывает замечаний: ни --deductions, ни --suggest, ни --fix, ни --what-if с ним не сочетаются
summary-formats = --summary и --what-if сочетаются с --format text, json и ndjson
box-is-built-in = коробка игры { $game } встроена: файл компонентов не нужен
no-game-with-boxes = ни у одной игры компоненты не задаются файлом
too-long-for-yaml = ключ или текст слишком длинный для YAML
not-to-be-read = она не читается
not-converted = { $record }: не преобразована; { $why }
fault-at = { $place }: { $fault }
one-record-each = «{ $file }»: больше одной записи, а в каждом файле должна быть одна
one-unreadable = одна из записей не читается: причину покажет 'elfref check'
different-games = «{ $file }» – запись игры { $game }, а «{ $other }» – запись игры { $second }: это не одна партия
compared-games = это записи разных игр, то есть не одна партия: каждая проверена по изданиям своей игры
no-such-code = правила с кодом «{ $code }» нет
rules-lists-all = все правила: elfref rules
explain-lists-kind = правила этого рода: elfref explain { $kind }
no-such-words =
    «{ $name }»: такого обозначения нет, и нет правила { $words ->
        [0] с этим словом
        [1] с этим словом
       *[other] с этими словами
    }
did-you-mean-one-of = возможно, { $words }?
nearest-to-them = ближе всего к ним:
nothing-to-look-at = записи, которая это показывает, для просмотра нет
stats-break = --stats считает партии без нарушений: --break с ним не сочетается
no-session-found = партия, в которой за таким столом нарушено «{ $rule }», не нашлась
no-language-client = стандартный ввод – не редактор: от него ждут сообщений JSON-RPC
why-takes-play = --why нужно действие, как в записи, а не «{ $given }»
page-ends-in = имя «{ $file }» не заканчивается ни на .html, ни на .md: нужен --format html или --format md
nothing-in-doubt = «{ $file }»: спорных действий нет; назовите действие параметром --at, например --at 18
no-record-number = «{ $file }»: записи { $number } нет
no-record-there = «{ $file }»: записи в этом месте нет
record-names-one-file = --record считает записи одного файла: нужен один FILE
at-names-one-file = --at – об одной записи: нужен один FILE
step-without-at = --step продолжает от места: назовите его параметром --at
what-if-with = --what-if сам называет запись и место: параметр { $option } не нужен
at-shows-text = --at показывает позицию текстом: ни --format json, ни --html с ним не сочетаются
several-records-name-one = «{ $file }»: записей несколько; выберите одну параметром --record
not-written-yet = «{ $file }»: ещё не записано; { $why }
not-written-trying = { $why }; ещё одна попытка – со следующей строкой
line-not-written = не записано: «{ $line }»
nothing-to-undo = ещё ничего не записано
goes-on-beside = «{ $file }»: файл тем временем изменился и не записан. Вся запись продолжается в «{ $beside }»
compare-the-two = сравните их командой 'elfref diff' и оставьте верное
file-packed = «{ $file }» – архив: сначала распакуйте его
file-of-several = «{ $file }»: записей несколько, а нужен файл с одной
terminal-unknown = в системе нет описания терминала «{ $terminal }»; он считается VT100
