verdict-legal = regolare
verdict-possible = possibile
verdict-illegal = irregolare
verdict-unreadable = illeggibile
claims-none = nessuna
claims-confirmed = confermate
claims-open = aperte
claims-refuted = smentite
severity-note = nota
severity-warning = avviso
severity-error = errore

verdict-words =
    { $breaches ->
        [none] { "" }
       *[other] { $breaches } in { "" }
    }{ $plays ->
        [0] nessuna giocata
       *[other] { $plays }
    }, { $ending }{ $winner ->
        [none] { "" }
       *[other] ; { $winner }
    }{ $claims ->
        [none] { "" }
       *[other] ; affermazioni sul risultato: { $claims }
    }
unfinished = non conclusa
finished = conclusa
winner-is = vittoria: { $winners }
winner-may-be = vittoria: { $winners }
verdict-words-unreadable =
    { $errors }{ $unread }{ $breaches ->
        [none] { "" }
       *[other] ; e { $breaches } in { $plays }
    }
no-further-errors = , il resto non è stato letto

hangs-on = dipende da: { $cause }

ground-rule = regola: { $where }
rule-not-printed = non stampata in alcuna edizione
ground-follows = segue dalla riga { $line }
ground-options = dipende da: { $options }
ground-ruling = decisione del tavolo: { $ruling }
ground-suggestion = proposta: { $change }

citation =
    { $title }{ $section ->
        [none] { "" }
       *[other] { " " }«{ $section }»
    }{ $page ->
        [none] { "" }
       *[other] { " " }p. { $page }
    }{ $remark ->
        [none] { "" }
       *[other] { " " }({ $remark })
    }

edition-not-known = { $edition }: il testo intero non è noto
edition-differs = { $edition }: lì è diverso
edition-silent = { $edition }: non lo dice

gave-up = non sono state trovate tutte le { $what }: la ricerca sarebbe troppo lunga
suggestions = proposte
deductions = deduzioni

summary =
    { $records }{ $verdicts ->
        [none] { "" }
       *[other] : { $verdicts }; affermazioni sul risultato: { $claims }
    }{ $unread ->
        [none] { "" }
       *[other] ; non letti: { $unread }
    }
number-of = { $number } { $what }
