unknown = 不明
none-here = なし
unknown-too = 不明{ $number }
several-ways = 複数の可能性のうちのどれか
with = { $left } + { $right }
under = { $right }の下に{ $left }

crystal-used = 使用済み
crystal-unused = 未使用

cards-of-place = { $place }: { $cards }
helper-at = { $figure }: { $place }
of-parcel = { $parcel }: { $lying }
gifts-of-due =
    { $due }のうち{ $lying }{ $gifts ->
        [none] { "" }
       *[other] ({ $gifts })
    }
parcel-gone = 送付済み
or-sent = { $lying }、または送付済み
