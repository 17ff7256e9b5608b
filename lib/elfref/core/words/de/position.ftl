before-play =
    vor { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }„{ $play }“
nothing-more-written = danach ist nichts mehr notiert

legal-for = erlaubt für { $player }:
legal-for-perhaps = erlaubt für { $player }, wenn nicht Notiertes es zulässt:
legal-too-perhaps = ebenfalls erlaubt, wenn nicht Notiertes es zulässt:
perhaps = (vielleicht)
nothing-legal = nichts ist erlaubt für { $player }
others-may-play = hier kann auch { $players } spielen
play-legal = erlaubt
play-not-legal = nicht erlaubt
play-legal-perhaps = erlaubt, wenn nicht Notiertes es zulässt
judged-by = beurteilt nach { $edition }

column-plays = Spielzüge
column-sequences = Folgen
column-ended = beendet
column-first-play = erster Spielzug

ruled-void = (zurückgenommen)
ruled-stands = (am Tisch gelten gelassen)
figure-after-round = { $figure } nach Runde { $round }: { $all }
figure-in-round = { $figure } in Runde { $round }, die nicht zu Ende ist: { $all }

explained-only-first = was erlaubt gewesen wäre, steht nur bei den ersten { $number } Verstößen, nicht bei { $more } weiteren
rulebook =
    { $edition }{ $agreed ->
        [none] { "" }
       *[other] , mit { $agreed }
    }
record-names-no-edition = { $edition } (die Aufzeichnung nennt keine Ausgabe)
game-by-rulebook = { $game }, nach { $rulebook }
pieces-on = { $pieces } auf
fact-none = nichts
fault-and-right = { $fault }: { $right }
line-outside-turn = eine Zeile steht in einem Zug: beginne einen
nothing-more-to-play = es kann nichts mehr gespielt werden
line-has-breaks = es hat mehr als eine Zeile
claims-are = was die Aufzeichnung angibt: { $claims }
record-not-readable = das Protokoll lässt sich nicht lesen
reach-not-for-game = --reach gibt es für dieses Spiel nicht
