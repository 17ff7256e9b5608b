# The setup: players, figures, helpers, and what is laid out.

cooperative-on-day-side = the cooperative game on the day side
inhabitants-on-day-side = inhabitants on the day side
player-count-wrong = { $players } at the table, the supplement speaks of two to eight
# $figures: how many elf figures the box has.
elves-beyond-box = { $elves }, and there are { $figures } figures
elves-too-few = { $elves } of { $players } players, two are due
figure-played-twice = the { $figure } is played by { $first } and by { $second }
figure-begins-in-city = the { $figure } begins in the city
figure-placed-in-city = the { $figure } never is in the city

inhabitants-also-help = inhabitants are played and help as well
helpers-for-players = helpers of { $players }, they are for two to four players
helper-count-wrong = { $helpers }, two are due
helper-twice = the { $figure } twice
helpers-in-one-area = both helpers begin in one area

parcel-sent-at-start = no parcel is sent before the first turn
start-gift-count = { $gifts } under it, one is due
start-gifts-of-one-set = { $first } and { $second } are of one set
start-gift-rainbow = { $gift } has the rainbow, and one colour is due
gift-without-elf = { $gift } shows no elf
stacks-due = three stacks of one gift each are due
# $due, $found: numbers of gifts.
deck-at-start = { $found } gifts in the deck, { $due } are due
# $found: cards that are laid out; $due: a number.
cards-at-start =
    { $found }, { $due } { $due ->
        [one] is
       *[other] are
    } due

# More than the box has. $cards, $copies, $times: numbers.
kind-lies-too-often = { $cards } { $kind } lie open, there are { $copies }
cards-beyond-box = { $cards } cards in all, there are { $copies }
gift-lies-too-often =
    { $gift } lies there { $times } times, there { $copies ->
        [one] is
       *[other] are
    } { $copies }

# What it depends on.
base-game-rules = rules of the base game
cards-of-box = the number of cards in the box
