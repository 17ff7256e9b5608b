page-replay = リプレイ
page-needs-script = このページはセッションを1プレイずつ表示し、そのために自身のスクリプトを使う。外部からは何も読み込まない。
page-all-records = すべての記録
page-records = 記録
page-findings-by-kind = 種類別の指摘
page-the-play = プレイ
page-time-line = タイムライン
page-findings-on-time-line = タイムライン上の指摘
page-play = プレイ
page-parts = ページの部分
page-said-of-play = プレイについての内容
page-record-lines = 記録の行
page-score-table = 得点表
page-all-findings = すべての指摘
page-signs = 記号

page-finding = 指摘
page-record = 記録
page-players = プレイヤー
page-score = 得点
page-findings = 指摘:
page-position-in-words = 局面の説明

page-what-if = もしも
page-which-way = セッションの進み方
page-as-written = 記録どおり
page-otherwise = 別の進行
page-otherwise-from-here = ここから別の進行
page-is-what-if = もしも

page-what-was = そこで
page-legal = 適正な手
page-nothing-marked = (このプレイには印がない)

page-closer = 拡大
page-look-closer = 近くで見る
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
page-label-shift = shift { $key }
page-label-home = home
page-label-end = end
page-label-escape = esc
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
page-key-run-and-stop = 再生と停止
page-key-legal = 適正な手
page-key-whole = 記録全体から
page-key-other = 記録どおり、または別の進行
page-key-closer = 拡大と戻す
page-key-help = キーの一覧
page-key-close = 閉じて停止

page-start = 開始時
page-start-of = 開始時、全{ $steps }ステップ
page-step = ステップ{ $step } / { $steps }
page-round = 第{ $round }ラウンド
page-line = { $line }行目
page-no-play-named = 「{ $name }」というプレイはない。
page-no-play-written = プレイが書かれていない

page-count-of-records = 記録{ $records }件
page-number-of-record = 記録{ $number }
page-file-and-record = { $file }、記録{ $number }

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
page-play-with = プレイ{ $number }、{ $what }: { $play }

page-before-first-play = 最初のプレイの前
page-unrecorded = 記録されていない
page-nothing-to-object = 問題なし
page-table-ruled-void = 卓の裁定: 取り消し
page-table-ruled-stands = 卓の裁定: 有効
page-no-ruling = 裁定は書かれていない。
page-hangs-on = 左右するもの
page-hangs-on-option = 左右するオプション:
page-changed = 変化
page-printed-at = 印刷箇所
page-legal-here = ここで適正
page-perhaps = 可能性あり
page-and-more = ほか{ $number }件
page-did-you-mean = もしかして: { $names }
page-stands-here = この場所
page-follows-from = 次の箇所の誤りからの帰結
page-page = p. { $page }
page-section = 「{ $section }」
page-due = 必要
page-paid = 支払い
page-missing = { $number }不足

page-pieces = { $kind } { $number }
page-nothing = なし
page-none = なし

page-told-by = わかっていること、もとにするのは
page-lines-so-far = ここまでの行
page-whole-record = 記録全体
page-only-so = こうでしかありえないこと

page-no-longer-found = なくなった指摘
page-still-found = 残る指摘
page-newly-found = 新しい指摘
page-nothing-changes = ほかに変わるものはない。

page-place = 順位
page-player = プレイヤー
page-how = { $player }の内訳
page-how-column = 内訳
page-figure-score = 得点
page-after-each-round = 各ラウンド後の{ $figure }
page-after-round = 第{ $round }ラウンド後
page-rounds-axis = ラウンド

page-not-as-played = { $title }: もしも（実際のプレイではない）
page-findings-are = 指摘: { $verdict }、{ $words }
page-line-of-round =
    { $line }行目{ $round ->
        [none] { "" }
       *[other] 、第{ $round }ラウンド
    }
page-sheet-finding = { $word }: { $finding }。
page-sheet-legal =
    そこで適正: { $plays }{ $more ->
        [none] { "" }
       *[other] など
    }。
page-either = { $one }または{ $other }
page-sheet-ruling =
    裁定{ $ruling ->
        [none] { "" }
       *[other] : { $ruling }
    }
page-sheet-foot =
    図は{ $file }の{ $line }行目、最後のプレイの後の局面{ $numbered ->
        [none] { "" }
       *[other] 。図の番号は指摘の番号
    }。

page-pill-void = 取消
