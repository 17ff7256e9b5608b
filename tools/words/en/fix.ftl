# What a patch (check --fix) leaves as it is. After `fix-choose` each fix has its own line.
fix-choose =
    { $place }: { $finding }: { $ways ->
        [1] 1 fix, which may not be the only one; choose it with
        [2] 2 fixes; choose one with
       *[other] 3 fixes or more; choose one with
    }
fix-way = --fix { $choice }: { $change }
fix-gave-up =
    { $record }: fixes are incomplete, because the search limit was reached{ $findings ->
        [0] { "" }
        [1] : 1 finding has none
       *[other] : { $findings } findings have none
    }
fix-stays =
    { $record }: { $findings ->
        [1] 1 finding stays: no small change is known that removes it and adds none
       *[other] { $findings } findings stay: no small change is known that removes them and adds none
    }
