no-map = kein Spielplan
no-map-unchecked = Spielplan nicht angegeben; nicht geprüft: { $plays }
places-unnamed = Orte nicht notiert
places-unnamed-unchecked = Orte nicht notiert; nicht geprüft: { $plays }
no-cards = keine Kartenwerte
no-cards-unchecked = Kartenwerte nicht angegeben; nicht geprüft: { $plays }
unknown-decks = Karten unbekannter Stapel
unknown-decks-unchecked = Karten unbekannter Stapel; nicht geprüft: { $plays }
hand-unrecorded = Handkarten nicht notiert
hands-unrecorded = Handkarten nicht notiert ({ $players })
map-unrecorded = Besitz nicht notiert
map-unrecorded-for = Besitz nicht notiert ({ $players })
end-unrecorded = Ende eines Angriffs nicht notiert
ends-unrecorded = Ende von Angriffen nicht notiert ({ $players })
things-unrecorded = Artefakte und Schätze nicht notiert
things-unrecorded-for = Artefakte und Schätze nicht notiert ({ $players })

cards-of-deck = Karten des Stapels „{ $deck }“
