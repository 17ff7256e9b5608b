# Claims that no game can end with.

won-with-parcels = won with { $sent } of 4 parcels sent
lost-with-all-parcels = lost with 4 of 4 parcels sent: the last one wins
# $open: how many parcels have gifts under them.
parcels-beyond-four = { $sent } sent, and gifts under { $open }: there are 4 parcels
lost-before-a-turn = lost in 0 rounds

# $parcels in what follows: one of these.
parcels-sent = { $sent } sent
parcels-open = the gifts under { $open }
parcels-sent-and-open = { $sent } sent and the gifts under { $open }

created-beyond-turns = { $gifts } or more created for { $parcels }, and { $rounds } of { $players } have at most { $turns }: one gift a turn
# $before: how many gifts the deck had. $taken: how many were taken from it.
deck-left-too-many = { $left } left of { $before }, and { $rounds } take { $taken } at least
deck-left-too-few = { $left } left of { $before }, and { $rounds } of { $players } take { $taken } at most
# $under, $stacks, $copies: numbers of gifts.
deck-beyond-box = { $left } left in the deck, { $under } for { $parcels } and { $stacks } on stacks: there are { $copies }
hands-beyond-box = { $cards } in hands, there are { $copies }
hands-beyond-turns = { $cards } in hands, and { $rounds } of { $players } bring { $most } at most: one card a turn
crystals-beyond-turns = { $crystals } used, and { $rounds } of { $players } have at most { $turns }
plays-inhabitant = { $player } plays the { $figure }, which never enters the city
