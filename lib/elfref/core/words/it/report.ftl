verdict-legal = regolare
verdict-possible = possibile
verdict-illegal = irregolare
verdict-unreadable = illeggibile
claims-none = assenti
claims-confirmed = confermate
claims-open = in sospeso
claims-refuted = smentite
severity-note = nota
severity-warning = avviso
severity-error = errore

verdict-words =
    { $breaches ->
        [none] { "" }
       *[other] { $breaches }, { "" }
    }{ $plays ->
        [0] nessuna giocata
       *[other] { $plays }
    }, { $ending }{ $winner ->
        [none] { "" }
       *[other] ; { $winner }
    }{ $claims ->
        [none] { "" }
       *[other] ; dichiarazioni sul risultato: { $claims }
    }
unfinished = partita non conclusa
finished = partita conclusa
winner-is = vittoria: { $winners }
winner-may-be = vittoria: { $winners }
verdict-words-unreadable =
    { $errors }{ $unread }{ $breaches ->
        [none] { "" }
       *[other] ; { $breaches }, { $plays }
    }
no-further-errors = , e il resto non è stato letto

depends-on = dipende da: { $cause }

ground-rule = regola: { $where }
rule-not-printed = non stampata in nessuna edizione
ground-follows = segue dalla riga { $line }
ground-options = dipende da: { $options }
ground-ruling = decisione del tavolo: { $ruling }
ruling-void = giocata ritirata
ruling-stands = giocata valida
ground-suggestion = proposta: { $change }

citation =
    { $title }{ $section ->
        [none] { "" }
       *[other] , «{ $section }»
    }{ $page ->
        [none] { "" }
       *[other] , p. { $page }
    }{ $remark ->
        [none] { "" }
       *[other] { " " }({ $remark })
    }

edition-not-known = { $edition }: il testo intero non è noto
edition-differs = { $edition }: regola diversa
edition-silent = { $edition }: non ne parla

gave-up = { $what }: elenco incompleto, la ricerca ha raggiunto il limite
suggestions = proposte
deductions = deduzioni

summary =
    { $records }{ $verdicts ->
        [none] { "" }
       *[other] : { $verdicts }; dichiarazioni sul risultato: { $claims }
    }{ $unread ->
        [none] { "" }
       *[other] ; non letti: { $unread }
    }
number-of = { $number } { $what }
