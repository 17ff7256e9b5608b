# The picture of a position: the board and the rows next to it. $number: one of the first three, or a number.

any-number = any number
or-more = { $number } or more
from-to = { $min }–{ $max }
unseen-too = { $number } unseen
unseen = unseen

title-cards-of-places = cards in places
title-figures = figures
title-helpers = helpers
title-stacks = stacks
title-gifts-under-parcels = gifts under parcels
title-cards = cards
title-hand = hand
title-hands = hands
title-crystal = crystal
title-at = at
title-plays = plays
title-parcels-sent = parcels sent
title-areas = areas
title-parcels = parcels
title-city = city
title-deck = deck

# A player, and the figure if it is not an elf. The second one is in the key, after the player's name.
player-as =
    { $player }{ $figure ->
        [elf] { "" }
       *[other] { " " }({ $figure })
    }
as-figure = : the { $figure }
# A helper that is in a place, or perhaps is.
helper-here = helper-{ $figure }
helper-perhaps-here = perhaps helper-{ $figure }
helper-not-written = place not recorded
place-not-written = not recorded
# How many cards lie in some areas; it follows place-not-written.
cards-of-areas =
    cards in { $areas } { $areas ->
        [one] area
       *[other] areas
    }

# Gifts from the top of a stack down; several ways, if they are possible. $ways is a number, after the first
# of them.
over = { $left } over { $right }
stack-not-known = unknown
rest-not-written = an unrecorded rest
stack-empty = empty
or-this = { $left }, or { $right }
or-other-ways = { $first }, or { $ways } other ways
# Gifts under a parcel.
gifts-under =
    { $lying } of { $due }{ $gifts ->
        [none] { "" }
       *[other] : { $gifts }
    }
parcels-gone = { $sent } of { $parcels }

crystal-perhaps-used = perhaps used
hand-and-crystal = { $cards }, crystal { $crystal }
whose-turn-it-is = { $hand }; it is this player's turn

# What the picture shows, for readers who cannot see it: whole sentences.
board-shown = The board: { $places } places.
places-shown = The places of the record.
are-neighbours = { $first } and { $second } are adjacent.
and-then = { $left } { $right }

# Places of the picture that are not on the board.
stack-place = stack { $number }
parcel-place = parcel { $parcel }

# Its signs.
sign-city = the city: cards to draw
sign-area = an area, and the cards in it
sign-way = one move leads from one to the other
