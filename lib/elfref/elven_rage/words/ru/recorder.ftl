# Что нажимают, чтобы записать партию.

rage-game = Ярость Эльфов

# Ход, который идёт, и его части.
rage-turn-of = ход { $number }, { $player }
rage-part-summon = Призыв
rage-part-discard = Сброс
rage-part-capture = Захват
rage-part-battle = Битва

# Заголовки: чей ход и что решается. $cards – список карт.
rage-keeps = Какие карты оставляет { $player }?
rage-summons = { $player }: призыв, { $number }
rage-discards = { $player }: сброс, { $number }
rage-attacks-what = Что атакует { $player }?
rage-takes-artifact = { $player } берёт артефакт
rage-which-squad = С каким отрядом бой? { $player }
rage-answers = Что отвечает { $player }?
rage-seats-title = Какие карты лежат по краям?
rage-centre-title = Какие карты лежат в центре?
rage-battle-for = { $place }: кто победил?
rage-acts = Действует { $cards }
rage-over = Партия окончена
rage-whole-turn = Это целый ход: его можно только убрать

# Под заголовком: что нажать.
rage-hint-cards = по названиям или только сколько
rage-hint-land = нажмите место на карте
rage-hint-place = какое место или какого рода
rage-hint-or-next = или дальше: что атакует { $player }
rage-hint-squad = сначала посмотреть один или нажать тот, с которым бой
rage-hint-seats = место за местом, по часовой стрелке
rage-hint-centre = сначала верхняя карта
rage-hint-act = инициатива { $initiative } – самая высокая
rage-hint-attacker = у обеих сторон инициатива { $initiative }: сначала атакующий
rage-hint-by-turns = у обеих сторон инициатива { $initiative }: по очереди
rage-hint-any-act = нажмите, что сделала карта, или кто победил

# Виды записей.
rage-form-keep = оставляет карты
rage-form-summon = призывает карты
rage-form-discard = сбрасывает карты
rage-form-attack = атакует место
rage-form-decline = берёт две карты вместо атаки
rage-form-look = смотрит отряд
rage-form-fight = бой с отрядом
rage-form-defend = защищается картами
rage-form-retreat = отступает
rage-form-send = посылает карты
rage-form-seats = края битвы
rage-form-placed = порядок выкладки краёв
rage-form-centre = центр битвы
rage-form-swap = обменивает бойца запаса
rage-form-act = карта действует
rage-form-fallen = павшие карты
rage-form-plays = играет действие
rage-form-uses = применяет артефакт
rage-form-answers = отвечает действием
rage-form-answers-with = отвечает артефактом
rage-form-artifact = берёт артефакт
rage-form-treasure = обменивает сокровище
rage-form-trades = меняется
rage-form-gives = отдаёт что-то
rage-form-goal = показывает цель
rage-form-hand = считает карты на руках
rage-form-neutrals = играет за нейтральные карты
rage-form-new-card = новая карта: что на ней
rage-won = атакующий победил
rage-lost = атакующий проиграл
rage-loop = битва окончена: перемещения повторяются
rage-gives-up = отдаёт землю

# Что для них выбирают.
rage-slot-cards = карты
rage-slot-card = карта
rage-slot-card-name = карта с другим названием
rage-slot-artifact = артефакт
rage-slot-artifact-name = артефакт с другим названием
rage-slot-goal = цель
rage-slot-goal-name = цель с другим названием
rage-slot-land = что
rage-slot-place-name = место с другим названием
rage-slot-squad = отряд
rage-slot-shows = открытая карта
rage-slot-seats = края, по часовой стрелке
rage-slot-placed = края, по порядку
rage-slot-upper = сверху
rage-slot-lower = под ней
rage-slot-who = кто
rage-slot-does = что делает
rage-slot-target = с какой картой
rage-slot-side = слот
rage-slot-cost = чего это стоит
rage-slot-what = что происходит
rage-slot-on = на какой карте
rage-slot-icon = знак
rage-slot-amount = насколько
rage-slot-from = откуда
rage-slot-to = куда
rage-slot-given = отдаёт
rage-slot-taken = получает
rage-slot-with = кому
rage-slot-player = кто
rage-slot-number = карты
rage-slot-deck = колода
rage-slot-initiative = инициатива
rage-slot-lives = жизни
rage-slot-copies = сколько в колоде

# Ответы. $card и $target – карты, $place – род места.
rage-none-shown = карту не открыли
rage-no-artifact = без артефакта
rage-some-artifact = артефакт
rage-card-shows = { $initiative }/{ $lives } { $left } { $centre } { $right }
rage-place-of = { $place }, { $owner }
rage-squad = отряд { $squad }
rage-squad-gone = уже сражался
rage-strikes = { $card } бьёт: { $target }
rage-moves = { $card } меняется местами: { $target }
rage-stays = { $card } не действует
rage-does-strike = бьёт
rage-does-move = меняется местами
rage-does-stay = стоит
rage-does-nothing = ничего не делает
rage-lives-less = −{ $lives }
rage-cost-dies = погибает
rage-cost-nothing = без потерь
rage-more = +{ $number }
rage-less = −{ $number }
rage-change-slot = меняется слот
rage-change-life = меняются жизни
rage-change-initiative = меняется инициатива
rage-change-draw = берут карты
rage-change-token = жетон передвигается
rage-change-tower = строится башня

# Ответы, в которых больше нечего выбирать.
rage-only-number = Только сколько: { $number }
rage-only-how-many = Только сколько
rage-declines = { $player } не атакует и берёт карты
rage-defends = { $player } защищается
rage-retreats = { $player } отступает
rage-gives-up-land = { $player } отдаёт землю
rage-swaps = Обмен бойца запаса
rage-who-fell = Только кто пал
rage-player-wins = Победа в битве: { $player }
rage-player-loses = Поражение в битве: { $player }
rage-something-not-seen = Что-то не видели
rage-rest-not-seen = Остаток хода не видели: { $player }
rage-turn-not-seen = Ход не видели: { $player }
rage-turns-not-seen = Несколько ходов не видели

# Начало партии. Союзник первого игрока – игрок $number.
rage-full-means = все карты по названиям, также те, которые видит только один игрок
rage-public-means = битвы, действия и артефакты; карты на руках числом
rage-minimal-means = атаки с их исходом
rage-slot-elves = народ
rage-slot-castle = угол
rage-slot-scenario = сценарий
rage-slot-race-goal = цель гонки
rage-slot-sides = стороны союза
rage-slot-placement = расстановка
rage-slot-components = карты и поле
rage-supremacy = превосходство
rage-lord-of-dragons = повелитель драконов
rage-race = гонка
rage-only-war = только война
rage-alliance = союз
rage-four-towers = 4 башни
rage-seven-lands = 7 земель
rage-pair = игроки 1 и { $number } против остальных
rage-advanced = для опытных игроков
rage-beginner = для новичков
rage-no-components = своя коробка: названия, как вы их пишете
rage-trial-set = выдуманный набор
rage-no-such-corner = на поле для стольких игроков нет такого угла
rage-alliance-of-four = для союза нужны четыре игрока
