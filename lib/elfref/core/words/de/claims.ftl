number-claimed = { $player }: { $what } { $claimed } laut Protokoll, ermittelt: { $found }
number-claimed-possibly = { $player }: { $what } { $claimed } laut Protokoll, möglich: { $found }
number-claimed-of-none = { $player }: { $what } { $claimed } laut Protokoll, möglich ist aber kein Wert

winner-by-option = wer gewinnt, hängt von einer Option ab: { $winners } mit „{ $setting }“, { $winners_there } mit „{ $there }“; { $why }
true-by-option = die Angabe stimmt mit „{ $setting }“, aber nicht mit „{ $there }“; { $why }
certain-by-option = die Angabe stimmt mit „{ $setting }“, ist mit „{ $there }“ aber nicht sicher; { $why }
under-value = mit „{ $there }“: { $told }
edition-leaves-open = die Ausgabe lässt es offen
edition-not-named = keine Ausgabe ist genannt
