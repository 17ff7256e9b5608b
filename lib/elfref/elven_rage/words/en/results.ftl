# The end of the game, and claims about it. $figure is a figure of a player's result: lands, towers.

turn-after-end = a turn began, but the game was already over
game-was-over = the game was already over
ended-here = the game ended here
game-ended-here = the game ended here

goal-where-none = a secret goal is shown, but this scenario has none
has-other-goal = { $player } has a different goal from the one shown
# $needs as components write it.
goal-not-fulfilled = { $goal } is not fulfilled: it needs { $needs }

# How the game ended: the text comes after the verdict.
finished-last-standing = finished with one player left
finished-castle-taken = finished by the capture of a castle
finished-castles-held = finished with all castles held by one player
finished-goal-fulfilled = finished by a fulfilled goal

# The claim of a winner.
have-won = { $players } won
nothing-shows-winner = the record does not show who won
no-winner-yet = the record ends before any player has won

# At an earlier battle. The keys are those of a record.
battle-without-acts = this battle has no recorded acts: write them or the fallen cards ('fallen: none' for no card)

# Claims that cannot all be true.
more-than-lands = { $player } has { $number } towers and castles, but only { $lands }
holds-though-out = { $player } is out of the game, but has { $figure }: { $number }, not 0
nothing-though-in = { $player } has 0 { $figure }, but a player who is not out holds at least their own castle
more-than-there-are = the players together have { $number } { $figure }, but the game has only { $copies }
all-are-out = { $number } of { $players } are out, but one must be left
too-many-winners = { $number } winners are named, but exactly 1 player wins
half-a-side-won =
    { $number } { $number ->
        [one] winner is
       *[other] winners are
    } named, but the { $players } players on a side win together
winner-is-out = { $player } won, but is out of the game
winner-has-too-few = { $player } won with only { $number } { $figure }, but at least { $due } are due
too-few-are-out =
    a win needs at least { $due } other { $due ->
        [one] player
       *[other] players
    } out of the game, but { $number ->
        [0] none
       *[other] at most { $number }
    } can be out
several-reached-goal = { $players } players won or have { $due } { $figure }, but the first to have them ends the game
