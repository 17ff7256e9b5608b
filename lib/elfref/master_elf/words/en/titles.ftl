# Titles: the figures of a score, and the phases in which a play is made. Found by the names that reports have.

standing-sent = sent
standing-set = set
standing-colour = colour
standing-elves = elves
standing-ingredients = ingredients
standing-rounds = rounds
standing-gifts = gifts
standing-at = at
standing-cards = cards
standing-crystal = crystal
# All players, who win or lose together.
standing-side-all = all

in-phase-setup = setup
in-phase-turns = turns
in-phase-end = end
