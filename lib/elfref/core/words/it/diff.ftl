two-files = { $first } e { $second }:
the-first-file = il primo verbale
the-second-file = il secondo verbale
differences =
    { $differences ->
        [0] nessuna differenza
       *[other] { $differences }
    }
tells-more = { $file } dice di più in { $places }

about-play =
    { $round ->
        [none] { "" }
       *[other] round { $round }, { "" }
    }{ $phase }{ $player ->
        [none] { "" }
       *[other] : { $player }
    }
about-player = { $what } di { $player }
said-there = { $where }: { $what }
none-there = niente

difference-line = { $about }: { $how }
differ-otherwise = { $first }, { $second }
differ-elsewhere = { $first }, e altrove nell’ordine di gioco { $second }
differ-only = solo { $only }

first-in = prima differenza: { $about }
nothing-there = { $file }: niente del genere
play-elsewhere = { $play }, altrove nell’ordine di gioco
then-in = poi in
and-in-more = e in altri { $number }

only-by = solo { $file }
not-in-it = assente
one-stands-up = dove differiscono, { $file } rispetta le regole e { $other } no
other-hangs = dove differiscono, { $file } rispetta le regole, { $other } non con certezza
both-stand-up = dove differiscono, entrambi rispettano le regole
neither-stands-up = dove differiscono, nessuno rispetta le regole
both-hang = dove differiscono, nessuno rispetta le regole con certezza
