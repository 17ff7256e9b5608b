screen-this-language = Italiano
screen-language = Lingua
screen-needs-script = Questa pagina giudica verbali. Ha bisogno del proprio script e non carica nient’altro.
screen-loading = L’arbitro è in caricamento.
screen-empty = Non è ancora scritto nulla.

screen-next-play = La prossima giocata

screen-as-text = Il verbale come testo
screen-the-record = Il verbale
screen-findings = Rilievi
screen-nothing-found = Nessun rilievo.
screen-completions = Suggerimenti
screen-selection-deleted = Selezione eliminata

screen-play-by-play = La partita, giocata per giocata
screen-replaying = Lo svolgimento della partita è in preparazione.
screen-no-look = Non c’è nulla da guardare: { $why }.

screen-this-record = Questo verbale
screen-file-name = Nome del file
screen-share = Condividi
screen-address-copied = L’indirizzo di questa pagina, con il verbale, è negli appunti.
screen-saved = Il verbale è salvato come file, che si può inviare.
screen-documents = Documenti del verbale
screen-documents-are = Un verbale può nominare file, per esempio le carte di una scatola. Si cercano qui.
screen-add-document = Aggiungi un documento
screen-length = caratteri: { $characters }
screen-remove = Rimuovi
screen-remove-named = Rimuovi { $name }
screen-remove-for-good = Rimuovi definitivamente
screen-judge-otherwise = Giudica in altro modo
screen-edition = Edizione
screen-edition-of-record = come da verbale
screen-open = Apri un file
screen-examples = Esempi
screen-example-full = tre giocatori, tutto annotato
screen-example-short = la stessa partita in poche parole
screen-example-three = tre giocatori
screen-kept-here = Conservati in questo browser
screen-about = elfref { $version }. Ciò che scrivi resta su questo dispositivo finché non lo invii.
screen-licences = Licenze

screen-no-room = Questo browser non ha più spazio per il verbale. Salva il file (in «Condividi») prima di uscire.
screen-keeps-nothing = Questo browser non conserva nulla per questa pagina. Salva il file (in «Condividi») prima di uscire.
screen-no-answer = L’arbitro non può rispondere: { $why }.
screen-out-of-memory = la memoria non basta
screen-no-worker = il browser non riesce ad avviarlo
screen-interrupted = un’altra domanda è arrivata prima
