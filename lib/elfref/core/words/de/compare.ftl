compared-alike =
    { $verdict }: { $how }{ $claims ->
        [none] { "" }
       *[other] ; Angaben zum Ergebnis: { $claims }
    }
no-value-differs = keine Option macht einen Unterschied
editions-agree =
    { $editions ->
        [1] kein Unterschied
        [2] beide Ausgaben stimmen überein
       *[other] alle { $editions } stimmen überein
    }
ways-to-judge =
    { $ways } verschiedene Urteile; { $findings ->
        [0] die Befunde sind gleich
        [one] { $findings } weicht ab
       *[other] { $findings } weichen ab
    }
not-every-option-tried = nicht alle Optionen, die etwas ändern können, wurden probiert: es würde zu lange dauern

as-written = wie notiert
all-rulebooks = alle

row-verdict = Urteil
row-claims = Angaben
row-parts-at = Unterschiede
row-end = Ende
row-winner = Sieg
parts-at-line = Zeile { $line }
parts-at-count = das Ergebnis
or-name = oder { $name }

not-in = kein Befund in { $rulebooks }
severity-in =
    { $severity } in { $rulebooks }{ $told ->
        [none] { "" }
       *[other] : { $told }
    }
so-too-in-line =
    ebenso in Zeile { $line }: { $told }{ $rule ->
        [none] { "" }
       *[other] { " " }[{ $rule }]
    }
so-too-in-lines =
    { $lines ->
        [one] ebenso in Zeile { $lines }
       *[other] ebenso in Zeilen { $lines }
    }
rule-in = Regel in { $editions }: { $where }
parted-by =
    { $options ->
        [one] die Option { $options } allein macht den Unterschied
       *[other] erst die Optionen { $options } zusammen machen den Unterschied
    }{ $rulebooks ->
        [none] { "" }
       *[other] { " " }in { $rulebooks }
    }

option-is = Option „{ $option }“: { $text }
value-in =
    in { $rulebooks }{ $why ->
        [none] { "" }
       *[other] : { $why }
    }
so-the-record-says = so steht es im Protokoll
so-it-was-asked = so vorgegeben
assumed-by = { $rulebook }*
assumed-means = * angenommen: der Text der Ausgabe schweigt, widerspricht sich oder ist nicht bekannt
alone-changes = diese Option allein ändert: { $results }
the-verdict = das Urteil
the-claims = die Angaben zum Ergebnis
the-end = das Spielende
the-winner = den Sieg
the-places =
    { $players ->
        [one] den Platz von { $players }
       *[other] die Plätze von { $players }
    }
the-scores = die Punkte von { $players }
