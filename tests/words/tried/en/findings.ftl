# Texts to try the reader with: each kind of argument, and each thing that a text may have.

price-wrong = { $paid } paid for { $road }, which costs { $due }
road = { $from }–{ $to }
price-made-of =
    { $land }: { $due }{ $obstacle ->
        [none] { "" }
       *[other] , plus { $obstacle } for the obstacle
    }
# Two choices in one line, and an exact number.
hand =
    { $due } { $due ->
        [one] was
       *[other] were
    } in hand, { $kept ->
        [0] nothing
        [one] one of them
       *[other] { NUMBER($kept) } of them
    } kept
too-many = round { $round }: { $found } in hands, but there are only { $copies }: { $holders }
holder = { $player } { $number }{ $lines }
piece-tried =
    { $piece ->
        [elfcycle] an
       *[other] a
    } { $piece }
by-option = true with { $here }, but not certain with { $there }
no-loss = nothing was lost
# Within a text: another one without arguments, of the same room and of the core.
twice = { no-loss }{ list-semicolon }{ no-loss }
told =
    { $what ->
        [no-loss] well: { $what }
        [none] nothing
       *[other] as told: { $what }
    }
more = { $missing } more, by { $cards }
quoted-text = "{ $text }" [{ $line }]; *{ $text }* .
# Only English has it.
untranslated = a { $piece } of { $player }, { $number } of them
# A word of C++.
default = default
