card-not-named = 記録のないカード
the-place = { $kind }
place-not-named = その場所
