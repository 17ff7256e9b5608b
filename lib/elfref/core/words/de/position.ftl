before-play =
    vor { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }„{ $play }“
nothing-more-written = danach ist kein Spielzug mehr notiert

legal-for = erlaubt für { $player }:
legal-for-perhaps = erlaubt für { $player }, falls das nicht Notierte es zulässt:
legal-too-perhaps = auch erlaubt, falls das nicht Notierte es zulässt:
perhaps = (möglich)
nothing-legal = { $player } hat keinen erlaubten Spielzug
others-may-play = auch { $players } kann jetzt spielen
play-legal = erlaubt
play-not-legal = nicht erlaubt
play-legal-perhaps = erlaubt, falls das nicht Notierte es zulässt
judged-by = beurteilt nach { $edition }

column-plays = Spielzüge
column-sequences = Folgen
column-ended = beendet
column-first-play = erster Spielzug

ruled-void = (zurückgenommen)
ruled-stands = (der Tisch ließ es gelten)
figure-after-round = { $figure } nach Runde { $round }: { $all }
figure-in-round = { $figure } in Runde { $round } (noch nicht zu Ende): { $all }

explained-only-first = was erlaubt gewesen wäre, steht nur bei den ersten { $number } Regelverstößen, nicht bei { $more } weiteren
rulebook =
    { $edition }{ $agreed ->
        [none] { "" }
       *[other] , mit { $agreed }
    }
record-names-no-edition = { $edition } (das Protokoll nennt keine Ausgabe)
game-by-rulebook = { $game }, Regeln: { $rulebook }
pieces-on = { $pieces } auf
fact-none = nichts
fault-and-right = { $fault }: { $right }
line-outside-turn = eine Zeile gehört zu einem Zug: zuerst einen Zug beginnen
nothing-more-to-play = kein weiterer Spielzug ist möglich
line-has-breaks = ein Spielzug muss in einer Zeile stehen
claims-are = Angaben zum Ergebnis: { $claims }
record-not-readable = das Protokoll lässt sich nicht lesen
reach-not-for-game = --reach gilt nicht für dieses Spiel
asked-line = gefragt
