cause-of-whom = { $cause }: { $whose }
plays-of = { $player } { $plays }
taken-as-written = { $cause }: { $plays }は記録どおりとした

depends-on-plays = { $cause }: { $plays }
the-table = テーブル
depends-on-finding = { $cause }: { $rule }({ $line }行目)

set-in-part = 一部だけのセット
set-lists-only-part = セットには箱の一部しか載っていない: { $plays }は未確認
set-lists = { $what }: セットに載っているのは{ $whole }のうち{ $listed }

the-options = オプション{ $options }
quoted = 「{ $text }」
