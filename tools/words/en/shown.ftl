# What commands print besides what the library says.
components-of = { $name }: components of { $game }
# After the version: a build that is not a release.
not-a-release = not a release
made-up = made up: this is not the printed game
explain-see = 'elfref explain ID' explains one of them
record-greeting = one play per line; 'undo' removes the last one; Ctrl+D ends
# Each answer may be shortened. The program reads these words, in every language: yes, no, void, stands.
write-it =
    write it? yes, no{ $taken_back ->
        [0] { "" }
       *[other] , void (it was taken back)
    }{ $stands ->
        [0] { "" }
       *[other] , stands (the table let it stand)
    }
plays-by-rule = plays judged by each rule
plays-by-kind = plays and tables of each kind
sessions =
    { $number } { $number ->
        [one] session
       *[other] sessions
    }
