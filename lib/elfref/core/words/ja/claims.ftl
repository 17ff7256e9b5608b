number-claimed = { $player }: 記録では「{ $what } { $claimed }」、実際は{ $found }
number-claimed-possibly = { $player }: 記録では「{ $what } { $claimed }」、ありうるのは{ $found }
number-claimed-of-none = { $player }: 記録では「{ $what } { $claimed }」、ありうる値はない

winner-by-option = 「{ $setting }」なら勝者は{ $winners }だが、「{ $there }」なら{ $winners_there }。{ $why }
true-by-option = 申告は「{ $setting }」なら正しいが、「{ $there }」なら正しくない。{ $why }
certain-by-option = 申告は「{ $setting }」なら正しいが、「{ $there }」なら確実ではない。{ $why }
under-value = 「{ $there }」の場合: { $told }
edition-leaves-open = この版には定めがない
edition-not-named = 版が指定されていない
