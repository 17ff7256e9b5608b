# A page about a play in dispute. Headings and sentences begin with a capital and end with a full stop.

dispute-title = A play in dispute
dispute-of-game = { dispute-title }: { $game }

# The session, as a table of facts.
dispute-session = The session
dispute-record = record
dispute-players = players
dispute-judged-by = judged by

# The play, and what was found. $player is left out where the record names none.
dispute-play = The play
dispute-end-of-record = The end of the record
dispute-turn = Round { $round }, { $phase }: { $player }
dispute-finding-at = { $severity }, line { $line }
dispute-line-says = line { $line }: { $what }
dispute-nothing-wrong = Judged by this edition, nothing is wrong with it.

# The position, and what was legal.
dispute-table-before = The position before it
dispute-table-at-end = The position at the end
dispute-legal-there = Legal plays there
dispute-nothing-to-choose = There was no play to choose.
dispute-choice = { $choice } ({ $remark })
dispute-more-choices = and { $number } more: elfref moves lists them all
dispute-legal-perhaps = Also legal if unrecorded facts allow it:

# The rules, and where editions print them.
dispute-rules =
    { $rules ->
        [one] The rule
       *[other] The rules
    }
# A rule, with its title.
dispute-rule = { $rule } ({ $code }): { $title }
dispute-printed-at = printed at
dispute-not-printed = not printed, as far as known
# What an option is set to in an edition.
dispute-value-assumed = { $value } (assumed)
dispute-value-printed = { $value } (printed)

# What the play changes: rows of a table. $change is a sentence about a play, or a change of the record; $plays are
# sentences, with other details than those of which they tell.
dispute-changes = What it changes
dispute-as-recorded = as recorded
dispute-without-play = without this play
dispute-with = with: { $change }
dispute-in-detail = with other details: { $plays }
dispute-scores = Under each name is the score. Later plays are taken as recorded.
dispute-not-every-change = Not every change was tried: the search limit was reached.
# In place of a winner.
dispute-no-winner = none yet

# The play by each edition: columns and cells of a table.
dispute-rulebooks = By each edition
dispute-of-this-play = on this play
dispute-finding = { $severity }: { $finding }
dispute-more-findings = and { $number } more
dispute-nothing-is-wrong = nothing is wrong
dispute-not-every-rulebook = Not every edition was tried: the search limit was reached.

# Lines to be ticked or filled in by hand. Text in quotes is written in a record.
dispute-ruling = The table's ruling
dispute-taken-back = It is taken back (write '- ruling: void' below the play).
dispute-stands = It stands (write '- ruling: stands' below the play).
dispute-otherwise = Another play replaces it:
dispute-because = Because
dispute-names-and-date = Names and date

# A box that makes the picture larger on a phone; what a screen reader calls the picture and the meaning of its signs;
# that there is nothing of a kind.
dispute-enlarge = enlarge, and move it with a finger
dispute-picture = picture
dispute-key = key
dispute-none = none
