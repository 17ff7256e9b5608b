# Faults of a file that only this game has. Each message has the id of its fault.
unknown-town = unknown town '{ $written }'
unknown-road = '{ $written }' is not two towns with a dash between
unknown-transport = unknown transport '{ $written }'
# $what is one of the two below.
idle-town = { $what }: it does not count
town-a-second-time = { $town } a second time
town-has-no-pieces = { $town } has no town pieces
town-against-option = a town card beside 'town-cards: false'

# What is expected, or found. After "write" and before "is due".
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
# "a second ':' in one line: the steps of a journey stand in [ ]".
steps-of-a-journey = the steps of a journey

# What to write instead. TOWN and TYPE stand for a town and a kind of transport.
elfenland-in-another-box = the Elfenland in the box of Elfengold and Elfensea is rio-grande-2015
write-town-and-payment = write TOWN: and what was paid
stayed-or-unseen = write [] where somebody stayed, unknown where nobody saw
what-was-paid = what was paid? write unknown
how-many-cards-number = how many cards? write a number
how-many-cards-caravan = how many cards? write caravan 3
write-cards-or-none = write how many cards, or none
journey-is = a journey is [TOWN: cards, TOWN: cards], or [] for who stayed
step-is = a step is TOWN: cards
round-is = a round is plan: and travel:, each with its lines
obstacle-while-planning = an obstacle is laid while planning: write it under plan
counter-while-planning = a counter is laid while planning: write it under plan
unknown-stands-alone = unknown stands alone, without a colon
leave-name-out-or-write = leave the name out, or write { $what }
write-unknown-or-leave-out = write unknown, or leave the key out
write-unknown-or-none = write unknown or none
or-write-towns = or write [TOWN, TOWN]
write-what-is-claimed = write what is claimed
write-the-sheet = write what is on the sheet
# $sum is an example: 2 raft + pig.
write-a-sum = write a sum as { $sum }, a number, unknown or none
write-a-payment = write a sum as { $sum }, a number or unknown, with caravan before it or by road behind it
write-what-is-on-a-road = write a counter, obstacle, both with + between, or none
no-mark = how a counter lies is said in choose, plan and keep
way-stands-at-the-end = by which way stands at the end
road-lies-face-up = what lies on a road lies face up
write-two-towns = write TOWN-TOWN, two towns
letters-of-towns = town names are read in Latin and Russian letters
letters-of-towns-in-a-road = town names are read in Latin and Russian letters: write TOWN-TOWN
pick-forms = write a pick as TYPE, TYPE then TYPE, blind TYPE or unknown
plan-forms = write TYPE on TOWN-TOWN, obstacle on TOWN-TOWN, pass or unknown
one-counter-a-turn = one counter a turn: write TYPE on TOWN-TOWN

# Where a key belongs.
belongs-to-a-round = it belongs to a round: indent it, below '- ' under rounds
belongs-to-a-round-less = it belongs to a round: indent it less
belongs-to-a-journey = it belongs to a journey: write it behind the steps, between [ and ]
belongs-to-the-phase-above = it belongs to the phase above: indent the line by two
players-line-begins = a player's line begins with '- ', below its phase
row-lies-there = it lies there when 'choose' begins: leave it out, or begin there

# Places that belong to a fault.
the-same-road = the same road
the-options-here = the options are here
key-is-here = '{ $key }' is here
it-is-here = it is here

# Why a table that is fed play by play does not take one.
row-is-late = a round has one row, and it is shown before the first pick
too-many-to-write = so many pieces cannot be written
sheet-has-no-plays = a score sheet has no plays
blind-turns-nothing-up = behind a blind pick nothing is turned up
name-winner = name the winner
numbers-of-a-record = a record has numbers from 0 to 99
one-entry-a-player = one entry a player in '{ $key }': write all of it in one, with +
rounds-follow = rounds follow one another, up to 99
belongs-to-the-beginning = it belongs to the beginning, before any round
nothing-written-of-round = nothing is written of this round
no-round-has-it = no round is under way that has it
its-phase-is-past = its phase is past: begin it in the next round
its-phase-has-begun = its phase has begun
