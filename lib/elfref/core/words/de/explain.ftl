where-printed = wo es gedruckt ist
where-editions-differ = worin sich die Ausgaben unterscheiden
what-a-record-can-set = was ein Protokoll festlegen kann
example-permission = ein Protokoll, in dem es geschieht
example-without-note = ein Protokoll ohne diesen Hinweis
example-with-note = ein Protokoll mit diesem Hinweis
example-kept = ein Protokoll, das die Regel einhält
example-broken = ein Protokoll, das die Regel verletzt
example-fault = eine Datei mit diesem Fehler
example-mended = dieselbe Datei, berichtigt
no-short-example = Keine Datei mit diesem Fehler ist kurz genug, um sie hier zu zeigen.
any-record-mends = Jedes Protokoll behebt ihn.
kept-file = eingehalten
broken-file = verletzt
mended-file = berichtigt

not-printed-since = in keiner Ausgabe; { $why }
not-cited = nicht angegeben: der Text ist nicht vollständig bekannt
cited-otherwise = { $citation }, mit einer anderen Regel
cited-by-value = { $citation }, wonach „{ $option }“ { $value } ist
cited-where = { $citation } (wenn { $option } { $value } ist)
no-word-of-it = sagt nichts
remark-means = ({ $remark }): { $books }
edition-is = { $edition } ist { $text }

value-of-editions = { $meaning }, in { $editions }
every-edition = jeder Ausgabe
no-edition = keiner Ausgabe
edition-with-remark = { $edition } ({ $remark })
setting-varies = mit { $with } { $value }, angenommen

rule-depends = abhängig von { $options }
rule-allows = erlaubt
fault-stops = ein Fehler der Datei, nicht des Spielzugs: bis er behoben ist, wird nichts beurteilt
fault-does-not-stop = ein kleiner Fehler der Datei, nicht des Spielzugs: das Protokoll wird trotzdem beurteilt
