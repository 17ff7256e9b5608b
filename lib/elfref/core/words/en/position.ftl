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

# A remark on a record with very many breaches.
explained-only-first = what would have been legal is said of the first { $number } breaches only, not of { $more } more
# The edition by which a record is judged, and the options that the table agreed on: "Rio Grande 1998, with early-win:
# none".
rulebook =
    { $edition }{ $agreed ->
        [none] { "" }
       *[other] , with { $agreed }
    }
record-names-no-edition = { $edition } (the record names no edition)
game-by-rulebook = { $game }, by { $rulebook }
# Before places where one of these pieces may be placed: "PIECE or PIECE on".
pieces-on = { $pieces } on
# A fact about a position: there is no such thing at the table.
fact-none = none
# Why words are not a play: what is wrong, and what would be right.
fault-and-right = { $fault }: { $right }
# Words that a program wants to play.
line-outside-turn = a line stands in a turn: begin one
nothing-more-to-play = nothing can be played any more
line-has-breaks = it has more than one line
# What a record claims; $claims is a state of claims.
claims-are = what the record claims is { $claims }
