price-wrong = { $road }: pagato { $paid }, il prezzo è { $due }
road = { $from }–{ $to }
price-made-of =
    { $land }: { $due }{ $obstacle ->
        [none] { "" }
       *[other] , più { $obstacle } per l’ostacolo
    }
hand = in mano { $due }, tenuti { NUMBER($kept) }
too-many = round { $round }: in mano { $found }, ma ne esistono solo { $copies }: { $holders }
holder = { $player } { $number }{ $lines }
piece-tried = { $piece }
by-option = vero con { $here }, non certo con { $there }
no-loss = niente perso
twice = { no-loss }{ list-semicolon }{ no-loss }
told = detto: { $what }
more = { $missing } in più, con { $cards }
quoted-text = «{ $text }» [{ $line }]
default = normale
