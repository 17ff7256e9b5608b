counted = { $number } { $what }
range = { $min }–{ $max }

list-and = { " и " }
list-or = { " или " }
list-comma = { ", " }
list-semicolon = { "; " }

several = { FORM($kind, "many") }

record-of-file = { $file } (запись { $number })
