was-dealt = роздано
was-kept = оставлено
was-drawn = взято
was-discarded = сброшено
was-sent = отправлено в бой
was-used = применено
was-at-edge = с краю
was-in-centre = в центре
was-shown = открыто
was-taken = взято
was-handed-over = передано
was-somebodys = у игрока
was-there-at-start = есть с самого начала

done-here = { $done } здесь
done-in-line = { $cards } – { $done }, строка { $line }
pile-cannot =
    { $cards }: здесь не может быть «{ $done }»{ $others ->
        [0] { "" }
       *[other] : { $others }
    }{ $more ->
        [none] { "" }
       *[other] , раньше – ещё { $more }
    }

in-the-box = в коробке: { $cards }
copies-of = { $card } – { $copies }
deck-not-reshuffled =
    { $player ->
        [none] колода нейтральных воинов между этим не перетасована
       *[other] колода (игрок – { $player }) между этим не перетасована
    }
deck-reshuffled =
    { $player ->
        [none] колода нейтральных воинов
       *[other] колода (игрок – { $player })
    } собрана заново в строке { $line } – из карт, что были тогда в сбросе
no-card-came = между этим в руку карты не приходили

cards-undecided = не решено, могут ли карты быть там, где записаны: вариантов слишком много
artifacts-undecided = не решено, могут ли эти Артефакты быть у игроков: вариантов слишком много
goals-undecided = не решено, могут ли эти Цели быть у игроков: вариантов слишком много
too-many-ways = скрытые карты: вариантов слишком много

had-drawn = { $player }: в строке { $line } взята карта { $card }{ $lines }
had-discarded = { $player }: в строке { $line } сброшена карта { $card }{ $lines }
had-sent = { $player }: в строке { $line } отправлена карта { $card }{ $lines }
holds-at-end = { $player }: в конце на руках карта { $card }{ $lines }

outcome-impossible = ни при каком ходе боя эти карты не дают такого исхода
outcome-needs-actions = ни при каком ходе боя эти карты не дают такого исхода без незаписанных Действий
unrecorded-actions = незаписанные Действия
