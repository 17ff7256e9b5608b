screen-what-this-is = Записывайте партию пальцами и смотрите, все ли ходы по правилам.
screen-go-on = Дальше
screen-of-players = игроков: { $players }
screen-paste-text = Вставить текст
screen-all-games = Все партии
screen-no-network = Работает без сети. Ничто не покидает это устройство, пока вы сами не поделитесь.

screen-paste-what = Запись или то, что писали в чате во время игры: каждая строка предлагается как действие.
screen-read-it = Прочитать
screen-read-as = Прочитано как: { $play }
screen-not-read-as = К этой строке здесь не подходит ни один ответ.
screen-as-note = Как заметка
screen-skip = Пропустить
screen-stop-lines = Пропустить все остальные строки

screen-players-clockwise = Игроки по часовой стрелке; начинает первый
screen-player-number = Игрок { $number }
screen-colour-of = Цвет: { $player }
screen-move-up = Выше: { $player }
screen-add-player = Добавить игрока
screen-played-before = Играли здесь раньше
screen-how-much = Насколько подробно записывать?
screen-begin = Начать

screen-not-read = не читается
screen-phases = Раунд
screen-phase-done = готово
screen-phase-now = сейчас
screen-phase-unrecorded = не записывается; нажмите, чтобы записывать
screen-table = На столе
screen-tools = Инструменты
screen-undo = Отменить
screen-redo = Вернуть
screen-plays-number = Действий: { $plays }
screen-plays = Действия
screen-replay = Просмотр
screen-back = Назад
screen-to-question = Вопрос

screen-any-card = любая карта
screen-not-certain = не точно
screen-not-all-tried = Проверены не все ответы.
screen-find = Найти по названию
screen-only-how-many = Только сколько: { $number }
screen-erase = Стереть последнее
screen-empty-place = пусто
screen-let-go = Снять выбор
screen-which-one = Что из этого?
screen-it-happened = Так и было
screen-something-else = Было другое
screen-something-else-of = Было другое: { $player }

screen-a-play = Действие
screen-a-note = Заметка
screen-not-seen = Не видели
screen-tap-a-player = Кто-то другой? Нажмите на игрока.
screen-choose = Выберите, что произошло.
screen-within-rules = По правилам
screen-breaks = Против правил
screen-write-it = Записать
screen-write-breach = Записать: против правил
screen-leave-it = Оставить

screen-what-holds = Что решили за столом?
screen-tapped-wrong = Это промах: отменить
screen-rule-later = Решить позже

screen-changing = Меняется действие { $play } из { $of }. Что дальше, судится заново.
screen-inserting = Новое действие перед действием { $play }. Что дальше, судится заново.
screen-later-broken = Больше не по правилам, действий: { $plays }
screen-show-first = Показать первое

screen-change = Изменить
screen-insert-before = Вставить перед ним
screen-stands = Остаётся
screen-taken-back = Взято назад
screen-leave-out = Удалить
screen-to-text = Править текст
screen-not-by-taps = Эту запись нельзя продолжить нажатиями.

screen-table-agrees = За столом согласны

screen-share-replay = Просмотр партии
screen-share-replay-is = одна страница, откроется где угодно
screen-share-record = Запись
screen-share-record-is = файл, с которым можно продолжить
screen-share-address = Адрес
screen-share-address-is = запись внутри него
screen-code = Адрес как код для камеры
screen-share-bgstats = BG Stats
screen-share-bgstats-is = код и ссылка, чтобы внести туда результат
screen-bgstats-code = Результат как код, который открывает BG Stats
screen-bgstats-open = Открыть в BG Stats

screen-other-window = Другое окно изменило эту запись. Здесь показано то, что в нём.
