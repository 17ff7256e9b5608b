screen-what-this-is = 親指だけで対局を記録し、すべての手がルールどおりか確かめられます。
screen-go-on = 続ける
screen-of-players = { $players } 人
screen-paste-text = テキストを貼り付ける
screen-all-games = すべての対局
screen-no-network = ネットワークなしで動きます。共有しないかぎり、この端末から何も送られません。

screen-paste-what = 記録、または対局中のチャットの文章。行ごとに手の候補として示します。
screen-read-it = 読み込む
screen-read-as = 読み取り: { $play }
screen-not-read-as = この行に合う答えはここにはありません。
screen-as-note = メモにする
screen-skip = 飛ばす
screen-stop-lines = 残りの行をすべて飛ばす

screen-players-clockwise = プレイヤー（時計回り、先頭が最初）
screen-player-number = プレイヤー { $number }
screen-colour-of = { $player } の色
screen-move-up = 上へ: { $player }
screen-add-player = プレイヤーを追加
screen-played-before = 前にここで遊んだ人
screen-how-much = どこまで記録しますか？
screen-begin = 始める

screen-not-read = 読めません
screen-phases = ラウンド
screen-phase-done = 済み
screen-phase-now = 現在
screen-phase-unrecorded = 記録なし。タップすると記録します
screen-table = 場
screen-tools = ツール
screen-undo = 元に戻す
screen-redo = やり直す
screen-plays-number = 手数: { $plays }
screen-plays = 手の一覧
screen-replay = 再生
screen-back = 戻る
screen-to-question = 質問

screen-any-card = 任意のカード
screen-not-certain = 不確か
screen-not-all-tried = すべての答えは調べていません。
screen-find = 名前で探す
screen-only-how-many = 数だけ: { $number }
screen-erase = 最後を消す
screen-empty-place = 空き
screen-let-go = 選択をやめる
screen-which-one = どれですか？
screen-it-happened = 実際に起きた
screen-something-else = ほかのことが起きた
screen-something-else-of = ほかのことが起きた: { $player }

screen-a-play = 手
screen-a-note = メモ
screen-not-seen = 見ていない
screen-tap-a-player = ほかの人なら、プレイヤーをタップします。
screen-choose = 起きたことを選んでください。
screen-within-rules = ルールどおりです
screen-breaks = ルール違反です
screen-write-it = 書く
screen-write-breach = 違反のまま書く
screen-leave-it = やめる

screen-what-holds = 卓の判断は？
screen-tapped-wrong = タップ間違い: 元に戻す
screen-rule-later = あとで決める

screen-changing = { $of } 手のうち { $play } 手目を変更中。以降は判定し直します。
screen-inserting = { $play } 手目の前に新しい手を入れます。以降は判定し直します。
screen-later-broken = 成り立たなくなった後の手: { $plays }
screen-show-first = 最初のものを見る

screen-change = 変更
screen-insert-before = 前に挿入
screen-stands = そのまま
screen-taken-back = 取り消し
screen-leave-out = 削除
screen-to-text = 文字で書く
screen-not-by-taps = この記録はタップでは続けられません。

screen-table-agrees = 卓も同意

screen-share-replay = 再生ページ
screen-share-replay-is = どこでも開ける一つのページ
screen-share-record = 記録
screen-share-record-is = ほかで続けられるファイル
screen-share-address = アドレス
screen-share-address-is = 記録が入っています
screen-code = カメラ用のコードにしたアドレス
screen-share-bgstats = BG Stats
screen-share-bgstats-is = 結果を登録するコードとリンク
screen-bgstats-code = BG Stats を開く、結果のコード
screen-bgstats-open = BG Stats で開く

screen-other-window = 別のウィンドウがこの記録を変更しました。その内容を表示しています。
