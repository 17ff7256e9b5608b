# The end of the game, and claims about it. $figure is a figure of a player's result: lands, towers.

turn-after-end = a turn, and the game was over
game-was-over = the game was over
ended-here = it ended here
game-ended-here = the game ended here

goal-where-none = a secret goal where nobody has one
has-other-goal = { $player } has another goal
# $needs as components write it.
goal-not-fulfilled = { $goal } is not fulfilled: { $needs } are needed

# How the game ended; after the verdict.
finished-last-standing = finished, as one player was left
finished-castle-taken = finished by the capture of a castle
finished-castles-held = finished, as one player held all castles
finished-goal-fulfilled = finished by a fulfilled goal

# The claim of a winner.
have-won = { $players } won
nothing-shows-winner = nobody wrote down what shows it
no-winner-yet = the record ends before anybody has won

# At an earlier battle. The keys are those of a record.
battle-without-acts = no act of this battle is written: write them, or who fell ('fallen: none' where nobody did)

# Claims that cannot all be true.
more-than-lands = { $number } towers and castles of { $player }, and { $lands }
holds-though-out = { $number } { $figure } of { $player }, who is out and holds 0
nothing-though-in = 0 { $figure } of { $player }, who is not out and holds 1 at least: the own castle
more-than-there-are = { $number } { $figure } of all players, and there are { $copies }
all-are-out = { $number } of { $players } are out
too-many-winners = { $number } winners, and 1 wins
half-a-side-won = { $number } of a side of { $players } won
winner-is-out = { $player } won, and is out of the game
winner-has-too-few = { $number } { $figure } of { $player }, who won with { $due } at least
too-few-are-out = { $number } of the others can be out, and { $due } at least are where somebody has won
several-reached-goal = { $players } players have won or hold { $due } { $figure }, and the first ends the game
