# 準備
rule-two-to-six-players = プレイヤーは2〜6人
rule-two-to-six-players-differs = Rio Grande 1998とAMIGOの箱にも同じ記載がある
rule-colours-differ = 各プレイヤーは1色のコマを持ち、同じ色は使わない
rule-twenty-town-pieces = 各プレイヤーの訪問地コマは20個で、Elvenhold以外の街に1個ずつ置く
rule-twenty-town-pieces-differs = ロシア語版と日本語版ではどの街にもコマを置くが、街は21か所、コマは20個
rule-cards-in-the-box = 移動カードは移動手段ごとに10枚、いかだは12枚
rule-cards-in-the-box-differs = ロシア語版の記載は合計72枚だけで、日本語版には枚数の記載がない
rule-counters-in-the-box = 移動手段タイルは6種類、各8枚
rule-counters-in-the-box-differs = 日本語版には枚数の記載がない
rule-starting-player = スタートプレイヤーカードを毎ラウンド左隣に渡し、受け取ったプレイヤーが各フェイズを始める

# 1 移動カードを配る
rule-deal-eight-cards = 第1ラウンドでは各プレイヤーに8枚配る
rule-fill-the-hand = 第2ラウンドからは手札が8枚になるように配る

# 2 伏せられた移動手段タイルを1枚引く
rule-draw-a-counter = 順番に裏向きのタイルを1枚取り、裏向きのまま手元に置く

# 3 追加の移動手段タイルを引く
rule-pick-in-turn = 順番にタイルを1枚ずつ取り、これを3回繰り返す
rule-pick-from-the-row = 取るのは、場の表向きの5枚のうち1枚、または裏向きの1枚
rule-picks-lie-face-up = フェイズ3で取ったタイルは、裏向きから引いたものも表向きに置く
rule-five-in-the-row = 場では常に5枚が表向きで、取られたらすぐに1枚を表向きにする
rule-row-stays = 場の表向きの5枚は、次のラウンドもそのまま残る
rule-one-and-three-counters = 毎ラウンド、フェイズ2でちょうど1枚、フェイズ3でちょうど3枚のタイルを取る
rule-at-most-five-counters = 手元のタイルは5枚まで

# 4 移動ルートの設定
rule-plan-in-turn = 順番に、タイルか障害タイルを1枚置くか、パスする
rule-planning-has-ended = 全員が連続してパスしたら、このフェイズは終わる
rule-place-an-own-counter = 置けるのは自分の手元のタイルだけ
rule-place-on-a-road = タイルと障害タイルは2つの街を結ぶ道に置く
rule-one-counter-per-road = 1つの道に置けるタイルは1枚まで
rule-counter-fits-terrain = タイルはその移動手段が通れる道にだけ置く
rule-no-counter-on-water = 川と渡し船の水路にはタイルを置けない
rule-no-counter-on-water-differs = ほかの版には明記がないが、いかだタイルがないことからわかる
rule-one-obstacle-a-game = 障害タイルを置けるのはゲームを通して1人1枚だけ
rule-obstacle-on-a-counter = 障害タイルはタイルがある道にだけ置ける
rule-one-obstacle-per-road = 1つの道に置ける障害タイルは1枚まで
rule-no-obstacle-on-water = 川と湖には障害タイルを置けない

# 5 長靴コマを動かす
rule-travel-in-turn = スタートプレイヤーから時計回りに、1人ずつ旅を最後まで行う
rule-along-a-connection = 1回の移動では、1つの道、川、渡し船のいずれかを通って、その先の街へ進む
rule-counter-on-the-road = 道を移動するには、その道に移動手段タイルが必要
rule-pay-the-price = 必要な移動カードは、タイルと同じ移動手段のカード。枚数は地形により1枚または2枚
rule-pay-for-the-obstacle = 障害タイルがある場合は、同じ移動手段のカードがもう1枚必要
rule-pay-for-the-obstacle-differs = Board Game Arenaのヘルプには、どの移動手段のカードかの記載がない
rule-pay-from-the-hand = 使うカードは手札から出し、捨て札にする
rule-exact-price = 必要枚数より多く払うことはできない
rule-exact-price-differs = 必要枚数より多く払うことを許す版も禁じる版もない
rule-downstream-price = 川を下るにはいかだ1枚
rule-upstream-price = 川を上るにはいかだ2枚
rule-ferry-price = 渡し船はどちら向きでもいかだ2枚
rule-ferry-price-differs = 日本語版では、カード一覧と水路の項に1枚、渡し船の項に2枚とある
rule-ferry-within-a-lake = 2つの湖を結ぶ渡し船はない
rule-ferry-within-a-lake-differs = ロシア語版は渡し船の6つの街をまとめて挙げているが、湖は2つある
rule-caravan-price = キャラバンでは、必要なカードの代わりに任意のカード3枚を使う
rule-caravan-only-if-unable = キャラバンを使えるのは、必要なカードを払えないときだけ
rule-caravan-only-if-unable-differs = どの版も本文ではそう書いているが、イタリア語版と2015年版の欄外では自由に選べる
rule-caravan-needs-a-counter = キャラバンにも、その道に移動手段タイルが必要
rule-caravan-needs-a-counter-differs = ロシア語版は、タイルがなくてもよいとも読める
rule-caravan-on-land = 川と湖ではキャラバンは使えない
rule-caravan-over-an-obstacle = 障害タイルがある場合、キャラバンには任意のカード4枚が必要
rule-hand-limit = 自分の手番の終わりに手札が4枚を超えたら、4枚になるまで捨てる
rule-hand-limit-differs = イタリア語版の欄外では全員の手札がちょうど4枚になるが、少ない人はそのままでよい。Board Game Arenaのヘルプではラウンド終了時の上限で、結果は同じ
rule-discard-from-the-hand = 捨てるカードは手札から出す
rule-pieces-come-from-towns-visited = 街に着いたら、そこにある自分の訪問地コマを取る
rule-a-town-counts-once = 1つの街は1回だけ数え、Elvenholdは数えない
rule-a-town-counts-once-differs = コマの数からわかる: どの街にも1人1個あり、Elvenholdにはない

# 6 ラウンドの終了
rule-keep-one-counter = 残せる手元のタイルは1枚だけで、ほかはすべて戻す
rule-keep-one-counter-differs = 日本語版では1枚残すことができる。1枚も残さないのも適正で、その場合は注記する
rule-keep-an-own-counter = 置いたタイルは残せない
rule-keep-an-own-counter-differs = 日本語版には、1枚残せるとしか書かれていない
rule-kept-counter-lies-as-it-lay = 残したタイルは、表向き・裏向きをそのままにする
rule-kept-counter-lies-as-it-lay-differs = 日本語版には、1枚残せるとしか書かれていない

# ゲームの終了
rule-last-round = 最後のラウンドが終わるとゲームは終了する
rule-last-round-differs = 2015年版の欄外には、まだ4ラウンドとある
rule-early-win = 最後のラウンドより前に20か所の街をすべて訪れたプレイヤーの勝ちで、ゲームは終了する
rule-early-win-differs = 日本語版では第3ラウンドが終わるまでに集めたプレイヤーの勝ちで、いつ確かめるかの記載はない。2015年版には、4ラウンドのゲームについてだけ同じ記載がある
rule-claimed-towns = 申告した街の数は、取った訪問地コマの数と同じ
rule-claimed-boot = 申告した長靴コマの位置は、長靴コマが止まった街
rule-claimed-boot-differs = どの版でも前提になっている: 次の旅は長靴コマのある街から始まる
rule-claimed-cards = 申告した手札の枚数は、配られた枚数から使った枚数と捨てた枚数を引いた数
rule-claimed-winner = 街が最も多いプレイヤーの勝ち、同数なら手札の多いプレイヤーの勝ち
rule-claimed-place = 順位は街の数(目的地カードがあれば得点)、次にタイブレークで決まる

# 目的地カード
rule-town-cards-differ = 12枚の目的地カードから、各プレイヤーに異なる1枚を配る
rule-claimed-score = 目的地カードを使う場合、長靴コマから目的地までの距離を街の数から引く
rule-claimed-score-differs = ロシア語版は間の街の数と書いているが、例では隣の街を1と数える
rule-claimed-distance = 距離は、2つの街の間の最も少ない移動の数
rule-claimed-distance-differs = ロシア語版は間の街の数と書いているが、例では隣の街を1と数える

# 記録全体についての注記
rule-distance-by-edition = 川と渡し船で距離が縮まるかどうかは版による
rule-early-win-by-edition = 早期勝利をいつ確かめるかは版による
rule-shared-win = タイブレークでも並んだプレイヤーは勝利を分け合う
rule-shared-win-differs = タイブレークの後については記載がない
rule-no-town-cards-written = 目的地カードがなければ、街の数から何も引かない
rule-another-seating = 手番は時計回りで、記録に書かれたプレイヤーの順に回る

# できること
rule-look-at-a-hidden-counter = 自分の裏向きのタイルはいつでも見てよく、ほかのプレイヤーは見てはいけない
rule-place-after-a-pass = タイルは置かなくてもよく、パスした後の手番に置いてもよい
rule-obstacle-in-any-round = 障害タイルは、どのラウンドでも移動ルートの設定のどの手番でも置ける
rule-use-any-counter = ボード上のタイルは、誰が置いたものでも使える
rule-stay-in-a-town = まったく移動しなくてもよく、カードが残っていても途中で止まってよい
rule-there-and-back = 来た道や水路を戻ったり、同じ所を何度も通ったりできるが、移動のたびにカードを払う
rule-cards-of-a-caravan = キャラバンのカードはどの移動手段でもよく、同じ種類でも違う種類でも、いかだでもよい
rule-keep-either-side-up = 残すタイルは表向きでも裏向きでもよい
