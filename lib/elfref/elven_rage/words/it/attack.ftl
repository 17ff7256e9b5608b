card-not-named = una carta non scritta
the-place = { $kind }
place-not-named = il luogo
