where-printed = 記載箇所
where-editions-differ = 版による違い
what-a-record-can-set = 記録で指定できること
example-permission = これを行った記録
example-without-note = この注記のない記録
example-with-note = この注記のある記録
example-kept = ルールを守った記録
example-broken = ルールに反する記録
example-fault = この誤りのあるファイル
example-mended = 同じファイルを直したもの
no-short-example = この誤りのあるファイルに、ここに示せるほど短いものはない。
any-record-mends = 記録を書けば直る。
kept-file = 遵守
broken-file = 違反
mended-file = 修正後

not-printed-since = どの版にも記載がない。{ $why }
not-cited = 引用なし: 全文は不明
cited-otherwise = { $citation }(ルールが異なる)
cited-by-value = { $citation }(「{ $option }」は{ $value })
cited-where = { $citation }({ $option }が{ $value }の場合)
no-word-of-it = 記載なし
remark-means = ({ $remark }): { $books }
edition-is = { $edition }は{ $text }

value-of-editions = { $meaning }: { $editions }
every-edition = すべての版
no-edition = どの版にもない
edition-with-remark = { $edition }({ $remark })
setting-varies = { $with }なら{ $value }(仮定)

rule-depends = { $options }による
rule-allows = 許されること
fault-stops = プレイではなくファイルの誤り: 直すまで何も判定しない
fault-does-not-stop = プレイではなくファイルの不備: 記録はそのまま判定する
