finished-last-standing = beendet, weil nur ein Spieler übrig ist
finished-castle-taken = beendet durch die Eroberung einer Burg
finished-castles-held = beendet, weil ein Spieler alle Burgen hält
finished-goal-fulfilled = beendet durch ein erfülltes Ziel

have-won = gewonnen: { $players }
nothing-shows-winner = das Protokoll zeigt nicht, wer gewonnen hat
no-winner-yet = das Protokoll endet, bevor jemand gewonnen hat

more-than-lands = { $player }: Türme und Burgen: { $number }, aber nur { $lands }
holds-though-out = { $player } ist ausgeschieden, hat aber { $figure }: { $number } statt 0
nothing-though-in = { $player } hat { $figure }: 0; wer nicht ausgeschieden ist, hält aber mindestens die eigene Burg
more-than-there-are = alle Spieler zusammen haben { $figure }: { $number }, das Spiel hat aber nur { $copies }
all-are-out = { $number } von { $players } Spielern sind ausgeschieden, einer muss aber übrig sein
too-many-winners = Zahl der genannten Gewinner: { $number }, es gewinnt aber genau 1 Spieler
half-a-side-won = Zahl der genannten Gewinner: { $number }, die { $players } Spieler einer Seite gewinnen aber zusammen
winner-is-out = { $player } hat gewonnen, ist aber ausgeschieden
winner-has-too-few = { $player } hat gewonnen, aber mit { $figure }: { $number }; nötig sind mindestens { $due }
several-reached-goal = { $players } Spieler haben gewonnen oder { $figure }: { $due } erreicht, das Spiel endet aber, sobald es der erste erreicht
