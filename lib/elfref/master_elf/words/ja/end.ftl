ended-last-parcel = 勝利: 最後の小包を送った
ended-nowhere-to-go = 敗北: 行ける場所にカードがなかった
ended-no-gift-left = 敗北: 贈り物が必要だが、残っていなかった

outcome-won = 勝利
outcome-lost = 敗北
outcome-not-reached = 記録では{ $claimed }だが、その前にプレイが終わっている
outcome-differs = 記録では{ $claimed }、実際は{ $found }
parcels-sent-of = 送った小包: { $parcels }のうち{ $sent }
loss-not-found = 移動できなかったプレイヤーも、足りなかった贈り物も記録にない
lost-here = ここで敗北
base-game-not-judged = この申告は、判定の対象外である基本ゲームによって決まる

number-found = { $what }記録では{ $claimed }、実際は{ $found }
number-possible = { $what }記録では{ $claimed }、ありうるのは{ $found }
number-of-parcels-sent = 送った小包:{ " " }
number-of-gifts-in-deck = 山札の贈り物:{ " " }
number-of-rounds = ラウンド:{ " " }
number-of-gifts-under = 「{ $parcel }」の下の贈り物:{ " " }
parcel-may-be-sent = この小包はすでに送った可能性がある

crystal-not-recorded = { $player }がクリスタルを使ったかどうかの記録がない
crystal-of-is-unused = { $player }のクリスタルは未使用
player-is-in = { $player }の場所: { $place }
place-not-recorded = { $player }の場所の記録がない

base-game-not-known = 基本ゲームのルールが不明: 対戦は追加ルールだけで判定し、得点は判定しない
