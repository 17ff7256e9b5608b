unnamed-card = 名前のないカード
unnamed-gift = 名前のない贈り物
unnamed-place = 名前のない場所
