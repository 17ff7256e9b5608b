# Faults of a file. Each message has the id of its fault, and `explain` shows it with an ellipsis for each argument.

# The bytes.
cannot-read = the file cannot be read: { $why }
not-a-text = this is { $what }: a record is plain text
not-utf8 = { $what }: save the file as UTF-8
control-character = a control character (U+{ $code }) is not allowed
# $what: a document, a record, "text, line or bracket". $limit: 16 MiB, 200 errors.
too-large = a { $what } has more than { $limit }
too-deep = nested deeper than 64 levels

# YAML and JSON. $language is one of these; $what is in slips.ftl.
syntax = invalid { $language }: { $what }
truncated = the text ends inside { $what }
not-in-the-format = { $what } is not part of the format
duplicate-key = key '{ $key }' is given twice
question-mark = '?' has another meaning in YAML: write the word unknown instead
# $advice: "write pass".
lone-dash = '-' alone has another meaning in YAML: { $advice }
colon-in-text = a colon and a space inside a text: put the text in quotes
comment-in-text = the text is cut at '#': everything after it is a comment
tab-indents = tabs cannot be used to indent: use spaces
odd-character = '{ $typed }' is used instead of '{ $meant }'
missing-space = a space is missing after the colon
missing-dash = '- ' is missing before '{ $key }': each play has its own line
cards-not-joined = several cards need + between them, or [ ] around them

# Shapes. $found is the value there, as the record has it; $due is what is expected: "a number", '[NAME, NAME]'.
no-record = there is no record here
components-file = this is a components file, not a record
components-file-advice = a record in a file of its own names it: components: FILE
not-a-map = expected { $due }, found { $found }
not-a-list = expected { $due }, found { $found }
not-a-scalar = expected { $due }, found { $found }
# $write: "write a name".
empty-value = a value is missing: { $write }
unknown-key = unknown key '{ $key }'
missing-key = '{ $key }' is missing in { $part }
rounds-and-final = the record has both '{ $key }' and 'final', but plays and a score sheet exclude each other
before-the-start = '{ $written }' belongs to a round before the start of the record
ruling-without-play = no play comes before this ruling
second-ruling = this play already has a ruling
named-twice = '{ $name }' is named a second time
own-dash = '{ $key }' is the first entry of round { $round }, but round { $before } has none

# Words. $written is the text of the record.
unknown-format = unknown format '{ $written }': this referee reads format { $known }
unknown-game = unknown game '{ $written }'
unknown-edition = unknown edition '{ $written }'
unknown-option = unknown option '{ $written }'
unknown-set = unknown set of components '{ $written }'
bad-option-value = '{ $written }' is not a valid value for '{ $option }'
bad-value = '{ $written }' is not a valid value for '{ $key }'
unknown-player = '{ $written }' is not among the players
unknown-winner = '{ $written }' is claimed as winner, but is not among the players
misplaced-word = '{ $written }' does not belong here
unknown-play = '{ $written }' is not a play of this phase
unknown-ruling = unknown ruling '{ $written }'
# $most is a number, or "99 in all".
bad-number = '{ $written }' is not a number from { $least } to { $most }
foreign-component = '{ $written }' belongs to an expansion that this referee does not know
same-names = players '{ $first }' and '{ $second }' have the same name
reserved-name = a player cannot be named '{ $written }': records use this word for something else
too-many-players = { $players } players: at most { $most } can be replayed
too-many-plays = { $plays } plays: at most { $most } can be replayed
invented-components = judged with the made-up components of '{ $set }', not those of the printed game
