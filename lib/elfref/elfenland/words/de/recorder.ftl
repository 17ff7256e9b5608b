recorder-round-of = Runde { $round } von { $rounds }

recorder-cards-of = Welche Karten bekommt { $player }?
recorder-draws = { $player } zieht ein Transportmittel
recorder-row-opens = Was liegt in der Auslage?
recorder-picks = { $player } nimmt ein Transportmittel
recorder-plans = { $player } plant
recorder-travels = { $player } reist
recorder-keeps = { $player } behält ein Transportmittel
recorder-over = Das Spiel ist zu Ende

recorder-hint-deal = einzeln oder nur die Anzahl
recorder-hint-row = fünf davon; oder gleich das erste genommene
recorder-hint-pick = aus der Auslage oder vom Stapel
recorder-hint-plan = Straße oder Transportmittel antippen
recorder-hint-plan-or-go = Straße oder Transportmittel antippen; oder einen Ort, wenn { $player } reist
recorder-hint-town = einen Ort antippen

recorder-form-deal = bekommt Karten
recorder-form-draw = zieht ein Transportmittel
recorder-form-row = die Auslage
recorder-form-pick = nimmt ein Transportmittel
recorder-form-place = legt etwas
recorder-form-step = geht an einen Ort
recorder-form-discard = legt ab
recorder-form-keep = behält ein Transportmittel

recorder-slot-cards = Karten
recorder-slot-counter = Transportmittel
recorder-slot-row = Transportmittel
recorder-slot-from = welches
recorder-slot-which = welches es war
recorder-slot-piece = was
recorder-slot-way = wohin
recorder-slot-to = wohin
recorder-slot-paid = bezahlt
recorder-slot-how = wie
recorder-slot-turned = nachgelegt

recorder-face-down = verdeckt
recorder-kind-face-down = { $kind }, verdeckt
recorder-from-pile = vom Stapel
recorder-no-counter = keins
recorder-any-cards = { $number } beliebige
recorder-caravan =
    Karawane{ $number ->
        [none] { "" }
       *[other] , { $number }
    }
recorder-by-road = zu Land
recorder-by-river = per Fluss
recorder-by-ferry = per Fähre
recorder-town-by = { $town } { $way }

recorder-one-and-another = { $left }; { $right }
recorder-everyone-is-dealt =
    Runde { $round }: { $player } beginnt, { $cards ->
        [none] Karten nach Regel
       *[other] je { $cards } Karten
    }
recorder-only-number = Nur die Anzahl: { $number }
recorder-pass = Passen
recorder-stops =
    { $player } bleibt hier{ $cards ->
        [none] { "" }
       *[other] , legt ab: { $cards }
    }
recorder-stays =
    { $player } reist nicht{ $cards ->
        [none] { "" }
       *[other] , legt ab: { $cards }
    }
recorder-play-not-seen = Dieser Zug wurde nicht gesehen
recorder-journey-not-seen = Diese Reise wurde nicht gesehen
recorder-rest-not-seen = Der Rest dieser Reise wurde nicht gesehen
recorder-round-not-seen = Eine ganze Runde wurde nicht gesehen

recorder-about = Orte und Straßen
recorder-full-means = jede Karte und jedes Transportmittel, auch was nur eine Person sieht
recorder-public-means = Transportmittel, Straßen und Preise; Handkarten als Zahl
recorder-minimal-means = Transportmittel auf Straßen und Reisen
recorder-town-cards = Ortskarten (alle haben ein geheimes Ziel)
recorder-slot-town = Ortskarte
recorder-town-of = Welche Ortskarte hatte { $player }?
recorder-yellow = gelb
recorder-blue = blau
recorder-black = schwarz
recorder-green = grün
recorder-red = rot
recorder-purple = lila
