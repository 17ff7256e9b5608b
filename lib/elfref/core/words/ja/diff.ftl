two-files = { $first }と{ $second }:
the-first-file = 一つ目
the-second-file = 二つ目
differences =
    { $differences ->
        [0] 違いはない
       *[other] { $differences }
    }
tells-more = { $file }は{ $places }で詳しい

about-play =
    { $round ->
        [none] { "" }
       *[other] 第{ $round }ラウンド、{ "" }
    }{ $phase }{ $player ->
        [none] { "" }
       *[other] : { $player }
    }
about-player = { $player }の{ $what }
said-there = { $where }: { $what }
none-there = なし

difference-line = { $about }: { $how }
differ-otherwise = { $first }、{ $second }
differ-elsewhere = { $first }、順番では別の場所の{ $second }
differ-only = { $only }のみ

first-in = 最初の違い: { $about }
nothing-there = { $file }: 該当なし
play-elsewhere = { $play }、順番では別の場所
then-in = 続く違い
and-in-more = ほか{ $number }か所

only-by = { $file }のみ
not-in-it = 含まれない
one-stands-up = 違う所では{ $file }がルールに合い、{ $other }は合わない
other-hangs = 違う所では{ $file }がルールに合い、{ $other }は確実でない
both-stand-up = 違う所ではどちらもルールに合う
neither-stands-up = 違う所ではどちらもルールに合わない
both-hang = 違う所ではどちらも確実でない
