counted = { $number } { $what }
range = { $min }–{ $max }
range-below-zero = da { $min } a { $max }

list-and = { " e " }
list-or = { " o " }
list-comma = { ", " }
list-semicolon = { "; " }

several = { FORM($kind, "other") }

record-of-file = { $file } (verbale { $number })
