whose-turn = 手番のプレイヤー
perhaps-legal = おそらく
finding-line = { $severity }: { $message }
price-hint = 価格{ $price }
hand-hint = 手札{ $cards }
hand-in-full = { $player }の手札: { $cards }
numbered-turn = 第{ $number }手番: { $entry }
