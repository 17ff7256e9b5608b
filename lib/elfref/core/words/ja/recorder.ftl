recorder-depends = 記録されていないことによる
recorder-gave-up = 可能性が多すぎて調べていない

recorder-level-full = すべて
recorder-level-public = 全員に見えること
recorder-level-minimal = プレイのみ

recorder-stands = 有効とする
recorder-taken-back = 取り消す

recorder-sentence = { $player }: { $chosen }
recorder-note = メモ
recorder-note-words = メモ
recorder-not-seen = 見ていない

recorder-not-by-taps = この記録にはプレイがないので、タップでは続けられない
recorder-no-play = 記録にそのプレイはない
recorder-no-form = ここにその種類のプレイはない
recorder-no-slot = その種類のプレイにその名前の選択肢はない
recorder-bad-choices = 選択を読み取れない
recorder-unknown-game = そのゲームは知られていない
recorder-unknown-edition = その版は知られていない
recorder-unknown-choice = その選択肢はない

recorder-number-of-players = プレイヤーは{ $least }人から{ $most }人
recorder-no-name = 名前のないプレイヤーがいる
recorder-name-not-possible = 「{ $name }」はプレイヤーの名前にできない
recorder-same-name = 同じ名前のプレイヤーが2人いる: { $name }

recorder-other-numbers = 別の数
recorder-winner = 勝者
recorder-unclaimed = 記載なし
