counted = { $number } { $what }
range = { $min } bis { $max }
range-below-zero = { $min } bis { $max }

list-and = { " und " }
list-or = { " oder " }
list-comma = { ", " }
list-semicolon = { "; " }

several = { FORM($kind, "other") }

record-of-file = { $file } (Protokoll { $number })
