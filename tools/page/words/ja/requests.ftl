request-unknown = 不明な要求 '{ $given }'
request-unknown-language = 不明な言語 '{ $given }': { $known }のいずれかを指定
request-not-a-place = '{ $place }' は記録の中の場所ではない
request-no-record = その場所に記録がない
request-unreadable = 記録を読み取れない
request-no-position = このゲームでは局面を表示できない
request-no-replay = このゲームのセッションは再生できない
