verdict-legal = regelkonform
verdict-possible = möglich
verdict-illegal = regelwidrig
verdict-unreadable = unlesbar
claims-none = keine
claims-confirmed = bestätigt
claims-open = offen
claims-refuted = widerlegt
severity-note = Hinweis
severity-warning = Warnung
severity-error = Fehler

verdict-words =
    { $breaches ->
        [none] { "" }
       *[other] { $breaches }; { "" }
    }{ $plays ->
        [0] keine Spielzüge
       *[other] { $plays }
    }, { $ending }{ $winner ->
        [none] { "" }
       *[other] ; { $winner }
    }{ $claims ->
        [none] { "" }
       *[other] ; Angaben zum Ergebnis: { $claims }
    }
unfinished = nicht beendet
finished = beendet
winner-is = Sieg: { $winners }
winner-may-be = Sieg: { $winners }
verdict-words-unreadable =
    { $errors }{ $unread }{ $breaches ->
        [none] { "" }
       *[other] ; { $breaches } ({ $plays })
    }
no-further-errors = , der Rest wurde nicht gelesen

depends-on = ausschlaggebend: { $cause }

ground-rule = Regel: { $where }
rule-not-printed = in keiner Ausgabe gedruckt
ground-follows = folgt aus Zeile { $line }
ground-options = ausschlaggebend: { $options }
ground-ruling = Entscheidung am Tisch: { $ruling }
ruling-void = Spielzug zurückgenommen
ruling-stands = Spielzug gilt
ground-suggestion = Vorschlag: { $change }

citation =
    { $title }{ $section ->
        [none] { "" }
       *[other] { " " }„{ $section }“
    }{ $page ->
        [none] { "" }
       *[other] { " " }S. { $page }
    }{ $remark ->
        [none] { "" }
       *[other] { " " }({ $remark })
    }

edition-not-known = { $edition }: der Text ist nicht vollständig bekannt
edition-differs = { $edition }: abweichende Regel
edition-silent = { $edition }: sagt nichts dazu

gave-up = nicht alle { $what } gefunden: die Suche würde zu lange dauern
suggestions = Vorschläge
deductions = Schlussfolgerungen

summary =
    { $records }{ $verdicts ->
        [none] { "" }
       *[other] : { $verdicts }; Angaben zum Ergebnis: { $claims }
    }{ $unread ->
        [none] { "" }
       *[other] ; { $unread } nicht gelesen
    }
number-of = { $number } { $what }
