# Plays that a rule cannot judge, or takes on trust: one line for each cause. A cause is two messages of a game: what
# the verdict depends on, "unknown payment", and how the line begins. The second has no argument, "payments not
# recorded", or $players, "no cards recorded for { $players }", or $plays, "no map: { $plays } not checked".

# What is not recorded, and whose plays it touches: "payments not recorded: Boris, 3 steps; Anna, 1 step".
cause-of-whom = { $cause }: { $whose }
plays-of = { $player }, { $plays }
# "no cards recorded for Boris: 23 payments taken on trust".
taken-as-written = { $cause }: { $plays } taken on trust

# What the verdict depends on, and in which plays: "unknown payment: round 2, Anna (line 8)".
depends-on-plays = { $cause }: { $plays }
# Stands for the player of a play that has none.
the-table = the table
# For a finding that has no play of its own: $rule is an id.
depends-on-finding = { $cause }: { $rule } (line { $line })

# A set that lists fewer pieces than the box has: as a cause, as the beginning of its line, and for one kind of piece.
set-in-part = an incomplete set
set-lists-only-part = the set lists only part of the box: { $plays } not checked
set-lists = the set lists { $listed } of { $whole } { $what }

# The options on which a finding depends: "option 'row'", "options 'row' or 'deal'".
the-options =
    { $options ->
        [one] option { $options }
       *[other] options { $options }
    }
# A text of the record, a name of the format: 'row'.
quoted = '{ $text }'

# Statistics of generated sessions: why none of them has something.
never-in-turn = said only where plays are out of turn
