standing-towns = города
standing-at = где сапожок
standing-town = город на карте
standing-distance = расстояние
standing-score = очки
standing-cards = карты

in-phase-setup = подготовка
in-phase-deal = раздача карт
in-phase-draw = жетон вслепую
in-phase-choose = выбор жетонов
in-phase-plan = планирование
in-phase-travel = перемещение
in-phase-keep = конец раунда
in-phase-end = конец игры
