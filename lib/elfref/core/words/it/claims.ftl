number-claimed = { $player }: { $what } { $claimed } secondo il verbale, ma risulta { $found }
number-claimed-possibly = { $player }: { $what } { $claimed } secondo il verbale, ma è possibile solo { $found }
number-claimed-of-none = { $player }: { $what } { $claimed } secondo il verbale, ma nessun valore è possibile

winner-by-option = la vittoria dipende da un’opzione: { $winners } con «{ $setting }», { $winners_there } con «{ $there }»; { $why }
true-by-option = giusto con «{ $setting }», ma non con «{ $there }»; { $why }
certain-by-option = giusto con «{ $setting }», ma non certo con «{ $there }»; { $why }
under-value = con «{ $there }»: { $told }
edition-leaves-open = l’edizione non lo stabilisce
edition-not-named = nessuna edizione è indicata
