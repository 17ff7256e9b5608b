# A position, and what can be played there; a session told play by play.

# After the place of a position: the play that follows there, or that none does.
before-play =
    before { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }'{ $play }'
nothing-more-written = where nothing more is written

# Above lists of plays.
legal-for = legal for { $player }:
legal-for-perhaps = legal for { $player }, if what nobody wrote down allows it:
legal-too-perhaps = legal too, if what nobody wrote down allows it:
perhaps = (perhaps)
nothing-legal = nothing is legal for { $player }
# Players, joined by "or".
others-may-play = { $players } may play here as well
# Whether a play that was asked about is legal.
play-legal = legal
play-not-legal = not legal
play-legal-perhaps = legal if what nobody wrote down allows it
# An edition.
judged-by = judged by { $edition }

# The columns of a table of counts.
column-plays = plays
column-sequences = sequences
column-ended = ended
column-first-play = first play

# After a play, in brackets: what the table ruled.
ruled-void = (taken back)
ruled-stands = (the table let it stand)
# A figure of each player: "score after round 2: Anna 3, Boris 4".
figure-after-round = { $figure } after round { $round }: { $all }
figure-in-round = { $figure } in round { $round }, which is not over: { $all }
