# What takes the place of a name that is not known.

unnamed-card = an unnamed card
unnamed-gift = an unnamed gift
unnamed-place = an unnamed place
