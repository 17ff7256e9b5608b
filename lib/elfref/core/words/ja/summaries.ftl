cause-of-whom = { $cause }: { $whose }
plays-of = { $player }の{ $plays }
taken-as-written = { $cause }: { $plays }は記録どおりと見なした

depends-on-plays = { $cause }: { $plays }
the-table = 卓
depends-on-finding = { $cause }: { $rule }({ $line }行目)

set-in-part = 一部だけのセット
set-lists-only-part = セットに載っているのは箱の中身の一部だけ: { $plays }は確認していない
set-lists = セットに載っている{ $what }は{ $whole }のうち{ $listed }

the-options = オプション{ $options }
quoted = 「{ $text }」

never-in-turn = 手番の順が違うプレイがあるときにだけ示す
