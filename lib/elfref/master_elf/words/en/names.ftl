# What takes the place of a name that is not known.

unnamed-gift = an unnamed gift
unnamed-place = an unnamed place
