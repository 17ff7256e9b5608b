request-unknown = unbekannte Anfrage „{ $given }“
request-unknown-language = unbekannte Sprache „{ $given }“, möglich: { $known }
request-not-a-place = „{ $place }“ ist keine Stelle in einem Protokoll
request-no-record = an dieser Stelle steht kein Protokoll
request-unreadable = das Protokoll lässt sich nicht lesen
request-no-position = in diesem Spiel lässt sich die Stellung nicht zeigen
request-no-replay = Partien dieses Spiels lassen sich nicht nachspielen
