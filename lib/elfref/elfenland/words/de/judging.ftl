another-seating = alle Spielzüge folgen einer anderen Sitzordnung als der notierten und werden danach beurteilt: { $order }
places-would-differ = mit „{ $option }: { $values }“ wären die Plätze am Ende andere
scores-would-differ = mit „{ $option }: { $values }“ wären die Punkte am Ende andere
result-here = nach diesem Urteil: { $result }
result-there = mit dem anderen Wert: { $result }
result-with = mit „{ $value }“: { $result }
place-of =
    { $player } { $from }{ $to ->
        [none] { "" }
       *[other] –{ $to }
    }
score-of = { $player } { $score }
shared-win = { $players } teilen den Sieg: auch nach allen Regeln für Gleichstand gleichauf
no-town-card-recorded = keine Ortskarte ist notiert: keine Entfernung wird von den Orten abgezogen

finished-by-early-win = beendet durch einen vorzeitigen Sieg
finished-after-last-round = beendet nach der letzten Runde
score-sheet = Wertungszettel
nobody-yet = noch offen
nobody-for-certain = nicht sicher

unwritten-win = ein nicht notierter vorzeitiger Sieg
another-row = eine andere Auslage
right-unless-won-before = die Angabe ist richtig, falls nicht vorher schon jemand gewonnen hatte, was nicht notiert ist
later-round-was-played = eine spätere Runde wurde gespielt, also hatte noch niemand gewonnen

boot-claimed-too-far = { $player }: Elfenstiefel laut Protokoll in { $town }, mindestens { $steps } entfernt, angegeben aber nur { $claimed }
boot-claimed-elsewhere = { $player }: Elfenstiefel laut Protokoll in { $town }, das aber nicht unter den { NUMBER($towns) } angegebenen Orten ist
hand-of-a-finished-game = wenn das Spiel aus ist, sind höchstens { $most } auf der Hand
figure-comes-with = berechnet mit: { $parts }
distance-is = Entfernung { $distance }
boot-is-in = Elfenstiefel in { $town }
town-card-is = Ortskarte { $town }
no-town-cards = keine Ortskarten

place-impossible = { $player }: Platz { $place } laut Protokoll, aber { $reason }
winners-impossible = Sieg laut Protokoll: { $winners }, aber { $reason }
place-is-claimed = laut Protokoll Platz { $place }: { $player }
at-most-ahead =
    vor { $player } { $number ->
        [one] kann höchstens { $number } Spieler
       *[other] können höchstens { $number } Spieler
    } liegen
at-least-ahead =
    vor { $player } { $number ->
        [one] würde mindestens { $number } Spieler
       *[other] würden mindestens { $number } Spieler
    } liegen
is-ahead = { $other } liegt vor { $player }: { $reason }
cannot-be-ahead = { $player } kann nicht vor { $other } liegen: { $reason }

never-once-a-town = wird nur bei einem Ort geprüft, der einmal zu oft auf einem Wertungszettel steht
