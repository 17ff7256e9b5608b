request-unknown = 「{ $given }」という要求はない
request-unknown-language = 「{ $given }」という言語はない。使える言語: { $known }
request-not-a-place = 「{ $place }」は記録の中の場所ではない
request-no-record = その場所に記録がない
request-unreadable = 記録を読み取れない
request-no-position = このゲームでは局面を表示できない
request-no-replay = このゲームのセッションは再生できない
