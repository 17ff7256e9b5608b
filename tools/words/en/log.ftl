# What --verbose reports, and the progress of long work.
log-reading = reading { $file }
log-judged = { $file }: record { $record }: { $plays } plays judged in { $milliseconds } ms
log-quick = { $quick } of { $records } records were judged the quick way
log-plain = { $plain } of { $records } records in YAML were read by the quick reader
progress = { $records } records, { $speed } per second
progress-left = { $records } records, { $speed } per second, { $percent } %, { $time } left
seconds = { $number } s
minutes = { $number } min
hours = { $number } h
