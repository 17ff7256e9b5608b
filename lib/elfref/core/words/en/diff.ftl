# Two records of one session. A file is named without the folders that both have.

two-files = { $first } and { $second }:
the-first-file = the first record
the-second-file = the second record
differences =
    { $differences ->
        [0] no difference
       *[other] { $differences }
    }
tells-more = { $file } gives more detail in { $places }

# What a difference is about: a play, or something else that a record says.
about-play =
    { $round ->
        [none] { "" }
       *[other] round { $round }, { "" }
    }{ $phase }{ $player ->
        [none] { "" }
       *[other] : { $player }
    }
about-player = { $what } of { $player }
option-named = option { $option }
# What one record has there: $where is a file, with its line if it has something.
said-there = { $where }: { $what }
none-there = none

# A difference in one line; $how is one of the next three.
difference-line = { $about }: { $how }
differ-otherwise = { $first }, { $second }
differ-elsewhere = { $first }; at another point in the order of play: { $second }
differ-only = only in { $only }

# The first play that differs, with both places.
first-in = first difference: { $about }
nothing-there = { $file }: no such play
play-elsewhere = { $play }, at another point in the order of play
then-in = more differences:
and-in-more = and { $number } more

# Findings in only one record, and what follows from them.
only-by = only in { $file }:
not-in-it = not in this record
one-stands-up = where they differ, { $file } follows the rules, but { $other } breaks them
other-hangs = where they differ, { $file } follows the rules, but { $other } may break them
both-stand-up = where they differ, both follow the rules
neither-stands-up = where they differ, both break the rules
both-hang = where they differ, both may break the rules
