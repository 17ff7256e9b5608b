unknown = ignoto
none-here = niente
unknown-too = { $number } di tipo ignoto
several-ways = una fra più possibilità
with = { $left } + { $right }
under = { $left } sotto { $right }

crystal-used = usato
crystal-unused = non usato

cards-of-place = { $place }: { $cards }
helper-at = { $figure }: { $place }
of-parcel = { $parcel }: { $lying }
gifts-of-due =
    { $lying } su { $due }{ $gifts ->
        [none] { "" }
       *[other] { " " }({ $gifts })
    }
parcel-gone = spedito
or-sent = { $lying } o spedito
