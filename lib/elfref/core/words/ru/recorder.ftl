recorder-depends = это зависит от того, что не записано
recorder-gave-up = это не проверено: вариантов слишком много

recorder-level-full = Всё
recorder-level-public = Что видно всем
recorder-level-minimal = Только ходы

recorder-stands = Остаётся в силе
recorder-taken-back = Взят назад

recorder-sentence = { $player }: { $chosen }
recorder-note = заметка
recorder-note-words = Заметка
recorder-not-seen = не видели

recorder-not-by-taps = в этой записи нет ходов, нажатиями её не продолжить
recorder-no-play = такого хода в записи нет
recorder-no-form = такого вида хода здесь нет
recorder-no-slot = в этом виде хода нечего выбирать под таким названием
recorder-bad-choices = выбранное не удаётся прочитать
recorder-unknown-game = такая игра неизвестна
recorder-unknown-edition = такое издание неизвестно
recorder-unknown-choice = такого варианта нет

recorder-number-of-players = нужно игроков: от { $least } до { $most }
recorder-no-name = у игрока нет имени
recorder-name-not-possible = «{ $name }» не может быть именем игрока
recorder-same-name = два игрока с одним именем: { $name }

recorder-other-numbers = Другие числа
recorder-winner = кто победил
recorder-unclaimed = не указано
