screen-this-language = Русский
screen-language = Язык
screen-needs-script = Эта страница судит записи партий, и для этого ей нужен её скрипт; извне ничего не загружается.
screen-loading = Судья загружается.
screen-empty = Пока ничего не написано.

screen-next-play = Следующее действие

screen-as-text = Запись как текст
screen-the-record = Запись
screen-findings = Замечания
screen-nothing-found = Замечаний нет.
screen-completions = Варианты
screen-selection-deleted = Выделенное удалено

screen-play-by-play = Партия, действие за действием
screen-replaying = Партия разыгрывается заново.
screen-no-look = Смотреть нечего: { $why }.

screen-this-record = Эта запись
screen-file-name = Имя файла
screen-share = Поделиться
screen-address-copied = Адрес этой страницы вместе с записью – в буфере обмена.
screen-saved = Запись сохранена как файл, его можно отправить.
screen-documents = Документы записи
screen-documents-are = Запись может называть файлы, например карты коробки. Они ищутся здесь.
screen-add-document = Добавить документ
screen-length = знаков – { $characters }
screen-remove = Удалить
screen-remove-named = Удалить: { $name }
screen-remove-for-good = Удалить насовсем
screen-judge-otherwise = Судить иначе
screen-edition = Издание
screen-edition-of-record = как в записи
screen-open = Открыть файл
screen-examples = Примеры
screen-example-full = три игрока, записано всё
screen-example-short = та же партия в немногих словах
screen-example-three = три игрока
screen-kept-here = Хранятся в этом браузере
screen-about = elfref { $version }. То, что вы пишете, остаётся на этом устройстве, пока вы сами этого не отправите.
screen-licences = Лицензии

screen-no-room = В этом браузере не осталось места для записи. Сохраните файл («Поделиться»), прежде чем уйти.
screen-keeps-nothing = Этот браузер ничего не хранит для этой страницы. Сохраните файл («Поделиться»), прежде чем уйти.
screen-no-answer = Судья не может ответить: { $why }.
screen-out-of-memory = не хватает памяти
screen-no-worker = браузер не может его запустить
screen-interrupted = раньше пришёл другой вопрос
