# Reports: the verdict, and what stands around the words of a finding.

# The verdict on a record.
verdict-legal = legal
verdict-possible = possible
verdict-illegal = illegal
verdict-unreadable = unreadable
# The state of its claims.
claims-none = none
claims-confirmed = confirmed
claims-open = open
claims-refuted = refuted
# How grave a finding is.
severity-note = note
severity-warning = warning
severity-error = error

# After the verdict: "1 breach in 9 plays, finished after the last round; winner Anna; claims confirmed". $ending is one
# of the next two, or a message of the game; $winner one of the two after these.
verdict-words =
    { $breaches ->
        [none] { "" }
       *[other] { $breaches } in { "" }
    }{ $plays ->
        [0] no plays
       *[other] { $plays }
    }, { $ending }{ $winner ->
        [none] { "" }
       *[other] ; { $winner }
    }{ $claims ->
        [none] { "" }
       *[other] ; claims { $claims }
    }
unfinished = unfinished
finished = finished
winner-is =
    { $winners ->
        [one] winner { $winners }
       *[other] winners { $winners }
    }
# One or some of them won.
winner-may-be = winner { $winners }
# For a record that cannot be read. $unread: the reader stopped there.
verdict-words-unreadable =
    { $errors }{ $unread }{ $breaches ->
        [none] { "" }
       *[other] ; { $breaches } in { $plays }
    }
no-further-errors = , and the rest was not read

# What the verdict depends on; a line below it.
depends-on = depends on: { $cause }

# Below a finding. $where is a list of places where books print a rule.
ground-rule = rule: { $where }
rule-not-printed = printed in no edition
ground-follows = follows from line { $line }
ground-options = depends on the { $options }
# $ruling is one of the next two.
ground-ruling = the table ruled: { $ruling }
ruling-void = void
ruling-stands = stands
ground-suggestion = suggestion: { $change }

# Where a rule is printed: the edition, the heading, the page, how it fits the edition used.
citation =
    { $title }{ $section ->
        [none] { "" }
       *[other] { " " }"{ $section }"
    }{ $page ->
        [none] { "" }
       *[other] { " " }p. { $page }
    }{ $remark ->
        [none] { "" }
       *[other] { " " }({ $remark })
    }

# Why another book is cited, not that of the edition used.
edition-not-known = the full text of { $edition } is not known
edition-differs = { $edition } has a different rule
edition-silent = { $edition } is silent

# A search that reached its limit; $what is one of the next two, or of the game.
gave-up = { $what } are incomplete: the search limit was reached
suggestions = suggestions
deductions = deductions

# The totals of many records: "14 records: 12 legal, 2 illegal; claims: 14 none; 1 file not read".
summary =
    { $records }{ $verdicts ->
        [none] { "" }
       *[other] : { $verdicts }; claims: { $claims }
    }{ $unread ->
        [none] { "" }
       *[other] ; { $unread } not read
    }
# $what is a verdict or a state of claims.
number-of = { $number } { $what }
