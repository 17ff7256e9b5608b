option-rounds = сколько раундов играют
option-rounds-is-4 = четыре раунда
option-rounds-is-3 = три раунда, как в коробке 2015 года

option-deal = как раздают карты после раунда 1
option-deal-is-fill-8 = руку пополняют до восьми
option-deal-is-new-8 = восемь новых карт сверх оставшихся

option-row = что происходит с пятью открытыми жетонами между раундами
option-row-is-persistent = они остаются
option-row-is-refresh = каждый раунд выкладывают пять новых

option-early-win = что происходит, когда у кого-то все 20 городов до последнего раунда
option-early-win-is-immediate = игра сразу окончена
option-early-win-is-end-of-round = игра окончена в конце этого раунда
option-early-win-is-end-of-round-3 = это проверяют один раз, в конце раунда 3
option-early-win-is-never = игра продолжается

option-caravan = когда можно идти караваном
option-caravan-is-free = всегда
option-caravan-is-only-if-unable = только если картами транспорта с жетона заплатить нельзя

option-lake-cost = сколько плотов стоит паромная переправа
option-lake-cost-is-2 = два плота
option-lake-cost-is-1 = один плот

option-town-cards = есть ли у каждого тайная карта города, расстояние до которого вычитают
option-town-cards-is-false = без карт городов
option-town-cards-is-true = с картами городов

option-distance = что считают одним переходом между сапожком и городом на карте
option-distance-is-all = любую дорогу, реку или переправу
option-distance-is-roads = только дороги

option-second-tiebreak = с картами городов: что решает при равных очках и равных расстояниях
option-second-tiebreak-is-none = ничего: место делят
option-second-tiebreak-is-hand = больше карт на руках

option-pass-end = когда кончается планирование
option-pass-end-is-consecutive = когда все игроки пасуют подряд
option-pass-end-is-lap = когда за целый круг все только пасуют

option-reshuffle = когда сброшенные карты замешивают в колоду
option-reshuffle-is-every-round = перед каждой раздачей
option-reshuffle-is-when-empty = когда колода кончилась

option-overpay = что сказать о плате больше цены
option-overpay-is-note = заметка
option-overpay-is-error = нарушение

edition-rio-grande-1998 = Rio Grande 1998
edition-rio-grande-1998-book = английские правила 1998 года; судят по их итальянскому переводу
edition-rio-grande-1998-cited = по изданию 1998 года
edition-italian = итальянские правила
edition-italian-book = итальянские правила, перевод правил Rio Grande 1998 года
edition-amigo = AMIGO
edition-amigo-book = немецкие правила, известные по пересказам; судят по итальянским
edition-amigo-cited = по изданию 1998 года
edition-russian = русские правила
edition-russian-book = русские правила игры
edition-japanese = японские правила
edition-japanese-book = японское краткое изложение правил
edition-rio-grande-2015 = Rio Grande 2015
edition-rio-grande-2015-book = правила Elfenland в коробке "Elfenroads"
edition-moon-1998 = черновик Муна
edition-moon-1998-book = черновик автора, март 1998 года; известны подготовка и действия до выбора жетонов
edition-bga = Board Game Arena
edition-bga-book = страница помощи Board Game Arena, изложение правил
