# What every game counts. The value is the form after 1.

breach = breach
    .other = breaches
card = card
    .other = cards
difference = difference
    .other = differences
document = document
    .other = documents
edition = edition
    .other = editions
error = error
    .other = errors
file = file
    .other = files
finding = finding
    .other = findings
place = place
    .other = places
play = play
    .other = plays
player = player
    .other = players
record = record
    .other = records
round = round
    .other = rounds
