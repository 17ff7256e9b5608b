two-files = { $first } und { $second }:
the-first-file = das erste Protokoll
the-second-file = das zweite Protokoll
differences =
    { $differences ->
        [0] kein Unterschied
       *[other] { $differences }
    }
tells-more = { $file } sagt mehr an { $places }

about-play =
    { $round ->
        [none] { "" }
       *[other] Runde { $round }, { "" }
    }{ $phase }{ $player ->
        [none] { "" }
       *[other] : { $player }
    }
about-player = { $what } von { $player }
said-there = { $where }: { $what }
none-there = nichts

difference-line = { $about }: { $how }
differ-otherwise = { $first }, { $second }
differ-elsewhere = { $first }, und an anderer Stelle im Spielablauf { $second }
differ-only = nur { $only }

first-in = zuerst in { $about }
nothing-there = { $file }: nichts dergleichen
play-elsewhere = { $play }, an anderer Stelle im Spielablauf
then-in = dann in
and-in-more = und an { $number } weiteren Stellen

only-by = nur bei { $file }
not-in-it = nicht dabei
one-stands-up = wo sie abweichen, hält { $file } die Regeln ein, { $other } nicht
other-hangs = wo sie abweichen, hält { $file } die Regeln ein, bei { $other } hängt es von etwas ab
both-stand-up = wo sie abweichen, halten beide die Regeln ein
neither-stands-up = wo sie abweichen, hält keines die Regeln ein
both-hang = wo sie abweichen, hängt es bei beiden von etwas ab
