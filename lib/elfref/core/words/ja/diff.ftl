two-files = { $first }と{ $second }:
the-first-file = 1つ目の記録
the-second-file = 2つ目の記録
differences =
    { $differences ->
        [0] 違いはない
       *[other] { $differences }
    }
tells-more = { $file }のほうが{ NUMBER($places) }か所で詳しい

about-play =
    { $round ->
        [none] { "" }
       *[other] 第{ $round }ラウンド、{ "" }
    }{ $phase }{ $player ->
        [none] { "" }
       *[other] : { $player }
    }
about-player = { $player }の{ $what }
option-named = オプション{ $option }
said-there = { $where }: { $what }
none-there = なし

difference-line = { $about }: { $how }
differ-otherwise = { $first }、{ $second }
differ-elsewhere = { $first }、別の順番で{ $second }
differ-only = { $only }だけにある

first-in = 最初の違い: { $about }
nothing-there = { $file }: 該当するプレイなし
play-elsewhere = { $play }(順番が違う)
then-in = ほかの違い:
and-in-more = ほか{ $number }か所

only-by = { $file }だけの指摘:
not-in-it = この記録にはない
one-stands-up = 違いのある所では、{ $file }はルールに従い、{ $other }はルールに反する
other-hangs = 違いのある所では、{ $file }はルールに従い、{ $other }はルールに反する可能性がある
both-stand-up = 違いのある所では、どちらもルールに従う
neither-stands-up = 違いのある所では、どちらもルールに反する
both-hang = 違いのある所では、どちらもルールに反する可能性がある
