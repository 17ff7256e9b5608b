title-castles = Burgen
title-owners = Besitzer
title-towers = Türme
title-battle = Kampf
title-place = Platz { $place }
title-reserve = Reserve
title-beneath = unter der Reserve
title-next = als Nächstes
title-lands = Länder
title-holds = Besitz
title-cards = Karten
title-deck = Nachziehstapel
title-discard = Ablagestapel
title-artifacts = Artefakte
title-treasures = Schätze
title-goal = Ziel
title-squads = Trupps
strike-at = Schlag von Platz { $from } auf Platz { $to }

perhaps-this = vielleicht { $what }
owner-unclear = nicht notiert
a-tower = ein Turm
some-land =
    { $kind ->
        [none] Ort
       *[other] { $kind }
    }

plus = { $left } + { $right }
in-sum = { $copies } { $card }
rest-unrecorded = vielleicht auch nicht notierte Orte
and-rest-unrecorded = vielleicht auch nicht notierte Orte
none-as-out = 0, ausgeschieden
none-known = keine bekannt
things-named = { $number }: { $names }
goal-unrecorded = nicht notiert
lands-of-player = { ": " }{ $lands }

squad-shows = { $squad }: { $card } offen
squad-may-show = { $squad }: vielleicht eine Karte offen
squad-shows-none = { $squad }: keine Karte offen
squad-is-away = { $squad }: hat gekämpft
squad-may-be-away = { $shown }, oder hat gekämpft
squads-unclear = nicht notiert

battle-for =
    { $player } greift an: { $place }{ $owner ->
        [none] { "" }
       *[other] , verteidigt von { $owner }
    }
battle-for-free = { $player } greift an: { $place }, verteidigt von neutralen Kriegern
next-is = als Nächstes: { $turn }
next-of-highest = { $cards }: Initiative { $initiative }, die höchste
next-of-attacker = { $cards }: beide Seiten haben Initiative { $initiative }, der Angreifer handelt zuerst
next-by-turns = { $cards }: beide Seiten haben Initiative { $initiative } und handeln abwechselnd
nobody-acts = keine Karte kann handeln
turn-unclear = nicht bekannt, wer handelt

card-lies =
    { $card }{ $owner ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }{ $initiative ->
        [none] { "" }
       *[other] , Initiative { $initiative }
    }{ $printed ->
        [none] { "" }
       *[other] , Leben { $lives } von { $printed }
    }{ $left ->
        [none] { "" }
       *[other] ; Felder: { $left }, { $centre }, { $right }
    }
card-lies-dead =
    { $card }{ $owner ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }, gefallen

map-described = Der Spielplan „{ $name }“, Zahl der Orte: { $number }. { $places }
place-described =
    { $place }{ $kind ->
        [none] { "" }
       *[other] , { $kind }
    }{ $neighbours ->
        [0] { "" }
       *[other] , grenzt an { $neighbours }
    }.
battle-described = Die Karten eines Kampfes.
map-not-known = Es ist kein Spielplan bekannt.

key-centre = die Zentralburg
key-castle = eine Burg in der Ecke
key-tower = ein Turm
key-nothing = ein leeres Feld
key-simple = ein einfacher Schlag
key-double = ein doppelter Schlag
key-shield = ein Schild
key-pierce = ein durchdringender Schlag
key-double-pierce = ein doppelter durchdringender Schlag
key-counter = ein Gegenangriff
key-fire = ein Feuerschild
key-move = eine Bewegung
key-other = eine andere Wirkung
