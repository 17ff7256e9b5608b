compared-alike =
    { $verdict }: { $how }{ $claims ->
        [none] { "" }
       *[other] ; утверждения о результате: { $claims }
    }
no-value-differs = ни одна настройка ничего не меняет
editions-agree =
    { $editions ->
        [1] различий нет
        [2] оба издания согласны
       *[other] все издания ({ NUMBER($editions) }) согласны
    }
ways-to-judge =
    способов судить – { $ways }; { $findings ->
        [0] замечания те же
       *[other] различаются замечания – { NUMBER($findings) }
    }
not-every-option-tried = проверены не все настройки, которые могут что-то изменить: это было бы слишком долго

as-written = как записано
all-rulebooks = все

row-verdict = вердикт
row-claims = утверждения
row-parts-at = различие
row-end = конец
row-winner = победитель
parts-at-line = строка { $line }
parts-at-count = подсчёт
or-name = или { $name }

not-in = нет: { $rulebooks }
severity-in =
    { $severity }: { $rulebooks }{ $told ->
        [none] { "" }
       *[other] : { $told }
    }
so-too-in-line =
    так же в строке { $line }: { $told }{ $rule ->
        [none] { "" }
       *[other] { " " }[{ $rule }]
    }
so-too-in-lines =
    { $lines ->
        [1] так же в строке { $lines }
       *[other] так же в строках { $lines }
    }
rule-in = правило, { $editions }: { $where }
parted-by =
    { $options ->
        [1] достаточно настройки { $options }
       *[other] только настройки { $options } вместе
    }{ $rulebooks ->
        [none] { "" }
       *[other] : { $rulebooks }
    }

option-is = настройка «{ $option }»: { $text }
value-in =
    в: { $rulebooks }{ $why ->
        [none] { "" }
       *[other] : { $why }
    }
so-the-record-says = так в записи
so-it-was-asked = так в запросе
assumed-by = { $rulebook }*
assumed-means = * предположение: текст этого не говорит, противоречит себе или неизвестен
alone-changes = эта настройка одна меняет: { $results }
the-verdict = вердикт
the-claims = утверждения о результате
the-end = конец игры
the-winner = победитель
the-places =
    { $players ->
        [1] место – { $players }
       *[other] места – { $players }
    }
the-scores = очки – { $players }
