# Options that several commands have. A text of help begins in upper case, without a full stop at the end.
option-help = Print this help and exit
option-version = Print the version and exit
option-licences = Print the licences of this program and its libraries and exit
option-language = The language of help and reports; without it, that of the environment, and English in JSON, SARIF and the like
option-verbose = Say on standard error what is done
option-records = Records to read; - is standard input
option-one-record = The record to read; - is standard input
option-input = How the records are written; without it, as the name of their file ends, else as YAML
option-edition = Judge by this rulebook, whatever the record names
option-of-rules = Set an option of the rules, over the record's own; may be repeated
option-components = What is in the box: a file, over what records name beside them
option-only = Say only what that rule found, and nothing of records without it; may be repeated
option-jobs = Judge so many records at once; without it, as many as there are processors
option-strict = Warnings, and the verdict 'possible', make exit status 1
option-what-if = Ask also of another play there: 18=3 dragon, 18:7=, +18=Anna: pass
option-findings-format = How the results are written; the last three for code hosts and servers that run tests
option-score-format = How the results are written; csv for a spreadsheet, a line a player
option-format = How the results are written
option-colour = Colours in text; auto: on a terminal
option-cite = By which editions a finding is cited in text: the one that decides, or all

# Of several commands: what an example does, and what their exit status means.
for-programs = for programs
exit-as-for-check = as for 'elfref check'.

# The headings of help. After `label-usage` comes how the program is called; `label-any-options` and `label-command`
# stand there for options and a command.
label-usage = Usage
label-arguments = Arguments
label-options = Options
label-commands = Commands
label-any-options = OPTIONS
label-command = COMMAND
