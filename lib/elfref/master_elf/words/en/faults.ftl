# Faults of a file that only this game has. Each message has the id of its fault.
unknown-ingredient = no ingredient is called '{ $written }'
unknown-gift = no gift is called '{ $written }'
unknown-location = no location is called '{ $written }'
near-name = '{ $written }' is one letter beside '{ $other }'
reserved-piece = nothing can be called '{ $written }': a word in it means something in a record
two-places = where '{ $player }' begins stands twice
# $why is one of those below.
faulty-gift = '{ $written }' is no gift: { $why }
takes-two-kinds = it takes two kinds, as wax + wool
two-kinds-are-one = its two kinds are one
three-make-it = three ingredients make it
link-of-one-way = '{ $from }' leads to '{ $to }', and not back
no-way-there = no way leads to '{ $place }'
# $listed: "12 of 13 ingredients", or several of these with "and".
odd-total = the set lists { $listed }: what it lacks may be any card
part-of-set = { $listed } of { $whole } { $what }
ingredients-kind = ingredients
gifts-kind = gifts

# What is expected, or found. After "write" and before "is due".
a-gift = a gift
a-helper = a helper
a-figure = a figure
a-set = a set
two-ingredients = two ingredients
gift-unknown-or-none = a gift, unknown or none
easy-hard-or-number = easy, hard or a number
won-or-lost = won or lost
yes-or-no = yes or no
crystal-used-or-not = used or unused
# What lacks a key.
this-gift = this gift
this-ingredient = this ingredient
# "a second ':' in one line: the steps of a turn stand in [ ]".
steps-of-a-turn = the steps of a turn

# What to write instead. CARD, GIFT, NAME, AREA and other words in capitals stand for what is meant.
belongs-below-players = it belongs below players: { $form }
city-has-own-key = the city has a key of its own beside areas
leave-colon-out = leave the colon out
write-both-sides = write the easier and the harder side, as [4, 5]
write-how-many-cards = write how many cards
forms-of-steps = write LOCATION: CARD, city: CARDS for CARDS, stay: CARD, create GIFT for PARCEL: CARDS, send PARCEL, to NAME: CARDS, from NAME: CARDS, discard: CARDS …
giving-form = write to NAME: CARDS
taking-form = write LOCATION: CARD, or from NAME: CARDS
moving-form = write LOCATION: CARD, or of a helper kitten to Pond
helper-form = write stay: CARD, or kitten to AREA
new-gift-form = write GIFT on 1, 2 or 3
cards-are-summed-up = cards are summed up with +: leaf + feather
laid-stands-behind-then = what was laid stands behind then: Mill: wool then wool + rope
parcel-stands-behind-for = the parcel stands behind for: create drum for elves: 2 wool + wax
discards-stand-before-for = cards that are thrown away stand before for, those that are drawn behind it
cards-stand-behind-colon = cards stand behind a colon: from Anna: wool
cards-stand-behind-step = cards stand behind the colon of a step: city: 2 wool for 3
cards-go-to-others = cards go to somebody else
belongs-to-step-before = it belongs to the step before, without a comma: Mill: wool then 2
belongs-to-cards-before = it belongs to the cards before, with '+': create drum: 2 wax + wool
colon-behind-location = a colon stands behind the location: Mill: wool
comma-parts-steps = a comma parts two steps: Mill: wool, discard: wax
gift-is-missing = a gift is missing
