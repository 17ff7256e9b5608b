counted = { $number } { $what }
range = { $min }–{ $max }
range-below-zero = от { $min } до { $max }

list-and = { " и " }
list-or = { " или " }
list-comma = { ", " }
list-semicolon = { "; " }

several = { FORM($kind, "many") }

record-of-file = { $file } (запись { $number })
