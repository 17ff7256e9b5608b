# What a patch (check --fix) leaves as it is. After `fix-choose` each way is a line of its own.
fix-choose =
    { $place }: { $finding }: { $ways ->
        [1] 1 way to mend it, and it may not be the only one; choose it with
        [2] 2 ways to mend it; choose one with
       *[other] 3 ways to mend it, or more; choose one with
    }
fix-way = --fix { $choice }: { $change }
fix-gave-up =
    { $record }: gave up looking for changes, it would take too long{ $findings ->
        [0] { "" }
        [1] : 1 finding stays without any
       *[other] : { $findings } findings stay without any
    }
fix-stays =
    { $record }: { $findings ->
        [1] 1 finding stays: no small change is known that takes it away and brings no other
       *[other] { $findings } findings stay: no small change is known that takes them away and brings no other
    }
