drawn-deck = колода
drawn-discard = сброс
drawn-set = один набор
drawn-colour = один цвет
drawn-elves = с эльфами
drawn-ingredients = ингредиенты

drawn-cards = карт: { $number }
drawn-no-cards = карт нет
drawn-below = ниже: { $number }
drawn-more-below = ниже ещё?
drawn-of-due = { $lying } из { $due }
drawn-or-sent = отправлена?
drawn-crystal =
    { $used ->
        [none] кристалл ?
        [crystal-used] кристалл: 0
       *[other] кристалл: 1
    }
