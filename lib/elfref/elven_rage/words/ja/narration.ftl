winner-claimed = 勝者の申告
figure-claimed = 結果の申告

made-up-box = カードとマップは架空のもので、市販のゲームのものではない
no-map-to-show = マップなし: 土地は所有者のところに示す
