turn-after-end = ход, а игра уже закончена
game-was-over = игра уже закончена
ended-here = конец игры – здесь
game-ended-here = конец игры – здесь

goal-where-none = тайная Цель, а в этом сценарии её ни у кого нет
has-other-goal = { $player }: Цель другая
goal-not-fulfilled = { $goal }: Цель не выполнена, нужно { $needs }

finished-last-standing = партия закончена: остался один игрок
finished-castle-taken = партия закончена захватом замка
finished-castles-held = партия закончена: все замки у одного игрока
finished-goal-fulfilled = партия закончена выполненной Целью

have-won = победа: { $players }
nothing-shows-winner = то, что это показывает, не записано
no-winner-yet = запись кончается раньше, чем есть победитель

battle-without-acts = ходы этого боя не записаны: запишите их или погибших («fallen: none», если их нет)

more-than-lands = { $player }: башни и замки – { $number }, а всего { $lands }
holds-though-out = { $player }: вне игры, там не бывает ничего, а записано: { $figure } – { $number }
nothing-though-in = { $player }: { $figure } – 0, но игрок не вне игры, и у него есть хотя бы свой замок
more-than-there-are = у всех игроков: { $figure } – { $number }, а всего их { $copies }
all-are-out = вне игры { $number } из { NUMBER($players) } игроков
too-many-winners = победителей – { $number }, а побеждает 1
half-a-side-won = из стороны, в которой игроков { $players }, победителей – { $number }
winner-is-out = { $player }: записана победа, но игрок вне игры
winner-has-too-few = { $player }: { $figure } – { $number }, а для победы нужно хотя бы { $due }
too-few-are-out = вне игры может быть остальных – { $number }, а при победе их хотя бы { $due }
several-reached-goal = победителей или тех, у кого { $figure } – { $due }, насчитано { $players }, а игру заканчивает первый
