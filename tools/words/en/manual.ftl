# The manual page. Its headings, in upper case.
manual-title = User Commands
manual-name = NAME
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-commands = COMMANDS
manual-editions = EDITIONS
manual-options = OPTIONS OF THE RULES
manual-exit-status = EXIT STATUS
manual-examples = EXAMPLES
manual-environment = ENVIRONMENT
manual-files = FILES

# What it says besides the help of the commands. `manual-does` follows the program's name.
manual-program = a referee for records of tabletop sessions
manual-does = reads what somebody wrote down while a game went on, replays it, checks every play against the printed rules, says where a rule was broken and by which sentence of which edition, and computes the final score.
manual-record = A record is a YAML file; of a record that breaks rules every finding is told, and judging goes on behind it.
manual-verdict = The verdict on a record is one of
manual-legal = nothing unwritten could make a written play wrong
manual-possible = it hangs on something: a payment nobody wrote down, an edition that was not named; the report says on what
manual-illegal = some rule was broken, whatever the unwritten things were
manual-unreadable = not a record; every fault is listed with its place
manual-other-exit-status = Any other use of the command line than those above: 2.

# What a variable of the environment does, and what a file has.
manual-no-color = if it is set and not empty, there are no colours unless { $option } asks for them
manual-term = if it is { $value }, likewise
manual-lang = the first of them that is set and not empty names the language of help and reports, unless { $option } does; JSON and SARIF stay English
manual-below = Below the folder it was installed in:
manual-format = what a record may say
manual-records = records to learn from
manual-schemas = schemas of records and reports, for editors and programs
