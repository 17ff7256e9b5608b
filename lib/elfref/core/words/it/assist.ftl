whose-turn = è di turno
perhaps-legal = forse regolare
finding-line = { $severity }: { $message }
price-hint = prezzo: { $price }
hand-hint = mano: { $cards }
hand-in-full = mano di { $player }: { $cards }
numbered-turn = turno { $number }: { $entry }
