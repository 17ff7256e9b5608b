holder =
    { $holder } – { $number }{ $kept ->
        [none] { "" }
       *[other] { " " }{ $kept }
    }{ $lines }
entries-of = { $holder }{ $lines }
kept-for-round = для раунда { $round }
kept-from-round = с раунда { $round }
the-row = ряд
on-the-roads = на дорогах

cards-in-hands = раунд { $round }: на руках – { $found }, в коробке – { $copies }: { $holders }
cards-played = раунд { $round }: сыграно – { $found }, в коробке – { $copies }: { $holders }
cards-dealt = { $rounds }: роздано – { $found }, а колода ещё не кончалась, в коробке – { $copies }: { $holders }
cards-of-no-box = { $rounds }: карты коробки не могут объяснить все эти записи: { $holders }

card-was-held = { $player }: здесь на руках
card-was-dealt = { $player }: здесь роздано
card-was-paid = { $player }: здесь уплачено
card-was-discarded = { $player }: здесь сброшено
unseen-cards-are-the-price = неизвестные карты{ $lines } – это цена там, где они не могут быть ничем другим

shown-by-later-cards = это видно по сыгранным и оставленным позже картам, какой бы ни была раздача

counters-outside-the-pile = раунд { $round }: вне закрытого стека – { $found }, всего их { $copies }: { $holders }
counters-of-a-player = { $rounds }: { $player } не может иметь все эти жетоны{ $lines }
counters-of-no-box = { $rounds }: жетоны коробки не могут объяснить все эти записи: { $holders }
counters-impossible = { $rounds }: никакие жетоны не могут объяснить все эти записи: { $holders }

counter-lay-in-the-row = жетон лежит в ряду здесь
counter-was-drawn = жетон взят вслепую здесь
counter-was-picked = жетон выбран здесь
# Жетон или препятствие.
piece-was-placed = выложено здесь
counter-was-kept = жетон оставлен здесь
counter-was-paid-for = по жетону уплачено здесь
counter-was-there = жетон есть с самого начала
player-passed = пас здесь

deduced = раунд { $round }: { $what }{ $lines }
had-at-least = { $player }: на руках по меньшей мере { $cards }
face-down-counter-was = { $player }: закрытый жетон – { $counter }
unrecorded-pick-was = { $player }: выбранный жетон, который не записан, – { $counter }
picked-counter-was = { $player }: жетон, выбранный в строке { $line }, – { $counter }
turned-up-counter-was = { $player }: жетон, открытый после выбора в строке { $line }, – { $counter }
kept-counter-was = { $player }: оставленный жетон – { $counter }

plan-impossible = раунд { $round }: какими бы ни были неизвестные записи{ $unknown }, { $reason }: { $entries }
plan-had-ended = все подряд спасовали бы раньше, чем выложено последнее
plan-lacks-counters = у этих игроков нет жетонов, с которыми всё это верно
plan-lacks-obstacles = у этих игроков нет препятствия, с которым всё это верно
plan-lacks-everything = всё это не может быть верно
plan-lacks-entries = для всего, что лежит на дорогах, этих записей слишком мало или они слишком поздние

cards-undecided = не решено, хватает ли в коробке всех этих карт: слишком много вариантов
plan-undecided = не решено, объясняют ли неизвестные записи планирования то, что видно в путешествиях: слишком много вариантов
counters-undecided = не решено, хватает ли в коробке всех этих жетонов: слишком много вариантов
depends-on-cards = скрытые карты: слишком много вариантов
depends-on-entries = неизвестные записи планирования: слишком много вариантов
depends-on-counters = скрытые жетоны: слишком много вариантов
