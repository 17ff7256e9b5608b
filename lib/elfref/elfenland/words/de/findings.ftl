# Spielmaterial und Anfang.

players-at-the-table = { $players } am Tisch, das Spiel ist aber für 2 bis 6
raft-counter = ein Floß ist als Transportmittel notiert, in der Schachtel gibt es Flöße aber nur als Karten
counters-of-the-box = { $found }-mal { $kind } außerhalb des Stapels, in der Schachtel sind aber nur { $copies } solche Transportmittel
cards-of-the-box = { $found }-mal { $kind } seit dem letzten Mischen, in der Schachtel sind aber nur { $copies } solche Karten
cards-at-the-start = { $found } in den Händen der Spieler, in der Schachtel sind aber nur { $copies }
counters-at-the-start = { $found }-mal { $kind } vor den Spielern, in der Schachtel sind aber nur { $copies } solche Transportmittel
town-pieces-at-most = { $towns } gezählt, aber nur in 20 Orten liegen Ortssteine
colour-taken = diese Farbe ist schon an { $player } vergeben
first-taken-here = diese Farbe wurde hier zuerst genommen
not-a-town-card = { $town } ist keine der zwölf Ortskarten
town-card-twice = die Ortskarte { $town } wurde zum zweiten Mal verteilt
first-dealt-here = die Karte wurde hier zuerst verteilt

# Wer am Zug ist.

begins-wrongly = { $player } beginnt Runde { $round }, aber die Startspielerkarte liegt bei { $due }
out-of-turn =
    { $player } spielt, aber { $due ->
        [0] niemand ist am Zug
       *[other] am Zug ist { $due }
    }
write-that-it-is-void = wurde der Spielzug zurückgenommen, „{ $ruling }“ darunter schreiben

# Phasen 1 bis 3.

deal-wrong = { $player } bekam { $dealt } statt { $due }
kept-and-filled = aus der letzten Runde behalten: { $kept }; beim Verteilen wird auf 8 aufgefüllt
deal-if-discarded = richtig, wenn { $player } { $missing } mehr abgelegt hat als notiert
hand-after-the-deal = { $player } hat { $cards } auf der Hand, nach dem Verteilen sind aber höchstens { $most } erlaubt
no-counter-drawn = { $player } zog kein Transportmittel, vorgeschrieben ist aber 1
draw-too-many = { $counters } verdeckt gezogen, erlaubt ist aber nur 1
picks-again = { $player } wählt noch einmal, aber die drei Umläufe der Auswahl sind vorbei
pick-face-down = ein Transportmittel aus Phase 3 wurde verdeckt behalten, es muss aber offen liegen
not-in-the-row = aus der Auslage genommen: { $counter }; in der Auslage liegt aber: { $row }
row-not-five = in der Auslage: { $counters }, es müssen aber 5 offen liegen
row-differs = die Auslage müsste noch die aus der letzten Runde sein: { $row }
pick-too-many = { $player } wählt in dieser Runde zum { $number }. Mal, vorgeschrieben ist aber nur 3-mal
counters-too-many = { $player } hat { $counters }, erlaubt sind aber höchstens 5
one-too-many-here = hier kam das überzählige Transportmittel dazu

# Phase 4: Transportmittel und Hindernisse.

second-piece = auf { $road } liegt schon ein { $piece }
first-piece-here = das erste wurde hier gelegt
first-counter-here = das erste Transportmittel wurde hier gelegt
shown-by-obstacle-here = das hier gelegte Hindernis zeigt es
piece-on-water =
    auf { $water ->
        [lake] der Fährlinie
       *[other] dem Fluss
    } { $road } darf kein { $piece } liegen
counter-does-not-fit = ungeeignet für { $road } ({ $land }): { $counter }
terrain-takes = Transportmittel für { $land }: { $counters }
none-fits = { $player } hat kein Transportmittel, das auf { $road } ({ $land }) passt
piece-too-late = { $player } legt noch, aber die Planung ist vorbei: alle haben gepasst
pass-too-late = { $player } passt noch, aber die Planung ist vorbei: alle haben gepasst
planning-ended-here = mit diesem Passen endete die Planung
placed-without-having = gelegt: { $counter }, liegt aber nicht vor { $player }
placed-without-having-face-down = gelegt: { $counter }, bisher verdeckt; vor { $player } lag aber kein solches verdecktes Transportmittel
second-obstacle-of = { $player } legt ein zweites Hindernis, jeder hat aber nur eins
obstacle-without-counter = auf { $road } darf kein Hindernis liegen: dort liegt kein Transportmittel

# Phase 5: Reisen.

no-connection =
    zwischen { $from } und { $to } gibt es { $kind ->
        [land-road] keine Straße
        [river] keinen Fluss
        [ferry] keine Fähre
       *[other] weder Straße noch Fluss noch Fähre
    }
no-connection-from-boot =
    von keinem Ort, in dem der Elfenstiefel von { $player } stehen kann, führt zu diesem Preis { $kind ->
        [land-road] eine Straße
        [river] ein Fluss
        [ferry] eine Fähre
       *[other] eine Straße, ein Fluss oder eine Fähre
    } nach { $town }
boot-there-already = der Elfenstiefel steht schon in { $town }
boot-stopped = der Elfenstiefel hielt in { $town } an
boot-stays = der Elfenstiefel hielt in { $town } an und bleibt dort: er kehrt nicht nach { $start } zurück
cards-in-one-line = alle Karten eines Schritts gehören in eine Zeile
different-lakes = zwischen { $from } und { $to } gibt es keine Fähre: sie liegen an verschiedenen Seen
second-journey = { $player } reist in dieser Runde zum zweiten Mal, erlaubt ist aber nur eine Reise
travels-after = { $player } reist erst nach { $later }, ist aber früher am Zug
no-journey-leads-there = { $player } kann nicht in { $town } sein: keine erlaubte Reise führt dorthin
no-journey-pays-that = { $player }: { $cards } für einen Schritt nach { $town }, aber keine erlaubte Reise enthält diesen Schritt

# Karten, die eine Hand verlassen.

more-than-in-hand =
    { $use ->
        [payment] gezahlt
       *[other] abgelegt
    }: { $cards }, { $hand ->
        [0] die Hand ist aber leer
       *[other] auf der Hand aber nur { $hand }
    }
not-in-hand =
    { $use ->
        [payment] gezahlt
       *[other] abgelegt
    }: { $cards }, auf der Hand aber { $hand ->
        [0] keine solche Karte
       *[other] nur { $hand }
    }
not-all-in-hand =
    { $use ->
        [payment] gezahlt
       *[other] abgelegt
    }: { $cards }, aber nicht alle davon können auf der Hand sein
paid-from-empty-hand = die nicht notierte Zahlung ist mindestens 1 Karte, aber die Hand ist leer
kept-over-the-limit = { $cards } aus der letzten Runde behalten, erlaubt sind aber höchstens 4
discarded-too-few = { NUMBER($cards) } von { $held } Karten abgelegt: es bleiben { $left }, erlaubt sind aber höchstens 4
discarded-too-many = { NUMBER($cards) } von { $held } Karten abgelegt, nötig waren aber nur { $enough }
held-over-the-limit = { $cards } am Ende auf der Hand, erlaubt sind aber höchstens 4

# Ein Wertungszettel.

boot-elsewhere = der Elfenstiefel von { $player } steht in { $town }, dieser Ort ist aber nicht unter den gezählten
town-twice = { $town } ist zum zweiten Mal aufgeführt
no-pieces-there = { $town } ist aufgeführt, dort liegen aber keine Ortssteine

# Was ein Schritt kostet.

price-wrong = { $paid } für { $road } gezahlt, Preis: { $due }
no-price-there = { $paid } für { $road } gezahlt, dort gibt es diesen Preis aber nicht
cannot-be-the-price = keine Karten, die für { $road } gezahlt sein können, ergeben den Preis
caravan-too-small = eine Karawane aus { $cards } für { $road }, nötig sind aber { $due }
legal-if-cards-were =
    nur erlaubt, wenn die Karten { $cards ->
        [none] der Preis
       *[other] { FORM($cards, "other") }
    } waren
ferry-price-in-japanese = eine japanische Zusammenfassung nennt an zwei Stellen 1 Floß und an einer dritten 2 Flöße
obstacle-placed-here = das Hindernis wurde hier gelegt
obstacle-shown-here = die hier gezahlten Karten zeigen das Hindernis
counter-placed-here = das Transportmittel wurde hier gelegt: { $counter }
legal-here = erlaubt: { $cards }
legal-or-caravan =
    erlaubt: { $prices }{ $prices ->
        [0] { "" }
       *[other] { " oder " }
    }eine Karawane aus { NUMBER($caravan) } beliebigen Karten
price-of-lost-counter = der Preis für das Transportmittel dort

overpaid = { $paid } für { $road } gezahlt, der Preis ist aber nur { $due }
overpaid-caravan = { $paid } für { $road } gezahlt, eine Karawane kostet aber nur { $due }
overpaid-somehow = { $paid } für { $road } gezahlt, der Preis ist aber niedriger

# Karawanen.

caravan-though-able =
    eine Karawane{ $cards ->
        [none] { "" }
       *[other] { " aus " }{ $cards }
    } für { $road }, obwohl der Preis auf der Hand war: { $due }
caravan-though-able-anyway =
    eine Karawane{ $cards ->
        [none] { "" }
       *[other] { " aus " }{ $cards }
    } für { $road }, obwohl der normale Preis auf der Hand war, welches Transportmittel dort auch liegt
in-hand = auf der Hand: { $cards }
caravan-at-the-price = als Karawane notiert, die Karten sind aber genau der normale Preis: { $cards }
no-counter = auf { $road } liegt kein Transportmittel
no-waterway-no-counter = zwischen { $from } und { $to } gibt es weder Fluss noch Fähre, und auf der Straße liegt kein Transportmittel
caravan-without-counter = eine Karawane auf { $road }, wo kein Transportmittel liegt
caravan-on-water =
    auf { $water ->
        [lake] der Fährlinie
       *[other] dem Fluss
    } { $road } kann keine Karawane reisen

# Ende der Runde und des Spiels.

kept-too-many = { $counters } behalten, erlaubt ist aber nur 1
keeps-none = { $player } behält kein Transportmittel, darf aber eins behalten
raft-counter-kept = ein Floß ist als Transportmittel behalten, in der Schachtel gibt es Flöße aber nur als Karten
kept-without-having = behalten: { $counter }, liegt aber nicht vor { $player }
kept-face-down = verdeckt behalten: { $counter }, lag aber offen
round-too-many = Runde { $round } beginnt, aber das Spiel endet nach Runde { $last }
fourth-round-is-variant = für eine vierte Runde (Variante 1) „{ $options }“ schreiben
round-after-the-end = Runde { $round } beginnt, aber das Spiel endete in Runde { $ended }
step-after-the-end = { $player } spielt, aber das Spiel ist schon aus: der Spielzug zählt nicht

# Angaben zum Ergebnis.

claim-too-early = { $player }: { $what } { $claimed } laut Protokoll; das Protokoll endet aber zu früh, um das zu prüfen
claim-never-there = { $player }: laut Protokoll { $town } besucht, der Elfenstiefel war aber nie dort
claim-boot =
    { $player }: Elfenstiefel laut Protokoll in { $claimed }, { $found ->
        [none] sein Ort ist aber nicht notiert
       *[other] er steht aber in { $found }
    }

# Sieger.

winner-too-early = Sieg laut Protokoll: { $named }; das Protokoll endet aber zu früh, um das zu prüfen
winner-after-three-rounds = Sieg laut Protokoll nach drei Runden: { $named }; dann endet das Spiel aber nur nach { $edition }
winner-open = Sieg laut Protokoll: { $named }; möglich: { $possible }
winner-wrong = Sieg laut Protokoll: { $named }; nach den Regeln: { $found }
goes-on-with-twenty = alle 20 Orte: { $players }; mit „{ $option }“ geht das Spiel aber weiter

# Wovon ein Urteil abhängt.

unknown-payment = unbekannte Zahlung
payments-not-recorded = Zahlungen nicht notiert
counters-not-recorded = Transportmittel auf den Straßen nicht notiert
caravan-with-unknown-hand = Karawane bei unbekannter Hand
hands-not-recorded = Hand bei einer Karawane nicht notiert
early-win-perhaps = möglicher vorzeitiger Sieg
early-win-not-recorded = nicht notiert, ob jemand vorzeitig gewonnen hat
unrecorded-discard = nicht notiertes Ablegen überzähliger Karten

# Warum etwas ungeprüft übernommen wird.

no-counters-recorded = Transportmittel nicht notiert ({ $players })
no-cards-recorded = Karten nicht notiert ({ $players })
