cause-of-whom = { $cause }: { $whose }
plays-of = { $player }, { $plays }
taken-as-written = { $cause }; sulla fiducia: { $plays }

depends-on-plays = { $cause }: { $plays }
the-table = il tavolo
depends-on-finding = { $cause }: { $rule } (riga { $line })

set-in-part = un set incompleto
set-lists-only-part = il set elenca solo una parte della scatola; senza verifica: { $plays }
set-lists = { $what }: il set ne elenca { $listed } su { $whole }

the-options =
    { $options ->
        [one] opzione { $options }
       *[other] opzioni { $options }
    }
quoted = «{ $text }»

never-in-turn = si dice solo dove le giocate sono fuori turno
