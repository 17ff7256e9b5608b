# What takes the place of a name that is not known.

unnamed-gift = a gift that nobody named
unnamed-place = a place that nobody named
