request-unknown = richiesta «{ $given }» sconosciuta
request-unknown-language = lingua «{ $given }» sconosciuta, possibili: { $known }
request-not-a-place = «{ $place }» non è un punto di un verbale
request-no-record = in questo punto non c’è un verbale
request-unreadable = il verbale non si può leggere
request-no-position = in questo gioco la posizione non si può mostrare
request-no-replay = le partite di questo gioco non si possono rivedere
