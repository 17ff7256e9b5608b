write-instead = 「{ $old }」の代わりに「{ $text }」と書く
write-before-line = { $line }行目の前に「{ $text }」と書く
swap-texts = 「{ $first }」と「{ $second }」を入れ替える
swap-lines = { $first }行目と{ $second }行目を入れ替える
leave-out = 「{ $text }」を削除する
leave-out-line = { $other }行目と同じ内容の{ $line }行目を削除する
