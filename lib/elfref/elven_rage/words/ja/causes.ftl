no-map = マップなし
no-map-unchecked = マップの指定なし: { $plays }は確認していない
places-unnamed = 場所の記録なし
places-unnamed-unchecked = 場所の記録なし: { $plays }は確認していない
no-cards = カードの値なし
no-cards-unchecked = カードの値の指定なし: { $plays }は確認していない
unknown-decks = 不明な山札のカード
unknown-decks-unchecked = 不明な山札のカード: { $plays }は確認していない
hand-unrecorded = 手札の記録なし
hands-unrecorded = 手札の記録なし({ $players })
map-unrecorded = 所有地の記録なし
map-unrecorded-for = 所有地の記録なし({ $players })
end-unrecorded = 攻撃の終わりの記録なし
ends-unrecorded = 攻撃の終わりの記録なし({ $players })
things-unrecorded = アーティファクトと財宝の記録なし
things-unrecorded-for = アーティファクトと財宝の記録なし({ $players })

cards-of-deck = 山札「{ $deck }」のカード
