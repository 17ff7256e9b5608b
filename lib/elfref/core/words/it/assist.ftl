whose-turn = è di turno
perhaps-legal = forse
finding-line = { $severity }: { $message }
price-hint = prezzo { $price }
hand-hint = mano { $cards }
hand-in-full = { $player } ha { $cards }
numbered-turn = turno { $number }: { $entry }
