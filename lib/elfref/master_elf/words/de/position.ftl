unknown = unbekannt
none-here = keine
unknown-too = { $number } unbekannt
several-ways = eine von mehreren Möglichkeiten
with = { $left } + { $right }
under = { $left } unter { $right }

crystal-used = benutzt
crystal-unused = unbenutzt

cards-of-place = { $place }: { $cards }
helper-at = { $figure }: { $place }
of-parcel = { $parcel }: { $lying }
gifts-of-due =
    { $lying } von { $due }{ $gifts ->
        [none] { "" }
       *[other] { " " }({ $gifts })
    }
parcel-gone = verschickt
or-sent = { $lying } oder verschickt
