# What a record claims about its result.

# A number. $what is what the record writes before it: "score:".
number-claimed = { $what } { $claimed } claimed for { $player }, but the plays give { $found }
number-claimed-possibly = { $what } { $claimed } claimed for { $player }; possible: { $found }
number-claimed-of-none = { $what } { $claimed } claimed for { $player }, but there is none

# A claim that is right, but depends on an option. $setting is the option with its value, $there another value, $why
# one of the last two messages.
winner-by-option = { $winners } won with { $setting }, but { $winners_there } with { $there }; { $why }
true-by-option = true with { $setting }, but not with { $there }; { $why }
certain-by-option = true with { $setting }, but not certain with { $there }; { $why }
# What is said of the claim under the other value.
under-value = with { $there }: { $told }
edition-leaves-open = the edition leaves it open
edition-not-named = no edition is named
