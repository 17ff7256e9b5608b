number-claimed = { $player }: 記録では{ $what } { $claimed }、実際は{ $found }
number-claimed-possibly = { $player }: 記録では{ $what } { $claimed }、可能なのは{ $found }
number-claimed-of-none = { $player }: 記録では{ $what } { $claimed }、実際にはない

winner-by-option = { $setting }なら勝者は{ $winners }、{ $there }なら{ $winners_there }。{ $why }
true-by-option = { $setting }なら正しいが、{ $there }では正しくない。{ $why }
certain-by-option = { $setting }なら正しいが、{ $there }では確実でない。{ $why }
under-value = { $there }の場合: { $told }
edition-leaves-open = この版には定めがない
edition-not-named = 版が指定されていない
