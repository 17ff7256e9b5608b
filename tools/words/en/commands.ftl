# The help of each command: what it does, its options, what its examples do, notes, and its exit status.
about = A referee for records of tabletop sessions
say-more-of-each = 'elfref COMMAND --help' says more of each.
examples = Examples:
exit-status = Exit status:

# elfref board
board-about = Draws a board as a picture: empty, or with what lies there at a place in a record
board-record = The record whose position is drawn; without it the board is empty
board-at = Before which play: LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER], end; else end
board-output = The file to write, .svg; else standard output
board-price = Mark where it may go, and what that costs
board-game = Whose board, without a FILE; else the first game
board-run-empty = the empty board
board-run-price = with what each road costs by dragon
board-run-at = before Anna's first step of round 2
board-run-box = the maps of what is in a box
board-note = The file is SVG that needs nothing else; browsers show it, in light and dark. With a record a price counts the obstacle, and roads with another counter have none; a river's is that downstream/upstream.
board-exit = 0 the picture is written; 2 the record or the place cannot be read, or nothing is written.

# elfref check
check-about = Replays records, prints every finding with its place and rule, and a verdict for each record
check-deductions = Say also what is forced of what nobody wrote down
check-suggest = Say also what small change would take a finding away
check-fix = Print them as a patch, where there is one only; LINE=WAY behind it chooses; no file is written
check-summary = Print one line a record, and what they come to; as JSON the totals alone
check-watch = Judge again whenever a file, or what belongs beside it, changes; until interrupted
check-fail-fast = Stop behind the first record that does not come to exit status 0
check-run-one = one record, or several in a file
check-run-edition = standard input, by the rules of that edition
check-run-deductions = also what hidden cards and counters must have been
check-run-fix = correct slips that can be put right in one way only
check-run-choice = and line 6 by the way that writes 'unicorn'
check-run-what-if = and what it changes if that was played in line 18
check-run-ndjson = a line of JSON for each record
check-run-summary = only a line for each record, and the totals
check-run-watch = again whenever it is saved
check-run-only = where one rule was broken, in a packed archive
check-run-sarif = for what shows findings beside the lines
check-note-what-if = --what-if takes LINE=PLAY, LINE:COLUMN=PLAY or ROUND:PHASE:PLAYER:NUMBER=PLAY, for one record. PLAY is written as in the record, whole (Anna: pig on Feodor-Lapphalya) or without what stays (3 dragon). Nothing behind the = leaves the play out; a + in front inserts one before it.
check-exit = 0 no breach and no refuted claim, 1 a breach or a refuted claim, 2 something could not be judged; of several records the highest; with --only of those that are printed. With --what-if: of the record as it would be.

# elfref compare
compare-about = Judges records by every edition, side by side, and says which option makes each difference
compare-edition = Compare by this rulebook; may be repeated; all, if none is given
compare-option = Set an option of the rules in every rulebook; may be repeated
compare-run-all = every edition
compare-run-option = as written, and what that option changes
compare-exit = 0 all rulebooks agree, 1 some differ, 2 something could not be judged; of several records the highest.

# elfref completion
completion-about = Prints a script by which a shell completes command lines; a package brings it along
completion-shell = The shell that is to complete command lines
completion-run-bash = in ~/.bashrc
completion-run-zsh = in ~/.zshrc, below compinit
completion-run-fish = in ~/.config/fish/config.fish

# elfref components
components-about = Checks a file of what is in the box, and prints it as tables
components-file = A file of components, or the name of a set that is built in
components-game = Whose box it is; else as FILE says, or the first game that has such
components-run-file = whether it is a set, and what is in it
components-run-set = the set that is built in
components-run-game = that of this game
components-exit = 0 it is a set; 2 something in it is wrong, or it cannot be read.

# elfref convert
convert-about = Writes records as JSON Lines, or as YAML where they are JSON; they are not judged
convert-to = What to write; without it, the other than what is read
convert-run-one = a line of JSON for each record
convert-run-yaml = the same as YAML, with --- between them
convert-note = Keys and texts keep their spelling; remarks (behind #) and the layout are lost.
convert-exit = 0 all is converted, 2 something cannot be read or written, or is no record.

# elfref count
count-about = Counts the sequences of plays that go on from a place in a record
count-depth = How many plays the longest sequences have
count-at = Before which play they begin: LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER], end
count-divide = Say also how many begin with each play
count-run-end = from where the record stops
count-run-at = from before Anna's first play of round 2
count-note = Counted are plays of planning and travel, each legal and each payment exact. A program that lists legal plays is right where it counts the same.
count-exit = 0 counted; 2 the place cannot be read, or what was not written down matters.

# elfref diff
diff-about = Compares two records of one session by what they say, and by which of them rules are kept
diff-a = A record of a session; - is standard input
diff-b = Another record of the same session
diff-edition = Judge both by this rulebook
diff-run-text = on which play they differ, and who is right
diff-note = What only one of them wrote down is no difference. Each file holds one record.
diff-exit = 0 nothing in one speaks against the other, 1 they differ, 2 something could not be read.

# elfref explain
explain-about = Explains a rule: where each edition prints it, how they differ, a record that keeps it and one that breaks it
explain-rule = The id of a rule or of a fault of a file, a rule's code, or words of it
explain-html = Write a page on which its records are looked at instead; - is standard output
explain-run-id = the rule by which a finding says it judges
explain-run-code = every rule of that code
explain-run-words = the rule with these words, or a list of those
explain-run-fault = a fault of a file
explain-run-html = a page on which its records are looked at, play by play
explain-exit = 0 something was found, 2 nothing was.

# elfref generate
generate-about = Plays sessions at random, and prints a record of each: legal, and the same on every machine
generate-game = What is played
generate-games = How many sessions; 1 if left out
generate-seed = What all is drawn from; 1 if left out
generate-players = How many play; any number if left out
generate-detail = How much is written down: every piece, what all saw, or the least
generate-break = Break this rule, or any, once in each session, and mark the line
generate-format = How records are written; ndjson: a line each
generate-stats = Print how often each rule and kind of play was exercised, and no record
generate-edition = Let all play by this rulebook
generate-run-one = one session, every card of it
generate-run-break = sessions in each of which one rule is broken once
generate-run-stats = which rules and plays such sessions come to
generate-run-game = a session of another game
generate-note = A session hangs on its seed and its number, not on how many are asked for.
generate-exit = 0 printed, 2 something was wrong with what was asked for.

# elfref lsp
lsp-about = Answers an editor that speaks the Language Server Protocol, on standard input and output
lsp-run = what an editor runs; docs/editors.md has the settings of four
lsp-exit = 0 the editor has said goodbye; 1 it has gone without; 2 it was none.

# elfref manual
manual-about = Prints this program's manual page, as man reads it; a package brings it along
manual-run = without installing it

# elfref moves
moves-about = Shows the table at a place in a record, and every play that would have been legal there
moves-why = Say why a play is legal there, or why it is not
moves-at = The play before which the table is meant: LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER], end
moves-reach = Find the most new towns that the known cards could have reached
moves-all = List also each of the plays that are told as one
moves-run-end = where the record stops
moves-run-line = before the first play of line 48
moves-run-time = before Anna's journey in round 2
moves-exit = 0 the plays are listed, or the play is legal; 1 it is not; 2 the place or the play cannot be read.

# elfref record
record-about = Asks for one play after the other, judges each at once, and writes the record
record-file = The record to go on with, or to begin
record-run-table = at a table: Tab completes what is legal
record-run-file = lines of a file; nothing is asked
record-note = { record-note-line } { record-note-breach } { record-note-file }
record-note-line = A line is a play as a record has it, with or without its player. It goes where the game stands; a new round or turn begins where the old one may be over.
record-note-breach = A play that breaks a rule is reported at once. At a terminal you choose: write it, write it with a ruling, or not. From a file or a pipe it is written, and the report goes to standard error. A line that cannot be read is not written.
record-note-file = The file is saved after each line, and has one recorder at a time. Where somebody else saves it meanwhile, the record goes on in game.typed.yaml.
record-exit = 0 every line was written, 1 one broke a rule, 2 one was not read or not written.

# elfref replay
replay-about = Shows a session play by play: what each changed, with the findings in their place
replay-record = Only the record of that number in its file, from 1
replay-at = Show the table before a play: LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER], end
replay-step = And so many plays from there on
replay-html = Write a page on which the session is looked at; - is standard output
replay-run-all = the whole session, as a transcript
replay-run-line = the table before the first play of line 48
replay-run-step = and five plays from there on
replay-run-html = a page to look at, one file
replay-run-what-if = and how it would have gone on with another play
replay-run-json = for programs: every position, play by play

# elfref report
report-about = Writes one page about a play in dispute, for a table to print: the board, the rule, what was legal
report-at = The play in dispute: LINE[:COLUMN], ROUND:PHASE:PLAYER[:NUMBER]; else the first breach
report-output = The file to write, .html or .md; else standard output
report-format = What the page is written in
report-run-first = about the first breach
report-run-line = about the first play of line 48
report-exit = 0 the page is written; 2 the record or the place cannot be read, or nothing can be written.

# elfref rules
rules-about = Prints the rules that are judged, with the place of each in the printed rulebooks
rules-game = Whose rules; else those of every game
rules-format = How the table is written
rules-run-text = for reading
rules-run-markdown = as a page, with the editions and their options

# elfref score
score-about = Prints the score table of each record, and compares it with what the record claims
score-by-round = Say also how many towns, points and cards each had after every round
score-run-text = the table, each line explained
score-run-by-round = and the numbers after every round
score-run-option = standard input, scored with town cards
score-run-csv = for a spreadsheet: a line a player
score-note = With town cards the score after a round is what it would be if the game had ended there: the way from the boot to the town card is taken off.
