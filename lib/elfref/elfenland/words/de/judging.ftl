another-seating = alle Spielzüge folgen einer anderen Sitzordnung und werden danach beurteilt: { $order }
places-would-differ = die Plätze wären anders mit { $option }: { $values }
scores-would-differ = die Punkte wären anders mit { $option }: { $values }
result-here = wie beurteilt: { $result }
result-there = mit dem anderen Wert: { $result }
result-with = { $value }: { $result }
place-of =
    { $player } { $from }{ $to ->
        [none] { "" }
       *[other] –{ $to }
    }
score-of = { $player } { $score }
shared-win = { $players } teilen den Sieg: gleichauf nach allen Regeln für Gleichstand
no-town-card-recorded = keine Ortskarte ist notiert: von den Orten wird keine Entfernung abgezogen

finished-by-early-win = beendet durch einen frühen Sieg
finished-after-last-round = beendet nach der letzten Runde
score-sheet = Wertungszettel
nobody-yet = noch offen
nobody-for-certain = nicht sicher

unwritten-win = ein nicht notierter früher Sieg
another-row = eine andere Auslage
right-unless-won-before = richtig, außer wenn vorher schon jemand gewonnen hatte, was nicht notiert ist
later-round-was-played = eine spätere Runde wurde gespielt, also hatte noch niemand gewonnen

boot-claimed-too-far = { $player }: Elfenstiefel laut Protokoll in { $town }, dafür nötig: { $steps }, angegeben aber nur { $claimed }
boot-claimed-elsewhere = { $player }: Elfenstiefel laut Protokoll in { $town }, aber nicht unter den angegebenen Orten ({ NUMBER($towns) })
hand-of-a-finished-game = wenn das Spiel aus ist, sind höchstens { $most } auf der Hand
figure-comes-with = zusammen mit: { $parts }
distance-is = Entfernung { $distance }
boot-is-in = Elfenstiefel in { $town }
town-card-is = Ortskarte { $town }
no-town-cards = keine Ortskarten

place-impossible = { $player }: Platz { $place } laut Protokoll, aber { $reason }
winners-impossible = Sieg laut Protokoll: { $winners }, aber { $reason }
place-is-claimed = Platz { $place } hat laut Protokoll { $player }
at-most-ahead = vor { $player } können höchstens { $number } liegen
at-least-ahead = vor { $player } würden mindestens { $number } liegen
is-ahead = { $other } liegt vor { $player }: { $reason }
cannot-be-ahead = { $player } kann nicht vor { $other } liegen: { $reason }
