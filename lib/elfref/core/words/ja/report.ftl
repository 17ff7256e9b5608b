verdict-legal = 適正
verdict-possible = 可能
verdict-illegal = 違反
verdict-unreadable = 読めない
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
       *[other] 、結果の記載: { $claims }
    }
unfinished = 未終了
finished = 終了
winner-is = 勝者 { $winners }
winner-may-be = 勝者 { $winners }
verdict-words-unreadable =
    { $errors }{ $unread }{ $breaches ->
        [none] { "" }
       *[other] 、{ $plays }のうち{ $breaches }
    }
no-further-errors = 、以降は読んでいない

hangs-on = 左右するもの: { $cause }

ground-rule = ルール: { $where }
rule-not-printed = どの版にも印刷されていない
ground-follows = { $line }行目からの帰結
ground-options = { $options }による
ground-ruling = 卓の裁定: { $ruling }
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
edition-differs = { $edition }では異なる
edition-silent = { $edition }には記述がない

gave-up = すべての{ $what }は探せなかった: 時間がかかりすぎる
suggestions = 提案
deductions = 推論

summary =
    { $records }{ $verdicts ->
        [none] { "" }
       *[other] : { $verdicts }、結果の記載: { $claims }
    }{ $unread ->
        [none] { "" }
       *[other] 、読めなかった{ $unread }
    }
number-of = { $what } { $number }
