# What a record claims about its result.

# A number. $what is what the record writes before it: "score:".
number-claimed = { $what } { $claimed } claimed for { $player }, { $found } found
number-claimed-possibly = { $what } { $claimed } claimed for { $player }, { $found } possible
number-claimed-of-none = { $what } { $claimed } claimed for { $player }, where there is none

# A claim that is right, but depends on an option: $setting is the option with its value, $there another value, $why one of the last
# two messages.
winner-by-option = { $winners } won under { $setting }, { $winners_there } under { $there }; { $why }
true-by-option = true under { $setting }, and not under { $there }; { $why }
certain-by-option = true under { $setting }, and not for certain under { $there }; { $why }
# What is said of the claim under the other value.
under-value = under { $there }: { $told }
edition-leaves-open = the edition leaves it open
edition-not-named = no edition is named
