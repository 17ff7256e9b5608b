# Rules
rule-two-to-four = two to four play
rule-play-in-turn = they take turns
rule-draw-from-the-box = no more than there are are drawn
rule-kites-in-the-box = nor more of a kind
rule-hand-limit = a hand has five at most
rule-fly-a-set = a set is two equal kites, or three
rule-fly-from-the-hand = who flies kites has them
rule-nothing-after-the-end = sets enough end the game
rule-claimed-score = kites of sets give their points
rule-claimed-winner = most points win

# Options and editions
option-set = how many equal kites are a set
option-set-is-2 = two or more
option-set-is-3 = three or more
option-goal = how many sets of one player end the game
option-goal-is-3 = three
option-goal-is-2 = two
edition-meadow = Meadow
edition-meadow-book = the box
edition-harbour = Harbour
edition-harbour-book = a leaflet

# What is wrong with a play or a claim
out-of-turn = { $player } plays, and it is the turn of { $due }
game-was-over = the game was over
last-set-here = the last set was flown here
shown-too-many = { $shown } of them are shown, the box has { $all }
not-in-hand = { $flown } flown, { $most } can be in hand
wrong-number = { $players } players
all-drawn = all { $all } kites have been drawn
five-in-hand = five kites are in hand
no-set = { $flown } flown, a set is { $least }
ends-before-winner = the record ends before anybody has won
others-have-more = others have more points

# Why a rule cannot tell, and how the game ended
unseen-kites = kites that only their owner saw
no-kites-recorded = no kites recorded for { $players }
finished-by-sets = finished by a last set
