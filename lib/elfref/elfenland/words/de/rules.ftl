# Vorbereitung
rule-two-to-six-players = das Spiel ist für 2 bis 6 Spieler
rule-two-to-six-players-differs = auch auf den Schachteln von Rio Grande 1998 und AMIGO steht es
rule-colours-differ = jeder Spieler hat Elfenstiefel und Ortssteine einer Farbe, keine Farbe kommt zweimal vor
rule-twenty-town-pieces = jeder Spieler hat 20 Ortssteine, einen in jedem Ort außer Elvenhold
rule-twenty-town-pieces-differs = nach dem russischen und dem japanischen Text liegt in jedem Ort ein Ortsstein, aber es gibt 21 Orte und 20 Ortssteine
rule-cards-in-the-box = es gibt 10 Reisekarten von jedem Transportmittel und 12 Flöße
rule-cards-in-the-box-differs = das russische Regelheft sagt nur, dass es 72 sind, der japanische Text zählt sie nicht
rule-counters-in-the-box = es gibt sechs Arten von Transportmitteln, von jeder 8
rule-counters-in-the-box-differs = der japanische Text zählt sie nicht
rule-starting-player = die Startspielerkarte wandert jede Runde um einen Platz nach links; wer sie hat, beginnt jede Phase

# 1 Karten verteilen
rule-deal-eight-cards = in Runde 1 bekommt jeder 8 Karten
rule-fill-the-hand = in späteren Runden wird die Hand auf 8 Karten aufgefüllt

# 2 Verdeckt ziehen
rule-draw-a-counter = reihum nimmt jeder ein Transportmittel vom verdeckten Stapel und behält es verdeckt

# 3 Auswählen
rule-pick-in-turn = reihum wählt jeder ein Transportmittel, drei Umläufe lang
rule-pick-from-the-row = gewählt wird eines der fünf offenen Transportmittel oder ein verdecktes vom Stapel
rule-picks-lie-face-up = Transportmittel aus Phase 3 liegen offen, auch verdeckt gezogene
rule-five-in-the-row = immer liegen fünf Transportmittel offen; ein genommenes wird sofort ersetzt
rule-row-stays = die fünf offenen Transportmittel bleiben von Runde zu Runde liegen
rule-one-and-three-counters = jede Runde zieht jeder genau ein Transportmittel und wählt genau drei
rule-at-most-five-counters = kein Spieler hat je mehr als fünf Transportmittel vor sich

# 4 Planen
rule-plan-in-turn = reihum legt jeder ein Transportmittel oder das Hindernis oder passt
rule-planning-has-ended = die Planung endet, sobald alle Spieler nacheinander gepasst haben
rule-place-an-own-counter = gelegt wird nur ein Transportmittel, das vor dem Spieler liegt
rule-place-on-a-road = Transportmittel und Hindernisse werden auf eine Straße zwischen zwei Orten gelegt
rule-one-counter-per-road = auf einer Straße liegt höchstens ein Transportmittel
rule-counter-fits-terrain = ein Transportmittel liegt nur dort, wo man damit reisen kann
rule-no-counter-on-water = auf Flüssen und Fährlinien liegt kein Transportmittel
rule-no-counter-on-water-differs = die anderen Regelhefte setzen es voraus: kein Transportmittel zeigt ein Floß
rule-one-obstacle-a-game = jeder hat ein Hindernis für das ganze Spiel
rule-obstacle-on-a-counter = ein Hindernis kommt nur auf eine Straße, auf der ein Transportmittel liegt
rule-one-obstacle-per-road = auf einer Straße liegt höchstens ein Hindernis
rule-no-obstacle-on-water = auf Flüssen und Seen liegt kein Hindernis

# 5 Reisen
rule-travel-in-turn = ab dem Startspieler macht im Uhrzeigersinn jeder seine ganze Reise
rule-along-a-connection = ein Schritt führt über eine Straße, einen Fluss oder eine Fähre zum Ort am anderen Ende
rule-counter-on-the-road = ein Schritt über Land braucht ein Transportmittel auf der Straße
rule-pay-the-price = der Preis ist je nach Gelände 1 oder 2 Karten des Transportmittels
rule-pay-for-the-obstacle = über ein Hindernis ist eine weitere Karte desselben Transportmittels nötig
rule-pay-for-the-obstacle-differs = die Hilfeseite der Board Game Arena sagt nicht, von welchem Transportmittel die Karte ist
rule-pay-from-the-hand = gespielte Karten kommen aus der Hand und werden abgelegt
rule-exact-price = niemand zahlt mehr als den Preis
rule-exact-price-differs = kein Regelheft sagt etwas dazu, mehr als den Preis zu zahlen
rule-downstream-price = flussab kostet 1 Floß
rule-upstream-price = flussauf kostet 2 Flöße
rule-ferry-price = eine Fähre kostet in beide Richtungen 2 Flöße
rule-ferry-price-differs = in den japanischen Regeln nennen die Kartenliste und die Wasserwege ein Floß, die Fähren zwei
rule-ferry-within-a-lake = keine Fähre verbindet die beiden Seen
rule-ferry-within-a-lake-differs = das russische Regelheft nennt die sechs Fährorte zusammen; der Spielplan hat zwei Seen
rule-caravan-price = eine Karawane kostet statt des Preises 3 beliebige Karten
rule-caravan-only-if-unable = nur wer den Preis nicht zahlen kann, reist mit einer Karawane
rule-caravan-only-if-unable-differs = alle Regelhefte sagen es im Text; Randnotizen des italienischen und des Regelhefts von 2015 lassen jedem die Wahl
rule-caravan-needs-a-counter = auch eine Karawane braucht ein Transportmittel auf der Straße
rule-caravan-needs-a-counter-differs = das russische Regelheft lässt sich auch so lesen, dass keins nötig ist
rule-caravan-on-land = auf Flüssen und Seen gibt es keine Karawane
rule-caravan-over-an-obstacle = über ein Hindernis kostet eine Karawane 4 beliebige Karten
rule-hand-limit = wer am Ende seines Zuges mehr als 4 Karten hat, legt bis auf 4 ab
rule-hand-limit-differs = nach einer Randnotiz des italienischen Regelhefts hätte jeder genau 4 Karten, doch wer weniger hat, behält sie; auf der Hilfeseite der Board Game Arena gilt das Limit am Ende der Runde, was auf dasselbe hinausläuft
rule-discard-from-the-hand = abgelegte Karten kommen aus der Hand
rule-pieces-come-from-towns-visited = wer einen Ort erreicht, nimmt dort seinen Ortsstein
rule-a-town-counts-once = ein Ort zählt einmal, Elvenhold nie
rule-a-town-counts-once-differs = es folgt aus den Ortssteinen: jeder Spieler hat einen in jedem Ort und keinen in Elvenhold

# 6 Ende der Runde
rule-keep-one-counter = jeder gibt alle Transportmittel bis auf eins zurück
rule-keep-one-counter-differs = nach den japanischen Regeln darf man eins behalten; keins zu behalten ist erlaubt und ergibt einen Hinweis
rule-keep-an-own-counter = behalten wird nur ein Transportmittel, das nicht gelegt wurde
rule-keep-an-own-counter-differs = die japanischen Regeln sagen nur, dass man eins behalten darf
rule-kept-counter-lies-as-it-lay = das behaltene Transportmittel bleibt offen oder verdeckt, wie es lag
rule-kept-counter-lies-as-it-lay-differs = die japanischen Regeln sagen nur, dass man eins behalten darf

# Ende des Spiels
rule-last-round = das Spiel endet nach seiner letzten Runde
rule-last-round-differs = eine Randnotiz des Regelhefts von 2015 spricht noch von vier Runden
rule-early-win = wer vor der letzten Runde alle 20 Orte hat, gewinnt, und das Spiel ist aus
rule-early-win-differs = nach den japanischen Regeln gewinnt, wer sie bis zum Ende von Runde 3 hat, und wann geprüft wird, steht nirgends; das Regelheft von 2015 sagt dasselbe nur für das Spiel über vier Runden
rule-claimed-towns = die Zahl der Orte ist die Zahl der genommenen Ortssteine
rule-claimed-boot = der Elfenstiefel bleibt, wo er anhielt
rule-claimed-boot-differs = jede Ausgabe setzt es voraus: die nächste Reise beginnt, wo der Elfenstiefel steht
rule-claimed-cards = auf der Hand ist, was verteilt wurde, ohne Gespieltes und Abgelegtes
rule-claimed-winner = wer die meisten Orte hat, gewinnt; bei Gleichstand, wer mehr Karten auf der Hand hat
rule-claimed-place = die Plätze folgen den Orten (mit Ortskarten: den Punkten), dann den Regeln für Gleichstand

# Ortskarten
rule-town-cards-differ = jeder hat eine andere der zwölf Ortskarten
rule-claimed-score = mit Ortskarten wird die Entfernung vom Elfenstiefel zum Ort der Karte von den Orten abgezogen
rule-claimed-score-differs = das russische Regelheft spricht von Orten dazwischen, aber sein Beispiel zählt Nachbarn als einen Schritt
rule-claimed-distance = eine Entfernung ist die kleinste Zahl von Schritten zwischen zwei Orten
rule-claimed-distance-differs = das russische Regelheft spricht von Orten dazwischen, aber sein Beispiel zählt Nachbarn als einen Schritt

# Bemerkungen zum ganzen Protokoll
rule-distance-by-edition = ob Flüsse und Fähren eine Entfernung verkürzen, hängt von der Ausgabe ab
rule-early-win-by-edition = wann ein vorzeitiger Sieg geprüft wird, hängt von der Ausgabe ab
rule-shared-win = wer auch nach den Regeln für Gleichstand gleichauf ist, teilt den Sieg
rule-shared-win-differs = nach den Regeln für Gleichstand entscheidet nichts mehr
rule-no-town-cards-written = ohne Ortskarten wird nichts von den Orten abgezogen
rule-another-seating = gespielt wird im Uhrzeigersinn, in der Reihenfolge, in der die Spieler notiert sind

# Was erlaubt ist
rule-look-at-a-hidden-counter = jeder darf seine verdeckten Transportmittel jederzeit ansehen, die anderen Spieler nicht
rule-place-after-a-pass = niemand muss ein Transportmittel legen, und wer gepasst hat, darf in einem späteren Zug legen
rule-obstacle-in-any-round = das Hindernis darf in jedem Zug der Planung gelegt werden, in jeder Runde
rule-use-any-counter = jeder darf jedes Transportmittel auf dem Spielplan nutzen, egal wer es gelegt hat
rule-stay-in-a-town = ein Spieler darf auf die Reise verzichten oder sie beenden, obwohl noch Karten übrig sind
rule-there-and-back = ein Elfenstiefel darf denselben Weg zurückkehren und eine Straße oder einen Wasserweg immer wieder nutzen; jeder Schritt wird gezahlt
rule-cards-of-a-caravan = die Karten einer Karawane dürfen beliebige Transportmittel zeigen, gleiche oder verschiedene, auch Flöße
rule-keep-either-side-up = behalten darf ein Spieler ein offenes oder ein verdecktes Transportmittel
