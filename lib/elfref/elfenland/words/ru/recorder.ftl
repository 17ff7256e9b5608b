recorder-round-of = раунд { $round } из { $rounds }

recorder-cards-of = { $player }: какие карты розданы?
recorder-draws = { $player } берёт жетон вслепую
recorder-row-opens = Какие жетоны лежат в ряду?
recorder-picks = { $player } берёт жетон
recorder-plans = { $player } планирует
recorder-travels = { $player } путешествует
recorder-keeps = { $player } оставляет жетон
recorder-over = Игра окончена

recorder-hint-deal = по одной или только число
recorder-hint-row = пять жетонов; или сразу первый взятый
recorder-hint-pick = из ряда или из стопки
recorder-hint-plan = дорога или жетон
recorder-hint-plan-or-go = дорога или жетон; или город, если путешествует { $player }
recorder-hint-town = выберите город

recorder-form-deal = получает карты
recorder-form-draw = берёт жетон вслепую
recorder-form-row = ряд
recorder-form-pick = берёт жетон
recorder-form-place = выкладывает
recorder-form-step = идёт в город
recorder-form-discard = сбрасывает
recorder-form-keep = оставляет жетон

recorder-slot-cards = карты
recorder-slot-counter = жетон
recorder-slot-row = жетоны
recorder-slot-from = какой
recorder-slot-which = какой это был
recorder-slot-piece = что
recorder-slot-way = куда
recorder-slot-to = куда
recorder-slot-paid = плата
recorder-slot-how = как
recorder-slot-turned = открыт взамен

recorder-face-down = закрытый
recorder-kind-face-down = { $kind }, закрытый
recorder-from-pile = из стопки
recorder-no-counter = никакого
recorder-any-cards = любые { $number }
recorder-caravan =
    караван{ $number ->
        [none] { "" }
       *[other] , { $number }
    }
recorder-by-road = по дороге
recorder-by-river = по реке
recorder-by-ferry = на пароме
recorder-town-by = { $town } { $way }

recorder-one-and-another = { $left }; { $right }
recorder-everyone-is-dealt =
    Раунд { $round }: начинает { $player }, { $cards ->
        [none] карты по правилам
       *[other] каждому карт: { $cards }
    }
recorder-only-number = Только число: { $number }
recorder-pass = Пас
recorder-stops =
    { $player }: путь окончен{ $cards ->
        [none] { "" }
       *[other] , сброс: { $cards }
    }
recorder-stays =
    { $player } остаётся на месте{ $cards ->
        [none] { "" }
       *[other] , сброс: { $cards }
    }
recorder-play-not-seen = Этот ход не видели
recorder-journey-not-seen = Это путешествие не видели
recorder-rest-not-seen = Дальнейший путь не видели
recorder-round-not-seen = Целый раунд не видели

recorder-about = города и дороги
recorder-full-means = все карты и жетоны, и те, что видит один игрок
recorder-public-means = жетоны, дороги и плата; карты на руках – числом
recorder-minimal-means = жетоны на дорогах и путешествия
recorder-town-cards = Карты городов (у каждого тайная цель)
recorder-slot-town = карта города
recorder-town-of = { $player }: какая была карта города?
recorder-yellow = жёлтый
recorder-blue = синий
recorder-black = чёрный
recorder-green = зелёный
recorder-red = красный
recorder-purple = фиолетовый
