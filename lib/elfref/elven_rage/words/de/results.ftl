finished-last-standing = beendet, weil nur ein Spieler übrig ist
finished-castle-taken = beendet durch die Eroberung einer Burg
finished-castles-held = beendet, weil ein Spieler alle Burgen hält
finished-goal-fulfilled = beendet durch ein erfülltes Ziel

have-won = Sieg: { $players }
nothing-shows-winner = das Protokoll zeigt nicht, wer gewonnen hat
no-winner-yet = das Protokoll endet, bevor jemand gewonnen hat

more-than-lands = { $player } hat nur { $lands }, Türme und Burgen zusammen aber { $number }
holds-though-out = { $player } ist ausgeschieden und müsste 0 haben ({ $figure }: { $number })
nothing-though-in = { $player } hat 0 { $figure }; wer nicht ausgeschieden ist, hat aber mindestens die eigene Burg
more-than-there-are = alle Spieler zusammen haben { $number } { $figure }, das Spiel hat aber nur { $copies }
all-are-out = { $number } von { $players } Spielern sind ausgeschieden, einer muss aber übrig bleiben
too-many-winners = { $number } Sieger sind angegeben, es gewinnt aber genau einer
half-a-side-won = nur { $number } Sieger angegeben, die { $players } Spieler einer Seite gewinnen aber zusammen
winner-is-out = { $player } hat gewonnen, ist aber ausgeschieden
winner-has-too-few = { $player } hat gewonnen, aber zu wenige { $figure }: { $number } statt mindestens { $due }
several-reached-goal = { $players } Spieler haben gewonnen oder das Ziel erreicht ({ $figure }: { $due }), das Spiel endet aber, sobald einer es erreicht
