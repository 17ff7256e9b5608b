counted = { $what }{ $number }{ $unit }
range = { $min }〜{ $max }
range-below-zero = { $min }〜{ $max }

list-and = 、
list-or = または
list-comma = 、
list-semicolon = 、

several = { $kind }

record-of-file = { $file }(記録{ $number })
