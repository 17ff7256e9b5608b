turn-after-end = ход, а игра уже окончена
game-was-over = игра уже окончена
ended-here = конец игры – здесь
game-ended-here = конец игры – здесь

goal-where-none = секретная Цель, а в этом сценарии её ни у кого нет
has-other-goal = { $player }: Цель другая
goal-not-fulfilled = { $goal }: Цель не выполнена, нужно { $needs }

finished-last-standing = игра окончена: остался один игрок
finished-castle-taken = игра окончена: захвачен замок
finished-castles-held = игра окончена: все замки у одного игрока
finished-goal-fulfilled = игра окончена: Цель выполнена

have-won = победа: { $players }
nothing-shows-winner = по записи не видно, кто победил
no-winner-yet = запись кончается раньше победы

battle-without-acts = ходы этого боя не записаны: запишите их или погибших («fallen: none», если их нет)

more-than-lands = { $player }: башни и замки – { $number }, а всего { $lands }
holds-though-out = { $player }: вне игры, там не бывает ничего, а записано: { $figure } – { $number }
nothing-though-in = { $player }: { $figure } – 0, но этот игрок в игре, и у него есть хотя бы свой замок
more-than-there-are = у всех игроков: { $figure } – { $number }, а всего их { $copies }
all-are-out = вне игры { $number } из { NUMBER($players) } игроков, а хотя бы один должен остаться
too-many-winners = победителей – { $number }, а побеждает 1
half-a-side-won = победителей – { $number }, а сторона, в которой игроков – { $players }, побеждает вместе
winner-is-out = { $player }: записана победа, но игрок вне игры
winner-has-too-few = { $player }: { $figure } – { $number }, а для победы нужно хотя бы { $due }
too-few-are-out = из остальных вне игры не больше { $number }, а при победе их не меньше { $due }
several-reached-goal = победителей или тех, у кого { $figure } – { $due }, насчитано { $players }, а игру заканчивает первый
