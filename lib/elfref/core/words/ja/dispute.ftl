dispute-title = 争いのあるプレイ
dispute-of-game = { dispute-title }: { $game }

dispute-session = セッション
dispute-record = 記録
dispute-players = プレイヤー
dispute-judged-by = 判定に用いた版

dispute-play = 問題のプレイ
dispute-end-of-record = 記録の終わり
dispute-turn = 第{ $round }ラウンド、{ $phase }: { $player }
dispute-finding-at = { $severity }、{ $line }行目
dispute-line-says = { $line }行目: { $what }
dispute-nothing-wrong = この版で判定すると、問題はない。

dispute-table-before = 直前の局面
dispute-table-at-end = 最後の局面
dispute-legal-there = その局面での適正なプレイ
dispute-nothing-to-choose = 選べるプレイはなかった。
dispute-choice = { $choice }({ $remark })
dispute-more-choices = ほか{ $number }件: すべて見るにはelfref moves
dispute-legal-perhaps = 記録にない事実しだいで適正なプレイ:

dispute-rules = ルール
dispute-rule = { $rule }({ $code }): { $title }
dispute-printed-at = 記載箇所
dispute-not-printed = 知られている限り記載はない
dispute-value-assumed = { $value }(仮定)
dispute-value-printed = { $value }(記載あり)

dispute-changes = このプレイで変わること
dispute-as-recorded = 記録どおり
dispute-without-play = このプレイがない場合
dispute-with = 変更した場合: { $change }
dispute-in-detail = 細部を変えた場合: { $plays }
dispute-scores = 名前の下の数は得点。以後のプレイは記録どおりとする。
dispute-not-every-change = 試していない変更がある: 探索の上限に達した。
dispute-no-winner = まだいない

dispute-rulebooks = 版ごとの判定
dispute-of-this-play = このプレイについて
dispute-finding = { $severity }: { $finding }
dispute-more-findings = ほか{ $number }件
dispute-nothing-is-wrong = 問題なし
dispute-not-every-rulebook = 試していない版がある: 探索の上限に達した。

dispute-ruling = 卓の裁定
dispute-taken-back = 取り消す(プレイの下に「- ruling: void」と書く)。
dispute-stands = そのまま認める(プレイの下に「- ruling: stands」と書く)。
dispute-otherwise = 別のプレイに差し替える:
dispute-because = 理由
dispute-names-and-date = 名前と日付

dispute-enlarge = 拡大して指で動かす
dispute-picture = 図
dispute-key = 記号の説明
dispute-none = なし
