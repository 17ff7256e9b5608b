"""What the second referees of all games share: reading with places, opinions under other values, the command line, and comparing with the program."""
