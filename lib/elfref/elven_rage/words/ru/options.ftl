option-hand-limit = когда руку сокращают до пяти карт не во время Сброса
option-hand-limit-is-next-discard = при следующем Сбросе
option-hand-limit-is-at-once = как только карт больше пяти

option-discard-more = можно ли сбросить больше лишнего
option-discard-more-is-no = только лишнее
option-discard-more-is-yes = лишнее или больше

option-first-turn-draw = можно ли в первый ход взять две карты за отказ от захвата
option-first-turn-draw-is-summon-only = можно: нет только Призыва
option-first-turn-draw-is-none = карт не берут

option-reshuffle = когда закончившуюся колоду собирают заново
option-reshuffle-is-when-needed = когда из пустой колоды надо взять карту
option-reshuffle-is-at-once = как только она закончилась

option-empty-deck = сколько берут, когда колода и сброс пусты
option-empty-deck-is-draw-fewer = сколько есть
option-empty-deck-is-no-decline = если двух карт нет, отказаться от захвата нельзя

option-look-first = нужно ли посмотреть отряд, прежде чем сражаться с другим, не глядя
option-look-first-is-optional = нет
option-look-first-is-required = да, если не все открыты

option-castle-retreat = может ли владелец замка отступить
option-castle-retreat-is-no = нет, замок защищает Дракон
option-castle-retreat-is-yes = да, как с других земель

option-give-up = кто может отдать землю
option-give-up-is-forced-only = у кого меньше трёх карт
option-give-up-is-free = любой

option-attack-with-fewer = можно ли захватывать, если карт меньше трёх
option-attack-with-fewer-is-no = нет, отправляют три
option-attack-with-fewer-is-if-unopposed = да, если владелец не может защищаться

option-neutral-player = кто может играть за нейтральные карты
option-neutral-player-is-opponents-only = противник нападающего
option-neutral-player-is-ally-too = и его союзник

option-neutral-placement = как раскладывают карты против нейтральных воинов
option-neutral-placement-is-advanced = как против игроков
option-neutral-placement-is-beginner = вслепую

option-treasure-reserve = чей запас, если в центре сверху Сокровище
option-treasure-reserve-is-neutrals = нейтральных воинов
option-treasure-reserve-is-attacker = нападающего
option-treasure-reserve-is-beneath = того, чья карта под ним

option-treasure-shown = что сверху, когда вместе с картой показывают Сокровище
option-treasure-shown-is-card-wins = карта
option-treasure-shown-is-chance = или то, или другое

option-lost-treasure = куда уходят Сокровища из проигранного боя
option-lost-treasure-is-neutral-discard = в сброс нейтральных карт
option-lost-treasure-is-aside = из игры

option-left-hits = на какого соседа направлен удар слева
option-left-hits-is-clockwise = на следующее место по часовой стрелке
option-left-hits-is-counterclockwise = на следующее место против часовой стрелки

option-fire-double = как действует двойной удар по огненному щиту
option-fire-double-is-stopped = никак, а ударившая карта получает ожог
option-fire-double-is-hits = удар проходит

option-fire-pierce = как действует пробивной удар по огненному щиту
option-fire-pierce-is-hits-and-burns = удар проходит, а ударившая карта получает ожог
option-fire-pierce-is-hits = удар проходит
option-fire-pierce-is-stopped = никак, а ударившая карта получает ожог

option-counter-when-killed = действует ли контратака, если её карта погибает от этого удара
option-counter-when-killed-is-yes = действует
option-counter-when-killed-is-no = не действует

option-move-instead = может ли двигаться карта, которая может нанести урон
option-move-instead-is-no = не может
option-move-instead-is-yes = может

option-move-loop = какое повторение после движения заканчивает бой
option-move-loop-is-first-repeat = первое
option-move-loop-is-third-repeat = третье
option-move-loop-is-agreed = как договорятся игроки

option-fire-ends = может ли бой кончиться, когда бить можно только по огненным щитам
option-fire-ends-is-goes-on = бой продолжается
option-fire-ends-is-ends = бой может кончиться

option-initiative-change = когда действует изменение инициативы
option-initiative-change-is-at-once = в начатом раунде
option-initiative-change-is-next-round = со следующего раунда

option-swap-centre = можно ли обменять бойца запаса с картой под ним
option-swap-centre-is-no = только с картой с края
option-swap-centre-is-yes = и со своей картой под ним

option-central-summon = учитывают ли центральный замок при Призыве
option-central-summon-is-yes = учитывают
option-central-summon-is-no = не учитывают

option-central-owner = кто защищает занятый центральный замок
option-central-owner-is-hand-cards = три карты с руки
option-central-owner-is-guardian = Страж и две карты

option-guardian-sent = кем идёт Страж при захвате
option-guardian-sent-is-one-of-three = одной из трёх карт
option-guardian-sent-is-fourth = четвёртой картой

option-guardian-dead = куда уходит Страж, погибший за своего владельца
option-guardian-dead-is-stays = остаётся у него
option-guardian-dead-is-neutral-discard = в сброс нейтральных карт

option-captured-dragon = где сражается захваченный Дракон
option-captured-dragon-is-its-castle = за свой замок
option-captured-dragon-is-any-castle = за любой замок того, кто его захватил
option-captured-dragon-is-none = нигде

option-castle-draw-up = кто добирает недостающих защитников замка
option-castle-draw-up-is-any-held = у кого этот замок
option-castle-draw-up-is-own = владелец, только для собственного

option-out-lands = что происходит с землями выбывшего игрока
option-out-lands-is-free = становятся свободными
option-out-lands-is-captor = переходят к тому, кто захватил замок
option-out-lands-is-stay = остаются отмеченными

option-out-treasures = что происходит с Сокровищами выбывшего игрока
option-out-treasures-is-neutral-discard = уходят в сброс нейтральных карт
option-out-treasures-is-captor = переходят к тому, кто захватил замок
option-out-treasures-is-removed = уходят из игры

option-goal-time = когда выполненная Цель заканчивает игру
option-goal-time-is-at-once = сразу
option-goal-time-is-end-of-turn = в конце хода
option-goal-time-is-when-shown = когда её показывают

option-own-castle = считают ли начальный замок среди земель для Цели
option-own-castle-is-counts = считают
option-own-castle-is-not = не считают

option-last-standing = что происходит, когда все остальные выбыли
option-last-standing-is-wins = оставшийся игрок побеждает
option-last-standing-is-plays-on = Цель ещё нужно выполнить

option-squads-again = сколько отрядов раскладывают снова, если кто-то выбыл
option-squads-again-is-as-at-start = столько же, сколько в начале
option-squads-again-is-players-left = на один больше, чем осталось игроков

option-ally-lands = можно ли захватывать землю союзника
option-ally-lands-is-no = нельзя
option-ally-lands-is-yes = можно

option-token-target = куда можно переместить жетон
option-token-target-is-free-only = на свободную землю
option-token-target-is-any = и на землю игрока

option-built-tower = что происходит с построенной башней, когда её земля переходит к другому
option-built-tower-is-stays = остаётся
option-built-tower-is-goes = исчезает

option-gifts = можно ли вне альянса отдать что-то без обмена
option-gifts-is-yes = можно
option-gifts-is-no = только в обмен

edition-designprint-2016 = Designprint 2016
edition-designprint-2016-book = русские правила 2016 года
