# The session as a whole.

# $order: a list of players.
another-seating = all plays follow another seating than the recorded one and are judged by it: { $order }
# $option has another value, one of $values: a list of them.
places-would-differ = the final places would be different under '{ $option }: { $values }'
scores-would-differ = the final scores would be different under '{ $option }: { $values }'
# By the options in force, by the other value, by one of several values. $result: a list of place-of or score-of.
result-here = as judged: { $result }
result-there = under the other value: { $result }
result-with = under '{ $value }': { $result }
# $to: the place is not known, and this is the last that it can be.
place-of =
    { $player } { $from }{ $to ->
        [none] { "" }
       *[other] -{ $to }
    }
score-of = { $player } { $score }
shared-win = { $players } share the win: still tied after every tie-break
no-town-card-recorded = no town card is recorded: no distance is subtracted from the towns

# How the game ended: shown after the verdict.
finished-by-early-win = finished by an early win
finished-after-last-round = finished after the last round
score-sheet = score sheet
# In the place of the players who won.
nobody-yet = no player yet
nobody-for-certain = no player for certain

# What a finding depends on, and what is said of it.
unwritten-win = an unrecorded early win
another-row = another row
right-unless-won-before = the claim is right unless a player had already won, which is not recorded
later-round-was-played = a later round was played, so no player had won

# Claims about a game that is not recorded, which no game can fulfil.

# $town takes $steps, a quantity of towns.
boot-claimed-too-far =
    { $player }'s boot is claimed to be in { $town }, at least { $steps } away, but only { $claimed } { $claimed ->
        [one] is
       *[other] are
    } claimed
# The claimed towns are listed.
boot-claimed-elsewhere = { $player }'s boot is claimed to be in { $town }, which is not among the { $towns } claimed
hand-of-a-finished-game = a hand can have at most { $most } when the game is over
# $parts: a list of numbers of towns and of the four messages below.
figure-comes-with = calculated with { $parts }
distance-is = distance { $distance }
boot-is-in = the boot in { $town }
town-card-is = the town card { $town }
no-town-cards = no town cards

place-impossible = place { $place } is claimed for { $player }, but { $reason }
# $winners: a list of players.
winners-impossible =
    { $winners } { $winners ->
        [one] is named as winner
       *[other] are named as winners
    }, but { $reason }
place-is-claimed = place { $place } is claimed for { $player }
at-most-ahead = at most { $number } can be ahead of { $player }
at-least-ahead = at least { $number } would be ahead of { $player }
is-ahead = { $other } is ahead of { $player }: { $reason }
cannot-be-ahead = { $player } cannot be ahead of { $other }: { $reason }

# Statistics of generated sessions: why none of them has something.
never-once-a-town = asked only about a town that stands on a score sheet once too often
