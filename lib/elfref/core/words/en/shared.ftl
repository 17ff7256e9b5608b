# What the referee itself puts around arguments. Languages differ in it.

# A number of things. $unit is what Japanese counts them in; nouns have it as their form .unit.
counted = { $number } { $what }{ $unit }
# A number that is uncertain.
range = { $min } to { $max }
# A figure that may be less than 0, where a dash could be read as a sign.
range-below-zero = { $min } to { $max }

# Between the items of a list: the last two are joined by list-and or list-or.
list-and = { " and " }
list-or = { " or " }
list-comma = { ", " }
list-semicolon = { "; " }

# Things of a kind, without their number: "cards".
several = { FORM($kind, "other") }

# One of several records in a file.
record-of-file = { $file } (record { $number })
