finished-last-standing = partita conclusa: è rimasto un solo giocatore
finished-castle-taken = partita conclusa con la conquista di un castello
finished-castles-held = partita conclusa: un giocatore ha tutti i castelli
finished-goal-fulfilled = partita conclusa con un Obiettivo raggiunto

have-won = vittoria: { $players }
nothing-shows-winner = il verbale non mostra chi ha vinto
no-winner-yet = il verbale finisce prima di una vittoria

more-than-lands = { $player } ha solo { $lands }, ma torri e castelli insieme sono { $number }
holds-though-out = { $player } è fuori dal gioco e dovrebbe avere 0 ({ $figure }: { $number })
nothing-though-in = { $player } ha 0 { $figure }, ma chi non è fuori dal gioco ha almeno il proprio castello
more-than-there-are = tutti i giocatori insieme hanno { $number } { $figure }, ma il gioco ne ha solo { $copies }
all-are-out = { $number } giocatori su { $players } sono fuori dal gioco, ma deve restarne uno
too-many-winners = vincitori dichiarati: { $number }, ma vince un giocatore solo
half-a-side-won = vincitori dichiarati: { $number }, ma i { $players } giocatori di una parte vincono insieme
winner-is-out = { $player } ha vinto, ma è fuori dal gioco
winner-has-too-few = { $player } ha vinto, ma non bastava ({ $figure }: { $number } invece di almeno { $due })
several-reached-goal = { $players } giocatori hanno vinto o raggiunto l’obiettivo ({ $figure }: { $due }), ma la partita finisce appena ci arriva il primo
