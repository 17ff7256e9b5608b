holder =
    { $holder } { $number }{ $kept ->
        [none] { "" }
       *[other] { " " }{ $kept }
    }{ $lines }
entries-of = { $holder }{ $lines }
kept-for-round = für Runde { $round } behalten
kept-from-round = aus Runde { $round } behalten
the-row = Auslage
on-the-roads = auf den Straßen

cards-in-hands = Runde { $round }: { $found } in den Händen der Spieler, in der Schachtel sind aber nur { $copies }: { $holders }
cards-played = Runde { $round }: { $found } gespielt, in der Schachtel sind aber nur { $copies }: { $holders }
cards-dealt = { $rounds }: { $found } verteilt, bevor der Stapel leer war, in der Schachtel sind aber nur { $copies }: { $holders }
cards-of-no-box = { $rounds }: mit den Karten der Schachtel sind nicht alle diese Einträge möglich: { $holders }

card-was-held = { $player }: hier Karten auf der Hand
card-was-dealt = { $player }: hier Karten bekommen
card-was-paid = { $player }: hier gezahlt
card-was-discarded = { $player }: hier abgelegt
unseen-cards-are-the-price = die nicht notierten Karten{ $lines } gelten als der Preis, wo sie nichts anderes sein können

shown-by-later-cards = die später gespielten und behaltenen Karten zeigen es, was auch immer verteilt wurde

counters-outside-the-pile = Runde { $round }: { $found } außerhalb des Stapels, es gibt aber nur { $copies }: { $holders }
counters-of-a-player = { $rounds }: { $player } kann nicht alle diese Transportmittel gehabt haben{ $lines }
counters-of-no-box = { $rounds }: mit den Transportmitteln der Schachtel sind nicht alle diese Einträge möglich: { $holders }
counters-impossible = { $rounds }: es gibt keine Transportmittel, mit denen alle diese Einträge möglich wären: { $holders }

counter-lay-in-the-row = hier lag ein Transportmittel in der Auslage
counter-was-drawn = hier wurde ein Transportmittel gezogen
counter-was-picked = hier wurde ein Transportmittel gewählt
piece-was-placed = hier wurde etwas gelegt
counter-was-kept = hier wurde ein Transportmittel behalten
counter-was-paid-for = hier wurde der Preis eines Transportmittels gezahlt
counter-was-there = am Anfang lag ein Transportmittel da
player-passed = hier wurde gepasst

deduced = Runde { $round }: { $what }{ $lines }
had-at-least = { $player } hatte mindestens { $cards } auf der Hand
face-down-counter-was =
    das verdeckte Transportmittel von { $player } war { $counter ->
        [cloud] eine
       *[other] ein
    } { $counter }
unrecorded-pick-was =
    die nicht notierte Wahl von { $player } war { $counter ->
        [cloud] eine
       *[other] ein
    } { $counter }
picked-counter-was =
    die Wahl von { $player } in Zeile { $line } war { $counter ->
        [cloud] eine
       *[other] ein
    } { $counter }
turned-up-counter-was =
    nach der Wahl von { $player } in Zeile { $line } wurde { $counter ->
        [cloud] eine
       *[other] ein
    } { $counter } aufgedeckt
kept-counter-was =
    das von { $player } behaltene Transportmittel war { $counter ->
        [cloud] eine
       *[other] ein
    } { $counter }

plan-impossible = Runde { $round }: was auch immer die unbekannten Einträge{ $unknown } waren, { $reason }: { $entries }
plan-had-ended = alle Spieler hätten nacheinander gepasst, bevor zuletzt gelegt wurde
plan-lacks-counters = die Spieler haben keine Transportmittel, mit denen all das erlaubt wäre
plan-lacks-obstacles = die Spieler haben kein Hindernis mehr, mit dem all das erlaubt wäre
plan-lacks-everything = all das kann damit nicht erlaubt sein
plan-lacks-entries = es sind zu wenige, oder sie kommen zu spät für alles, was auf den Straßen liegt

cards-undecided = nicht entschieden, ob die Schachtel alle diese Karten hatte: zu viele Möglichkeiten
plan-undecided = nicht entschieden, ob die unbekannten Einträge der Planung zu den Reisen passen: zu viele Möglichkeiten
counters-undecided = nicht entschieden, ob die Schachtel alle diese Transportmittel hatte: zu viele Möglichkeiten
depends-on-cards = verdeckte Karten: zu viele Möglichkeiten
depends-on-entries = unbekannte Einträge der Planung: zu viele Möglichkeiten
depends-on-counters = verdeckte Transportmittel: zu viele Möglichkeiten
