pig = 大猪
    .unit = 枚
elfcycle = エルフの帆走車
    .unit = 枚
cloud = 魔法の雲
    .unit = 枚
unicorn = ユニコーン
    .unit = 枚
wagon = トロールの力車
    .unit = 枚
dragon = ドラゴン
    .unit = 枚
raft = いかだ
    .unit = 枚

counter = タイル
    .unit = 枚
obstacle = 障害タイル
    .unit = 枚
town = 街
    .unit = か所
point = 得点
    .unit = 点
placement = タイルの配置
    .unit = 回
payment = 支払い
    .unit = 回
discard = 捨て札
    .unit = 回
step = 移動
    .unit = 回

plains = 草原
forest = 森
desert = 砂漠
mountain = 山
river = 川
lake = 湖

land-road = 道
ferry = 渡し船
connection = 道、川、渡し船

phase-deal = 移動カードを配る
phase-draw = 伏せられた移動手段タイルを1枚引く
phase-choose = 追加の移動手段タイルを引く
phase-plan = 移動ルートの設定
phase-travel = 長靴コマを動かす
phase-keep = ラウンドの終了

boot = 長靴コマ
    .unit = 個
town-piece = 訪問地コマ
    .unit = 個
