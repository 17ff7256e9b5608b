# A record by several rulebooks. A rulebook is an edition, an option with its value, or as-written.

# Nothing differs: $how is one of the next two.
compared-alike =
    { $verdict }: { $how }{ $claims ->
        [none] { "" }
       *[other] ; claims { $claims }
    }
no-value-differs = no value of an option makes a difference
editions-agree =
    { $editions ->
        [1] no difference
        [2] both editions agree
       *[other] all { $editions } agree
    }
ways-to-judge =
    { $ways } ways to judge it; { $findings ->
        [0] the findings are the same
        [one] { $findings } differs
       *[other] { $findings } differ
    }
not-every-option-tried = not every option was tried that may make a difference: it would take too long

as-written = as written
all-rulebooks = all

# The rows of the table.
row-verdict = verdict
row-claims = claims
row-parts-at = parts at
row-end = end
row-winner = winner
# Where a rulebook parts from the first one: a line, or no finding but the result.
parts-at-line = line { $line }
parts-at-count = the count
# A further one of those who may have won, on a line of its own.
or-name = or { $name }

# Below a finding that differs.
not-in = not in { $rulebooks }
severity-in =
    { $severity } in { $rulebooks }{ $told ->
        [none] { "" }
       *[other] : { $told }
    }
so-too-in-line =
    so too in line { $line }: { $told }{ $rule ->
        [none] { "" }
       *[other] { " " }[{ $rule }]
    }
so-too-in-lines =
    { $lines ->
        [one] so too in line { $lines }
       *[other] so too in lines { $lines }
    }
rule-in = rule in { $editions }: { $where }
# Which options make the difference.
parted-by =
    { $options ->
        [one] the option { $options } alone makes it so
       *[other] only the options { $options } together make it so
    }{ $rulebooks ->
        [none] { "" }
       *[other] { " " }in { $rulebooks }
    }

# An option that makes a difference, and below it the rulebooks that have a value. $why is one of the next two.
option-is = option '{ $option }': { $text }
value-in =
    in { $rulebooks }{ $why ->
        [none] { "" }
       *[other] : { $why }
    }
so-the-record-says = so the record says
so-it-was-asked = so it was asked for
# A rulebook that only assumes the value, and what the star means.
assumed-by = { $rulebook }*
assumed-means = * assumed: the text is silent, contradicts itself, or is not known
# What one option alone changes: a list of the messages below.
alone-changes = alone changes { $results }
the-verdict = the verdict
the-claims = the claims
the-end = the end
the-winner = the winner
the-places =
    { $players ->
        [one] the place of { $players }
       *[other] the places of { $players }
    }
the-scores =
    { $players ->
        [one] the score of { $players }
       *[other] the scores of { $players }
    }
