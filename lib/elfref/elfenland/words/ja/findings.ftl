# 箱の中身とゲームの準備

players-at-the-table = プレイヤーは2〜6人、ここでは{ NUMBER($players) }人
raft-counter = いかだのタイルがあるが、箱にはない: いかだはカードだけ
counters-of-the-box = 裏向きの山の外に{ $kind }タイル{ $found }枚、箱には{ $copies }枚だけ
cards-of-the-box = 最後のシャッフルから数えて{ $kind }カード{ $found }枚、箱には{ $copies }枚だけ
cards-at-the-start = 手札に{ $found }、箱には{ $copies }枚だけ
counters-at-the-start = 手元に{ $kind }タイル{ $found }枚、箱には{ $copies }枚だけ
town-pieces-at-most = 数えた街は{ NUMBER($towns) }、訪問地コマのある街は20だけ
colour-taken = この色はすでに{ $player }の色
first-taken-here = 最初に選ばれたのはここ
not-a-town-card = { $town }は12枚の目的地カードにない
town-card-twice = 目的地カード{ $town }が2回配られている
first-dealt-here = 最初に配られたのはここ

# 手番

begins-wrongly = 第{ $round }ラウンドを{ $player }が始めたが、スタートプレイヤーカードは{ $due }にある
out-of-turn =
    { $player }がプレイしたが、{ $due ->
        [0] 誰の手番でもない
       *[other] 手番は{ $due }
    }
write-that-it-is-void = プレイを取り消したなら、その後に「{ $ruling }」と書く

# フェイズ1〜3

deal-wrong = { $player }に配られたのは{ $dealt }、正しくは{ $due }枚
kept-and-filled = 前のラウンドから持ち越した{ $kept }: 手札が8枚になるように配る
deal-if-discarded = { $player }が記録より{ $missing }多く捨てていれば正しい
hand-after-the-deal = { $player }の手札は{ NUMBER($cards) }枚、配った後は{ $most }枚まで
no-counter-drawn = { $player }はタイルを引いていない、正しくは1枚引く
draw-too-many = 裏向きのまま引いたのは{ $counters }、正しくは1枚
picks-again = { $player }がまた選んだが、3回の選択は終わっている
pick-face-down = フェイズ3で取ったタイルが裏向き、正しくは表向き
not-in-the-row = { $counter }を場の表向きのタイルから取ったが、場にあるのは{ $row }
row-not-five = 場の表向きのタイルが{ NUMBER($counters) }枚、正しくは5枚
row-differs = 場の表向きのタイルが前のラウンドの終わりと違う: { $row }
pick-too-many = { $player }の{ $number }回目の選択、正しくは3回まで
counters-too-many = { $player }の手元に{ $counters }、正しくは5枚まで
one-too-many-here = 余分なタイルを取ったのはここ

# フェイズ4

second-piece = { $road }にはすでに{ $piece }がある
first-piece-here = 最初の1枚が置かれたのはここ
first-counter-here = 最初のタイルが置かれたのはここ
shown-by-obstacle-here = ここで置かれた障害タイルからわかる
piece-on-water =
    { $road }: { $piece }は{ $water ->
        [lake] 渡し船の水路
       *[other] 川
    }に置けない
counter-does-not-fit = { $counter }は{ $land }の道{ $road }に置けない
terrain-takes = { $land }に置けるタイル: { $counters }
none-fits = { $player }の手元に、{ $land }の道{ $road }に置けるタイルはない
piece-too-late = { $player }が置いたが、全員がパスして移動ルートの設定は終わっている
pass-too-late = { $player }がパスしたが、全員がパスして移動ルートの設定は終わっている
planning-ended-here = このパスで移動ルートの設定が終わった
placed-without-having = { $player }が{ $counter }を置いたが、手元にない
placed-without-having-face-down = { $player }が裏向きだった{ $counter }を置いたが、裏向きのものは手元にない
second-obstacle-of = { $player }の2枚目の障害タイル、持っているのは1枚だけ
obstacle-without-counter = { $road }に障害タイルは置けない: この道に移動手段タイルがない

# フェイズ5

no-connection = { $from }と{ $to }を結ぶ{ $kind }はない
no-connection-from-boot = { $player }の長靴コマがありうるどの街からも、その枚数で{ $town }へ行ける{ $kind }はない
boot-there-already = 長靴コマはすでに{ $town }にある
boot-stopped = 長靴コマは{ $town }で止まった
boot-stays = 長靴コマは{ $town }で止まり、そのまま残る: { $start }には戻らない
cards-in-one-line = 1回の移動のカードは、すべて1行に書く
different-lakes = { $from }と{ $to }を結ぶ渡し船はない: 別々の湖にある
second-journey = このラウンドで{ $player }の2回目の旅、正しくは1回
travels-after = { $player }が{ $later }の後に移動したが、手番は先
no-journey-leads-there = { $player }は{ $town }にいるはずがない: 適正な旅では着けない
no-journey-pays-that = { $player }が{ $town }への移動に{ $cards }を払ったが、適正な旅にそのような移動はない

# 手札から出るカード

more-than-in-hand =
    { $use }は{ $cards }、手札は{ $hand ->
        [0] 0枚
       *[other] { $hand }枚だけ
    }
not-in-hand =
    { $use }は{ $cards }、手札には{ $hand ->
        [0] 1枚もない
       *[other] { $hand }枚だけ
    }
not-all-in-hand = { $use }は{ $cards }、このすべてが手札にあるはずはない
paid-from-empty-hand = 記録されていない支払いがあるが、手札は0枚
kept-over-the-limit = 前のラウンドから持ち越したのは{ $cards }、正しくは4枚まで
discarded-too-few = { $held }枚のうち{ $cards }を捨て、残りは{ $left }枚、正しくは4枚まで
discarded-too-many = { $held }枚のうち{ $cards }を捨てたが、{ $enough }枚で足りる
held-over-the-limit = 終了時の手札が{ $cards }、正しくは4枚まで

# 得点表

boot-elsewhere = { $player }の長靴コマは{ $town }にあるが、数えた街に入っていない
town-twice = { $town }が2回書かれている
no-pieces-there = { $town }に訪問地コマはない

# 移動に必要なカード

price-wrong = { $road }: 支払いは{ $paid }、必要枚数は{ $due }
no-price-there = { $road }: 支払いは{ $paid }、そこではその払い方はできない
cannot-be-the-price = { $road }の支払いは、必要なカードと合うはずがない
caravan-too-small = { $road }のキャラバンに{ $cards }、必要なのは{ $due }枚
legal-if-cards-were =
    払ったカードが{ $cards ->
        [none] 必要なカード
       *[other] { $cards }
    }だった場合だけ適正
ferry-price-in-japanese = 日本語のルールサマリーでは、2か所でいかだ1枚、1か所で2枚
obstacle-placed-here = 障害タイルが置かれたのはここ
obstacle-shown-here = ここで払ったカードから障害タイルがわかる
counter-placed-here = { $counter }タイルが置かれたのはここ
legal-here = 適正: { $cards }
legal-or-caravan =
    適正: { $prices }{ $prices ->
        [0] { "" }
       *[other] 、または{ "" }
    }任意の{ $caravan }のキャラバン
price-of-lost-counter = そこにあったタイルの必要枚数

overpaid = { $road }: 支払いは{ $paid }、必要枚数は{ $due }だけ
overpaid-caravan = { $road }: 支払いは{ $paid }、キャラバンに必要なのは{ $due }枚だけ
overpaid-somehow = { $road }: 支払いは{ $paid }、必要枚数より多い

# キャラバン

caravan-though-able =
    { $road }を{ $cards ->
        [none] { "" }
       *[other] { $cards }の{ "" }
    }キャラバンで移動したが、手札に必要なカードがあった: { $due }
caravan-though-able-anyway =
    { $road }を{ $cards ->
        [none] { "" }
       *[other] { $cards }の{ "" }
    }キャラバンで移動したが、どのタイルがあったとしても手札に必要なカードがあった
in-hand = 手札: { $cards }
caravan-at-the-price = キャラバンと書かれているが、通常の必要枚数と同じ: { $cards }
no-counter = { $road }に移動手段タイルがない
no-waterway-no-counter = { $from }と{ $to }を結ぶ水路はなく、道には移動手段タイルがない
caravan-without-counter = { $road }をキャラバンで移動したが、移動手段タイルがない
caravan-on-water =
    { $road }: { $water ->
        [lake] 渡し船の水路
       *[other] 川
    }ではキャラバンを使えない

# ラウンドとゲームの終了

kept-too-many = 残したのは{ $counters }、正しくは1枚まで
keeps-none = { $player }はタイルを残していないが、1枚残すことができる
raft-counter-kept = いかだのタイルを残しているが、箱にはない
kept-without-having = { $player }が{ $counter }を残したが、手元にない
kept-face-down = { $counter }を裏向きで残したが、表向きだった
round-too-many = 第{ $round }ラウンドが始まったが、ゲームは第{ $last }ラウンドで終わる
fourth-round-is-variant = 第4ラウンドまで遊ぶ場合(Variant 1)は「{ $options }」と書く
round-after-the-end = 第{ $round }ラウンドが始まったが、ゲームは第{ $ended }ラウンドで終わった
step-after-the-end = { $player }がプレイしたが、ゲームは終わっている: 数えない

# 結果の記載

claim-too-early = { $player }: 記録では{ $what } { $claimed }、確かめられる前に記録が終わっている
claim-never-there = { $player }: 記録では{ $town }を訪れたが、実際は訪れていない
claim-boot =
    { $player }の長靴コマは記録では{ $claimed }、{ $found ->
        [none] 実際の街は書かれていない
       *[other] 実際は{ $found }
    }

winner-too-early = 記録の勝者は{ $named }、確かめられる前に記録が終わっている
winner-after-three-rounds = 記録では3ラウンド後の勝者が{ $named }、3ラウンドで終わるのは{ $edition }だけ
winner-open = 記録の勝者は{ $named }、可能なのは{ $possible }
winner-wrong = 記録の勝者は{ $named }、ルールでは{ $found }
goes-on-with-twenty = { $players }は20の街すべてを訪れた、{ $option }ではゲームは続く

# 判定を左右するもの

unknown-payment = 不明な支払い
payments-not-recorded = 支払いが記録されていない
counters-not-recorded = 道のタイルが記録されていない
caravan-with-unknown-hand = 手札が不明なキャラバン
hands-not-recorded = キャラバンのときの手札が記録されていない
early-win-perhaps = 早い勝利の可能性
early-win-not-recorded = 早い勝利があったかどうか記録されていない
unrecorded-discard = 記録されていない余分なカードの捨て札

no-counters-recorded = { $players }のタイルは記録がない
no-cards-recorded = { $players }のカードは記録がない
