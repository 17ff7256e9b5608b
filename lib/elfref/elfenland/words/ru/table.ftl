too-many-pieces = столько карт или жетонов записать нельзя
blind-pick-turns-nothing = после выбора вслепую ничего не открывают
name-the-winner = нужно имя победителя
number-out-of-range = числа в записи – от 0 до 99

row-is-late = ряд в раунде один, и его показывают до первого выбора
rounds-in-order = раунды идут по порядку, до 99
before-any-round = это часть начала, до первого раунда
round-not-written = этот раунд не записан
no-round-has-it = нет начатого раунда, где это возможно
phase-is-past = этот этап уже прошёл: начните его в следующем раунде
phase-has-begun = этот этап уже начат

one-entry-each = у игрока одна запись в «{ $phase }»: пишут всё в одной, через +
first-entry-here = она здесь
