# Errori del file.

cannot-read = impossibile leggere il file: { $why }
not-a-text = il file è { $what }: un verbale è testo semplice
not-utf8 = { $what }: salvare il file in UTF-8
control-character = un carattere di controllo (U+{ $code }), che qui non è permesso
too-large = troppo grande: { $what } con più di { $limit }
too-deep = più di 64 livelli di annidamento

syntax = { $language } non valido: { $what }
truncated = il testo finisce dentro { $what }
not-in-the-format = non fa parte del formato: { $what }
duplicate-key = chiave «{ $key }» ripetuta
question-mark = «?» in YAML ha un altro significato: scrivere unknown
lone-dash = «-» da solo in YAML ha un altro significato: { $advice }
colon-in-text = due punti e uno spazio nel testo: mettere il testo tra virgolette
comment-in-text = il testo si interrompe a «#»: tutto ciò che segue è un commento
tab-indents = i rientri non si fanno con i tabulatori: usare spazi
odd-character = «{ $typed }» al posto di «{ $meant }»
missing-space = manca uno spazio dopo i due punti
missing-dash = manca «- » prima di «{ $key }»: ogni giocata ha la sua riga
cards-not-joined = più carte si uniscono con + o si mettono tra [ ]

no-record = qui non c’è un verbale
components-file = questo è un file di componenti, non un verbale
components-file-advice = un verbale in un suo file lo nomina: components: FILE
not-a-map = atteso: { $due }, trovato: { $found }
not-a-list = atteso: { $due }, trovato: { $found }
not-a-scalar = atteso: { $due }, trovato: { $found }
empty-value = manca un valore: { $write }
unknown-key = chiave «{ $key }» sconosciuta
missing-key = { $part }: manca «{ $key }»
rounds-and-final = il verbale ha sia «{ $key }» sia «final», ma giocate e foglio segnapunti si escludono a vicenda
before-the-start = «{ $written }» fa parte di un round precedente all’inizio del verbale
ruling-without-play = prima di questa decisione non c’è nessuna giocata
second-ruling = questa giocata ha già una decisione
named-twice = «{ $name }» è indicato una seconda volta
own-dash = «{ $key }» è la prima voce del round { $round }, ma il round { $before } non ne ha nessuna

unknown-format = formato «{ $written }» sconosciuto: questo programma legge il formato { $known }
unknown-game = gioco «{ $written }» sconosciuto
unknown-edition = edizione «{ $written }» sconosciuta
unknown-option = opzione «{ $written }» sconosciuta
unknown-set = set di componenti «{ $written }» sconosciuto
bad-option-value = «{ $written }» non è un valore di «{ $option }»
bad-value = «{ $written }» non è un valore di «{ $key }»
unknown-player = «{ $written }» non è tra i giocatori
unknown-winner = secondo il verbale vince «{ $written }», che non è tra i giocatori
misplaced-word = «{ $written }» qui è fuori posto
unknown-play = «{ $written }» non è una giocata di questa fase
unknown-ruling = decisione «{ $written }» sconosciuta
bad-number = «{ $written }» non è un numero da { $least } a { $most }
foreign-component = «{ $written }» fa parte di un’espansione che questo programma non conosce
same-names = due giocatori con lo stesso nome: «{ $first }» e «{ $second }»
reserved-name = un giocatore non può chiamarsi «{ $written }»: nei verbali questa parola ha un altro significato
too-many-players = { $players } giocatori, ma se ne possono giudicare al massimo { $most }
too-many-plays = { $plays } giocate, ma se ne possono giudicare al massimo { $most }
invented-components = giudicato con i componenti inventati di «{ $set }», non con quelli del gioco stampato
