# Whose turn it is, movement, and what inhabitants do.

had-no-turn = { $player }'s turn was skipped
# $due: the player whose turn it is.
out-of-turn = { $player } plays, but it is { $due }'s turn
out-of-turn-or-missing = { $player } plays, but it is { $due }'s turn: either out of turn, or some turns are not recorded
# What it depends on.
turns-not-written = turns not recorded

# The movement.
gift-before-movement = the movement must come before the gift
gift-created-here = the gift was created here
moved-already = { $player } has already moved
moved-here = the player moved here
place-not-next = { $to } is not adjacent to { $from }
one-move-leads-to = within one move: { $places }
place-too-near = { $to } is adjacent to { $from }, but the Saucer cannot go to an adjacent area
saucer-flies-to = the Saucer may go to any area except { $places }
figure-enters-city = the { FORM($figure, "title") } cannot enter the city
# $place is left out where it is not known.
player-stays =
    { $player } stays{ $place ->
        [none] { "" }
       *[other] { " " }in { $place }
    }, but must move
who-may-stay = only the Kitten may stay, or an elf where the Kitten helps
could-have-moved = { $player } did not move, but a movement was possible
no-cards-in-place = { $place } has no cards
last-card-taken-here = the last card was taken here

# A player who is recorded as stuck.
was-not-stuck = { $player } is recorded as stuck, but moved
not-stuck-here = the player moved here
could-move-to = { $player } is recorded as stuck, but could move: there are cards in { $places }
could-stay = { $player } is recorded as stuck, but could stay with the Kitten
could-swap-places = { $player } is recorded as stuck, but could change places with the Saucer

# Helpers. $figure: which one.
figure-no-helper = the { FORM($figure, "title") } is not a helper in this game
helper-missing = the { FORM($figure, "title") } is not a helper in this game
helper-elsewhere = the { FORM($figure, "title") } is not where { $player } is
helpers-serve-elves = helpers may help only elves, but this player is not an elf
swap-from-city = { $player } is in the city and cannot change places with the Saucer
swap-in-place = { $player } and the Saucer cannot change places: both are in { $place }
crystal-is-unused = the Yeti's ability cannot be used while the crystal is unused

# The Yeti.
card-put-already = a card was taken, but one had already been put down: only one of the two is allowed
put-here = the card was put down here
only-yeti-puts = { $player } puts down a card, but only the player of the Yeti may
put-besides = a card was put down, but one had already been taken: only one of the two is allowed
taken-here = the card was taken here
put-not-one = { $cards } put down, but 1 is due
yeti-after-movement = the Yeti can help only before the player moves
# $cards: a number.
yeti-not-two =
    { $cards } { $cards ->
        [one] card
       *[other] cards
    } discarded for the Yeti's help, but 2 are due

# The Fox.
swap-before-taking = a card of the area must be taken before a swap
second-swap = a second card was swapped in one turn, but only 1 is allowed
first-swap-here = the first card was swapped here
swap-not-one = the Fox must swap exactly 1 card for 1 card
fox-after-staying = the Fox can help only a player who moves into its area, not one who stays there
fox-after-saucer = the Fox can help only a player who moves into its area, not one who arrives there with the Saucer
only-fox-swaps = { $player } swaps a card, but only the player of the Fox may

# Where a helper goes after it has helped.
saucer-only-swaps = the Saucer can move only by changing places with a player
helper-not-used = the { FORM($figure, "title") } moved, but was not used
helper-into-city = the { FORM($figure, "title") } went to the city, but must go to an area
# $free: a place without an elf.
helper-stays = the { FORM($figure, "title") } stayed in { $place }, but must move: { $free } has no elf
used-here = the helper was used here
helper-to-elf = the { FORM($figure, "title") } went to { $place }, but an elf is there
place-without-elf = without an elf: { $place }
