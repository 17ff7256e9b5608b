verdict-legal = 適正
verdict-possible = 不確定
verdict-illegal = 違反
verdict-unreadable = 読み取り不能
claims-none = なし
claims-confirmed = 確認済み
claims-open = 未確定
claims-refuted = 誤り
severity-note = 注記
severity-warning = 警告
severity-error = エラー

verdict-words =
    { $breaches ->
        [none] { "" }
       *[other] { $breaches }、{ "" }
    }{ $plays ->
        [0] プレイなし
       *[other] { $plays }
    }、{ $ending }{ $winner ->
        [none] { "" }
       *[other] 、{ $winner }
    }{ $claims ->
        [none] { "" }
       *[other] 。結果の申告: { $claims }
    }
unfinished = 未終了
finished = 終了
winner-is = 勝者は{ $winners }
winner-may-be = 勝者は{ $winners }
verdict-words-unreadable =
    { $errors }{ $unread }{ $breaches ->
        [none] { "" }
       *[other] 、{ $plays }のうち{ $breaches }
    }
no-further-errors = 、以降は読み取っていない

depends-on = 判定を左右する点: { $cause }

ground-rule = ルール: { $where }
rule-not-printed = どの版にも記載がない
ground-follows = { $line }行目の誤りから生じたもの
ground-options = { $options }による
ground-ruling = 卓の裁定: { $ruling }
ruling-void = 取り消し
ruling-stands = 有効
ground-suggestion = 提案: { $change }

citation =
    { $title }{ $section ->
        [none] { "" }
       *[other] 「{ $section }」
    }{ $page ->
        [none] { "" }
       *[other] { " " }p. { $page }
    }{ $remark ->
        [none] { "" }
       *[other] ({ $remark })
    }

edition-not-known = { $edition }の全文は不明
edition-differs = { $edition }ではルールが異なる
edition-silent = { $edition }には記載がない

gave-up = { $what }は一部だけ: 探索の上限に達した
suggestions = 提案
deductions = 推論

summary =
    { $records }{ $verdicts ->
        [none] { "" }
       *[other] : { $verdicts }。結果の申告: { $claims }
    }{ $unread ->
        [none] { "" }
       *[other] 。読み取れなかった{ $unread }
    }
number-of = { $what } { $number }
