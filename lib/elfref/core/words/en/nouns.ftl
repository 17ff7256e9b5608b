# What every game counts. The value is the form after 1.

card = card
    .other = cards
play = play
    .other = plays
player = player
    .other = players
round = round
    .other = rounds
