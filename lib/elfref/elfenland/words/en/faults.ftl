# Faults of a file that only this game has. Each message has the id of its fault.
unknown-town = unknown town '{ $written }'
unknown-road = '{ $written }' is not two towns with a dash between them
unknown-transport = unknown transport '{ $written }'
# $what is one of the two below.
idle-town = { $what }: this entry does not count
town-a-second-time = { $town } is listed a second time
town-has-no-pieces = { $town } has no town pieces
town-against-option = the record has a town card, but sets 'town-cards: false'

# What is expected, or found. After "write", "expected" and "found".
a-town = a town
a-pick = a pick
a-play = a play
card-or-counter = a card or counter
cards-or-unknown = cards, or unknown
cards-or-counters = cards or counters, or unknown
number-of-towns = a number of towns, or [TOWN, TOWN]
number-of-cards = a number of cards
used-or-unused = used or unused
# Before "are" and the list of all transports.
the-transports = the transports
# "a second ':' in one line: put the steps of a journey in [ ]".
steps-of-a-journey = the steps of a journey

# What to write instead. TOWN and TYPE stand for a town and a kind of transport.
elfenland-in-another-box = for Elfenland in the box with Elfengold and Elfensea, write rio-grande-2015
write-town-and-payment = write TOWN: and the payment
stayed-or-unseen = write [] for a player who stayed, or unknown for an unseen journey
what-was-paid = what was paid? write unknown
how-many-cards-number = how many cards? write a number
how-many-cards-caravan = how many cards? write caravan 3
write-cards-or-none = write how many cards, or none
journey-is = write a journey as [TOWN: cards, TOWN: cards], or [] for a player who stayed
step-is = write a step as TOWN: cards
name-the-town-reached = name the town that was reached: { $towns }
# Forms that are expected, in quotation marks.
due-journey = '[TOWN: cards]'
due-step = 'TOWN: cards'
round-is = write a round as plan: and travel:, each with its lines
obstacle-while-planning = an obstacle can be placed only in planning: write it under plan
counter-while-planning = a counter can be placed only in planning: write it under plan
unknown-stands-alone = write unknown alone, without a colon
leave-name-out-or-write = leave the name out, or write { $what }
write-unknown-or-leave-out = write unknown, or leave the key out
write-unknown-or-none = write unknown or none
or-write-towns = write a number from 0 to 99, or a list of towns: [TOWN, TOWN]
write-what-is-claimed = write the claimed result
write-the-sheet = write the figures of the score sheet
# $sum is an example: 2 raft + pig.
write-a-sum = write a sum as { $sum }, a number, unknown or none
write-a-payment = write a sum as { $sum }, a number or unknown, with caravan before it or by road after it
write-what-is-on-a-road = write a counter, an obstacle, both joined by +, or none
no-mark = only choose, plan and keep record whether a counter is hidden
drawn-face-down = a drawn counter is face down anyway: leave hidden out
way-stands-at-the-end = write by which way at the end
road-lies-face-up = pieces on a road are face up
write-two-towns = write two towns as TOWN-TOWN
letters-of-towns = town names are read in Latin and Russian letters
letters-of-towns-in-a-road = town names are read in Latin and Russian letters: write TOWN-TOWN
pick-forms = write a pick as TYPE, TYPE then TYPE, blind TYPE or unknown
plan-forms = write TYPE on TOWN-TOWN, obstacle on TOWN-TOWN, pass or unknown
one-counter-a-turn = one counter per turn: write TYPE on TOWN-TOWN

# Where a key belongs.
belongs-to-a-round = it belongs to a round: indent it below a '- ' of rounds
belongs-to-a-round-less = it belongs to a round: indent it less
belongs-to-a-journey = it belongs to a journey: write it after the steps, between [ and ]
belongs-to-the-phase-above = it belongs to the phase above: indent the line by two spaces
players-line-begins = begin a player's line with '- ', below its phase
row-lies-there = when 'choose' begins, the row is already laid out: leave 'row' out, or begin the record at 'row'

# Places that belong to a fault.
the-same-road = the same road is here
the-options-here = the options are here
key-is-here = '{ $key }' is here
it-is-here = the first entry is here

# Why a session that is fed play by play refuses a play.
row-is-late = a round has only one row, shown before the first pick
too-many-to-write = too many pieces for a record
sheet-has-no-plays = a score sheet has no plays
blind-turns-nothing-up = after a blind pick no counter is turned up
name-winner = name the winner
numbers-of-a-record = numbers in a record must be from 0 to 99
one-entry-a-player = one entry per player in '{ $key }': join its parts with +
rounds-follow = rounds must follow one another, up to 99
belongs-to-the-beginning = this belongs at the beginning, before any round
nothing-written-of-round = this round is not recorded
no-round-has-it = no current round can have it
its-phase-is-past = its phase is over: play it in the next round
its-phase-has-begun = its phase has already begun
