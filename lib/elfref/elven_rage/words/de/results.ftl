finished-last-standing = beendet, weil nur ein Spieler übrig ist
finished-castle-taken = beendet durch die Eroberung einer Burg
finished-castles-held = beendet, weil ein Spieler alle Burgen hält
finished-goal-fulfilled = beendet durch ein erfülltes Ziel

have-won = gewonnen: { $players }
nothing-shows-winner = das Protokoll zeigt nicht, wer gewonnen hat
no-winner-yet = das Protokoll endet, bevor jemand gewonnen hat
