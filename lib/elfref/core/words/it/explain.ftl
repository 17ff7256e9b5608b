where-printed = dove è stampata
where-editions-differ = in che cosa differiscono le edizioni
what-a-record-can-set = che cosa può fissare un verbale
example-permission = un verbale in cui lo si fa
example-without-note = un verbale senza questa nota
example-with-note = un verbale con questa nota
example-kept = un verbale che rispetta la regola
example-broken = un verbale che infrange la regola
example-fault = un file con questo errore
example-mended = lo stesso file, corretto
no-short-example = Nessun file con questo errore è abbastanza breve da mostrarlo qui.
any-record-mends = Qualsiasi verbale corregge l’errore.
kept-file = rispettata
broken-file = infranta
mended-file = corretto

not-printed-since = in nessuna edizione; { $why }
not-cited = non citata: il testo intero non è noto
cited-otherwise = { $citation }, con una regola diversa
cited-by-value = { $citation }, secondo cui «{ $option }» è { $value }
cited-where = { $citation } (se { $option } è { $value })
no-word-of-it = non ne parla
remark-means = ({ $remark }): { $books }
edition-is = { $edition } è { $text }

value-of-editions = { $meaning }, in { $editions }
every-edition = ogni edizione
no-edition = nessuna edizione
edition-with-remark = { $edition } ({ $remark })
setting-varies = con { $with }: { $value }, presunto

rule-depends = dipende da { $options }
rule-allows = permesso
fault-stops = un errore del file, non di una giocata: finché non è corretto, non si giudica nulla
fault-does-not-stop = una svista nel file, non in una giocata: il verbale si giudica lo stesso
