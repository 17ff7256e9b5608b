# The page that shows sessions play by play.

# Titles, and parts of the page as a screen reader calls them.
page-replay = Replay
page-needs-script = This page shows a session play by play. It needs its own script and loads nothing else.
page-all-records = all records
page-records = Records
page-findings-by-kind = Findings by kind
page-the-play = The play
page-time-line = Timeline
page-findings-on-time-line = Findings on the timeline
# A slider that moves from play to play.
page-play = Play
page-parts = Parts of the page
page-said-of-play = About the play
page-record-lines = The record’s lines
page-score-table = Score table
page-signatures = Signatures
page-all-findings = All findings
page-signs = Signs

# Parts of the page, also as buttons.
page-finding = Finding
page-plays = Plays
# A button: the record as it is written, in place of the plays in words.
page-as-text = As text
page-players = Players
page-score = Score
# Before the verdict.
page-findings = Findings:
page-position-in-words = The position in words

# What a switch chooses between: the session as it is recorded, or with other plays.
page-what-if = What if
page-which-way = As recorded, or with other plays
page-as-written = as recorded
page-otherwise = what if
page-otherwise-from-here = what if from here
# In a row of remarks, beside the name of the session.
page-is-what-if = what if

# A switch; on a phone only the second part is shown. The third is read out after it.
page-what-was = what was { "" }
page-legal = legal
page-nothing-marked = (nothing is marked at this play)

# Buttons: a short word, and what a screen reader says.
page-closer = closer
page-look-closer = Look closer
page-keys-button = keys
page-close = Close
page-button-previous-finding = Previous finding
page-button-back = Back one play
page-button-run = Run
page-button-on = Forward one play
page-button-next-finding = Next finding

# Keys of a keyboard, as they are labelled.
page-label-left = left
page-label-right = right
page-label-space = space
page-label-shift = shift { $key }
page-label-home = home
page-label-end = end
page-label-escape = esc
# What keys do.
page-keys = Keys
page-key-back = back one play
page-key-on = forward one play
page-key-back-turn = back one turn
page-key-on-turn = forward one turn
page-key-back-round = back one round
page-key-on-round = forward one round
page-key-previous-finding = previous finding
page-key-next-finding = next finding
page-key-start = to the start
page-key-end = to the end
page-key-run = run
page-key-run-and-stop = run, and stop
page-key-legal = legal plays
page-key-whole = as the whole record shows
page-key-other = as recorded, or what if
page-key-closer = look closer, and back
page-key-text = the record as text, and back
page-key-help = these keys
page-key-close = close and stop

# Where the page is: "Play 3 of 90", "round 2", "line 17". A deal, or what was turned up, is not counted.
page-start = The start
page-start-of =
    The start; { $plays } { $plays ->
        [one] play
       *[other] plays
    }
page-play-of = Play { $number } of { $plays }
page-round = round { $round }
page-line = line { $line }
# A button in place of lines, or plays, between two that belong together; there are at least six.
page-lines-between = { $lines } lines
page-plays-between = { $plays } plays
page-no-play-named = No play is called { $name }.
page-no-play-written = No play is recorded

# Several records.
page-count-of-records = { $records } records
page-number-of-record = record { $number }
page-file-and-record = { $file }, record { $number }

# In the head of the page, beside what was found: a session whose record stops before the end of the game.
page-unfinished =
    unfinished · { $plays } { $plays ->
        [one] play
       *[other] plays
    }

# The verdict with its words; a finding with its word, which is one of the next six; a note that somebody wrote.
page-verdict = { $verdict }: { $words }
page-finding-says = { $word }: { $finding }
page-note-says = Noted: { $note }
page-breach = Breach
page-error = Error
page-not-certain = Not certain
page-note = Note
page-ruled = Ruled
page-ruled-void = Ruled void

# In the middle of a line: how many findings of a kind there are, without the number, and signs on the time line.
page-breaches =
    { $findings ->
        [one] breach
       *[other] breaches
    }
page-errors =
    { $findings ->
        [one] error
       *[other] errors
    }
page-is-breach = breach
page-is-not-certain = not certain
page-is-ruled = ruled
# $notes is what somebody wrote, $findings what is odd but legal.
page-has-notes = noted: { $notes }
page-has-findings = note: { $findings }
# A sign on the time line: $what is one of those above, $play the play in words. $number is left out if it is none of
# the plays that are counted.
page-play-with =
    { $number ->
        [none] { $what }: { $play }
       *[other] Play { $number }, { $what }: { $play }
    }

# The card of a play: its head, and headings in it.
page-before-first-play = Before the first play
page-unrecorded = Not recorded
page-nothing-to-object = No objections
page-table-ruled-void = The table ruled: void
page-table-ruled-stands = The table ruled: it stands
page-no-ruling = No ruling is recorded.
page-depends-on = It depends on
# Before names of options.
page-depends-on-option = It depends on the option
page-changed = Changed
page-printed-at = Printed at
page-legal-here = Legal
# After a play that may be legal.
page-perhaps = perhaps
page-and-more = and { $number } more
page-did-you-mean = Did you mean { $names }?
# Before a line, with a colon.
page-stands-here = the finding is here
page-follows-from = this only follows from the error there
# Where a book prints a rule.
page-page = p. { $page }
page-section = “{ $section }”
# What was to be paid, and what was.
page-due = due
page-paid = paid
page-missing = { $number } missing

# What is somewhere: pieces of a kind, whose name has the right number in English; nothing; what a player has none of.
page-pieces = { $number } { $kind }
page-nothing = nothing
page-none = none

# What players have, and which lines are asked.
page-told-by = What is known, from
page-lines-so-far = lines so far
page-whole-record = whole record
page-only-so = What must have been so

# What other plays change.
page-no-longer-found = No longer found
page-still-found = Still found
page-newly-found = Newly found
page-nothing-changes = It changes nothing else.

# The score: columns, the names of figures, and how it came about.
page-place = place
page-player = player
page-how = how { $player } got this result
page-how-column = explanation
page-figure-score = score
page-after-each-round = { $figure } after each round
page-after-round = after round { $round }
# Below a chart, before the numbers of rounds.
page-rounds-axis = round

# The printed sheet. $round is left out outside of rounds, $more where no more plays were legal.
page-not-as-played = { $title }: what if, not as played
page-findings-are = Findings: { $verdict }, { $words }
page-line-of-round =
    line { $line }{ $round ->
        [none] { "" }
       *[other] , round { $round }
    }
page-sheet-finding = { $word }: { $finding }.
page-sheet-legal =
    Legal: { $plays }{ $more ->
        [none] { "" }
       *[other] , and more
    }.
page-either = { $one } or { $other }
# A box to be filled in; $ruling is a word of the format.
page-sheet-ruling =
    ruling{ $ruling ->
        [void] : taken back
        [stands] : it stands
       *[none] { "" }
    }
page-sheet-foot =
    The picture shows the position after the last play, in line { $line } of { $file }{ $numbered ->
        [none] { "" }
       *[other] ; its numbers are those of the findings
    }.

# On the picture, where there is room for a short word: what the table took back.
page-pill-void = void
