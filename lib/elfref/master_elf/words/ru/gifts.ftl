second-gift = второй подарок за один ход
first-gift-here = первый создан здесь
price-count-wrong = плата – { $paid }, а подарок стоит { $due }
gift-price = { $gift } стоит { $price }
three-kinds-paid = в плате три вида карт, а подарку нужны два
kind-not-in-price = в плате { $kind }, а { $gift } стоит { $price }
kind-overpaid = в плате { $kind } – { $cards }, а { $gift } стоит { $price }
one-kind-paid = в плате только { $kind }, а нужны карты обоих видов
crystal-for-card-in-hand = кристалл заменяет карту { $kind }, а у игрока { $player } она есть
crystals-too-many = в плате { $crystals }, а у каждого игрока только 1
crystal-is-used = кристалл игрока { $player } использован

gift-turned-up-already = { $gift }: такие карты уже открыты, а всего их { $copies }
gifts-on-top = сверху лежат: { $gifts }
gift-on-no-stack = подарка { $gift } нет ни в одной стопке
gift-covered = { $gift } не сверху: над ним лежит { $cover }
gift-laid-on-it = положен сверху здесь
gift-laid-on-stack = подарок выложен, хотя под подарком { $gift } лежат другие
stack-left-empty = стопка пуста, а в колоде ещё { $left }
no-gift-left = в колоде не осталось подарков: игра проиграна

parcel-is-sent = посылка «{ $parcel }» отправлена
parcel-sent-here = отправлена здесь
gift-fits-parcels = { $gift } кладут в коробку, хотя есть подходящие посылки: { $parcels }
set-differs =
    { $gift } – { $sets ->
        [1] набор { $sets }
       *[other] наборы { $sets }
    }, а в посылке набор { $due }
colour-differs = { $gift }: цвет – { $colour }, а у посылки – { $due }
ingredients-differ = { $gift } стоит { $price }, а первый подарок ({ $first }) стоит { $first_price }
gifts-lying-there = там лежат: { $gifts }

parcel-was-full = посылка уже полна ({ $gifts }, считая первый): её отправляют сразу
parcel-full-here = полна здесь
parcel-full-before = полна здесь, в одном из прошлых ходов
parcel-lies-full = под посылкой { $gifts }: она полна, и её отправляют сразу
parcel-sent-already = посылка «{ $parcel }» уже отправлена
parcel-not-full = под посылкой подарков – { $lying }, а нужно { NUMBER($due) }

only-areas-get-cards = карты получают только области
area-not-empty = { $place }: там ещё лежало карт – { $cards }
area-refill-wrong = { $place }: выложено карт – { NUMBER($laid) }, а нужно 2
area-left-empty = { $place }: там тоже пусто, нужны 2 карты
not-all-laid = выложено карт – { NUMBER($laid) }, а нужно выложить все: { $due }
areas-get-one-card = областей, которые получают по 1 карте, – { $areas }, а может быть не больше 1

gift-early-or-turns-missing = подарок выложен, а очередь игрока { $due }: рано или записаны не все ходы
gift-early = подарок выложен, а очередь игрока { $due }
gift-before-first-turn = подарок выложен до первого хода
gift-not-laid = подарок не выложен, а в колоде ещё { $left }
gift-line-missing = ход снова у игрока { $player }, а подарок не выложен: в колоде подарков – { $left }
turns-not-recorded = незаписанные ходы
gift-lines-not-written = незаписанные строки о подарках

gift-of-cooperative-game = новый подарок бывает только в кооперативной игре
parcel-of-cooperative-game = посылки бывают только в кооперативной игре
