finished-last-standing = conclusa con un solo giocatore rimasto
finished-castle-taken = conclusa con la conquista di un castello
finished-castles-held = conclusa con tutti i castelli a un giocatore
finished-goal-fulfilled = conclusa con un Obiettivo raggiunto

have-won = vittoria: { $players }
nothing-shows-winner = il verbale non mostra chi ha vinto
no-winner-yet = il verbale finisce prima di una vittoria

more-than-lands = { $player }: torri e castelli: { $number }, ma solo { $lands }
holds-though-out = { $player } è fuori dal gioco, ma ha { $figure }: { $number } invece di 0
nothing-though-in = { $player } ha { $figure }: 0, ma chi non è fuori dal gioco ha almeno il proprio castello
more-than-there-are = tutti i giocatori insieme hanno { $figure }: { $number }, ma il gioco ne ha solo { $copies }
all-are-out = { $number } giocatori su { $players } sono fuori dal gioco, ma uno deve restare
too-many-winners = vincitori nominati: { $number }, ma vince esattamente 1 giocatore
half-a-side-won = vincitori nominati: { $number }, ma i { $players } giocatori di una parte vincono insieme
winner-is-out = { $player } ha vinto, ma è fuori dal gioco
winner-has-too-few = { $player } ha vinto, ma con { $figure }: { $number }; servono almeno { $due }
several-reached-goal = { $players } giocatori hanno vinto o raggiunto { $figure }: { $due }, ma il gioco finisce appena ci arriva il primo
