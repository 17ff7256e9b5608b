# Parts of faults of a file, and what to write instead.

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

# What is not YAML or JSON. After "not YAML here:".
nothing-opened = a '{ $bracket }' that nothing opened
closed-by-another = '{ $opening }' is closed by '{ $closing }'
not-closed = '{ $bracket }' is not closed
closing-in-comment = the closing '{ $bracket }' stands behind '#', in a comment
wide-space = a no-break or wide space stands where a space is due
invisible-character = an invisible character ({ $code })
colon-missing = a ':' is missing
colon-missing-after = a ':' is missing after '{ $name }'
comma-missing = a ',' is missing
comma-missing-before = a ',' is missing before '{ $word }'
colon-or-comma-missing = a ':' or ',' is missing
key-missing = a key is missing
space-missing-after-dash = a space is missing after '-'
nothing-before-colon = nothing stands before ':'
nothing-behind-colon = nothing stands behind ':'
comma-too-many = a ',' too many
second-colon = a second ':'
colon-in-list = a ':' in a list
quote-not-closed = a quote that is not closed on its line
second-record = a second record
second-document = a second document
text-ends-before-value = the text ends before a value
text-behind-value = a text behind the value
text-behind-record = a text behind the record
text-behind-end = a text behind '...', the end of the document
text-behind-quote = a text behind the closing quote
text-behind-bracket = a text behind the closing bracket
text-in-single-quotes = a text in single quotes
text-without-quotes = a text without quotes
key-without-quotes = a key without quotes
question-mark-without-quotes = a '?' without quotes
question-mark-in-brackets = a '?' inside brackets and not in quotes
record-begins-with = a record begins with '{ $bracket }'
not-a-json-number = '{ $written }' is not how JSON writes a number
comment-in-json = a comment, and JSON has none
list-or-map-as-key = a list or map where a key is due
quote-inside-text = a '"' inside a text
tab-inside-text = a tab inside a text
escape-without-digits = a { $escape } without the four digits of a character
backslash-in-quotes = a { $backslash } inside quotes has another meaning
backslash-in-double-quotes = a { $backslash } inside double quotes has another meaning
text-cannot-begin-with = a text cannot begin with '{ $sign }': put it in quotes
code-fence = a code fence
line-from-chat = a line pasted from a chat
dash-begins-own-line = '- ' begins a line of its own
dash-in-brackets = a '-' inside brackets, where ',' separates the entries
belongs-after-dashes = what stands here belongs on the line after '---'
key-too-long = a key of more than 1024 bytes
second-colon-in-line = a second ':' in one line
# $steps: "the steps of a turn".
second-colon-of-steps = a second ':' in one line: { $steps } stand in [ ]
values-stand-in-brackets = several values stand in [ ]
indentation-does-not-fit = the indentation does not fit the lines above
version-not-1 = a version of YAML that is not 1
character-with-another-meaning = a character with another meaning in YAML, or one that is missing

# What to do about it.
put-it-in-quotes = put it in quotes
put-it-in-double-quotes = put it in double quotes
put-texts-in-quotes = put a text in quotes
put-the-text-in-quotes = put the text in quotes
whole-text-in-quotes = put the whole text in quotes
whole-text-in-double-quotes = put the whole text in double quotes
use-single-quotes = use single quotes
json-has-double-quotes = JSON has double quotes
yaml-is-read-from = YAML is read from files named .yaml
remark-is-written = a remark is written as { $form }
pair-stands-in = a key and its value stand in { $brackets }
one-record-a-line = one record a line
type-line-anew = delete it, or type the beginning of the line anew
drop-the-line = drop the line
drop-time-and-name = drop the time and the name before each line
drop-dash = if it belongs to the round before, drop the dash
write-for-a = write { $what } for a '{ $sign }'
# $what is as records have it, or what is expected: "a number"; one, or several with "or".
write-this = write { $what }
leave-out-or-write = leave it out, or write { $what }
pass-or-brackets = pass or []
record-begins = a record begins with players: [Anna, Boris]
entry-begins = each entry begins with '- '
line-begins = each line begins with '- '
turn-begins = each turn begins with '- '
round-begins = begin each round with '- '
one-play-a-line = one play a line
line-is-name-and-play = a line is NAME: and a play
write-name-and-play = write NAME: and a play
belongs-deeper = what belongs to '{ $name }' stands deeper, each line with '- '
remark-has-own-line = a note or ruling has a line of its own: { $form }
write-ruling-behind-step = one of the steps has its own: write each ruling behind its step
write-by-player = write { $map } or a line 'NAME: …' each
write-players = write [Anna, Boris] or a line '- Anna' each
name-the-players = name the players
name-a-player = name a player
name-the-winner = name the winner, or leave the key out
leave-winner-out = leave 'winner' out where nobody is claimed to have won
write-unknown = write unknown
write-empty-or-unknown = write [] or unknown
write-empty-or-leave-out = write [], or leave it out
write-line-or-leave-out = write a line, or leave it out
write-text-or-leave-out = write a text, or leave the key out
write-round-or-leave-out = write a round below it, or leave the key out
write-unknown-or-phases = write unknown, or the phases of the round
write-player-and-deed = write a player and what he did
write-set-or-file = write trial-set, or a file that ends in .yaml, .yml or .json
leave-out-or-none = leave it out, or write none alone
none-stands-alone = none stands alone
plus-joins-two = a + joins two
numbers-are-digits = numbers are digits: write { $write }

# Words that were meant. Each is quoted.
did-you-mean = did you mean { $words }?
did-you-mean-in-english = did you mean '{ $word }'? keys are English
keys-here = the keys here are { $keys }
the-options-are = the options are { $options }
the-players-are = the players are { $names }
only-player = the only player is '{ $name }': names are parted by commas
# $pieces: "the words".
pieces-are = { $pieces } are { $words }
the-pieces = the pieces
the-words = the words

# What is expected, or found. After "write" and before "is due".
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
void-or-stands = void or stands
true-or-false = true or false
set-file-or-data = the name of a set, a file or the data
# What lacks a key.
this-record = this record
this-player = this player

# Places that belong to a fault.
first-given-here = first given here
the-other-one = the other one

# Attachments.
not-beside-record = it stands beside the record or below it: no path leads up or to a root
no-such-document = no such document stands beside the record
