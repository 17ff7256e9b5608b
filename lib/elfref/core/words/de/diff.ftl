two-files = { $first } und { $second }:
the-first-file = das erste Protokoll
the-second-file = das zweite Protokoll
differences =
    { $differences ->
        [0] kein Unterschied
       *[other] { $differences }
    }
tells-more = { $file } ist an { $places } ausführlicher

about-play =
    { $round ->
        [none] { "" }
       *[other] Runde { $round }, { "" }
    }{ $phase }{ $player ->
        [none] { "" }
       *[other] : { $player }
    }
about-player = { $what } von { $player }
option-named = Option { $option }
said-there = { $where }: { $what }
none-there = nichts

difference-line = { $about }: { $how }
differ-otherwise = { $first }, { $second }
differ-elsewhere = { $first }; an anderer Stelle im Spielverlauf: { $second }
differ-only = nur { $only }

first-in = erster Unterschied: { $about }
nothing-there = { $file }: kein solcher Spielzug
play-elsewhere = { $play }, an anderer Stelle im Spielverlauf
then-in = weitere Unterschiede:
and-in-more = und { $number } weitere

only-by = nur in { $file }:
not-in-it = nicht in diesem Protokoll
one-stands-up = wo sie voneinander abweichen, hält { $file } die Regeln ein, { $other } aber nicht
other-hangs = wo sie voneinander abweichen, hält { $file } die Regeln ein, { $other } vielleicht nicht
both-stand-up = wo sie voneinander abweichen, halten beide die Regeln ein
neither-stands-up = wo sie voneinander abweichen, verletzen beide die Regeln
both-hang = wo sie voneinander abweichen, verletzen beide vielleicht die Regeln
