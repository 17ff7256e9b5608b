write-instead = „{ $text }“ statt „{ $old }“ schreiben
write-before-line = „{ $text }“ vor Zeile { $line } schreiben
swap-texts = „{ $first }“ und „{ $second }“ tauschen
swap-lines = Zeilen { $first } und { $second } tauschen
leave-out = „{ $text }“ weglassen
leave-out-line = Zeile { $line } weglassen: sie sagt dasselbe wie Zeile { $other }
