whose-turn = ist am Zug
perhaps-legal = vielleicht
finding-line = { $severity }: { $message }
price-hint = Preis { $price }
hand-hint = Hand { $cards }
hand-in-full = { $player } hat { $cards }
numbered-turn = Zug { $number }: { $entry }
