# Errori del file.

cannot-read = impossibile leggere il file: { $why }
not-utf8 = { $what }: salvare il file in UTF-8
control-character = un carattere di controllo (U+{ $code }) che nessun verbale usa
too-large = troppo grande – { $what }: più di { $limit }
too-deep = più di 64 livelli di annidamento

syntax = non è { $language }: { $what }
truncated = il testo finisce a metà: { $what }
not-in-the-format = non fa parte del formato: { $what }
duplicate-key = chiave «{ $key }» ripetuta
question-mark = «?» in YAML ha un altro significato: scrivere unknown
lone-dash = «-» da solo in YAML ha un altro significato: { $advice }
colon-in-text = due punti e uno spazio nel testo: mettere il testo tra virgolette
comment-in-text = il testo si ferma a «#»: tutto ciò che segue è un commento
tab-indents = i tabulatori non fanno rientro: usare spazi
odd-character = «{ $typed }» non è «{ $meant }»
missing-space = manca uno spazio dopo i due punti
missing-dash = una giocata per riga: manca «- » prima di «{ $key }»
cards-not-joined = più carte si uniscono con + o stanno in [ ]

no-record = qui non c’è un verbale
not-a-map = { $found }, atteso: { $due }
not-a-list = { $found }, atteso: { $due }
not-a-scalar = { $found }, atteso: { $due }
empty-value = qui non c’è niente: { $write }
unknown-key = chiave «{ $key }» sconosciuta
missing-key = manca «{ $key }»: { $part }
rounds-and-final = sia «{ $key }» sia «final»: un verbale ha giocate o un foglio dei punti
before-the-start = «{ $written }» di un round dopo il quale il verbale comincia
ruling-without-play = una decisione senza una giocata prima
second-ruling = una seconda decisione su una giocata
named-twice = «{ $name }» indicato una seconda volta
own-dash = «{ $key }» comincia il round { $round }, e il round { $before } non ne ha

unknown-format = formato «{ $written }» sconosciuto: qui si legge il formato { $known }
unknown-game = gioco «{ $written }» sconosciuto
unknown-edition = edizione «{ $written }» sconosciuta
unknown-option = opzione «{ $written }» sconosciuta
unknown-set = nessun insieme di componenti si chiama «{ $written }»
bad-option-value = «{ $written }» non è un valore di «{ $option }»
bad-value = «{ $written }» non è un valore di «{ $key }»
unknown-player = «{ $written }» non è tra i giocatori
unknown-winner = vittoria scritta per «{ $written }», che non è tra i giocatori
misplaced-word = «{ $written }» qui non ha senso
unknown-play = «{ $written }» non è una giocata di questa fase
unknown-ruling = decisione «{ $written }» sconosciuta
bad-number = «{ $written }» non è un numero da { $least } a { $most }
foreign-component = «{ $written }» è di un’espansione che qui non si conosce
same-names = due giocatori con lo stesso nome: «{ $first }» e «{ $second }»
reserved-name = un giocatore non può chiamarsi «{ $written }»: nel verbale la parola ha un significato
too-many-players = { $players } giocatori: al massimo { $most }
too-many-plays = { $plays } giocate: al massimo { $most }
invented-components = giudicato con i componenti «{ $set }», che sono inventati: non sono il gioco stampato
