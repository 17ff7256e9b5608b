# Titles: the figures of a score, and the phases in which a play is made. Found by the names that reports have.

standing-towns = towns
standing-at = at
standing-town = town
standing-distance = distance
standing-score = score
standing-cards = cards

in-phase-setup = setup
in-phase-deal = deal
in-phase-draw = draw
in-phase-choose = choose
in-phase-plan = plan
in-phase-travel = travel
in-phase-keep = keep
in-phase-end = end
