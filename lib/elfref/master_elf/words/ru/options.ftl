option-gift-price = можно ли заплатить за подарок картами только одного из двух его видов
option-gift-price-is-any-mix = любые три карты этих видов
option-gift-price-is-both-kinds = карты обоих видов

option-crystal = может ли кристалл заменить карту, которая есть на руке
option-crystal-is-free = может
option-crystal-is-only-if-lacking = только недостающую карту

option-stay-without-cards = можно ли с Котёнком остаться там, где карт нет
option-stay-without-cards-is-yes = можно
option-stay-without-cards-is-no = нельзя

option-averts-loss = спасают ли от поражения остановка с Котёнком и обмен местами с Летающей тарелкой
option-averts-loss-is-yes = игра продолжается
option-averts-loss-is-no = проигрывают все

option-swap-into-empty = можно ли обменом с Летающей тарелкой попасть туда, где карт нет
option-swap-into-empty-is-yes = можно
option-swap-into-empty-is-no = нельзя

option-swap-from-city = может ли эльф в городе поменяться местами с Летающей тарелкой
option-swap-from-city-is-yes = может
option-swap-from-city-is-no = не может

option-swap-in-place = можно ли поменяться местами с Летающей тарелкой внутри её области
option-swap-in-place-is-no = нельзя
option-swap-in-place-is-yes = можно

option-fox-after-swap = помогает ли Лиса, если к ней попадают обменом с Летающей тарелкой
option-fox-after-swap-is-yes = помогает
option-fox-after-swap-is-no = только после перемещения

option-yeti-unused-crystal = что даёт свойство Йети, пока кристалл не использован
option-yeti-unused-crystal-is-no-effect = ничего не меняет
option-yeti-unused-crystal-is-forbidden = применять его нельзя

option-last-parcel = что важнее, если последняя посылка полна, а подарка, который надо выложить, не осталось
option-last-parcel-is-win-first = победа
option-last-parcel-is-refill-first = поражение

option-short-refill = как раскладывают карты при отправке, если их не хватает
option-short-refill-is-by-choice = как решат игроки
option-short-refill-is-two-each = по две, пока хватает

option-start-gift-sets = когда два первых подарка – из одного набора
option-start-gift-sets-is-any-shared = когда общий у них хотя бы один набор
option-start-gift-sets-is-all-shared = когда все наборы одного есть у другого

option-inhabitants = можно ли играть сразу и с помощниками, и с игровыми персонажами
option-inhabitants-is-one-use = только с одними из них
option-inhabitants-is-both = можно

option-coop-shortage = сбрасывают ли в кооперативной игре все карты, когда их не хватает
option-coop-shortage-is-no = нет
option-coop-shortage-is-yes = да

option-surplus-discard = сколько карт сбрасывают в конце хода
option-surplus-discard-is-no = ровно лишние, сверх семи
option-surplus-discard-is-yes = лишние, сверх семи, или больше

option-abilities = есть ли у игровых персонажей особые свойства и ограничения
option-abilities-is-on = есть
option-abilities-is-off = все играют как эльфы

edition-russian = русские правила
edition-russian-book = русское дополнение второго издания
