write-instead = scrivere «{ $text }» invece di «{ $old }»
write-before-line = scrivere «{ $text }» prima della riga { $line }
swap-texts = scambiare «{ $first }» e «{ $second }»
swap-lines = scambiare le righe { $first } e { $second }
leave-out = togliere «{ $text }»
leave-out-line = togliere la riga { $line }, che ripete la riga { $other }
