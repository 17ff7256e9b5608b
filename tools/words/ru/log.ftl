log-reading = читается { $file }
log-judged = { $file }: запись { $record }: проверено действий – { $plays }, за { $milliseconds } мс
log-quick = быстрым путём – записей: { $quick } из { $records }
progress = записей: { $records }, { $speed } в секунду
progress-left = записей: { $records }, { $speed } в секунду, { $percent } %, осталось { $time }
seconds = { $number } с
minutes = { $number } мин
hours = { $number } ч
