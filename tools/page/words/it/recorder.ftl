screen-what-this-is = Registra una partita con i pollici e vedi se ogni mossa era regolare.
screen-go-on = Continua
screen-of-players = { $players } giocatori
screen-paste-text = Incolla un testo
screen-all-games = Tutte le partite
screen-no-network = Funziona senza rete. Niente lascia questo dispositivo se non lo condividi.

screen-paste-what = Un verbale, o ciò che è stato scritto in una chat: ogni riga è proposta come mossa.
screen-read-it = Leggi
screen-read-as = Letto come: { $play }
screen-not-read-as = Nessuna risposta qui corrisponde a questa riga.
screen-as-note = Come nota
screen-skip = Tralascia
screen-stop-lines = Tralascia tutte le altre righe

screen-players-clockwise = Giocatori in senso orario; comincia il primo
screen-player-number = Giocatore { $number }
screen-colour-of = Colore di { $player }
screen-move-up = Sposta in su: { $player }
screen-add-player = Aggiungi un giocatore
screen-played-before = Hanno già giocato qui
screen-how-much = Quanto vuoi annotare?
screen-begin = Comincia

screen-not-read = illeggibile
screen-phases = Il turno
screen-phase-done = fatto
screen-phase-now = adesso
screen-phase-unrecorded = non registrato; tocca per registrarlo
screen-table = Sul tavolo
screen-tools = Strumenti
screen-undo = Annulla
screen-redo = Ripeti
screen-plays-number = Mosse: { $plays }
screen-plays = Mosse
screen-replay = Rivedi
screen-back = Indietro
screen-to-question = Domanda

screen-any-card = una carta qualsiasi
screen-not-certain = non certo
screen-not-all-tried = Non tutte le risposte sono state provate.
screen-find = Cerca per nome
screen-only-how-many = Solo quanti: { $number }
screen-erase = Cancella l’ultimo
screen-empty-place = vuoto
screen-let-go = Togli la scelta
screen-which-one = Quale?
screen-it-happened = È successo
screen-something-else = È successo altro
screen-something-else-of = È successo altro: { $player }

screen-a-play = Una mossa
screen-a-note = Una nota
screen-not-seen = Non visto
screen-tap-a-player = Qualcun altro? Tocca un giocatore.
screen-choose = Scegli che cosa è successo.
screen-within-rules = È secondo le regole
screen-breaks = Viola una regola
screen-write-it = Scrivi
screen-write-breach = Scrivi: viola una regola
screen-leave-it = Lascia

screen-what-holds = Che cosa dice il tavolo?
screen-tapped-wrong = Ho sbagliato a toccare: annulla
screen-rule-later = Decidi più tardi

screen-changing = Modifica della mossa { $play } di { $of }. Ciò che segue è giudicato di nuovo.
screen-inserting = Una nuova mossa prima della mossa { $play }. Ciò che segue è giudicato di nuovo.
screen-later-broken = Mosse successive non più valide: { $plays }
screen-show-first = Mostra la prima

screen-change = Modifica
screen-insert-before = Inserisci prima
screen-stands = Resta
screen-taken-back = Ritirata
screen-leave-out = Elimina
screen-to-text = Scrivi il testo
screen-not-by-taps = Questo verbale non può continuare con i tocchi.

screen-table-agrees = Il tavolo è d’accordo

screen-share-replay = La partita da rivedere
screen-share-replay-is = una pagina che si apre ovunque
screen-share-record = Il verbale
screen-share-record-is = un file con cui si può continuare altrove
screen-share-address = Un indirizzo
screen-share-address-is = contiene il verbale
screen-code = L’indirizzo come codice per fotocamere
screen-share-bgstats = BG Stats
screen-share-bgstats-is = un codice e un link che vi inseriscono il risultato
screen-bgstats-code = Il risultato come codice che apre BG Stats
screen-bgstats-open = Apri in BG Stats

screen-other-window = Un’altra finestra ha modificato questo verbale. Qui si vede ciò che contiene.
