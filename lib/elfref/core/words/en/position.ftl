# A position, and what can be played there; a session told play by play.

# After the place of a position: the next play there, or that there is none.
before-play =
    before { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }'{ $play }'
nothing-more-written = no further play is recorded

# Above lists of plays.
legal-for = legal for { $player }:
legal-for-perhaps = legal for { $player } if unrecorded facts allow it:
legal-too-perhaps = also legal if unrecorded facts allow it:
perhaps = (possible)
nothing-legal = { $player } has no legal play
# Players, joined by "or".
others-may-play = { $players } may also play now
# Whether a play that was asked about is legal.
play-legal = legal
play-not-legal = not legal
play-legal-perhaps = legal if unrecorded facts allow it
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
figure-in-round = { $figure } so far in round { $round }: { $all }

# A remark on a record with very many breaches.
explained-only-first = legal plays are listed for the first { $number } breaches only, not for { $more } more
# The edition by which a record is judged, and the options that the table agreed on: "Rio Grande 1998, with early-win:
# none".
rulebook =
    { $edition }{ $agreed ->
        [none] { "" }
       *[other] , with { $agreed }
    }
record-names-no-edition = { $edition } (the record names no edition)
game-by-rulebook = { $game }, judged by { $rulebook }
# Before places where one of these pieces may be placed: "PIECE or PIECE on".
pieces-on = { $pieces } on
# A fact about a position: there is no such thing at the table.
fact-none = none
# Why words are not a play: what is wrong, and what would be right.
fault-and-right = { $fault }: { $right }
# Words that a program wants to play.
line-outside-turn = a line belongs to a turn: begin a turn first
nothing-more-to-play = no further play is possible
line-has-breaks = a play must be on one line
# What a record claims; $claims is a state of claims.
claims-are = the record's claims are { $claims }
# Why there is no position, and no view of a session.
record-not-readable = the record cannot be read
reach-not-for-game = --reach does not apply to this game

# What the line with a play about which a person asks is called, before a column.
asked-line = asked
