compared-alike =
    { $verdict }: { $how }{ $claims ->
        [none] { "" }
       *[other] 、結果の記載: { $claims }
    }
no-value-differs = どのオプションの値でも違いはない
editions-agree =
    { $editions ->
        [1] 違いはない
        [2] どちらの版も一致
       *[other] { NUMBER($editions) }の版すべてが一致
    }
ways-to-judge =
    判定は{ $ways }通り、{ $findings ->
        [0] 指摘は同じ
       *[other] 異なる{ $findings }
    }
not-every-option-tried = 違いを生みうるオプションをすべては試していない: 時間がかかりすぎる

as-written = 記録どおり
all-rulebooks = すべて

row-verdict = 判定
row-claims = 記載
row-parts-at = 相違点
row-end = 終わり
row-winner = 勝者
parts-at-line = { $line }行目
parts-at-count = 集計
or-name = または{ $name }

not-in = { $rulebooks }にはない
severity-in =
    { $rulebooks }では{ $severity }{ $told ->
        [none] { "" }
       *[other] : { $told }
    }
so-too-in-line =
    { $line }行目も同様: { $told }{ $rule ->
        [none] { "" }
       *[other] { " " }[{ $rule }]
    }
so-too-in-lines = { $lines }行目も同様
rule-in = { $editions }のルール: { $where }
parted-by =
    { $options ->
        [1] オプション{ $options }だけでそうなる
       *[other] オプション{ $options }がそろって初めてそうなる
    }{ $rulebooks ->
        [none] { "" }
       *[other] : { $rulebooks }
    }

option-is = オプション「{ $option }」: { $text }
value-in =
    { $rulebooks }{ $why ->
        [none] { "" }
       *[other] : { $why }
    }
so-the-record-says = 記録の指定
so-it-was-asked = 依頼の指定
assumed-by = { $rulebook }*
assumed-means = * 仮定: 本文に記述がない、矛盾している、または不明
alone-changes = これだけで変わるもの: { $results }
the-verdict = 判定
the-claims = 結果の記載
the-end = 終わり
the-winner = 勝者
the-places = { $players }の順位
the-scores = { $players }の得点
