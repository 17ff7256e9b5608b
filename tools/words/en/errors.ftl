# What is wrong with a request. $option is an option, such as --at; $file, $given, $place and $word are what a person typed.
command-missing = a command is missing
unknown-command = unknown command '{ $command }'
no-such-option = unknown option '{ $option }'
too-many-arguments = one argument too many: '{ $given }'
argument-required = { $argument } is required
value-missing = { $option }: 1 required { $value } missing
see-help = try 'elfref --help'
see-help-of = try 'elfref { $command } --help'
did-you-mean-word = did you mean '{ $word }'?
did-you-mean-check = did you mean 'elfref check { $file }'?

# A value that an option does not take. The fault of a value stands after the option.
fault-of-value = { $option } { $fault }
takes-one-of = { $option } takes { $words }, not '{ $given }'
takes-number-from-to = takes a number from { $least } to { $most }, not '{ $given }'
takes-number-from-one = takes a number from 1 on: '{ $given }'
takes-name-and-value = takes a name and a value, as in caravan=free: '{ $given }'
takes-rule = takes the id or code of a rule or a fault, and none is called '{ $given }'
takes-words = takes words, not '{ $given }'
what-if-unreadable = cannot be read: '{ $given }'; write LINE=PLAY, LINE:COLUMN=PLAY or ROUND:PHASE:PLAYER:NUMBER=PLAY; nothing behind = leaves the play out, + in front inserts another one
not-a-place = --at '{ $place }' is no place: write LINE, LINE:COLUMN, ROUND:PHASE:PLAYER, ROUND:PHASE:PLAYER:NUMBER, or end
of-option = { $option }: { $fault }
at-place = --at { $place }: { $fault }

# Files that cannot be read or written.
cannot-read-file = cannot read '{ $file }': { $why }
cannot-write = cannot write '{ $file }': { $why }
results-not-written = cannot write the results: { $why }
page-is-record = '{ $file }' is the record: name another file for the page
page-named-like-record = '{ $file }' is named like a record: name another file for the page
no-page = this build has no page on which sessions are looked at
no-memory-for-gzip = no memory to unpack gzip
no-memory-for-zstandard = no memory to unpack Zstandard
gzip-damaged = its gzip is damaged: { $why }
cannot-be-unpacked = it cannot be unpacked
zstandard-damaged = its Zstandard is damaged: { $why }
cut-off = it is packed, and cut off
not-a-file = it is no file
endless-document = a document without end
out-of-memory = out of memory
written-by-others = somebody else has written it meanwhile
read-only = it is read-only
has-hard-link = it has a second name (a hard link), which would keep the old text
belongs-to-others = it belongs to somebody else
no-folder = its folder is not there
folder-closed = no file can be made in its folder: { $why }
recorded-elsewhere = another 'elfref record' is writing it

# Records that a command cannot do anything with.
record-cannot = '{ $file }', a record of { $game }: { $what }
one-record-asked = one record is asked about: name one FILE
several-records-name-line = '{ $file }' holds { $records } records: { $option } must name a line of one of them
no-record-in-line = '{ $file }' has no record in line { $line }, it ends in line { $end }
lines-of-two-records = lines { $first } and { $last } of '{ $file }' belong to different records
record-unreadable = { $place }: { $fault } ('elfref check' says all that cannot be read)
no-record-at-all = there is no record
fault-and-advice = { $fault }; { $advice }
made-unreadable = the record would be unreadable: { $fault }
line-would-become = line { $line } has '{ $before }', of which '{ $part }' would become '{ $after }': { $fault }
not-judged = out of memory: record { $record } of '{ $file }' was not judged
other-figures = its figures are not those of { $game }: score them apart
fix-names-one-file = --fix { $choice } is about one record: name one FILE
fix-fault = --fix { $fault }
fix-no-line = --fix: no record has a line that is chosen
watch-no-file = --watch takes files, and there is no file '{ $file }'
watch-names-file = --watch takes files: name one
watch-no-process = --watch: the system starts no process
plays-not-counted = its plays cannot be counted
table-not-shown = its table cannot be shown
no-page-about-it = no page can be written about it
not-looked-at = it cannot be looked at
plays-not-compared = its plays cannot be compared one by one
no-picture = no picture of it is known

# What single commands refuse.
no-prices = { $game } has no prices: leave --price out
price-goes-nowhere = --price '{ $price }' is none that goes anywhere: write one of { $kinds }
at-names-file = --at names a place in a record: name its FILE too
edition-names-file = --edition and --option are about a record: name its FILE too
no-picture-of = of { $game } no picture is known
board-not-built-in = the board of { $game } is not built in: name its box, --components FILE
box-without-board = '{ $file }' has no board: see elfref components { $file }
board-not-svg = '{ $file }' does not end in .svg, and a board is written as nothing else
no-board-of = it has no board of { $game }
no-picture-of-place = there is no picture of it
summary-prints-no-findings = --summary prints no findings: it goes with none of --deductions, --suggest, --fix and --what-if
summary-formats = --summary and --what-if go with --format text, json and ndjson
no-game-with-boxes = no game has its pieces in a file
too-long-for-yaml = it has a key or a text that is too long for YAML
not-to-be-read = it cannot be read
not-converted = { $record } is not converted: { $why }
fault-at = { $place }: { $fault }
one-record-each = '{ $file }' holds more than one record: each file must hold one
one-unreadable = a record cannot be read: 'elfref check' says why
different-games = the records are of different games
no-such-code = no rule has the code '{ $code }'
rules-lists-all = 'elfref rules' lists all rules
explain-lists-kind = 'elfref explain { $kind }' lists those of its kind
no-such-words =
    nothing is called '{ $name }', and no rule has { $words ->
        [0] this word
        [1] this word
       *[other] these words
    }
did-you-mean-one-of = did you mean '{ $words }'?
nearest-to-them = nearest to them:
nothing-to-look-at = no record shows it that could be looked at
stats-break = --stats counts legal sessions: leave out --break
no-session-found = no session found in which '{ $rule }' can be broken at such a table
no-language-client = standard input is no language client: it sends messages of JSON-RPC
why-takes-play = --why takes a play as a record writes it, not '{ $given }'
page-ends-in = '{ $file }' ends neither in .html nor in .md: say --format html or --format md
nothing-in-doubt = nothing is in doubt in '{ $file }': name a play with --at, as in --at 18
no-record-number = '{ $file }' has no record { $number }
no-record-there = '{ $file }' has no record there
record-names-one-file = --record counts the records of one file: name one FILE
at-names-one-file = --at is about one record: name one FILE
step-without-at = --step goes on from a place: name one with --at
what-if-with = --what-if says itself which record is meant and where it goes on: leave out { $option }
at-shows-text = --at shows a table as text: it goes neither with --format json nor with --html
several-records-name-one = '{ $file }' holds several records: name one with --record
not-written-yet = '{ $file }' is not written yet: { $why }
not-written-trying = { $why }; the next line tries again
line-not-written = not written: '{ $line }'
nothing-to-undo = nothing was written yet
goes-on-beside = '{ $file }' changed meanwhile: not written. The whole record goes on in '{ $beside }'
compare-the-two = compare the two with 'elfref diff', and keep what is right
file-packed = '{ $file }' is packed: unpack it first
file-of-several = '{ $file }' holds several records: name one with one
terminal-unknown = this system has no description of the terminal '{ $terminal }'; it is used as a VT100
