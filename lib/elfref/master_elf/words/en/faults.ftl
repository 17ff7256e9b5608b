# Faults of a file that only this game has. Each message has the id of its fault.
unknown-ingredient = unknown ingredient '{ $written }'
unknown-gift = unknown gift '{ $written }'
unknown-location = unknown location '{ $written }'
near-name = '{ $written }' differs from '{ $other }' by one letter
reserved-piece = '{ $written }' cannot be a name: records use a word in it for something else
two-places = the place where '{ $player }' begins is given twice
# $why is one of those below.
faulty-gift = '{ $written }' is not a valid gift: { $why }
takes-two-kinds = it takes two kinds, as in wax + wool
two-kinds-are-one = both kinds are the same
three-make-it = it takes three ingredients
link-of-one-way = '{ $from }' leads to '{ $to }', but not back
no-way-there = no way leads to '{ $place }'
# $listed: "12 of 13 ingredients", or several of these with "and".
odd-total = the set lists { $listed }: each missing card may be any card
part-of-set = { $listed } of { $whole } { $what }
ingredients-kind = ingredients
gifts-kind = gifts

# What is expected, or found. After "write", "expected" and "found".
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
# "a second ':' in one line: put the steps of a turn in [ ]".
steps-of-a-turn = the steps of a turn

# What to write instead. CARD, GIFT, NAME, AREA and other words in capitals are placeholders.
belongs-below-players = it belongs below players: { $form }
belongs-below-session = it belongs below session: { $form }
city-has-own-key = the city has its own key, outside areas
leave-colon-out = leave the colon out
write-both-sides = write the easier and the harder side, as in [4, 5]
write-how-many-cards = write how many cards
forms-of-steps = write LOCATION: CARD, city: CARDS for CARDS, stay: CARD, create GIFT for PARCEL: CARDS, send PARCEL, to NAME: CARDS, from NAME: CARDS, discard: CARDS …
giving-form = write to NAME: CARDS
taking-form = write LOCATION: CARD, or from NAME: CARDS
moving-form = write LOCATION: CARD, or kitten to Pond for a helper
helper-form = write stay: CARD, or kitten to AREA
new-gift-form = write GIFT on 1, 2 or 3
cards-are-summed-up = join cards with +: leaf + feather
laid-stands-behind-then = write placed cards after then: Mill: wool then wool + rope
parcel-stands-behind-for = write the parcel after for: create drum for elves: 2 wool + wax
discards-stand-before-for = write discarded cards before for, and drawn cards after it
cards-stand-behind-colon = write cards after a colon: from Anna: wool
cards-stand-behind-step = write cards after the colon of a step: city: 2 wool for 3
cards-go-to-others = cards go to another player
belongs-to-step-before = write it after the step before, without a comma: Mill: wool then 2
belongs-to-cards-before = join it to the cards before with +: create drum: 2 wax + wool
colon-behind-location = write a colon after the location: Mill: wool
comma-parts-steps = separate steps with a comma: Mill: wool, discard: wax
gift-is-missing = a gift is missing
