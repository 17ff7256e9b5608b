title-castles = castelli
title-owners = proprietari
title-towers = torri
title-battle = battaglia
title-place = posto { $place }
title-reserve = riserva
title-beneath = sotto la riserva
title-next = di turno
title-lands = terre
title-holds = possedimenti
title-cards = carte
title-deck = mazzo
title-discard = scarti
title-artifacts = Artefatti
title-treasures = Tesori
title-goal = Obiettivo
title-squads = squadre
strike-at = colpo dal posto { $from } al posto { $to }

perhaps-this = forse { $what }
owner-unclear = non annotato
a-tower = una torre
some-land =
    { $kind ->
        [none] luogo
       *[other] { $kind }
    }

plus = { $left } + { $right }
in-sum = { $copies } { $card }
rest-unrecorded = forse altri luoghi non annotati
and-rest-unrecorded = forse altri luoghi non annotati
none-as-out = 0, fuori dal gioco
none-known = nessuna nota
things-named = { $number }: { $names }
goal-unrecorded = non annotato
lands-of-player = { ": " }{ $lands }

squad-shows = { $squad }: { $card } scoperta
squad-may-show = { $squad }: forse una carta scoperta
squad-shows-none = { $squad }: nessuna carta scoperta
squad-is-away = { $squad }: ha combattuto
squad-may-be-away = { $shown }, o ha combattuto
squads-unclear = non annotato

battle-for =
    { $player } attacca: { $place }{ $owner ->
        [none] { "" }
       *[other] , difende { $owner }
    }
battle-for-free = { $player } attacca: { $place }, difendono guerrieri neutrali
next-is = di turno: { $turn }
next-of-highest = { $cards }: iniziativa { $initiative }, la più alta
next-of-attacker = { $cards }: iniziativa { $initiative } da entrambe le parti, agisce per primo l’attaccante
next-by-turns = { $cards }: iniziativa { $initiative } da entrambe le parti, che agiscono a turno
nobody-acts = nessuna carta può agire
turn-unclear = non si sa chi agisce

card-lies =
    { $card }{ $owner ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }{ $initiative ->
        [none] { "" }
       *[other] , iniziativa { $initiative }
    }{ $printed ->
        [none] { "" }
       *[other] , vite { $lives } su { $printed }
    }{ $left ->
        [none] { "" }
       *[other] ; caselle: { $left }, { $centre }, { $right }
    }
card-lies-dead =
    { $card }{ $owner ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }, caduta

map-described = La mappa «{ $name }», luoghi: { $number }. { $places }
place-described =
    { $place }{ $kind ->
        [none] { "" }
       *[other] , { $kind }
    }{ $neighbours ->
        [0] { "" }
       *[other] , confina con { $neighbours }
    }.
battle-described = Le carte di una battaglia.
map-not-known = Nessuna mappa è nota.

key-centre = il castello centrale
key-castle = un castello d’angolo
key-tower = una torre
key-nothing = una casella vuota
key-simple = un colpo semplice
key-double = un colpo doppio
key-shield = uno scudo
key-pierce = un colpo perforante
key-double-pierce = un colpo doppio perforante
key-counter = un contrattacco
key-fire = uno scudo di fuoco
key-move = un movimento
key-other = un altro effetto
