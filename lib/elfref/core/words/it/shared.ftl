counted = { $number } { $what }
range = { $min }–{ $max }

list-and = { " e " }
list-or = { " o " }
list-comma = { ", " }
list-semicolon = { "; " }

several = { FORM($kind, "other") }

record-of-file = { $file } (verbale { $number })
