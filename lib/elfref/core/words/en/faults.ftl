# Faults of a file. Each message has the id of its fault, and `explain` shows it with an ellipsis for each argument.

# The bytes.
cannot-read = the file cannot be read: { $why }
not-utf8 = { $what }: save the file as UTF-8
control-character = a control character (U+{ $code }) that no record needs
# $what: a document, a record, "text, line or bracket". $limit: 16 MiB, 200 errors.
too-large = a { $what } of more than { $limit }
too-deep = nested deeper than 64 levels

# YAML and JSON. $language is one of these; $what is in slips.ftl.
syntax = not { $language } here: { $what }
truncated = the text ends inside { $what }
not-in-the-format = { $what } is not part of the format
duplicate-key = key '{ $key }' given twice
question-mark = '?' has another meaning in YAML: write unknown
# $advice: "write pass".
lone-dash = '-' alone has another meaning in YAML: { $advice }
colon-in-text = a colon and a space inside a text: put the text in quotes
comment-in-text = the text is cut at '#': everything after it is a comment
tab-indents = tabs cannot indent: use spaces
odd-character = '{ $typed }' is not '{ $meant }'
missing-space = a space is missing after the colon
missing-dash = one play a line: '- ' is missing before '{ $key }'
cards-not-joined = several cards are joined by + or stand in [ ]

# Shapes. $found is what stands there, as the record has it; $due is what is expected: "a number", '[NAME, NAME]'.
no-record = no record here
not-a-map = { $found } where { $due } is due
not-a-list = { $found } where { $due } is due
not-a-scalar = { $found } where { $due } is due
# $write: "write a name".
empty-value = nothing stands here: { $write }
unknown-key = unknown key '{ $key }'
missing-key = no '{ $key }' in { $part }
rounds-and-final = both '{ $key }' and 'final': a record has plays or a score sheet
before-the-start = '{ $written }' of a round that the record begins after
ruling-without-play = a ruling with no play before it
second-ruling = a second ruling on one play
named-twice = '{ $name }' is named a second time
own-dash = '{ $key }' begins round { $round }, and round { $before } has none

# Words. $written is what stands there.
unknown-format = unknown format '{ $written }': this referee reads format { $known }
unknown-game = unknown game '{ $written }'
unknown-edition = unknown edition '{ $written }'
unknown-option = unknown option '{ $written }'
unknown-set = no set of components is called '{ $written }'
bad-option-value = '{ $written }' is no value of '{ $option }'
bad-value = '{ $written }' is no value of '{ $key }'
unknown-player = '{ $written }' is not among the players
unknown-winner = '{ $written }' is claimed to have won, and is not among the players
misplaced-word = '{ $written }' makes no sense here
unknown-play = '{ $written }' is no play of this phase
unknown-ruling = unknown ruling '{ $written }'
# $most is a number, or "99 in all".
bad-number = '{ $written }' is not a number from { $least } to { $most }
foreign-component = '{ $written }' belongs to an expansion that this referee does not know
same-names = players '{ $first }' and '{ $second }' have the same name
reserved-name = a player cannot be named '{ $written }': the word means something in a record
too-many-players = { $players } players: at most { $most } can be replayed
too-many-plays = { $plays } plays: at most { $most } can be replayed
invented-components = judged by the components '{ $set }', which are made up: they are not the printed game
