two-files = { $first } и { $second }:
the-first-file = первая запись
the-second-file = вторая запись
differences =
    { $differences ->
        [0] различий нет
       *[other] { $differences }
    }
tells-more = { $file } говорит подробнее, мест – { NUMBER($places) }

about-play =
    { $round ->
        [none] { "" }
       *[other] раунд { $round }, { "" }
    }{ $phase }{ $player ->
        [none] { "" }
       *[other] : { $player }
    }
about-player = { $what }, { $player }
option-named = настройка { $option }
said-there = { $where }: { $what }
none-there = нет

difference-line = { $about }: { $how }
differ-otherwise = { $first }, { $second }
differ-elsewhere = { $first }, а по порядку игры в другом месте – { $second }
differ-only = только { $only }

first-in = первое различие: { $about }
nothing-there = { $file }: ничего подобного
play-elsewhere = { $play }, в другом месте по порядку игры
then-in = дальше
and-in-more = и ещё – { $number }

only-by = только { $file }
not-in-it = нет в записи
one-stands-up = где записи различаются, { $file } соответствует правилам, а { $other } – нет
other-hangs = где записи различаются, { $file } соответствует правилам, а { $other } – не наверняка
both-stand-up = где записи различаются, обе соответствуют правилам
neither-stands-up = где записи различаются, обе нарушают правила
both-hang = где записи различаются, обе соответствуют правилам не наверняка
