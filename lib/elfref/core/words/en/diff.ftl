# Two records of one session. A file is named without the folders that both have.

two-files = { $first } and { $second }:
the-first-file = the first
the-second-file = the second
differences =
    { $differences ->
        [0] no difference
       *[other] { $differences }
    }
tells-more = { $file } tells more in { $places }

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
# What one record has there: $where is a file, with its line if it has something.
said-there = { $where }: { $what }
none-there = none

# A difference in one line; $how is one of the next three.
difference-line = { $about }: { $how }
differ-otherwise = { $first }, { $second }
differ-elsewhere = { $first }, and elsewhere in the order of play { $second }
differ-only = only { $only }

# The first play that differs, with both places.
first-in = first in { $about }
nothing-there = { $file }: nothing of the kind
play-elsewhere = { $play }, elsewhere in the order of play
then-in = then in
and-in-more = and in { $number } more

# What the rules find of only one record, and what follows.
only-by = only by { $file }
not-in-it = not in it
one-stands-up = where they differ, { $file } stands up to the rules, and { $other } does not
other-hangs = where they differ, { $file } stands up to the rules, and { $other } hangs on something
both-stand-up = where they differ, both stand up to the rules
neither-stands-up = where they differ, neither stands up to the rules
both-hang = where they differ, both hang on something
