ended-last-parcel = 勝利: 最後の小包を送った
ended-nowhere-to-go = 敗北: 行ける場所にカードがなかった
ended-no-gift-left = 敗北: 贈り物が必要だが、残っていなかった

outcome-won = 勝利
outcome-lost = 敗北
