card-not-named = 記録にないカード
the-place = { $kind }
place-not-named = その場所
