option-rounds = wie viele Runden gespielt werden
option-rounds-is-4 = vier Runden
option-rounds-is-3 = drei Runden, wie in der Schachtel von 2015

option-deal = wie nach Runde 1 Karten verteilt werden
option-deal-is-fill-8 = die Hand wird auf acht aufgefüllt
option-deal-is-new-8 = acht neue Karten zusätzlich zu den behaltenen

option-row = was zwischen den Runden mit den fünf offenen Transportmitteln geschieht
option-row-is-persistent = sie bleiben liegen
option-row-is-refresh = jede Runde werden fünf neue ausgelegt

option-early-win = was geschieht, wenn jemand vor der letzten Runde alle 20 Orte hat
option-early-win-is-immediate = das Spiel ist sofort aus
option-early-win-is-end-of-round = das Spiel ist am Ende dieser Runde aus
option-early-win-is-end-of-round-3 = es wird einmal geprüft, am Ende von Runde 3
option-early-win-is-never = das Spiel geht weiter

option-caravan = wann eine Karawane erlaubt ist
option-caravan-is-free = immer
option-caravan-is-only-if-unable = nur für einen Spieler, der den Preis nicht mit den Karten des Transportmittels zahlen kann

option-lake-cost = wie viele Flöße eine Fähre über einen See kostet
option-lake-cost-is-2 = zwei Flöße
option-lake-cost-is-1 = ein Floß

option-town-cards = ob jeder eine geheime Ortskarte hat, deren Entfernung vom Elfenstiefel abgezogen wird
option-town-cards-is-false = ohne Ortskarten
option-town-cards-is-true = mit Ortskarten

option-distance = was zwischen dem Elfenstiefel und dem Ort der Karte als ein Schritt zählt
option-distance-is-all = jede Verbindung
option-distance-is-roads = nur Straßen

option-second-tiebreak = mit Ortskarten: was bei gleichen Punkten und gleicher Entfernung entscheidet
option-second-tiebreak-is-none = nichts: der Platz wird geteilt
option-second-tiebreak-is-hand = mehr Karten auf der Hand

option-pass-end = wann die Planung endet
option-pass-end-is-consecutive = wenn alle Spieler nacheinander passen
option-pass-end-is-lap = wenn in einem ganzen Umlauf nur gepasst wird

option-reshuffle = wann abgelegte Karten in den Stapel gemischt werden
option-reshuffle-is-every-round = vor jedem Verteilen
option-reshuffle-is-when-empty = wenn der Stapel leer ist

option-overpay = wie gemeldet wird, wer mehr als den Preis zahlt
option-overpay-is-note = mit einem Hinweis
option-overpay-is-error = als Regelverstoß

edition-rio-grande-1998 = Rio Grande 1998
edition-rio-grande-1998-book = das englische Regelheft von 1998; beurteilt wird nach seiner italienischen Übersetzung
edition-rio-grande-1998-cited = nach der Ausgabe von 1998
edition-italian = italienische Ausgabe
edition-italian-book = das italienische Regelheft, eine Übersetzung des Regelhefts von Rio Grande 1998
edition-amigo = AMIGO
edition-amigo-book = das deutsche Regelheft, aus Nacherzählungen bekannt; beurteilt wird nach dem italienischen
edition-amigo-cited = nach der Ausgabe von 1998
edition-russian = russische Ausgabe
edition-russian-book = das russische Regelheft
edition-japanese = japanische Ausgabe
edition-japanese-book = die japanische Zusammenfassung der Regeln
edition-rio-grande-2015 = Rio Grande 2015
edition-rio-grande-2015-book = das Elfenland-Regelheft in der Schachtel „Elfenroads“
edition-moon-1998 = Moons Entwurf
edition-moon-1998-book = der Entwurf des Autors vom März 1998; bekannt sind die Vorbereitung und die Schritte bis zur Wahl der Transportmittel
edition-bga = Board Game Arena
edition-bga-book = die Hilfeseite der Board Game Arena, ein Abriss der Regeln
