# What an editor shows next to a record while somebody writes it.

whose-turn = it is this player's turn
# After a play that is legal or not, depending on what is unrecorded.
perhaps-legal = possible
finding-line = { $severity }: { $message }
# Hints after a play: its price, "2 of 3", and what its player then has in hand.
price-hint = price: { $price }
hand-hint = hand: { $cards }
hand-in-full = { $player }'s hand: { $cards }
# A turn in the outline of a record; $entry is its first word there.
numbered-turn = turn { $number }: { $entry }
