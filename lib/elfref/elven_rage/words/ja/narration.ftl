winner-claimed = 勝者の申告
figure-claimed = 結果の申告

an-own-card = 自分のカード
an-enemy-card = 相手のカード
slot-of-card-becomes = { $card }のスロットの1つが{ $icon }になる
strike-takes-more = この攻撃でさらに{ $lives }減る
when-and-effect = { $when }: { $effect }
within-a-battle = 戦闘中
before-the-centre = 周りを並べた後
before-the-edge = 周りを並べる前
within-own-turn = 自分の手番

made-up-box = カードとマップは架空のもので、市販のゲームのものではない
no-map-to-show = マップなし: 土地は所有者のところに示す
