# What a record claims about its result.

# A number. $what is what the record writes before it: "score:".
number-claimed = { $what } { $claimed } claimed for { $player }, but the plays give { $found }
number-claimed-possibly = { $what } { $claimed } claimed for { $player }, but the record allows { $found }
number-claimed-of-none = { $what } { $claimed } claimed for { $player }, but no value is possible

# A claim that is right, but depends on an option. $setting is the option with its value, $there another value, $why
# one of the last two messages.
winner-by-option =
    the winner depends on an option: { $winners } under '{ $setting }', { $winners_there } under '{ $there }'; { $why }
true-by-option = the claim is true under '{ $setting }', but not under '{ $there }'; { $why }
certain-by-option = the claim is true under '{ $setting }', but not certain under '{ $there }'; { $why }
# What is said of the claim under the other value.
under-value = under '{ $there }': { $told }
edition-leaves-open = the edition leaves it open
edition-not-named = no edition is named
