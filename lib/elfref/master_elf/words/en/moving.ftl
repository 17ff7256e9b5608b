# Whose turn it is, movement, and what inhabitants do.

had-no-turn = { $player } had no turn
# $due: the player whose turn it is.
out-of-turn = { $player } plays, and it is the turn of { $due }
out-of-turn-or-missing = { $player } plays, and it is the turn of { $due }: out of turn, or a turn that nobody wrote down
# What it depends on.
turns-not-written = turns that nobody wrote down

# The movement.
gift-before-movement = the movement comes before the gift
gift-created-here = the gift was created here
moved-already = { $player } has moved already
moved-here = moved here
place-not-next = { $to } is not next to { $from }
one-move-leads-to = one move leads to { $places }
place-too-near = { $to } is next to { $from }
saucer-flies-to = it flies to any area but { $places }
figure-enters-city = the { $figure } never enters the city
# $place is left out where it is not known.
player-stays =
    { $player } stays { $place ->
        [none] in one place
       *[other] in { $place }
    }
who-may-stay = only the Kitten may stay, and an elf where the Kitten helps
could-have-moved = { $player } did not move, and could
no-cards-in-place = no cards lie in { $place }
last-card-taken-here = the last card was taken here

# A player who is said to be stuck.
was-not-stuck = { $player } did move
not-stuck-here = here
could-move-to = { $player } could move: cards lie in { $places }
could-stay = { $player } could stay by the Kitten
could-swap-places = { $player } could change places with the Saucer

# Helpers. $figure: which one.
figure-no-helper = the { $figure } is no helper here
helper-missing = the { FORM($figure, "title") } is no helper here
helper-elsewhere = the { FORM($figure, "title") } is not where { $player } is
helpers-serve-elves = helpers serve elves alone
swap-from-city = { $player } is in the city
swap-in-place = { $player } and the Saucer are both in { $place }
crystal-is-unused = the crystal is unused

# The Yeti.
card-put-already = a card was put there already, instead of taking one
put-here = put here
only-yeti-puts = only the Yeti puts cards, and { $player } does not play it
put-besides = a card is put instead of taking one, not besides
taken-here = taken here
put-not-one = { $cards } put, one is due
yeti-after-movement = the Yeti helps before the movement
# $cards: a number.
yeti-not-two = { $cards } thrown away, 2 are due

# The Fox.
swap-before-taking = a card of an area is taken first
second-swap = a second card is swapped in one turn
first-swap-here = the first one was swapped here
swap-not-one = one card is swapped for one
fox-after-staying = the Fox helps who moves into its area, and not who stays there
fox-after-saucer = the Fox helps who moves into its area, and not who comes by the Saucer
only-fox-swaps = only the Fox swaps cards, and { $player } does not play it

# Where a helper goes after it has helped.
saucer-only-swaps = the saucer moves by its change of places only
helper-not-used = the { $figure } was not used
helper-into-city = the { $figure } goes to an area
# $free: a place without an elf.
helper-stays = the { $figure } stays in { $place }, and { $free } has no elf
used-here = used here
helper-to-elf = the { $figure } goes to { $place }, where an elf is
place-without-elf = { $place } has none
