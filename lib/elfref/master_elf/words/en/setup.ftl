# The setup: players, figures, helpers, and what is placed.

cooperative-on-day-side = the cooperative game was played on the day side, but needs the night side
inhabitants-on-day-side = inhabitants were used on the day side, but need the night side
player-count-wrong = { $players } are at the table, but the supplement is for 2 to 8
# $figures: how many elf figures the box has.
elves-beyond-box =
    { $elves } play, but there { $figures ->
        [one] is only 1 elf figure
       *[other] are only { $figures } elf figures
    }
elves-too-few = { $elves } among { $players } players, but at least 2 are due
figure-played-twice = both { $first } and { $second } play the { FORM($figure, "title") }, but only one player may
figure-begins-in-city = the { FORM($figure, "title") } began in the city, but must begin in an area
figure-placed-in-city = the { FORM($figure, "title") } is in the city, which it cannot enter

inhabitants-also-help = inhabitants are played and also help, but only one of the two is allowed
helpers-for-players = helpers were used with { $players }, but are only for 2 to 4 players
helper-count-wrong = { $helpers }, but 2 are due
helper-twice = the { FORM($figure, "title") } helps twice, but two different helpers are due
helpers-in-one-area = both helpers began in one area, but two different areas are due

parcel-sent-at-start = a parcel cannot be sent before the first turn
start-gift-count = { $gifts } under the parcel, but 1 is due
start-gifts-of-one-set = { $first } and { $second } are from one set, but different sets are due
start-gift-rainbow = { $gift } has the rainbow, but one colour is due
gift-without-elf = { $gift } shows no elf, but gifts of the parcel 'elves' must
stacks-due = three stacks of one gift each are due
# $due, $found: numbers of gifts.
deck-at-start = { $found } gifts in the deck, but { $due } are due
# $found: cards that are placed; $due: a number.
cards-at-start =
    { $found }, but { $due } { $due ->
        [one] is
       *[other] are
    } due

# More than the box has. $cards, $copies, $times: numbers.
kind-lies-too-often =
    { $cards } { $kind } are recorded, but there { $copies ->
        [one] is only 1
       *[other] are only { $copies }
    }
# These may also be fewer than the box has.
cards-beyond-box = { $cards } cards in all, but the box has { $copies }
gift-lies-too-often =
    { $gift } is recorded { $times } times, but there { $copies ->
        [one] is only 1
       *[other] are only { $copies }
    }

# What it depends on.
base-game-rules = rules of the base game
cards-of-box = the number of cards in the box
