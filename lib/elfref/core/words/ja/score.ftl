column-place = 順位
column-player = プレイヤー
figure-remark = { $player }: { $figure } { $value }: { $remark }
after-round = ラウンド後
round-not-over = * 第{ $round }ラウンドは終わっていない
score-figure = { $figure } { $value }
score-and-place = { $score }({ $place }位)
place-figure = { $place }位

outcome-wins =
    { $player }の勝ち{ $number ->
        [none] { "" }
       *[other] （{ $number }）
    }
outcome-win-together =
    { $players }の勝ち{ $number ->
        [none] { "" }
       *[other] （{ $number }）
    }
outcome-may-win = { $players }の勝ちかもしれない
outcome-all-win = 全員の勝ち
outcome-all-lose = 全員の負け
outcome-in-any-case = { $outcome }(いずれの場合も)
outcome-decided = { $outcome }、違反がなければ{ $other }

what-if-line = 別の進行
what-if-file = { $file }(別の進行)
before = 変更前
after = 変更後
the-same = 同じ
no-longer-found = なくなった指摘:
still-found = 残る指摘:
newly-found = 新しい指摘:
no-finding-differs = 指摘に変わりはない
verdict-with-words = { $verdict }: { $words }

doubt-why = { $doubt }：{ $why }
doubt-illegal = 違反
doubt-possible = 不確定
doubt-refuted = 申告は誤り
doubt-claimed = 申告のみで、裏付けがない
doubt-open = 申告は未確定
doubt-unreadable = 読めない
doubt-no-result = 結果なし：ゲームが終わっていない
doubt-no-places = 結果なし：全員の順位が記録から決まらない
finding-in-line =
    { $line }行目：{ $finding }{ $others ->
        [0] { "" }
       *[other] （ほか{ $others }件）
    }
