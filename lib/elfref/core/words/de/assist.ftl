whose-turn = ist am Zug
perhaps-legal = vielleicht
finding-line = { $severity }: { $message }
would-be-legal = erlaubt wäre hier: { $play }
price-hint = Preis { $price }
hand-hint = Hand { $cards }
hand-in-full = { $player } hat { $cards }
numbered-turn = Zug { $number }: { $entry }
