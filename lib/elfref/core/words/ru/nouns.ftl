# Значение – после 1, few – после 2–4, many – после 5.

card = карта
    .few = карты
    .many = карт
    .accusative = карту
    .accusative-few = карты
    .accusative-many = карт
    .genitive = карты
    .genitive-many = карт
play = действие
    .few = действия
    .many = действий
player = игрок
    .few = игрока
    .many = игроков
round = раунд
    .few = раунда
    .many = раундов
