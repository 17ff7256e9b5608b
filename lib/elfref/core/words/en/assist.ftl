# What an editor shows beside a record that is being written.

whose-turn = whose turn it is
# After a play whose legality is unrecorded.
perhaps-legal = perhaps
finding-line = { $severity }: { $message }
# What would have been right instead.
would-be-legal = legal here: { $play }
# Hints after a play: its price, "2 of 3", and what its player then has in hand.
price-hint = price { $price }
hand-hint = hand { $cards }
hand-in-full = { $player } has { $cards }
# A turn in the outline of a record; $entry is its first word there.
numbered-turn = turn { $number }: { $entry }
