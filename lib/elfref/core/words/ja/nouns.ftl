# .unit follows the number: カード3枚.

breach = 違反
    .unit = 件
card = カード
    .unit = 枚
difference = 違い
    .unit = 件
document = 文書
    .unit = 件
edition = 版
    .unit = 種
error = エラー
    .unit = 件
file = ファイル
    .unit = 件
finding = 指摘
    .unit = 件
place = 場所
    .unit = か所
play = プレイ
    .unit = 回
player = プレイヤー
    .unit = 人
record = 記録
    .unit = 件
round = ラウンド
    .unit = 回
