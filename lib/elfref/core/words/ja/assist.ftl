whose-turn = 手番のプレイヤー
perhaps-legal = 可能性あり
finding-line = { $severity }: { $message }
price-hint = 必要: { $price }
hand-hint = 手札{ $cards }
hand-in-full = { $player }の手札: { $cards }
numbered-turn = { $number }番目の手番: { $entry }
