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

explained-only-first = 適正だったプレイは最初の{ $number }件の違反についてだけ示し、残る{ $more }件については示さない
rulebook =
    { $edition }{ $agreed ->
        [none] { "" }
       *[other] ({ $agreed })
    }
record-names-no-edition = { $edition }(記録に版の指定なし)
game-by-rulebook = { $game }(版: { $rulebook })
pieces-on = { $pieces }の置き場所
fact-none = なし
fault-and-right = { $fault }: { $right }
line-outside-turn = 行は手番の中に書く: 手番を始めること
nothing-more-to-play = もう何もプレイできない
line-has-breaks = 複数の行がある
claims-are = 記録の申告: { $claims }
record-not-readable = 記録を読めない
reach-not-for-game = --reachはこのゲームでは使えない
