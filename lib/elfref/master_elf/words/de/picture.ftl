any-number = beliebig viele
or-more = mindestens { $number }
from-to = { $min }–{ $max }
unseen-too = { $number } unbekannt
unseen = unbekannt

title-cards-of-places = Karten an Orten
title-figures = Figuren
title-helpers = Helfer
title-stacks = Stapel
title-gifts-under-parcels = Geschenke unter Paketen
title-cards = Karten
title-hand = Hand
title-hands = Handkarten
title-crystal = Kristall
title-at = Ort
title-plays = Spielfigur
title-parcels-sent = verschickte Pakete
title-areas = Gebiete
title-parcels = Pakete
title-city = Stadt
title-deck = Nachziehstapel

player-as =
    { $player }{ $figure ->
        [elf] { "" }
       *[other] { " " }({ $figure })
    }
as-figure = : { $figure }
helper-here = Helfer { $figure }
helper-perhaps-here = vielleicht Helfer { $figure }
helper-not-written = Ort nicht notiert
place-not-written = nicht notiert
cards-of-areas =
    Karten in { $areas } { $areas ->
        [one] Gebiet
       *[other] Gebieten
    }

over = { $left } über { $right }
stack-not-known = unbekannt
rest-not-written = nicht notierter Rest
stack-empty = leer
or-this = { $left } oder { $right }
or-other-ways = { $first } oder { $ways } weitere Möglichkeiten
gifts-under =
    { $lying } von { $due }{ $gifts ->
        [none] { "" }
       *[other] : { $gifts }
    }
parcels-gone = { $sent } von { $parcels }

crystal-perhaps-used = vielleicht benutzt
hand-and-crystal = { $cards }; Kristall: { $crystal }
whose-turn-it-is = { $hand }; ist am Zug

board-shown = Der Spielplan, Zahl der Orte: { $places }.
places-shown = Die Orte des Protokolls.
are-neighbours = { $first } und { $second } sind benachbart.
and-then = { $left } { $right }

stack-place = Stapel { $number }
parcel-place = Paket „{ $parcel }“

sign-city = die Stadt: hier werden Karten gezogen
sign-area = ein Gebiet und seine Karten
sign-way = eine Bewegung führt vom einen zum anderen Ort
