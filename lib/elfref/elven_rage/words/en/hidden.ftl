# What only the whole record shows: where cards can have been, and how a battle can end.

# What a play does with a card: after "cannot be", before "in line 12", before "here".
was-dealt = dealt
was-kept = kept
was-drawn = drawn
was-discarded = thrown away
was-sent = sent
was-used = used
was-at-edge = at the edge
was-in-centre = in the centre
was-shown = shown
was-taken = taken
was-handed-over = handed over
was-somebodys = somebody's
was-there-at-start = there at the start

# $done is one of those above; $cards as a record writes them: "2 Wolf + Bear".
done-here = { $done } here
done-in-line = { $cards } { $done } in line { $line }
# $others is a list of done-in-line; $more is a number of further plays, or nothing.
pile-cannot =
    { $cards } cannot be { $done } here{ $others ->
        [0] { "" }
       *[other] : { $others }
    }{ $more ->
        [none] { "" }
       *[other] , and { $more } more before
    }

# The grounds of it. $player is whose deck; if it is left out: the neutral deck.
in-the-box = in the box: { $cards }
copies-of = { $copies } { $card }
deck-not-made-anew =
    the { $player ->
        [none] neutral deck
       *[other] deck of { $player }
    } was not made anew in between
deck-made-anew =
    the { $player ->
        [none] neutral deck
       *[other] deck of { $player }
    } was made anew in line { $line }, of what lay in the discard then
no-card-came = no card came to that hand in between

# What a search did not decide.
cards-undecided = not decided whether the cards can have been where they are written: there are too many ways to try
artifacts-undecided = not decided whether these Artifacts can have been held: there are too many ways to try
goals-undecided = not decided whether these goals can have been theirs: there are too many ways to try
too-many-ways = hidden cards: too many ways to try

# What must have been so. $lines is in-lines: the lines that show it.
had-drawn = { $player } drew { $card } in line { $line }{ $lines }
had-discarded = { $player } threw away { $card } in line { $line }{ $lines }
had-sent = { $player } sent { $card } in line { $line }{ $lines }
holds-at-end = at the end { $player } holds { $card }{ $lines }

# A battle of which only the outcome is recorded.
outcome-impossible = no play of these cards gives that outcome
outcome-needs-actions = no play of these cards gives that outcome, without Actions that nobody wrote down
unrecorded-actions = Actions that nobody wrote down
