attack = 攻撃
    .unit = 回
battle = 戦闘
    .unit = 回
land = 土地
    .unit = か所
life = ライフ
squad = 部隊
    .unit = つ
treasure = 財宝
    .unit = 枚

attacker = 攻撃側
defender = 防御側

slot-left = 左
slot-centre = 中央
slot-right = 右

icon-none = なし
icon-simple = 単純攻撃
icon-double = 二重攻撃
icon-shield = 盾
icon-pierce = 貫通攻撃
icon-double-pierce = 二重貫通攻撃
icon-counter = 反撃
icon-fire = 炎の盾
icon-move = 移動
icon-other = その他の効果

place-land = 土地
place-tower = 塔
place-castle = 城
place-centre = 中央の城

people-high = ハイエルフ
people-black = 黒エルフ
people-snow = 雪エルフ
people-forest = 森のエルフ
people-neutral = 中立

figure-lands = 土地
figure-towers = 塔
figure-castles = 城
figure-hand = 手札
figure-artifacts = アーティファクト
figure-treasures = 財宝
figure-out = 脱落

artifact = アーティファクト
    .unit = 枚
castle = 城
    .unit = つ
central-castle = 中央の城
    .unit = つ
flag = 旗
    .unit = 本
line-of-words = 文字列
    .unit = 行
tower = 塔
    .unit = つ
place-of-unknown-kind = 種類不明の場所
    .unit = か所
