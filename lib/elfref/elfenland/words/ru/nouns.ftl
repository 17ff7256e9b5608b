# Транспорт: значение – после 1, few – после 2–4, many – после 5.

pig = кабан
    .few = кабана
    .many = кабанов
elfcycle = эльфоцикл
    .few = эльфоцикла
    .many = эльфоциклов
cloud = облако
    .few = облака
    .many = облаков
unicorn = единорог
    .few = единорога
    .many = единорогов
wagon = повозка
    .few = повозки
    .many = повозок
dragon = дракон
    .few = дракона
    .many = драконов
raft = плот
    .few = плота
    .many = плотов

counter = жетон
    .few = жетона
    .many = жетонов
obstacle = препятствие
    .few = препятствия
    .many = препятствий
town = город
    .few = города
    .many = городов
point = очко
    .few = очка
    .many = очков
placement = выкладывание
    .few = выкладывания
    .many = выкладываний
payment = оплата
    .few = оплаты
    .many = оплат
discard = сброс
    .few = сброса
    .many = сбросов
step = переход
    .few = перехода
    .many = переходов

plains = равнина
forest = лес
desert = пустыня
mountain = горы
river = река
lake = озеро

land-road = дорога
ferry = паромная переправа
connection = дорога, река или паромная переправа

phase-deal = раздача карт
phase-draw = жетон вслепую
phase-choose = выбор жетонов
phase-plan = планирование
phase-travel = перемещение
phase-keep = конец раунда

boot = сапожок
    .few = сапожка
    .many = сапожков
town-piece = городской маркер
    .few = городских маркера
    .many = городских маркеров
