# A record that is typed play by play. $phase is a word of the format.

# Why it is too early for a line. $due is the player who is next.
round-is-not-over =
    round { $round } is not over{ $due ->
        [none] { "" }
       *[other] : it is { $due }'s turn ({ $phase })
    }
turn-not-over = { $player }'s turn is not over
turn-is-of =
    it is { $player }'s turn{ $due ->
        [none] { "" }
       *[other] , or { $due }'s
    }

# What a terminal asks for: the names of players, a play, a play of one of these players in a phase.
asks-players = players
asks-play = play
asks-turn = { $players }, { $phase }
