all-have-won = 全員の勝利
lost-nowhere-to-go = 移動できない: 全員の敗北
lost-no-gift-left = 贈り物が必要だが残っていない: 全員の敗北

box-made-up = ボード、材料、贈り物は架空のもので、市販のゲームのものではない
no-board-to-show = ボードがコンポーネントにない: 隣り合う場所は示さない
