standing-sent = отправлено
standing-set = набор
standing-colour = цвет
standing-elves = эльфы
standing-ingredients = ингредиенты
standing-rounds = раунды
standing-gifts = подарки
standing-at = место
standing-cards = карты
standing-crystal = кристалл
standing-side-all = все

in-phase-setup = подготовка
in-phase-turns = ходы
in-phase-end = конец игры
