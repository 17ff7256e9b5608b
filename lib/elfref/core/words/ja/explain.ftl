where-printed = 印刷箇所
where-editions-differ = 版による違い
what-a-record-can-set = 記録で指定できること
example-permission = これを行う記録
example-without-note = この注記のない記録
example-with-note = この注記のある記録
example-kept = 守った例
example-broken = 破った例
example-fault = これを含むファイル
example-mended = 直したもの
no-short-example = 示せるほど短いファイルはない。
any-record-mends = どの記録でも直る。

not-printed-since = どの版にもない。{ $why }
not-cited = 引用なし: 全文は不明
cited-otherwise = { $citation }、ここでは異なる
cited-by-value = { $citation }、「{ $option }」は{ $value }
cited-where = { $citation }({ $option }が{ $value }の場合)
no-word-of-it = 記述なし
remark-means = ({ $remark }): { $books }
edition-is = { $edition }は{ $text }

value-of-editions = { $meaning }: { $editions }
every-edition = すべての版
no-edition = どの版にもない
edition-with-remark = { $edition }({ $remark })
setting-varies = { $with }では{ $value }、仮定

rule-depends = { $options }による
rule-allows = 許可
fault-stops = プレイではなくファイルの誤り: 直すまで何も判定しない
fault-does-not-stop = プレイではなくファイルの不備: 記録はそのまま判定する
