# 箱の中身とゲームの準備

players-at-the-table = プレイヤーが{ NUMBER($players) }人、ゲームは2〜6人用
raft-counter = いかだタイルが記録されているが、箱にはない: いかだはカードだけ
counters-of-the-box = 場の裏向きのタイルのほかに{ $kind }タイルが{ $found }枚あるが、箱には{ $copies }枚しかない
cards-of-the-box = 最後のシャッフル以降に{ $kind }カードが{ $found }枚出ているが、箱には{ $copies }枚しかない
cards-at-the-start = 手札に{ $found }があるが、箱には{ $copies }枚しかない
counters-at-the-start = 手元に{ $kind }タイルが{ $found }枚あるが、箱には{ $copies }枚しかない
town-pieces-at-most = 街が{ NUMBER($towns) }か所と数えられているが、訪問地コマのある街は20か所しかない
colour-taken = この色はすでに{ $player }が選んでいる
first-taken-here = 先に選ばれたのはここ
not-a-town-card = 12枚の目的地カードの中に{ $town }はない
town-card-twice = 目的地カード{ $town }が2回配られている
first-dealt-here = 最初に配られたのはここ

# 手番

begins-wrongly = 第{ $round }ラウンドを{ $player }が始めたが、スタートプレイヤーカードを持っているのは{ $due }
out-of-turn =
    { $player }がプレイしたが、{ $due ->
        [0] 誰の手番でもない
       *[other] 手番は{ $due }
    }
write-that-it-is-void = プレイを取り消したなら、その後に「{ $ruling }」と書く

# フェイズ1〜3

deal-wrong = { $player }に配られたのは{ $dealt }、正しくは{ $due }枚
kept-and-filled = 前のラウンドから持ち越した{ $kept }: 手札が8枚になるように配る
deal-if-discarded = { $player }の捨てたカードが記録より{ NUMBER($missing) }枚多ければ正しい
hand-after-the-deal = 配った後の{ $player }の手札が{ NUMBER($cards) }枚、上限は{ $most }枚
no-counter-drawn = { $player }がタイルを引いていないが、正しくは1枚引く
draw-too-many = 裏向きのまま引いたタイルが{ NUMBER($counters) }枚、正しくは1枚
picks-again = { $player }がさらにタイルを取ったが、3周は終わっている
pick-face-down = フェイズ3で取ったタイルが裏向きのままだが、正しくは表向きに置く
not-in-the-row = 場から{ $counter }を取ったが、場の表向きのタイルは{ $row }
row-not-five = 場の表向きのタイルが{ NUMBER($counters) }枚、正しくは5枚
row-differs = 前のラウンドの終わりに場に残った表向きのタイルと違う: { $row }
pick-too-many = { $player }がこのラウンドで{ $number }枚目のタイルを取ったが、正しくは3枚まで
counters-too-many = { $player }の手元に{ $counters }、上限は5枚
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
piece-too-late = { $player }が置こうとしたが、全員がパスして移動ルートの設定は終わっている
pass-too-late = { $player }がパスしたが、全員のパスで移動ルートの設定はすでに終わっている
planning-ended-here = このパスで移動ルートの設定が終わった
placed-without-having = { $player }が{ $counter }を置いたが、手元にない
placed-without-having-face-down = { $player }が裏向きだった{ $counter }を置いたが、手元に裏向きの{ $counter }はない
second-obstacle-of = { $player }が2枚目の障害タイルを置いたが、障害タイルは1人1枚
obstacle-without-counter = { $road }に障害タイルは置けない: この道に移動手段タイルがない

# フェイズ5

no-connection = { $from }と{ $to }を結ぶ{ $kind }はない
no-connection-from-boot = { $player }の長靴コマがありうるどの街からも、その枚数で{ $town }へ行ける{ $kind }はない
boot-there-already = 長靴コマはすでに{ $town }にある
boot-stopped = 長靴コマは{ $town }で止まった
boot-stays = 長靴コマは{ $town }で止まり、そこに残る: { $start }には戻らない
cards-in-one-line = 1回の移動のカードは、すべて1行に書く
different-lakes = { $from }と{ $to }を結ぶ渡し船はない: 湖が違う
second-journey = { $player }がこのラウンドで2回目の旅をしているが、旅は1回だけ
travels-after = { $player }が{ $later }の後に移動しているが、手番は{ $player }が先
no-journey-leads-there = { $player }が{ $town }にいるはずはない: 適正な旅ではそこに着けない
no-journey-pays-that = { $player }が{ $town }への移動に{ $cards }を払っているが、どの適正な旅にもその移動はない

# 手札から出るカード

more-than-in-hand =
    { $use }は{ $cards }だが、手札は{ $hand ->
        [0] 0枚
       *[other] { $hand }枚しかない
    }
not-in-hand =
    { $use }は{ $cards }だが、手札には{ $hand ->
        [0] 1枚もない
       *[other] { $hand }枚しかない
    }
not-all-in-hand = { $use }は{ $cards }だが、そのすべてが手札にあったはずはない
paid-from-empty-hand = 記録にない支払いは1枚以上だが、手札は0枚
kept-over-the-limit = 前のラウンドから持ち越したのは{ $cards }、上限は4枚
discarded-too-few = 手札{ $held }枚のうち{ NUMBER($cards) }枚を捨てて{ $left }枚残したが、上限は4枚
discarded-too-many = 手札{ $held }枚のうち{ NUMBER($cards) }枚を捨てたが、捨てるのは{ $enough }枚でよい
held-over-the-limit = 終了時の手札が{ NUMBER($cards) }枚、上限は4枚

# 得点表

boot-elsewhere = { $player }の長靴コマのある{ $town }が、{ $player }の訪れた街に入っていない
town-twice = { $town }が2回書かれている
no-pieces-there = { $town }に訪問地コマはない

# 移動に必要なカード

price-wrong = { $road }: 支払いは{ $paid }だが、必要枚数は{ $due }
no-price-there = { $road }: 支払いは{ $paid }だが、そこではその払い方はできない
cannot-be-the-price = { $road }: 支払いは、必要なカードと合うはずがない
caravan-too-small = { $road }: キャラバンの支払いは{ $cards }だが、キャラバンには{ $due }枚必要
legal-if-cards-were =
    支払いが{ $cards ->
        [none] 必要なカード
       *[other] { $cards }
    }だった場合だけ適正
ferry-price-in-japanese = 日本語版には、いかだ1枚とする箇所が2つ、2枚とする箇所が1つある
obstacle-placed-here = 障害タイルが置かれたのはここ
obstacle-shown-here = ここで払ったカードから障害タイルがわかる
counter-placed-here = { $counter }タイルが置かれたのはここ
legal-here = 適正な支払い: { $cards }
legal-or-caravan =
    適正な支払い: { $prices }{ $prices ->
        [0] { "" }
       *[other] 、または{ "" }
    }キャラバンで任意の{ $caravan }
price-of-lost-counter = そこにあるタイルの必要枚数

overpaid = { $road }: 支払いは{ $paid }だが、必要枚数は{ $due }
overpaid-caravan = { $road }: 支払いは{ $paid }だが、キャラバンは{ $due }枚でよい
overpaid-somehow = { $road }: 支払いは{ $paid }だが、これは必要枚数より多い

# キャラバン

caravan-though-able =
    { $road }を{ $cards ->
        [none] { "" }
       *[other] { $cards }の{ "" }
    }キャラバンで移動したが、必要なカードが手札にあった: { $due }
caravan-though-able-anyway =
    { $road }を{ $cards ->
        [none] { "" }
       *[other] { $cards }の{ "" }
    }キャラバンで移動したが、どのタイルがあったとしても、必要なカードが手札にあった
in-hand = 手札: { $cards }
caravan-at-the-price = キャラバンと記録されているが、通常の支払いと同じカード: { $cards }
no-counter = { $road }に移動手段タイルがない
no-waterway-no-counter = { $from }と{ $to }を結ぶ水路はなく、道には移動手段タイルがない
caravan-without-counter = { $road }をキャラバンで移動したが、その道に移動手段タイルがない
caravan-on-water =
    { $road }: { $water ->
        [lake] 渡し船の水路
       *[other] 川
    }ではキャラバンを使えない

# ラウンドとゲームの終了

kept-too-many = 残したのは{ $counters }、上限は1枚
keeps-none = { $player }はタイルを残していないが、1枚残すことができる
raft-counter-kept = いかだタイルを残したが、箱にはない
kept-without-having = { $player }が{ $counter }を残したが、手元にない
kept-face-down = 表向きだった{ $counter }を裏向きで残した
round-too-many = 第{ $round }ラウンドが始まったが、ゲームは第{ $last }ラウンドまで
fourth-round-is-variant = 4ラウンドで遊ぶ場合(Variant 1)は「{ $options }」と書く
round-after-the-end = 第{ $round }ラウンドが始まったが、ゲームは第{ $ended }ラウンドで終わった
step-after-the-end = { $player }がプレイしたが、ゲームはすでに終わっている: このプレイは数えない

# 結果の申告

claim-too-early = { $player }: 記録では「{ $what } { $claimed }」、しかし記録が途中で終わり、確かめられない
claim-never-there = { $player }: 記録では{ $town }を訪れたことになっているが、訪れていない
claim-boot =
    { $player }の長靴コマは、記録では{ $claimed }、{ $found ->
        [none] しかし実際にある街は記録されていない
       *[other] 実際は{ $found }
    }

winner-too-early = 記録の勝者は{ $named }、しかし記録が途中で終わり、確かめられない
winner-after-three-rounds = 記録では3ラウンドで{ $named }が勝者だが、3ラウンドで終わるのは{ $edition }だけ
winner-open = 記録の勝者は{ $named }、ありうるのは{ $possible }
winner-wrong = 記録の勝者は{ $named }、ルールでは{ $found }
goes-on-with-twenty = 20か所の街すべてを訪れたのは{ $players }、しかし「{ $option }」ではゲームは続く

# 判定を左右するもの

unknown-payment = 不明な支払い
payments-not-recorded = 支払いの記録がない
counters-not-recorded = 道のタイルの記録がない
caravan-with-unknown-hand = 手札が不明なキャラバン
hands-not-recorded = キャラバンのときの手札の記録がない
early-win-perhaps = 早期勝利の可能性
early-win-not-recorded = 早期勝利があったかどうかの記録がない
unrecorded-discard = 記録にない余分なカードの捨て札

no-counters-recorded = { $players }の手元のタイルの記録がない
no-cards-recorded = { $players }の手札の記録がない
