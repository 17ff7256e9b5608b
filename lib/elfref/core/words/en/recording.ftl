# A record that is told play by play. $phase is a word of the format.

# Why a line is not due. $due is whose turn is next.
round-is-not-over =
    round { $round } is not over{ $due ->
        [none] { "" }
       *[other] : it is the turn of { $due }, { $phase }
    }
turn-not-over = the turn of { $player } is not over
turn-is-of =
    it is the turn of { $player }{ $due ->
        [none] { "" }
       *[other] , or of { $due }
    }

# What a terminal asks for: the names of players, a play, a play of one of these players in a phase.
asks-players = players
asks-play = play
asks-turn = { $players }, { $phase }
