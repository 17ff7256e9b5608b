dragon = ドラゴン
    .unit = 枚
elfcycle = エルフの帆走車
    .unit = 枚
card = カード
    .unit = 枚
plains = 草原
