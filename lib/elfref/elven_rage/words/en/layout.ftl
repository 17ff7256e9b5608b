# Which cards can lie at the edge and in the centre.

neutral-between-players = { $card } is a neutral card, and two players fight
deck-does-not-fight = { $card } is of a deck that does not fight
guardian-missing = the guardian fights for the unheld centre, and is not among the six
too-many-among-six = { $number } { $card } among the six, and the deck has { $copies }
not-sent = { $card } is not among the cards that { $player } sent
placed-not-at-edge = { $card } was laid, and does not lie at the edge
at-edge-not-placed = { $card } lies at the edge, and was not laid
placed-by-turns = cards laid by turns where beginners lay them out blind
