option-rounds = ラウンド数
option-rounds-is-4 = 4ラウンド
option-rounds-is-3 = 3ラウンド(2015年の箱のルール)

option-deal = 第2ラウンド以降のカードの配り方
option-deal-is-fill-8 = 手札が8枚になるように配る
option-deal-is-new-8 = 残した手札に加えて8枚配る

option-row = ラウンドの終わりに、場の表向きの5枚のタイルをどうするか
option-row-is-persistent = そのまま残る
option-row-is-refresh = 毎ラウンド、新しい5枚を表向きに並べる

option-early-win = 最後のラウンドより前に20か所の街をすべて訪れたときの扱い
option-early-win-is-immediate = ゲームはすぐに終わる
option-early-win-is-end-of-round = そのラウンドの終わりにゲームが終わる
option-early-win-is-end-of-round-3 = 第3ラウンドの終わりに1回だけ確かめる
option-early-win-is-never = ゲームは続く

option-caravan = どの場合にキャラバンを使えるか
option-caravan-is-free = いつでも
option-caravan-is-only-if-unable = タイルの移動手段のカードでは払えない場合だけ

option-lake-cost = 湖の渡し船で払ういかだの枚数
option-lake-cost-is-2 = 2枚
option-lake-cost-is-1 = 1枚

option-town-cards = 各プレイヤーが秘密の目的地カードを持ち、長靴コマからの距離を引くか
option-town-cards-is-false = 目的地カードなし
option-town-cards-is-true = 目的地カードあり

option-distance = 長靴コマから目的地までの距離に数えるもの
option-distance-is-all = すべての道と水路
option-distance-is-roads = 道だけ

option-second-tiebreak = 目的地カードを使い、得点も距離も同じ場合の決め方
option-second-tiebreak-is-none = なし: 順位を分け合う
option-second-tiebreak-is-hand = 手札の多いほうが上位

option-pass-end = いつ移動ルートの設定が終わるか
option-pass-end-is-consecutive = 全員が連続してパスしたとき
option-pass-end-is-lap = 1周の間に全員がパスだけをしたとき

option-reshuffle = いつ捨て札を山札に混ぜるか
option-reshuffle-is-every-round = 毎回、カードを配る前
option-reshuffle-is-when-empty = 山札がなくなったとき

option-overpay = 必要枚数より多い支払いの判定
option-overpay-is-note = 注記
option-overpay-is-error = 違反

edition-rio-grande-1998 = Rio Grande 1998
edition-rio-grande-1998-book = 1998年の英語のルール。その翻訳であるイタリア語版で判定する
edition-rio-grande-1998-cited = 1998年版による
edition-italian = イタリア語版
edition-italian-book = イタリア語のルール。Rio Grandeの1998年版の翻訳
edition-amigo = AMIGO
edition-amigo-book = ドイツ語のルール。要約しか知られていないため、イタリア語版で判定する
edition-amigo-cited = 1998年版による
edition-russian = ロシア語版
edition-russian-book = ロシア語のルール
edition-japanese = 日本語版
edition-japanese-book = 日本語のルールサマリー
edition-rio-grande-2015 = Rio Grande 2015
edition-rio-grande-2015-book = 「Elfenroads」の箱に入ったElfenlandのルール
edition-moon-1998 = Moonの草稿
edition-moon-1998-book = 1998年3月の作者の草稿。準備からタイルを取る手順までが知られている
edition-bga = Board Game Arena
edition-bga-book = Board Game Arenaのヘルプページ。ルールの概要
