compared-alike =
    { $verdict }: { $how }{ $claims ->
        [none] { "" }
       *[other] ; affermazioni sul risultato: { $claims }
    }
no-value-differs = nessun valore di un’opzione fa differenza
editions-agree =
    { $editions ->
        [1] nessuna differenza
        [2] le due edizioni concordano
       *[other] tutte le { $editions } concordano
    }
ways-to-judge =
    modi di giudicare: { $ways }; { $findings ->
        [0] i rilievi sono gli stessi
        [one] { $findings } diverso
       *[other] { $findings } diversi
    }
not-every-option-tried = non sono state provate tutte le opzioni che possono fare differenza: sarebbe troppo lungo

as-written = come scritto
all-rulebooks = tutti

row-verdict = verdetto
row-claims = affermazioni
row-parts-at = differisce
row-end = fine
row-winner = vittoria
parts-at-line = riga { $line }
parts-at-count = il conteggio
or-name = o { $name }

not-in = non in { $rulebooks }
severity-in =
    { $severity } in { $rulebooks }{ $told ->
        [none] { "" }
       *[other] : { $told }
    }
so-too-in-line =
    così anche nella riga { $line }: { $told }{ $rule ->
        [none] { "" }
       *[other] { " " }[{ $rule }]
    }
so-too-in-lines =
    { $lines ->
        [one] così anche nella riga { $lines }
       *[other] così anche nelle righe { $lines }
    }
rule-in = regola in { $editions }: { $where }
parted-by =
    { $options ->
        [one] basta l’opzione { $options }
       *[other] solo le opzioni { $options } insieme
    }{ $rulebooks ->
        [none] { "" }
       *[other] { " " }in { $rulebooks }
    }

option-is = opzione «{ $option }»: { $text }
value-in =
    in { $rulebooks }{ $why ->
        [none] { "" }
       *[other] : { $why }
    }
so-the-record-says = così dice il verbale
so-it-was-asked = così è stato chiesto
assumed-by = { $rulebook }*
assumed-means = * presunto: il testo tace, si contraddice o non è noto
alone-changes = da sola cambia: { $results }
the-verdict = il verdetto
the-claims = le affermazioni sul risultato
the-end = la fine
the-winner = la vittoria
the-places =
    { $players ->
        [one] il posto di { $players }
       *[other] i posti di { $players }
    }
the-scores = il punteggio di { $players }
