# What --verbose reports, and the progress of long work.
log-reading = reading { $file }
log-judged = { $file }: record { $record }: { $plays } plays judged in { $milliseconds } ms
log-quick = { $quick } of { $records } records were judged the quick way
progress = { $records } records, { $speed } per second
progress-left = { $records } records, { $speed } per second, { $percent } %, { $time } left
seconds = { $number } s
minutes = { $number } min
hours = { $number } h
