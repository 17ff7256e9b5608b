# What only the whole record shows: where cards can have been, and how a battle can end.

# What a play does with a card: after "cannot be", before "in line 12", before "here".
was-dealt = dealt
was-kept = kept
was-drawn = drawn
was-discarded = discarded
was-sent = sent
was-used = used
was-at-edge = at the edge
was-in-centre = in the centre
was-shown = shown
was-taken = taken
was-handed-over = handed over
was-somebodys = dealt as a goal
was-there-at-start = there at the start

# $done is one of those above; $cards as a record writes them: "2 Wolf + Bear".
done-here = these were { $done } here
done-in-line = { $cards } { $done } in line { $line }
# $others is a list of done-in-line; $more is a number of further plays, or nothing.
pile-cannot =
    { $cards } cannot be { $done } here{ $others ->
        [0] { "" }
       *[other] : { $others }
    }{ $more ->
        [none] { "" }
        [one] , and { $more } earlier play more
       *[other] , and { $more } earlier plays more
    }

# Its grounds. The deck is that of $player; without one it is the neutral deck.
in-the-box = in the box: { $cards }
copies-of = { $copies } { $card }
deck-not-reshuffled =
    the { $player ->
        [none] neutral deck
       *[other] deck of { $player }
    } was not reshuffled meanwhile
deck-reshuffled =
    the { $player ->
        [none] neutral deck
       *[other] deck of { $player }
    } was reshuffled in line { $line }, from the cards then in the discard pile
no-card-came = no card came into that hand meanwhile

# A search that was not finished.
cards-undecided = too many possibilities to check whether the cards can be where the record puts them
artifacts-undecided = too many possibilities to check whether the players can have held these Artifacts
goals-undecided = too many possibilities to check whether the players can have had these goals
too-many-ways = hidden cards with too many possibilities

# Deductions. $lines is in-lines: the lines that show it.
had-drawn = { $player } drew { $card } in line { $line }{ $lines }
had-discarded = { $player } discarded { $card } in line { $line }{ $lines }
had-sent = { $player } sent { $card } in line { $line }{ $lines }
holds-at-end = { $player } holds { $card } at the end{ $lines }

# A battle whose acts are not recorded.
outcome-impossible = these cards cannot lead to the recorded outcome of the battle
outcome-needs-actions = these cards cannot lead to the recorded outcome without unrecorded Actions
unrecorded-actions = unrecorded Actions
