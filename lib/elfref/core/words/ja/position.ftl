before-play =
    { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }「{ $play }」の前
nothing-more-written = この先のプレイは記録されていない

legal-for = { $player }の適正なプレイ:
legal-for-perhaps = 記録にない事実しだいで適正な、{ $player }のプレイ:
legal-too-perhaps = ほかに、記録にない事実しだいで適正なプレイ:
perhaps = (可能性あり)
nothing-legal = { $player }に適正なプレイはない
others-may-play = 今は{ $players }もプレイできる
play-legal = 適正
play-not-legal = 適正ではない
play-legal-perhaps = 記録にない事実しだいで適正
judged-by = 判定に用いた版: { $edition }

column-plays = プレイ
column-sequences = 手順
column-ended = 終了
column-first-play = 最初のプレイ

ruled-void = (取り消し)
ruled-stands = (卓の裁定でそのまま有効)
figure-after-round = 第{ $round }ラウンド後の{ $figure }: { $all }
figure-in-round = 第{ $round }ラウンド途中の{ $figure }: { $all }

explained-only-first = 適正なプレイは最初の違反{ $number }件にだけ示し、残りの{ $more }件には示さない
rulebook =
    { $edition }{ $agreed ->
        [none] { "" }
       *[other] ({ $agreed })
    }
record-names-no-edition = { $edition }(記録に版の指定なし)
game-by-rulebook = { $game }(版: { $rulebook })
pieces-on = { $pieces }を置ける場所
fact-none = なし
fault-and-right = { $fault }: { $right }
line-outside-turn = 行は手番の中に書く: まず手番を始める
nothing-more-to-play = これ以上プレイできない
line-has-breaks = プレイは1行に書く
claims-are = 結果の申告: { $claims }
record-not-readable = 記録を読み取れない
reach-not-for-game = --reachはこのゲームでは使えない

asked-line = 質問
