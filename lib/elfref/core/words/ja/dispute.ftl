dispute-title = 争点のプレイ
dispute-of-game = { dispute-title }: { $game }

dispute-session = セッション
dispute-record = 記録
dispute-players = プレイヤー
dispute-judged-by = 判定のルール

dispute-play = プレイ
dispute-end-of-record = 記録の終わり
dispute-turn = 第{ $round }ラウンド、{ $phase }: { $player }
dispute-finding-at = { $severity }、{ $line }行目
dispute-line-says = { $line }行目: { $what }
dispute-nothing-wrong = このルールでは問題はない。

dispute-table-before = 直前の卓
dispute-table-at-end = 最後の卓
dispute-legal-there = そこで適正だったもの
dispute-nothing-to-choose = 選べるものはなかった。
dispute-choice = { $choice } ({ $remark })
dispute-more-choices = ほか{ $number }件: elfref movesですべて表示
dispute-legal-perhaps = 記録されていない内容しだいで、これも適正:

dispute-rules = ルール
dispute-rule = { $rule } ({ $code }): { $title }
dispute-printed-at = 印刷箇所
dispute-not-printed = わかっている限り印刷されていない
dispute-value-assumed = { $value } (仮定)
dispute-value-printed = { $value } (印刷)

dispute-changes = 変わるもの
dispute-as-recorded = 記録どおり
dispute-without-play = このプレイなし
dispute-with = 変更: { $change }
dispute-scores = 各名前の下は得点。以後のプレイは記録どおり。
dispute-not-every-change = すべての変更は試していない: 時間がかかりすぎる。
dispute-no-winner = まだなし

dispute-rulebooks = 版ごとの判定
dispute-of-this-play = このプレイについて
dispute-finding = { $severity }: { $finding }
dispute-more-findings = ほか{ $number }件
dispute-nothing-is-wrong = 問題なし
dispute-not-every-rulebook = すべての版は試していない: 時間がかかりすぎる。

dispute-ruling = 卓の裁定
dispute-taken-back = 取り消す（プレイの下に「- ruling: void」と書く）。
dispute-stands = 認める（プレイの下に「- ruling: stands」と書く）。
dispute-otherwise = 別のプレイをする:
dispute-because = 理由
dispute-names-and-date = 名前と日付

dispute-enlarge = 拡大し、指で動かす
dispute-picture = 図
dispute-key = 記号
dispute-none = なし
