# The help of each command: what it does, its options, what its examples do, notes, and its exit status.
about = A referee for records of tabletop sessions

# The list of commands. A description of a command has at most 66 characters, so that it takes one line there.
where-to-start = Where to start
# What the lines below this heading do.
start-record = record a game while you play it
start-check = judge a record
start-help = explain a command
group-write = Write records
group-judge = Judge records
group-look = Look at a session
group-rules = Rules and components
group-program = This program, shells and editors

# The headings of a command's help.
examples = Examples:
exit-status = Exit status:

# elfref board
board-about = Draw a board as a picture, empty or at a place in a record
board-record = Record whose position is drawn; without one, the board is empty
board-at = Position before LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER] or end (default)
board-output = Write to this .svg file; default: standard output
board-price = Mark where this transport may go, and the price of each road
board-game = Game of the board, if there is no FILE; default: the first game
board-run-empty = the empty board
board-run-price = with the price of each road for a dragon
board-run-at = before Anna's first step of round 2
board-run-box = the maps of a components file
board-note = The file is one SVG that browsers show in light and dark. With a record, a price includes the obstacle, and roads with another counter have none. A river has two prices, downstream/upstream.
board-exit = 0 the picture is written; 2 the record or the place cannot be read, or nothing can be written.

# elfref card
card-about = Print a card of a game: its lines, keys, words and prices
card-game = Game of the card
card-run = one sheet to print
card-run-language = in Russian
card-exit = 0 the card is written; 2 nothing can be written.

# elfref check
check-about = Replay records and print each finding, its rule and the verdicts
check-deductions = Also print what unrecorded facts must have been
check-suggest = Also suggest a small change that removes a finding
check-fix = Print sole fixes as a patch; LINE=WAY chooses among several; write no file
check-summary = Print one line per record and the totals; with JSON, totals only
check-watch = Judge again when a file or an attachment changes; stop with Ctrl+C
check-fail-fast = Stop after the first record whose exit status is not 0
check-run-one = one record, or several in a file
check-run-edition = standard input, judged by that edition
check-run-deductions = also what hidden cards and counters must have been
check-run-fix = correct slips that have only one fix
check-run-choice = and line 6 with the fix that writes 'unicorn'
check-run-what-if = and what changes if that was played in line 18
check-run-ndjson = one line of JSON per record
check-run-summary = only one line per record, and the totals
check-run-watch = again whenever it is saved
check-run-only = records in which one rule was broken, from a packed archive
check-run-sarif = for tools that show findings next to lines
check-note-what-if = --what-if takes LINE=PLAY, LINE:COLUMN=PLAY or ROUND:PHASE:PLAYER:NUMBER=PLAY, for one record. Write PLAY as in the record, whole (Anna: pig on Feodor-Lapphalya) or only its changed part (3 dragon). Nothing after the = leaves the play out; a + in front inserts one before it.
check-exit = 0 no breach and no refuted claim, 1 a breach or a refuted claim, 2 something could not be judged; for several records the highest; with --only, for the records that are printed; with --what-if, for the changed record.

# elfref compare
compare-about = Judge records by every edition, and say which option differs
compare-edition = Compare by this edition; repeatable; default: all
compare-option = Set a rule option in every edition; repeatable
compare-run-all = every edition
compare-run-option = as recorded, and what that option changes
compare-note = Each record is compared with itself, by several editions. To compare two records of one session, use elfref diff.
compare-exit = 0 all editions agree, 1 some differ, 2 something could not be judged; for several records the highest.

# elfref completion
completion-about = Print a shell script that completes command lines
completion-shell = Shell that completes command lines
completion-run-bash = in ~/.bashrc
completion-run-zsh = in ~/.zshrc, after compinit
completion-run-fish = in ~/.config/fish/config.fish

# elfref components
components-about = Check a components file, and print it as tables
components-argument = Components file, or the name of a built-in set
components-game = Game of the set; default: as FILE says, or the first game with components
components-format = Output format; yaml is the set as a file has it
components-run-file = whether it is a set, and what it contains
components-run-set = the built-in set
components-run-game = the set of this game
components-run-yaml = to begin a set of your own
components-exit = 0 it is a set; 2 something in it is wrong, or it cannot be read.

# elfref convert
convert-about = Convert records to JSON Lines, or JSON to YAML; judge nothing
convert-to = Output format; default: YAML for JSON, JSON Lines for YAML
convert-run-one = one line of JSON per record
convert-run-yaml = the same as YAML, with --- between them
convert-note = Texts keep their spelling, and keys too without --lang; remarks (after #) and the layout are lost.
convert-exit = 0 everything is converted, 2 something cannot be read or written, or is not a record.

# elfref count
count-about = Count the sequences of plays that continue from a place
count-depth = Number of plays in the longest sequences
count-at = Begin before LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER] or end
count-divide = Also print the number of sequences for each first play
count-run-end = from where the record stops
count-run-at = from before Anna's first play of round 2
count-note = Only plays of planning and travel count, each legal and each payment exact. A program that lists legal plays is right if it counts the same.
count-exit = 0 counted; 2 the place cannot be read, or the number depends on something unrecorded.

# elfref diff
diff-about = Compare two records of one session, and say which is right
diff-a = Record of a session; - is standard input
diff-b = Another record of the same session
diff-edition = Judge both by this edition
diff-run-text = which play they differ on, and which record is right
diff-note = A fact that only one record has is not a difference. Each file holds one record.
diff-exit = 0 the records do not contradict each other, 1 they differ, 2 something could not be read.

# elfref explain
explain-about = Explain a rule with a record that keeps it and one that breaks it
explain-rule = Id of a rule or a fault of a file, code of a rule, or words of a rule
explain-html = Write a page that shows its records instead; - is standard output
explain-run-id = the rule that a finding names
explain-run-code = every rule with that code
explain-run-words = the rule with these words, or a list of those
explain-game = Game of the rules; default: every game
explain-run-game = the same for one game
explain-run-fault = a fault of a file
explain-run-html = a page that shows its records play by play
explain-exit = 0 something was found, 2 nothing was.

# elfref generate
generate-about = Play random legal sessions and print their records
generate-game = Game to play
generate-games = Number of sessions; default: 1
generate-seed = Seed of all random choices; default: 1
generate-players = Number of players; default: any
generate-detail = Detail of the records: every piece, what all saw, or the least
generate-break = Break this rule, or any, once per session, and mark the line
generate-format = Format of the records; ndjson: one line each
generate-stats = Print how often each rule and kind of play occurred, and no record
generate-edition = Play by this edition
generate-run-one = one session, with every card
generate-run-break = sessions that each break one rule once
generate-run-stats = which rules and plays occur in such sessions
generate-run-game = a session of another game
generate-note = A session depends on its seed and its number, not on the number of sessions.
generate-exit = 0 printed, 2 the request was wrong.

# elfref help
help-about = Explain a command, or list all commands
help-command = Command to explain; without one, all are listed

# elfref lsp
lsp-about = Serve an editor with the Language Server Protocol
lsp-run = what an editor runs; docs/editors.md has the settings for four editors
lsp-exit = 0 the editor ended the connection properly; 1 it did not; 2 it was not an editor.

# elfref manual
manual-about = Print this program's manual page, as man reads it
manual-run = without installing it

# elfref moves
moves-about = Show the position at a place, and every play that was legal there
moves-why = Explain why a play is legal there, or why it is not
moves-at = Position before LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER] or end
moves-reach = Find the most new towns that the known cards could have reached
moves-all = List every play instead of groups
moves-run-end = where the record stops
moves-run-line = before the first play of line 48
moves-run-time = before Anna's journey in round 2
moves-exit = 0 the plays are listed, or the play is legal; 1 it is not; 2 the place or the play cannot be read.

# elfref new
new-about = Print a record to start from, or a components file to fill in
new-game = Game of the record
new-players = Players in clockwise order, starting player first; default: made-up names
new-level = How much is recorded; default: what all can see
new-components = Print a components file to fill in instead
new-run = a record with remarks
new-run-players = the shortest one, for two players
new-run-components = a set to fill in
new-note = The remarks and the examples are in the language of --lang. The record is legal as it is printed, and also with its examples.
new-exit = 0 printed, 2 the request was wrong.

# elfref record
record-about = Ask for each play, judge it immediately, and write the record
record-file = Record to continue or to begin
record-run-table = at a table: Tab completes legal plays
record-run-file = lines of a file, without questions
record-note = { record-note-line } { record-note-breach } { record-note-file }
record-note-line = A line is a play as in a record, with or without its player. It continues the game; a new round or turn begins where the old one may be over.
record-note-breach = A play that breaks a rule is reported immediately. At a terminal you choose: write it, write it with a ruling, or not. From a file or a pipe it is written, and the report goes to standard error. A line that cannot be read is not written.
record-note-file = The file is saved after each line, and has one recorder at a time. If another program saves it meanwhile, the record continues in game.typed.yaml.
record-note-terminal = At a terminal, help lists what can be typed, why says which choices the rules refuse, plays lists all plays, and undo removes the last line. An empty line asks whether to end.
record-exit = 0 every line was written, 1 one broke a rule, 2 one was not read or not written.

# elfref replay
replay-about = Show a session play by play, with its findings
replay-record = Only the record with this number in its file, from 1
replay-at = Show the position before LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER] or end
replay-step = Show this many plays from there
replay-html = Write a page that shows the session; - is standard output
replay-run-all = the whole session, as a transcript
replay-run-line = the position before the first play of line 48
replay-run-step = and five plays from there
replay-run-html = a page, in one file
replay-run-what-if = and how the session would have continued with another play
replay-run-json = for programs: every position, play by play

# elfref report
report-about = Write a page about a play in dispute
report-at = Play in dispute: LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER]; else first breach
report-output = Write to this .html or .md file; default: standard output
report-format = Format of the page
report-run-first = about the first breach
report-run-line = about the first play of line 48
report-exit = 0 the page is written; 2 the record or the place cannot be read, or nothing can be written.

# elfref rules
rules-about = Print the rules that are judged, and where each is printed
rules-game = Game of the rules; default: every game
rules-format = Format of the table
rules-run-text = for reading
rules-run-markdown = as a page, with the editions and their options

# elfref score
score-about = Print the score of each record, and compare it with its claims
score-by-round = Also print the numbers of every player after every round
score-run-text = the table, each line explained
score-run-by-round = and the numbers after every round
score-run-option = standard input, scored with town cards
score-run-csv = for a spreadsheet: one line per player
score-run-link = a link that opens BG Stats with the play
score-note = With town cards, the score after a round is what it would be if the game had ended there: the distance from the boot to the town card is subtracted.
score-note-rounds = In Elven Rage and Master Elf a round is a turn of every player. Where turns are not recorded, rounds cannot be counted, and the score by round ends.

# elfref serve
serve-about = Answer a program that plays: one JSON object per line
serve-run = what a program runs; docs/serve.md has the requests and a client
serve-exit = 0 the input ended, 2 it could not be read, or nobody read the answers.

# elfref version
version-about = Print the version and the commit of its sources

# elfref words
words-about = Print every word that records may use, in each language
words-game = Game of the words; default: every game
words-language = Only words of this language: en, ru, de, it, ja; zxx: signs
words-run-game = the words of one game
words-run-language = only Russian words
words-note = If a word has several spellings, all are read and the first one is written. Names of cards and places are in components files: see elfref components.
