compared-alike =
    { $verdict }: { $how }{ $claims ->
        [none] { "" }
       *[other] ; dichiarazioni sul risultato: { $claims }
    }
no-value-differs = nessuna opzione fa differenza
editions-agree =
    { $editions ->
        [1] nessuna differenza
        [2] le due edizioni concordano
       *[other] tutte le { $editions } concordano
    }
ways-to-judge =
    modi di giudicare: { $ways }; { $findings ->
        [0] gli stessi rilievi
        [one] { $findings } diverso
       *[other] { $findings } diversi
    }
not-every-option-tried = non sono state provate tutte le opzioni che possono fare differenza: la ricerca ha raggiunto il limite

as-written = come da verbale
all-rulebooks = tutti

row-verdict = verdetto
row-claims = dichiarazioni
row-parts-at = differisce in
row-end = fine
row-winner = vittoria
parts-at-line = riga { $line }
parts-at-count = risultato
or-name = o { $name }

not-in = nessun rilievo in { $rulebooks }
severity-in =
    { $severity } in { $rulebooks }{ $told ->
        [none] { "" }
       *[other] : { $told }
    }
so-too-in-line =
    anche nella riga { $line }: { $told }{ $rule ->
        [none] { "" }
       *[other] { " " }[{ $rule }]
    }
so-too-in-lines =
    { $lines ->
        [one] anche nella riga { $lines }
       *[other] anche nelle righe { $lines }
    }
rule-in = regola in { $editions }: { $where }
parted-by =
    { $options ->
        [one] la differenza dipende dalla sola opzione { $options }
       *[other] la differenza dipende dalle opzioni { $options } insieme
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
so-the-record-says = fissato dal verbale
so-it-was-asked = fissato su richiesta
assumed-by = { $rulebook }*
assumed-means = * presunto: il testo dell’edizione tace, si contraddice o non è noto
alone-changes = da sola, questa opzione cambia { $results }
the-verdict = il verdetto
the-claims = le dichiarazioni sul risultato
the-end = la fine della partita
the-winner = la vittoria
the-places =
    { $players ->
        [one] il posto di { $players }
       *[other] i posti di { $players }
    }
the-scores =
    { $players ->
        [one] il punteggio di { $players }
       *[other] i punteggi di { $players }
    }
