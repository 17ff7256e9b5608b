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

# Its text besides the help of the commands. `manual-does` follows the program's name.
manual-program = a referee for records of tabletop sessions
manual-does = reads a record that somebody wrote during a game, replays it, checks every play against the printed rules, reports where a rule was broken and by which sentence of which edition, and computes the final score.
manual-record = A record is a YAML file. If it breaks rules, every finding is reported, and judging continues after each.
manual-verdict = The verdict on a record is one of
manual-legal = nothing unrecorded could make a recorded play wrong
manual-possible = it depends on something, such as an unrecorded payment or an edition that the record does not name; the report says on what
manual-illegal = a rule was broken, whatever the unrecorded facts were
manual-unreadable = not a record; every fault is listed with its place
manual-other-exit-status = For any other use of the command line, also for elfref without a command: 2.

# What a variable of the environment does, and what a file has.
manual-no-color = if it is set and not empty, no colours are used unless { $option } asks for them
manual-term = if it is { $value }, no colours are used either
manual-lang = the first of these that is set and not empty sets the language of help and reports, unless { $option } does; JSON and SARIF stay English
manual-below = Below the folder of the installation:
manual-format = what a record may contain
manual-records = records to learn from
manual-schemas = schemas of records and reports, for editors and programs
