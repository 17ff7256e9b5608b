whose-turn = сейчас ходит этот игрок
perhaps-legal = возможно
finding-line = { $severity }: { $message }
price-hint = цена – { $price }
hand-hint = на руках – { $cards }
hand-in-full = { $player } – на руках { $cards }
numbered-turn = ход { $number }: { $entry }
