before-play =
    { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }「{ $play }」の前
nothing-more-written = この先は書かれていない

legal-for = { $player }に可能なプレイ:
legal-for-perhaps = { $player }に可能なプレイ(記録にないこと次第):
legal-too-perhaps = ほかに可能なプレイ(記録にないこと次第):
perhaps = (おそらく)
nothing-legal = { $player }に可能なプレイはない
others-may-play = ここでは{ $players }もプレイできる
play-legal = 適正
play-not-legal = 適正でない
play-legal-perhaps = 記録にないこと次第で適正
judged-by = 判定に用いた版: { $edition }

column-plays = プレイ
column-sequences = 手順
column-ended = 終了
column-first-play = 最初のプレイ

ruled-void = (取り消し)
ruled-stands = (卓がそのまま認めた)
figure-after-round = 第{ $round }ラウンド後の{ $figure }: { $all }
figure-in-round = 終わっていない第{ $round }ラウンドの{ $figure }: { $all }
