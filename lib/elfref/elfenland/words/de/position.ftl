numbered-phase = Phase { $number }, { $phase }
after-the-end = nach dem Ende

plus = { $left } + { $right }
pieces-alike =
    { $perhaps ->
        [none] { "" }
       *[other] vielleicht { "" }
    }{ $pieces }{ $kind ->
        [none] { " " }unbekannter Art
       *[other] { "" }
    }{ $hidden ->
        [none] { "" }
       *[other] { " " }(verdeckt)
    }
unknown-pieces = { $pieces } unbekannter Art
no-piece = keine
lies-on-road = { $road }: { $pieces }

unknown = unbekannt
obstacle-used = gelegt
obstacle-not-used = nicht gelegt
towns-of-all = { $towns } von 20
perhaps-of = vielleicht { $player }
boot-not-shown = { " " }(Ort unbekannt)

title-boots = Elfenstiefel
title-town-pieces = Ortssteine
title-road = auf der Straße
title-boot = Elfenstiefel
title-towns = Orte
title-cards = Karten
title-counters = Transportmittel
title-obstacle = Hindernis
title-row = offene Auslage

title-roads = Straßen
title-empty-roads = leere Straßen, { $land }
title-the-row = Auslage
title-hand = Hand

board-described = Der Spielplan: 21 Orte, verbunden durch Straßen in Ebene, Wald, Wüste und Gebirge, durch Flüsse und durch Fähren über zwei Seen.
sign-of =
    { $terrain ->
        [lake] Fähre
        [river] Fluss, flussab
       *[other] Straße, { $terrain }
    }


game-has-ended = das Spiel ist aus
cards-are-dealt = Karten werden verteilt: zu wählen gibt es nichts
counter-is-drawn = ein Transportmittel wird verdeckt gezogen: zu wählen gibt es nichts
row-is-turned-up = die Auslage wird aufgedeckt: zu wählen gibt es nichts
planning-is-over = die Planung ist vorbei: alle haben gepasst
no-turn-left = in dieser Phase ist niemand mehr am Zug

shown-in-row = { $number } in der Auslage
may-keep-one = erlaubt, ergibt aber einen Hinweis: eins darf behalten werden
any-of-cards = { $cards } beliebige von { $held } Karten
caravan-of-any = Karawane aus { $cards } beliebigen von { $held } Karten
price-of-any = { $cards } egal
group-of = { $begins }: { $group }
journey-ends-here =
    hier endet die Reise{ $cards ->
        [none] { "" }
       *[other] , danach auf der Hand: { $cards }
    }

other-roads-not-recorded = was auf den anderen Straßen liegt, ist nicht notiert
game-may-be-over = das Spiel ist vielleicht aus: jemand hat vielleicht alle 20 Orte
plays-out-of-turn-here = hier spielt { $player }, aber am Zug ist { $due }

write-play-as =
    wie im Protokoll schreiben, in Phase „{ $key }“: { $phase ->
        [phase-plan] TYP on ORT-ORT, obstacle on ORT-ORT oder pass
        [phase-travel] ORT: Karten, discard: Karten oder [], um die Reise zu beenden
        [phase-choose] TYP oder blind TYP
        [phase-keep] TYP, hidden TYP oder none
       *[other] Karten als Summe oder ihre Zahl
    }
with-advice = { $what }: { $advice }
no-play-after-the-end = hier lässt sich kein Spielzug prüfen: das Spiel ist aus
counter-may-lie = { $road }: { $land }, ohne Transportmittel
legal-to = erlaubt nach { $town }: { $payments }
or-payment = { $left } oder { $right }
payment-with = { $payment } ({ $remark })

reach-needs-journey = --reach gilt nur für Reisen: --at muss eine nennen, etwa ROUND:travel:PLAYER
reach-needs-boot = --reach beginnt beim Elfenstiefel, sein Ort ist aber nicht notiert
no-town-in-reach = die bekannten Karten reichen zu keinem neuen Ort
towns-in-reach =
    höchstens { $towns } { $towns ->
        [one] neuer Ort
       *[other] neue Orte
    }, danach noch { $cards }:
cards-not-counted = nicht gezählt: { $cards } mehr auf der Hand, nicht notiert
some-roads-not-recorded = was auf manchen Straßen liegt, ist nicht notiert: nur Bekanntes wird genutzt
towns-not-all-known = nicht alle besuchten Orte sind bekannt: ein vielleicht neuer Ort zählt als neu

ended-there = dort ist das Spiel aus: es gibt keinen Spielzug mehr
not-counted-from = Folgen werden in Planung und Reisen (Phasen 4 und 5) gezählt, aber nicht ab „{ $phase }“: dort wird gezogen oder zurückgegeben
beginning-of-game = Anfang eines Spiels
first-not-recorded = der Startspieler der Runde ist nicht notiert: in „start“ den Schlüssel „first“ ergänzen
no-play-left = in dieser Runde gibt es keinen Spielzug mehr
legal-instead =
    { $player ->
        [none] { "" }
       *[other] { $player }: { "" }
    }{ $play }
ends-journey = nicht weiterreisen
journey-ends = (die Reise endet)
count-depends-on = für { $plays } hängt die Zählung von nicht Notiertem ab: { $unrecorded }
whether-legal = ob „{ $play }“ erlaubt ist
what-lies-on-roads = was auf den Straßen liegt
which-counter-lies-on = welches Transportmittel auf { $road } liegt
counters-of-player = die Transportmittel von { $player }
hand-of-player = die Hand von { $player }
where-boot-stands = wo der Elfenstiefel von { $player } steht
which-towns-visited = welche Orte { $player } besucht hat
whether-obstacle-used = ob { $player } das Hindernis schon gelegt hat

game-not-known = von dort kann kein Spiel weitergehen: nicht alles ist notiert
game-with-breach = von dort kann kein Spiel weitergehen: { $why }
