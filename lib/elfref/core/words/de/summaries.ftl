cause-of-whom = { $cause }: { $whose }
plays-of = { $player }, { $plays }
taken-as-written = { $cause }: { $plays } ungeprüft übernommen

depends-on-plays = { $cause }: { $plays }
the-table = der Tisch
depends-on-finding = { $cause }: { $rule } (Zeile { $line })

set-in-part = ein unvollständiger Satz
set-lists-only-part = der Satz nennt nur einen Teil der Schachtel; nicht geprüft: { $plays }
set-lists = { $what }: der Satz nennt { $listed } von { $whole }

the-options =
    { $options ->
        [one] Option { $options }
       *[other] Optionen { $options }
    }
quoted = „{ $text }“

never-in-turn = wird nur gesagt, wenn Spielzüge nicht der Reihe nach kommen
