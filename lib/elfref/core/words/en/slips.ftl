# Parts of faults of a file, and what to write instead.

# What a file is that holds no text.
a-pdf = a PDF
a-picture = a picture
a-word-file = a Word file
an-office-file = an office file
a-zip-archive = a zip archive
# What is not UTF-8.
this-is-utf16 = this is UTF-16
byte-not-utf8 = a byte that is not UTF-8
# What is too large, and its limit.
text-line-or-bracket = text, line or bracket
keys-and-values = { $number } keys and values
# A limit of a number of cards: '100' is not a number from 0 to "99 in all".
in-all = { $number } in all

# What the text ends inside of.
a-quoted-text = a quoted text
a-list-opened-by = a list opened by '{ $bracket }'
a-map-opened-by = a map opened by '{ $bracket }'
# What is not part of the format.
an-alias = an alias '{ $written }'
an-anchor = an anchor '{ $written }'
a-tag = a tag '{ $written }'
a-directive = a directive '{ $written }'
a-merge-key = a merge key '<<'
a-complex-key = a complex key

# What is not YAML or JSON. After "invalid YAML:".
nothing-opened = '{ $bracket }' closes nothing
closed-by-another = '{ $opening }' is closed by '{ $closing }'
not-closed = '{ $bracket }' is not closed
closing-in-comment = the closing '{ $bracket }' is after '#', in a comment
wide-space = a no-break or wide space instead of a plain space
invisible-character = an invisible character ({ $code })
colon-missing = a ':' is missing
colon-missing-after = a ':' is missing after '{ $name }'
comma-missing = a ',' is missing
comma-missing-before = a ',' is missing before '{ $word }'
colon-or-comma-missing = a ':' or ',' is missing
key-missing = a key is missing
space-missing-after-dash = a space is missing after '-'
nothing-before-colon = nothing before ':'
nothing-behind-colon = nothing after ':'
comma-too-many = one ',' too many
second-colon = a second ':'
colon-in-list = a ':' in a list
quote-not-closed = a quote is not closed on its line
second-record = a second record
second-document = a second document
text-ends-before-value = the text ends before a value
text-behind-value = text after the value
text-behind-record = text after the record
text-behind-end = text after '...', the end of the document
text-behind-quote = text after the closing quote
text-behind-bracket = text after the closing bracket
text-in-single-quotes = text in single quotes
text-without-quotes = text without quotes
key-without-quotes = a key without quotes
question-mark-without-quotes = a '?' without quotes
question-mark-in-brackets = a '?' without quotes inside brackets
record-begins-with = a record must begin with '{ $bracket }'
not-a-json-number = '{ $written }' is not a JSON number
comment-in-json = a comment, but JSON has no comments
list-or-map-as-key = a list or map cannot be a key
quote-inside-text = a '"' inside a text
tab-inside-text = a tab inside a text
escape-without-digits = a '{ $escape }' without the four digits of a character
backslash-in-quotes = a '{ $backslash }' inside quotes has another meaning
backslash-in-double-quotes = a '{ $backslash }' inside double quotes has another meaning
text-cannot-begin-with = a text cannot begin with '{ $sign }': put it in quotes
code-fence = a code fence
line-from-chat = a line pasted from a chat
dash-begins-own-line = '- ' must begin its own line
dash-in-brackets = a '-' inside brackets, where ',' separates the entries
belongs-after-dashes = text after '---' belongs on the next line
key-too-long = a key of more than 1024 bytes
second-colon-in-line = a second ':' in one line
line-break-missing-in = a line break is missing in '{ $text }'
line-break-missing-before = a line break is missing before '{ $text }'
second-colon-of-play = a second ':' in one line: write { $write }
# $steps: "the steps of a turn".
second-colon-of-steps = a second ':' in one line: put { $steps } in [ ]
values-stand-in-brackets = several values must be in [ ]
entries-stand-in-braces = several keys in one line must be in { $braces }
indentation-does-not-fit = the indentation does not fit the lines above
version-not-1 = a version of YAML other than 1
character-with-another-meaning = a character has another meaning in YAML, or one is missing

# What to do about it.
put-it-in-quotes = put it in quotes
put-it-in-double-quotes = put it in double quotes
put-texts-in-quotes = put text in quotes
put-the-text-in-quotes = put the text in quotes
whole-text-in-quotes = put the whole text in quotes
whole-text-in-double-quotes = put the whole text in double quotes
use-single-quotes = use single quotes
json-has-double-quotes = JSON uses double quotes
yaml-is-read-from = YAML is read from files named .yaml
remark-is-written = write a remark as { $form }
pair-stands-in = put a key and its value in { $brackets }
one-record-a-line = write one record per line
type-line-anew = delete it, or type the beginning of the line again
drop-the-line = delete the line
drop-the-sign = delete '{ $sign }'
drop-time-and-name = delete the time and the name before each line
drop-dash = if it belongs to the round before, delete its dash
write-for-a = write { $what } for a '{ $sign }'
# $what is as records have it, or what is expected: "a number"; one, or several with "or".
write-this = write { $what }
leave-out-or-write = leave it out, or write { $what }
pass-or-brackets = pass or []
record-begins = begin the record with players: [Anna, Boris]
entry-begins = begin each entry with '- '
line-begins = begin each line with '- '
turn-begins = begin each turn with '- '
round-begins = begin each round with '- '
rounds-is-a-list = rounds is a list: write rounds: once, and begin each round with '- '
one-play-a-line = write one play per line
line-is-name-and-play = write each line as NAME: play
write-name-and-play = write NAME: play
belongs-deeper = indent the lines of '{ $name }' further, and begin each with '- '
remark-has-own-line = write a note or ruling on its own line: '{ $form }'
write-ruling-behind-step = one of the steps has its own ruling: write each ruling after its step
write-by-player = write { $map }, or one line 'NAME: …' per player
write-players = write [Anna, Boris], or one line '- Anna' per player
name-the-players = name the players
name-a-player = name a player
name-the-winner = name the winner, or leave the key out
leave-winner-out = leave 'winner' out if no winner is claimed
write-unknown = write unknown
write-empty-or-unknown = write [] or unknown
write-empty-or-leave-out = write [], or leave it out
write-line-or-leave-out = write a line, or leave it out
write-text-or-leave-out = write a text, or leave the key out
write-round-or-leave-out = write a round below the key, or leave the key out
write-unknown-or-phases = write unknown, or the phases of the round
write-player-and-deed = write a player and what they did
write-set-or-file = write trial-set, or a file that ends in .yaml, .yml or .json
leave-out-or-none = leave it out, or write none alone
none-stands-alone = none cannot be joined with anything
plus-joins-two = write a piece on each side of +
numbers-are-digits = write numbers in digits: { $write }

# Words that were meant. Each is quoted.
did-you-mean = did you mean { $words }?
did-you-mean-in-english = did you mean '{ $word }'? keys are English or Russian
keys-here = the keys here are { $keys }
the-options-are = the options are { $options }
the-players-are = the players are { $names }
only-player = the only player is '{ $name }': separate names with commas
# $pieces: "the words".
pieces-are = { $pieces } are { $words }
the-pieces = the pieces
the-words = the words

# What is expected, or found. After "write", "expected" and "found".
nothing = nothing
a-key = a key
a-text = a text
a-word = a word
some-words = words
a-number = a number
a-name = a name
a-value = a value
a-line = a line
a-place = a place
a-phase = a phase
a-colour = a colour
a-piece = a piece
a-card = a card
some-cards = cards
a-goal = a goal
a-game = a game
an-edition = an edition
a-player = a player
player-or-players = a player, or [NAME, NAME]
# Forms that are expected, in quotation marks: a line, a line of a list, a list of players.
due-line = 'NAME: play'
due-lines = '- NAME: play'
due-players = '[NAME, NAME]'
# Other words that are expected.
void-or-stands = void or stands
true-or-false = true or false
set-file-or-data = the name of a set, a file or the data
# What lacks a key.
this-record = this record
this-player = this player

# Places that belong to a fault.
first-given-here = it was first given here
the-other-one = the other name is here

# Attachments.
not-beside-record = an attachment must be in the folder of the record or below it: no absolute path and no '..'
no-such-document = no attachment has this name
