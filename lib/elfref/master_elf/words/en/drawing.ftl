# Words on the picture of a position: they have little room. $number, $lying, $due: "3", "2–4", "3+" or "?".

drawn-deck = gift deck
drawn-discard = discard
# The four parcels: what the gifts of each have in common.
drawn-set = one set
drawn-colour = one colour
drawn-elves = with elves
drawn-ingredients = ingredients

drawn-cards = { $number } cards
drawn-no-cards = no cards
# Under the gift on top of a stack.
drawn-below = { $number } below
drawn-more-below = more below?
# Gifts under a parcel.
drawn-of-due = { $lying } of { $due }
drawn-or-sent = or sent
# $used: crystal-used or crystal-unused; left out where it is not known.
drawn-crystal =
    crystal { $used ->
        [none] ?
       *[other] { $used }
    }
