# Scores, and results side by side. A figure is a word of the format.

column-place = place
column-player = player
# $figure with its $value, and how it is made up.
figure-remark = { $player }: { $figure } { $value }: { $remark }
after-round = after round
round-not-over = * round { $round } is not over
# A figure that stands for the score.
score-figure = { $figure } { $value }
score-and-place = { $score } (place { $place })
place-figure = place { $place }

# A record with other plays, beside the record as it is.
what-if-line = what if
# After the name of the file.
what-if-file = { $file } (what if)
before = before
after = after
the-same = the same
# Above findings.
no-longer-found = no longer found:
still-found = still found:
newly-found = newly found:
no-finding-differs = the findings stay the same
verdict-with-words = { $verdict }: { $words }
