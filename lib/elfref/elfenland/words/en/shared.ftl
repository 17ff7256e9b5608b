# What several findings of Elfenland name.

# A connection between two towns.
road = { $from }-{ $to }
# In a list of cards or counters, those whose kind is not recorded. $pieces is a quantity.
unseen-pieces = { $pieces } of unknown kind
# Such a list that is empty. $piece is a card or a counter.
no-pieces = no { $piece }
# A piece with its article. $kind is a transport; it is left out for a counter that is not known.
one-piece =
    { $kind ->
        [none] a counter
        [elfcycle] an elfcycle
       *[other] a { $kind }
    }
