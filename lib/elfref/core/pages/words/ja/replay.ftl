page-replay = リプレイ
page-needs-script = このページはセッションをプレイごとに表示する。動作には付属のスクリプトが必要で、ほかには何も読み込まない。
page-all-records = すべての記録
page-records = 記録
page-findings-by-kind = 種類別の指摘
page-the-play = プレイ
page-time-line = タイムライン
page-findings-on-time-line = タイムライン上の指摘
page-play = プレイ
page-parts = ページの各部
page-said-of-play = プレイの説明
page-record-lines = 記録の行
page-score-table = 得点表
page-signatures = 署名
page-all-findings = すべての指摘
page-signs = 記号

page-finding = 指摘
page-plays = プレイ
page-as-text = テキスト
page-players = プレイヤー
page-score = 得点
page-findings = 指摘:
page-position-in-words = 局面の説明

page-what-if = 別の進行
page-which-way = 記録どおり、または別の進行
page-as-written = 記録どおり
page-otherwise = 別の進行
page-otherwise-from-here = ここから別の進行
page-is-what-if = 別の進行

page-what-was = そこでの
page-legal = 適正なプレイ
page-nothing-marked = (このプレイでは示すものがない)

page-closer = 拡大
page-look-closer = 拡大して見る
page-keys-button = キー
page-close = 閉じる
page-button-previous-finding = 前の指摘
page-button-back = 1プレイ戻る
page-button-run = 再生
page-button-on = 1プレイ進む
page-button-next-finding = 次の指摘

page-label-left = 左
page-label-right = 右
page-label-space = スペース
page-label-shift = Shift { $key }
page-label-home = Home
page-label-end = End
page-label-escape = Esc
page-keys = キー
page-key-back = 1プレイ戻る
page-key-on = 1プレイ進む
page-key-back-turn = 1手番戻る
page-key-on-turn = 1手番進む
page-key-back-round = 1ラウンド戻る
page-key-on-round = 1ラウンド進む
page-key-previous-finding = 前の指摘
page-key-next-finding = 次の指摘
page-key-start = 最初へ
page-key-end = 最後へ
page-key-run = 再生
page-key-run-and-stop = 再生、停止
page-key-legal = 適正なプレイ
page-key-whole = 記録全体からわかること
page-key-other = 記録どおり、または別の進行
page-key-closer = 拡大、または元に戻す
page-key-text = 記録のテキスト、また戻る
page-key-help = キーの一覧
page-key-close = 閉じる、停止する

page-start = 開始時
page-start-of = 開始時(全{ $plays }プレイ)
page-play-of = プレイ{ $number }/{ $plays }
page-round = 第{ $round }ラウンド
page-line = { $line }行目
page-lines-between = { $lines }行
page-plays-between = プレイ{ $plays }回
page-no-play-named = 「{ $name }」というプレイはない。
page-no-play-written = プレイは記録されていない

page-count-of-records = 記録{ $records }件
page-number-of-record = 記録{ $number }
page-file-and-record = { $file }、記録{ $number }

page-unfinished = 未終了 · プレイ{ $plays }回
page-verdict = { $verdict }: { $words }
page-finding-says = { $word }: { $finding }
page-note-says = メモ: { $note }
page-breach = 違反
page-error = エラー
page-not-certain = 不確定
page-note = 注記
page-ruled = 裁定あり
page-ruled-void = 取り消し

page-breaches = 違反
page-errors = エラー
page-is-breach = 違反
page-is-not-certain = 不確定
page-is-ruled = 裁定あり
page-has-notes = メモ: { $notes }
page-has-findings = 注記: { $findings }
page-play-with =
    { $number ->
        [none] { $what }: { $play }
       *[other] プレイ{ $number }、{ $what }: { $play }
    }

page-before-first-play = 最初のプレイの前
page-unrecorded = 記録にないもの
page-nothing-to-object = 問題なし
page-table-ruled-void = 卓の裁定: 取り消し
page-table-ruled-stands = 卓の裁定: 有効
page-no-ruling = 裁定は記録されていない。
page-depends-on = 判定を左右する点
page-depends-on-option = 判定を左右するオプション:
page-changed = 変わったもの
page-printed-at = 記載箇所
page-legal-here = 適正なプレイ
page-perhaps = 可能性あり
page-and-more = ほか{ $number }件
page-did-you-mean = もしかして: { $names }
page-stands-here = 指摘の箇所
page-follows-from = 次の箇所の誤りから生じたもの
page-page = p. { $page }
page-section = 「{ $section }」
page-due = 必要
page-paid = 支払い
page-missing = 不足 { $number }

page-pieces = { $kind } { $number }
page-nothing = なし
page-none = なし

page-told-by = わかることの根拠
page-lines-so-far = ここまでの行
page-whole-record = 記録全体
page-only-so = 確実にわかること

page-no-longer-found = なくなった指摘
page-still-found = 残る指摘
page-newly-found = 新しい指摘
page-nothing-changes = ほかに変わることはない。

page-place = 順位
page-player = プレイヤー
page-how = { $player }の結果の内訳
page-how-column = 内訳
page-figure-score = 得点
page-after-each-round = 各ラウンド後の{ $figure }
page-after-round = 第{ $round }ラウンド後
page-rounds-axis = ラウンド

page-not-as-played = { $title }: 別の進行(実際のプレイではない)
page-findings-are = 指摘: { $verdict }、{ $words }
page-line-of-round =
    { $line }行目{ $round ->
        [none] { "" }
       *[other] 、第{ $round }ラウンド
    }
page-sheet-finding = { $word }: { $finding }。
page-sheet-legal =
    適正なプレイ: { $plays }{ $more ->
        [none] { "" }
       *[other] など
    }。
page-either = { $one }または{ $other }
page-sheet-ruling =
    裁定{ $ruling ->
        [void] : 取り消し
        [stands] : 有効
       *[none] { "" }
    }
page-sheet-foot =
    図は{ $file }の{ $line }行目、最後のプレイの後の局面{ $numbered ->
        [none] { "" }
       *[other] 。図の番号は指摘の番号を示す
    }。

page-pill-void = 取消
