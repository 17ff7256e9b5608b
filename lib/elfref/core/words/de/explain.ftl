where-printed = wo es gedruckt ist
where-editions-differ = worin sich Ausgaben unterscheiden
what-a-record-can-set = was ein Protokoll festlegen kann
example-permission = ein Protokoll, in dem es geschieht
example-without-note = ein Protokoll ohne diesen Hinweis
example-with-note = ein Protokoll mit diesem Hinweis
example-kept = einmal eingehalten
example-broken = einmal verletzt
example-fault = eine Datei, die ihn hat
example-mended = dieselbe, verbessert
no-short-example = Keine Datei, die kurz genug ist, hat ihn.
any-record-mends = Jedes Protokoll verbessert ihn.

not-printed-since = in keiner Ausgabe; { $why }
not-cited = nicht angegeben: der ganze Text ist nicht bekannt
cited-otherwise = { $citation }, mit einer anderen Regel
cited-by-value = { $citation }, wonach „{ $option }“ { $value } ist
cited-where = { $citation } (wo { $option } { $value } ist)
no-word-of-it = sagt nichts
remark-means = ({ $remark }): { $books }
edition-is = { $edition } ist { $text }

value-of-editions = { $meaning }, in { $editions }
every-edition = jeder Ausgabe
no-edition = keiner Ausgabe
edition-with-remark = { $edition } ({ $remark })
setting-varies = bei { $with } { $value }, angenommen

rule-depends = hängt ab von { $options }
rule-allows = erlaubt
fault-stops = ein Fehler der Datei, nicht des Spiels: bis er verbessert ist, wird nichts beurteilt
fault-does-not-stop = ein Versehen der Datei, nicht des Spiels: das Protokoll wird trotzdem beurteilt
