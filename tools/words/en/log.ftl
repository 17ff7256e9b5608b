# What --verbose says, and how far much work has come.
log-reading = reading { $file }
log-judged = { $file }: record { $record }: { $plays } plays judged in { $milliseconds } ms
log-quick = { $quick } of { $records } records went the quick way
progress = { $records } records, { $speed } a second
progress-left = { $records } records, { $speed } a second, { $percent } %, { $time } left
seconds = { $number } s
minutes = { $number } min
hours = { $number } h
