write-instead = написать «{ $text }» вместо «{ $old }»
write-before-line = написать «{ $text }» перед строкой { $line }
swap-texts = поменять местами «{ $first }» и «{ $second }»
swap-lines = поменять местами строки { $first } и { $second }
leave-out = убрать «{ $text }»
leave-out-line = убрать строку { $line }: она повторяет строку { $other }
