standing-lands = земли
standing-towers = башни
standing-castles = замки
standing-hand = на руках
standing-artifacts = Артефакты
standing-treasures = Сокровища
standing-out = в игре
still-in-game = да
out-of-game = нет

in-phase-setup = подготовка
in-phase-turn = ход
in-phase-battle = бой
in-phase-end = конец игры
