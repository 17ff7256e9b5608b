cooperative-on-day-side = кооперативная игра на дневной стороне, а нужна ночная
inhabitants-on-day-side = волшебные жители на дневной стороне, а нужна ночная
player-count-wrong = за столом { $players }, а дополнение рассчитано на 2–8
elves-beyond-box = { $elves }, а фигурок эльфов – { $figures }
elves-too-few = эльфов – { NUMBER($elves) } (игроков – { $players }), а нужно 2
figure-played-twice = { $figure } – сразу у двух игроков: { $first } и { $second }
figure-begins-in-city = { $figure } начинает игру в городе, а нужно в области
figure-placed-in-city = { $figure } в городе не бывает

inhabitants-also-help = волшебные жители – и игровые персонажи, и помощники, а можно только одно из двух
helpers-for-players = помощники – для 2–4 игроков, а за столом { $players }
helper-count-wrong = { $helpers }, а нужно 2
helper-twice = { $figure } помогает дважды, а помощники нужны разные
helpers-in-one-area = оба помощника начинают в одной области, а нужны две разные

parcel-sent-at-start = до первого хода посылки не отправляют
start-gift-count = под посылкой { $gifts }, а нужен 1
start-gifts-of-one-set = { $first } и { $second } – из одного набора, а нужны разные
start-gift-rainbow = у подарка { $gift } радуга, а нужен один цвет
gift-without-elf = на подарке { $gift } нет эльфа
stacks-due = нужны три стопки, в каждой один подарок
deck-at-start = подарков в колоде – { $found }, а нужно { $due }
cards-at-start = { $found }, а нужно { $due }

kind-lies-too-often = { $kind }: открытых карт – { $cards }, а всего их { $copies }
cards-beyond-box = карт вместе – { $cards }, а всего их { $copies }
gift-lies-too-often = { $gift }: на столе карт – { $times }, а всего их { $copies }

base-game-rules = правила базовой игры
cards-of-box = число карт в коробке
