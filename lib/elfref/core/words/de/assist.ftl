whose-turn = ist am Zug
perhaps-legal = möglich
finding-line = { $severity }: { $message }
price-hint = Preis: { $price }
hand-hint = Hand: { $cards }
hand-in-full = Hand von { $player }: { $cards }
numbered-turn = Zug { $number }: { $entry }
