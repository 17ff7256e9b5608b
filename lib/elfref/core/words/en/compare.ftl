# A record judged by several rulebooks. A rulebook is an edition, an option with its value, or as-written.

# Nothing differs: $how is one of the next two.
compared-alike =
    { $verdict }: { $how }{ $claims ->
        [none] { "" }
       *[other] ; claims { $claims }
    }
no-value-differs = no option makes a difference
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
not-every-option-tried = some options that may make a difference were not tried: the search limit was reached

as-written = as written
all-rulebooks = all

# The rows of the table.
row-verdict = verdict
row-claims = claims
row-parts-at = differs in
row-end = end
row-winner = winner
# Where a rulebook first differs from the first one: in a line, or in no finding but in the result.
parts-at-line = line { $line }
parts-at-count = the result
# Another possible winner, on a line of its own.
or-name = or { $name }

# Below a finding that differs.
not-in = no finding in { $rulebooks }
severity-in =
    { $severity } in { $rulebooks }{ $told ->
        [none] { "" }
       *[other] : { $told }
    }
so-too-in-line =
    also in line { $line }: { $told }{ $rule ->
        [none] { "" }
       *[other] { " " }[{ $rule }]
    }
so-too-in-lines =
    { $lines ->
        [one] also in line { $lines }
       *[other] also in lines { $lines }
    }
rule-in = rule in { $editions }: { $where }
# Which options make the difference.
parted-by =
    { $options ->
        [one] the option { $options } alone makes the difference
       *[other] only the options { $options } together make the difference
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
so-the-record-says = set by the record
so-it-was-asked = set on request
# A rulebook that only assumes the value, and what the star means.
assumed-by = { $rulebook }*
assumed-means = * assumed: the edition's text is silent, contradicts itself, or is not known
# What one option alone changes: a list of the messages below.
alone-changes = this option alone changes { $results }
the-verdict = the verdict
the-claims = the claims
the-end = the end of the game
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
