# Titles: the figures of a score, and the phases in which a play is made. Found by the names that reports have.

standing-lands = lands
standing-towers = towers
standing-castles = castles
standing-hand = hand
standing-artifacts = artifacts
standing-treasures = treasures
standing-out = out
# Whether a player is out of the game: what stands below standing-out.
still-in-game = in
out-of-game = out

in-phase-setup = setup
in-phase-turn = turn
in-phase-battle = battle
in-phase-end = end
