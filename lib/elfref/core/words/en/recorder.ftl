# A record that is written by taps: the words around its questions. Questions of a game are in its own catalogue.

# Why an answer is not certainly legal.
recorder-depends = this depends on something that is not recorded
recorder-gave-up = this was not tried: there is too much to try

# How much is written down.
recorder-level-full = Everything
recorder-level-public = What all can see
recorder-level-minimal = Only the plays

# After a play that breaks a rule.
recorder-stands = It stands
recorder-taken-back = It is taken back

# A play that is chosen in part: the player, and what is chosen so far.
recorder-sentence = { $player }: { $chosen }
recorder-note = note
recorder-note-words = Note

# An answer, where what happened was not seen.
recorder-not-seen = not seen

# Why a question has no answer.
recorder-not-by-taps = this record has no plays, so it cannot be written by taps
recorder-no-play = there is no such play in the record
recorder-no-form = there is no such kind of play here
recorder-no-slot = this kind of play has nothing of that name to choose
recorder-bad-choices = the choices cannot be read
recorder-unknown-game = no such game is known
recorder-unknown-edition = no such edition is known
recorder-unknown-choice = there is no such choice

# What is wrong on a start sheet.
recorder-number-of-players = { $least } to { $most } players are needed
recorder-no-name = a player has no name
recorder-name-not-possible = '{ $name }' cannot be the name of a player
recorder-same-name = two players are called { $name }

# What the table counted, which the record claims.
recorder-other-numbers = Other numbers
recorder-winner = who won
recorder-unclaimed = not claimed
