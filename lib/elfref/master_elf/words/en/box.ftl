# What a set of components has, as tables.
box-ingredients = ingredients: { $cards } cards
box-night-side = the night side of the board: { $locations } locations
box-day-side = the day side of the board: { $locations } locations
box-gifts = gifts: { $cards } cards
box-parcels = parcels: { $parcels }
# Their columns. Easier and harder: how many gifts a parcel needs on each of its sides. column-made-of: what a gift costs.
column-ingredient = ingredient
column-copies = copies
column-location = location
column-leads-to = one move leads to
column-gift = gift
column-sets = sets
column-ribbon = ribbon
column-elf = elf
column-made-of = of
column-parcel = parcel
column-easier = easier
column-harder = harder

# Statistics of generated sessions: why none of them has something.
never-between-others = no cards go between two whose turn it is not
never-unwritten = all is written down
