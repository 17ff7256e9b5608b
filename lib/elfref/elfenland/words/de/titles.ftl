standing-towns = Orte
standing-at = steht in
standing-town = Ortskarte
standing-distance = Entfernung
standing-score = Punkte
standing-cards = Karten

in-phase-setup = Vorbereitung
in-phase-deal = Verteilen der Karten
in-phase-draw = verdecktes Ziehen
in-phase-choose = Auswahl
in-phase-plan = Planung
in-phase-travel = Reisen
in-phase-keep = Ende der Runde
in-phase-end = Spielende
