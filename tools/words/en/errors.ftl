# What is wrong with a request. $option is an option, such as --at; $file, $given, $place and $word are what a person typed.
unknown-command = unknown command '{ $command }'
no-such-option = unknown option '{ $option }'
too-many-arguments = one argument too many: '{ $given }'
argument-required = { $argument } is required
value-missing = { $option } requires a value: { $value }
see-help = try 'elfref --help'
see-help-of = try 'elfref { $command } --help'
did-you-mean-word = did you mean '{ $word }'?
did-you-mean-check = did you mean 'elfref check { $file }'?

# A value that an option does not take. The fault of a value comes after the option.
fault-of-value = { $option } { $fault }
takes-one-of = { $option } takes { $words }, not '{ $given }'
takes-number-from-to = takes a number from { $least } to { $most }, not '{ $given }'
takes-number-from-one = takes a number of at least 1, not '{ $given }'
takes-name-and-value = takes a name and a value, as in caravan=free, not '{ $given }'
takes-rule = takes the id or code of a rule or a fault, but none is called '{ $given }'
takes-language = has no words of '{ $given }': write one of { $words }
takes-words = takes words, not '{ $given }'
what-if-unreadable = cannot be read: '{ $given }'; write LINE=PLAY, LINE:COLUMN=PLAY or ROUND:PHASE:PLAYER:NUMBER=PLAY; nothing after = leaves the play out, + in front inserts another one
not-a-place = --at '{ $place }' is not a place: write LINE, LINE:COLUMN, ROUND:PHASE:PLAYER, ROUND:PHASE:PLAYER:NUMBER, or end
of-option = { $option }: { $fault }
at-place = --at { $place }: { $fault }

# Files that cannot be read or written.
cannot-read-file = cannot read '{ $file }': { $why }
cannot-write = cannot write '{ $file }': { $why }
results-not-written = cannot write the results: { $why }
page-is-record = '{ $file }' is the record: name another file for the page
page-named-like-record = '{ $file }' is named like a record: name another file for the page
no-page = this build has no page that shows sessions
no-memory-for-gzip = no memory to unpack gzip
no-memory-for-zstandard = no memory to unpack Zstandard
gzip-damaged = its gzip data is damaged: { $why }
cannot-be-unpacked = it cannot be unpacked
zstandard-damaged = its Zstandard data is damaged: { $why }
cut-off = its packed data is cut off
not-a-file = it is not a file
# $files is a pattern that names them, or left out.
is-folder =
    it is a folder: name its files{ $files ->
        [none] { "" }
       *[other] , as in { $files }
    }
endless-document = a document without end
out-of-memory = out of memory
written-by-others = another program has changed it meanwhile
read-only = it is read-only
has-hard-link = it has a second name (a hard link), which would keep the old text
belongs-to-others = it belongs to another user
no-folder = its folder does not exist
folder-closed = a file cannot be created in its folder: { $why }
recorded-elsewhere = another 'elfref record' is writing it

# Records that a command cannot do anything with.
record-cannot = '{ $file }', a record of { $game }: { $what }
one-record-asked = this works on one record: name one FILE
several-records-name-line = '{ $file }' holds { $records } records: { $option } must name a line of one of them
no-record-in-line = '{ $file }' has no record in line { $line }: it ends in line { $end }
lines-of-two-records = lines { $first } and { $last } of '{ $file }' belong to different records
record-unreadable = { $place }: { $fault } ('elfref check' lists every fault)
no-record-at-all = there is no record
fault-and-advice = { $fault }; { $advice }
made-unreadable = the record would be unreadable: { $fault }
line-would-become = line { $line } is '{ $before }', but '{ $part }' of it would become '{ $after }': { $fault }
not-judged = out of memory: record { $record } of '{ $file }' was not judged
other-figures = its figures are not those of { $game }: score them separately
fix-names-one-file = --fix { $choice } works on one record: name one FILE
fix-fault = --fix { $fault }
fix-no-line = --fix: no record has a chosen line
watch-no-file = --watch takes files, but there is no file '{ $file }'
watch-names-file = --watch takes files: name one
watch-no-process = --watch: the system cannot start a process
plays-not-counted = its plays cannot be counted
table-not-shown = its position cannot be shown
no-page-about-it = a page about it cannot be written
not-looked-at = it cannot be looked at
plays-not-compared = its plays cannot be compared one by one
no-picture = it has no picture

# What single commands refuse.
no-prices = { $game } has no prices: leave --price out
price-goes-nowhere = --price '{ $price }' cannot go anywhere: write one of { $kinds }
at-names-file = --at names a place in a record: name its FILE too
edition-names-file = --edition and --option are about a record: name its FILE too
no-picture-of = { $game } has no picture
board-not-built-in = the board of { $game } is not built in: name its components with --components FILE
box-without-board = '{ $file }' has no board: see elfref components { $file }
board-not-svg = '{ $file }' does not end in .svg, the only format of a board
no-board-of = it has no board of { $game }
no-picture-of-place = there is no picture of it
summary-prints-no-findings = --summary prints no findings: leave out --deductions, --suggest, --fix and --what-if
summary-formats = --summary and --what-if work with --format text, json and ndjson
box-is-built-in = the box of { $game } is built in: it needs no components file
no-game-with-boxes = no game has its components in a file
too-long-for-yaml = it has a key or a text that is too long for YAML
not-to-be-read = it cannot be read
not-converted = { $record } is not converted: { $why }
fault-at = { $place }: { $fault }
one-record-each = '{ $file }' holds more than one record: each file must hold one
one-unreadable = a record cannot be read: 'elfref check' says why
# $other is the second file, and $second the game of its record.
different-games = '{ $file }' is a record of { $game }, and '{ $other }' is one of { $second }: they are not one session
compared-games = these records are of different games, so they are not one session: each was judged by the editions of its own game
no-such-code = no rule has the code '{ $code }'
rules-lists-all = 'elfref rules' lists all rules
explain-lists-kind = 'elfref explain { $kind }' lists those of this kind
no-such-words =
    nothing is called '{ $name }', and no rule has { $words ->
        [0] this word
        [1] this word
       *[other] these words
    }
did-you-mean-one-of = did you mean { $words }?
nearest-to-them = nearest to them:
nothing-to-look-at = there is no record that shows it
stats-break = --stats counts legal sessions: leave out --break
no-session-found = no session was found in which '{ $rule }' can be broken with these players
no-language-client = standard input is not a language client: it must send JSON-RPC messages
why-takes-play = --why takes a play as a record writes it, not '{ $given }'
page-ends-in = '{ $file }' ends neither in .html nor in .md: write --format html or --format md
nothing-in-doubt = no play in '{ $file }' is in doubt: name one with --at, as in --at 18
no-record-number = '{ $file }' has no record { $number }
no-record-there = '{ $file }' has no record there
record-names-one-file = --record counts the records of one file: name one FILE
at-names-one-file = --at works on one record: name one FILE
step-without-at = --step continues from a place: name one with --at
what-if-with = --what-if itself names the record and the place: leave out { $option }
at-shows-text = --at shows a position as text: leave out --format json and --html
several-records-name-one = '{ $file }' holds several records: name one with --record
not-written-yet = '{ $file }' is not written yet: { $why }
not-written-trying = { $why }; the next line tries again
line-not-written = not written: '{ $line }'
nothing-to-undo = nothing has been written yet
goes-on-beside = '{ $file }' changed meanwhile, and was not written. The whole record continues in '{ $beside }'
compare-the-two = compare the two with 'elfref diff', and keep what is right
file-packed = '{ $file }' is packed: unpack it first
file-of-several = '{ $file }' holds several records: name a file with one
terminal-unknown = this system does not know the terminal '{ $terminal }': it is used as a VT100
