two-files = { $first } e { $second }:
the-first-file = il primo verbale
the-second-file = il secondo verbale
differences =
    { $differences ->
        [0] nessuna differenza
       *[other] { $differences }
    }
tells-more = { $file } è più dettagliato in { $places }

about-play =
    { $round ->
        [none] { "" }
       *[other] round { $round }, { "" }
    }{ $phase }{ $player ->
        [none] { "" }
       *[other] : { $player }
    }
about-player = { $what } di { $player }
option-named = opzione { $option }
said-there = { $where }: { $what }
none-there = niente

difference-line = { $about }: { $how }
differ-otherwise = { $first }, { $second }
differ-elsewhere = { $first }; in un altro punto dell’ordine di gioco: { $second }
differ-only = solo in { $only }

first-in = prima differenza: { $about }
nothing-there = { $file }: nessuna giocata corrispondente
play-elsewhere = { $play }, in un altro punto dell’ordine di gioco
then-in = altre differenze:
and-in-more = e ancora { $number }

only-by = solo in { $file }:
not-in-it = non in questo verbale
one-stands-up = dove differiscono, { $file } rispetta le regole e { $other } no
other-hangs = dove differiscono, { $file } rispetta le regole e { $other } forse no
both-stand-up = dove differiscono, entrambi rispettano le regole
neither-stands-up = dove differiscono, nessuno dei due rispetta le regole
both-hang = dove differiscono, forse nessuno dei due rispetta le regole
