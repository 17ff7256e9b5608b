where-printed = dove è stampato
where-editions-differ = in che cosa differiscono le edizioni
what-a-record-can-set = che cosa un verbale può fissare
example-permission = un verbale in cui si fa
example-without-note = un verbale senza questa nota
example-with-note = un verbale con questa nota
example-kept = rispettata
example-broken = infranta
example-fault = un file che ce l’ha
example-mended = lo stesso, corretto
no-short-example = Nessun file abbastanza breve da mostrare ce l’ha.
any-record-mends = Qualsiasi verbale lo corregge.

not-printed-since = in nessuna edizione; { $why }
not-cited = non citata: il testo intero non è noto
cited-otherwise = { $citation }, che lo dice diversamente
cited-by-value = { $citation }, per cui «{ $option }» è { $value }
cited-where = { $citation } (dove { $option } è { $value })
no-word-of-it = non lo dice
remark-means = ({ $remark }): { $books }
edition-is = { $edition } è { $text }

value-of-editions = { $meaning }, in { $editions }
every-edition = ogni edizione
no-edition = nessuna edizione
edition-with-remark = { $edition } ({ $remark })
setting-varies = con { $with } { $value }, presunto

rule-depends = dipende da { $options }
rule-allows = permesso
fault-stops = un errore del file, non del gioco: finché non è corretto, nulla è giudicato
fault-does-not-stop = una svista del file, non del gioco: il verbale è giudicato lo stesso
