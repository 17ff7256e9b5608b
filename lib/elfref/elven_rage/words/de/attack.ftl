card-not-named = eine nicht notierte Karte
the-place = { $kind }
place-not-named = der Ort
