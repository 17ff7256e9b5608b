number-claimed = { $player }: { $what } { $claimed } по записи, найдено – { $found }
number-claimed-possibly = { $player }: { $what } { $claimed } по записи, возможно – { $found }
number-claimed-of-none = { $player }: { $what } { $claimed } по записи, но такого числа нет

winner-by-option = при { $setting } победа – { $winners }, при { $there } – { $winners_there }; { $why }
true-by-option = верно при { $setting }, но неверно при { $there }; { $why }
certain-by-option = верно при { $setting }, но при { $there } не наверняка; { $why }
under-value = при { $there }: { $told }
edition-leaves-open = в правилах издания этого нет
edition-not-named = издание не указано
