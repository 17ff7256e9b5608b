# Значение – после 1, few – после 2–4, many – после 5.
attack = захват
    .few = захвата
    .many = захватов
battle = бой
    .few = боя
    .many = боёв
land = земля
    .few = земли
    .many = земель
life = жизнь
    .few = жизни
    .many = жизней
squad = отряд
    .few = отряда
    .many = отрядов
treasure = Сокровище
    .few = Сокровища
    .many = Сокровищ

attacker = нападающий
defender = защищающийся

slot-left = слева
slot-centre = в центре
slot-right = справа

icon-none = нет
icon-simple = простой удар
icon-double = двойной удар
icon-shield = щит
icon-pierce = пробивной удар
icon-double-pierce = двойной пробивной удар
icon-counter = контратака
icon-fire = огненный щит
icon-move = движение
icon-other = другое

place-land = земля
place-tower = башня
place-castle = замок
place-centre = центральный замок

people-high = Высшие
people-black = Чёрные
people-snow = Снежные
people-forest = Лесные
people-neutral = Нейтральные

figure-lands = земли
figure-towers = башни
figure-castles = замки
figure-hand = карты на руках
figure-artifacts = Артефакты
figure-treasures = Сокровища
figure-out = вне игры

# Фигуры на карте.
artifact = Артефакт
    .few = Артефакта
    .many = Артефактов
castle = замок
    .few = замка
    .many = замков
central-castle = центральный замок
    .few = центральных замка
    .many = центральных замков
flag = флаг
    .few = флага
    .many = флагов
line-of-words = строка текста
    .few = строки текста
    .many = строк текста
tower = башня
    .few = башни
    .many = башен
place-of-unknown-kind = место незаписанного вида
    .few = места незаписанного вида
    .many = мест незаписанного вида
