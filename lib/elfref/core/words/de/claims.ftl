number-claimed = { $player }: { $what } { $claimed } laut Protokoll, gefunden: { $found }
number-claimed-possibly = { $player }: { $what } { $claimed } laut Protokoll, möglich: { $found }
number-claimed-of-none = { $player }: { $what } { $claimed } laut Protokoll, aber es gibt keine solche Zahl

winner-by-option = Sieg mit { $setting }: { $winners }, mit { $there }: { $winners_there }; { $why }
true-by-option = stimmt mit { $setting }, aber nicht mit { $there }; { $why }
certain-by-option = stimmt mit { $setting }, mit { $there } nicht sicher; { $why }
under-value = mit { $there }: { $told }
edition-leaves-open = die Ausgabe lässt es offen
edition-not-named = keine Ausgabe ist genannt
