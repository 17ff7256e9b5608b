recorder-depends = dipende da qualcosa che non è annotato
recorder-gave-up = non è stato provato: ci sono troppe possibilità

recorder-level-full = Tutto
recorder-level-public = Ciò che vedono tutti
recorder-level-minimal = Solo le giocate

recorder-stands = Resta valida
recorder-taken-back = È ritirata

recorder-sentence = { $player }: { $chosen }
recorder-note = nota
recorder-note-words = Nota
recorder-not-seen = non visto

recorder-not-by-taps = questa annotazione non ha giocate e non si può continuare con i tocchi
recorder-no-play = nell'annotazione non c'è questa giocata
recorder-no-form = qui non c'è questo tipo di giocata
recorder-no-slot = in questo tipo di giocata non c'è nulla con questo nome da scegliere
recorder-bad-choices = le scelte non si possono leggere
recorder-unknown-game = questo gioco non è conosciuto
recorder-unknown-edition = questa edizione non è conosciuta
recorder-unknown-choice = questa scelta non esiste

recorder-number-of-players = servono da { $least } a { $most } giocatori
recorder-no-name = un giocatore non ha nome
recorder-name-not-possible = «{ $name }» non può essere il nome di un giocatore
recorder-same-name = due giocatori si chiamano { $name }

recorder-other-numbers = Altri numeri
recorder-winner = chi ha vinto
recorder-unclaimed = non indicato
