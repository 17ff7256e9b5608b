counted = { $what }{ $number }{ $unit }
range = { $min }〜{ $max }

list-and = 、
list-or = または
list-comma = 、
list-semicolon = 、

several = { $kind }
