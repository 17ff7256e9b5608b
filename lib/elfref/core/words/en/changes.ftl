# Changes of a record that would remove a finding. $text and $old are texts of the record.

write-instead = write '{ $text }' instead of '{ $old }'
write-before-line = write '{ $text }' before line { $line }
swap-texts = swap '{ $first }' and '{ $second }'
swap-lines = swap lines { $first } and { $second }
leave-out = leave out '{ $text }'
leave-out-line = leave out line { $line }, which repeats line { $other }

# A mend of several lines, or of the spaces before them. $lines is a list of lines.
indent-otherwise = change the indentation of { $lines }
begin-with-dash = begin { $lines } with '- '
change-lines = change { $lines }
