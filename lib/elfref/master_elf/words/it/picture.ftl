any-number = un numero qualsiasi
or-more = almeno { $number }
from-to = { $min }–{ $max }
unseen-too = { $number } di tipo ignoto
unseen = ignoto

title-cards-of-places = carte nei luoghi
title-figures = figure
title-helpers = aiutanti
title-stacks = pile
title-gifts-under-parcels = regali sotto i pacchi
title-cards = carte
title-hand = mano
title-hands = mani
title-crystal = cristallo
title-at = luogo
title-plays = personaggio
title-parcels-sent = pacchi spediti
title-areas = aree
title-parcels = pacchi
title-city = città
title-deck = mazzo

player-as =
    { $player }{ $figure ->
        [elf] { "" }
       *[other] { " " }({ $figure })
    }
as-figure = : { $figure }
helper-here = aiutante { $figure }
helper-perhaps-here = forse aiutante { $figure }
helper-not-written = luogo non annotato
place-not-written = non annotato
cards-of-areas =
    carte in { $areas } { $areas ->
        [one] area
       *[other] aree
    }

over = { $left } sopra { $right }
stack-not-known = ignoto
rest-not-written = resto non annotato
stack-empty = vuota
or-this = { $left } o { $right }
or-other-ways = { $first } o altre { $ways } possibilità
gifts-under =
    { $lying } su { $due }{ $gifts ->
        [none] { "" }
       *[other] : { $gifts }
    }
parcels-gone = { $sent } su { $parcels }

crystal-perhaps-used = forse usato
hand-and-crystal = { $cards }; cristallo: { $crystal }
whose-turn-it-is = { $hand }; è di turno

board-shown = Il tabellone, luoghi: { $places }.
places-shown = I luoghi del verbale.
are-neighbours = { $first } e { $second } sono adiacenti.
and-then = { $left } { $right }

stack-place = pila { $number }
parcel-place = pacco «{ $parcel }»

sign-city = la città: carte da pescare
sign-area = un’area e le sue carte
sign-way = un movimento porta da un luogo all’altro
