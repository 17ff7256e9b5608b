number-claimed = { $player }: { $what } { $claimed } secondo il verbale, trovato: { $found }
number-claimed-possibly = { $player }: { $what } { $claimed } secondo il verbale, possibile: { $found }
number-claimed-of-none = { $player }: { $what } { $claimed } secondo il verbale, ma un tale numero non esiste

winner-by-option = vittoria con { $setting }: { $winners }, con { $there }: { $winners_there }; { $why }
true-by-option = vero con { $setting }, ma non con { $there }; { $why }
certain-by-option = vero con { $setting }, non certo con { $there }; { $why }
under-value = con { $there }: { $told }
edition-leaves-open = l’edizione non lo dice
edition-not-named = nessuna edizione è indicata
