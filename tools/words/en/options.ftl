# Options that several commands have. A text of help is an order or a noun, and has at most 80 characters.
option-help = Print this help and exit
option-version = Print the version and exit
option-licences = Print the licences of this program and its libraries and exit
option-language = Language of help and reports; default: environment, but English in JSON
option-verbose = Report each step on standard error
option-records = Records to read; - is standard input
option-one-record = Record to read; - is standard input
option-input = Input format; default: by file name, else YAML
option-edition = Judge by this edition, overriding the record
option-of-rules = Set a rule option, overriding the record; repeatable
option-components = Components file, overriding the one a record names
option-only = Print only findings of this rule and records with one; repeatable
option-jobs = Judge this many records at once; default: one per processor
option-strict = Exit with status 1 also for warnings and the verdict 'possible'
option-what-if = Also try another play at that place: 18=3 dragon, 18:7=, +18=Anna: pass
option-findings-format = Output format; the last three are for code hosts and test servers
option-score-format = Output format; csv is for spreadsheets, bgstats for the program BG Stats
option-format = Output format
option-colour = Use colours in text; auto: only on a terminal
option-cite = Editions that text findings cite: the one that decides, or all

# For several commands: what an example does, and what their exit status means.
for-programs = for programs
exit-as-for-check = as for 'elfref check'.

# The headings of help. After `label-usage` comes how the program is called; `label-any-options` and `label-command`
# are placeholders for options and a command.
label-usage = Usage
label-arguments = Arguments
label-options = Options
label-any-options = OPTIONS
label-command = COMMAND
