finished-last-standing = conclusa con un solo giocatore rimasto
finished-castle-taken = conclusa con la conquista di un castello
finished-castles-held = conclusa con tutti i castelli a un giocatore
finished-goal-fulfilled = conclusa con un Obiettivo raggiunto

have-won = vittoria: { $players }
nothing-shows-winner = il verbale non mostra chi ha vinto
no-winner-yet = il verbale finisce prima di una vittoria
