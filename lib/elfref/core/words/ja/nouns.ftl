# .unit follows the number: カード3枚.

card = カード
    .unit = 枚
play = プレイ
    .unit = 回
player = プレイヤー
    .unit = 人
round = ラウンド
    .unit = 回
