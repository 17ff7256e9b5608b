card-not-named = una carta non annotata
the-place = { $kind }
place-not-named = il luogo
