standing-towns = 街
standing-at = 現在地
standing-town = 目的地カード
standing-distance = 距離
standing-score = 得点
standing-cards = カード

in-phase-setup = 準備
in-phase-deal = 移動カードを配る
in-phase-draw = 伏せられた移動手段タイルを1枚引く
in-phase-choose = 追加の移動手段タイルを引く
in-phase-plan = 移動ルートの設定
in-phase-travel = 長靴コマを動かす
in-phase-keep = ラウンドの終了
in-phase-end = ゲームの終了
