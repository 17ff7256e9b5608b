standing-lands = земли
standing-towers = башни
standing-castles = замки
standing-hand = на руках
standing-artifacts = Артефакты
standing-treasures = Сокровища
standing-out = в игре
standing-is-in = да
standing-is-out = нет

in-phase-setup = подготовка
in-phase-turn = ход
in-phase-battle = бой
in-phase-end = конец игры
