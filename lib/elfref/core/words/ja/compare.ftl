compared-alike =
    { $verdict }: { $how }{ $claims ->
        [none] { "" }
       *[other] 。結果の申告: { $claims }
    }
no-value-differs = どのオプションでも違いは出ない
editions-agree =
    { $editions ->
        [1] 違いはない
        [2] どちらの版でも同じ
       *[other] { NUMBER($editions) }つの版すべてで同じ
    }
ways-to-judge =
    判定のしかたは{ $ways }通り、{ $findings ->
        [0] 指摘は同じ
       *[other] 異なる{ $findings }
    }
not-every-option-tried = 違いを生みうるオプションのうち、試していないものがある: 探索の上限に達した

as-written = 記録どおり
all-rulebooks = すべての版

row-verdict = 判定
row-claims = 結果の申告
row-parts-at = 相違点
row-end = 終了
row-winner = 勝者
parts-at-line = { $line }行目
parts-at-count = 結果
or-name = または{ $name }

not-in = { $rulebooks }では指摘なし
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
        [1] オプション{ $options }だけで違いが出る
       *[other] オプション{ $options }がそろったときだけ違いが出る
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
so-the-record-says = 記録による指定
so-it-was-asked = 実行時の指定
assumed-by = { $rulebook }*
assumed-means = * 仮定: その版の本文に記載がない、本文が矛盾している、または本文が不明
alone-changes = このオプションだけで変わるもの: { $results }
the-verdict = 判定
the-claims = 結果の申告
the-end = ゲームの終了
the-winner = 勝者
the-places = { $players }の順位
the-scores = { $players }の得点
