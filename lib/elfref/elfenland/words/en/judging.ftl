# The session as a whole.

# $order: a list of players.
another-seating = all plays follow another seating, and are judged by it: { $order }
# $option has another value, one of $values: a list of them.
places-would-differ = places would differ under { $option }: { $values }
scores-would-differ = scores would differ under { $option }: { $values }
# By the options in force, by the other value, by one of several values. $result: a list of place-of or score-of.
result-here = here: { $result }
result-there = there: { $result }
result-with = { $value }: { $result }
# $to: the place is not known, and this is the last that it can be.
place-of =
    { $player } { $from }{ $to ->
        [none] { "" }
       *[other] -{ $to }
    }
score-of = { $player } { $score }
shared-win = { $players } share the win: still level after every tie-break
no-town-card-recorded = no town card is written down: nothing is taken off the towns

# How the game ended: shown after the verdict.
finished-by-early-win = finished by an early win
finished-after-last-round = finished after the last round
score-sheet = score sheet
# In the place of the players who won.
nobody-yet = nobody yet
nobody-for-certain = nobody for certain

# What a finding depends on, and what is said of it.
unwritten-win = an early win that nobody wrote down
another-row = another row
right-unless-won-before = right, unless somebody had won before, which was not recorded
later-round-was-played = a later round was played, so nobody had won

# Claims about a game that is not recorded, which no game can fulfil.

# $town takes $steps, a quantity of towns.
boot-claimed-too-far =
    boot of { $player } claimed in { $town }, which takes { $steps }, and { $claimed } { $claimed ->
        [one] is
       *[other] are
    } claimed
# The claimed towns are listed.
boot-claimed-elsewhere = boot of { $player } claimed in { $town }, which is not among the { $towns } claimed
hand-of-a-finished-game = a hand has { $most } at most when the game is over
# $parts: a list of numbers of towns and of the four messages below.
figure-comes-with = with { $parts }
distance-is = distance { $distance }
boot-is-in = the boot in { $town }
town-card-is = the town card { $town }
no-town-cards = no town cards

place-impossible = place { $place } claimed for { $player }: { $reason }
# $winners: a list of players.
winners-impossible =
    { $winners } named as { $winners ->
        [one] winner
       *[other] winners
    }: { $reason }
place-is-claimed = place { $place } claimed for { $player }
at-most-ahead = at most { $number } can be ahead of { $player }
at-least-ahead = at least { $number } would be ahead of { $player }
is-ahead = { $other } is ahead of { $player }: { $reason }
cannot-be-ahead = { $player } cannot be ahead of { $other }: { $reason }
