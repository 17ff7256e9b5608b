# The cards that can be at the edge and in the centre.

neutral-between-players = { $card } is a neutral card, but two players fight
deck-does-not-fight = { $card } belongs to a deck that is not in this battle
guardian-missing = the guardian must fight for the unheld central castle, but is not among the six cards
too-many-among-six = the six cards include { $number } copies of { $card }, but the deck has only { $copies }
not-sent = { $card } is not among the cards that { $player } sent
placed-not-at-edge = { $card } was placed, but is not among the cards at the edge of the battle
at-edge-not-placed = { $card } is at the edge of the battle, but was not placed
placed-by-turns = the cards were placed in turn, but in the beginners' placement they must be placed blind
