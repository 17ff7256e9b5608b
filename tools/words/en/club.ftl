# elfref table: the table of a club or of a tournament.
club-about = Make the table of a club or a tournament from many records
club-scheme = Points: of places, wins, scores, or as a file sets them; default: place
club-best = Count only the best N games of each player
club-ties = What decides after points: wins, places, score, best, all, games
club-aliases = File with other spellings of names: NAME: [SPELLING, ...]
club-verified = Leave out records whose result is not verified
club-by = Make a table for each event, heat, table, date or place
club-mix = Put different games into one table
club-output = Write to this file; default: standard output
club-run-text = the table, and which records are in doubt
club-run-by = a table for each heat, with a point for a win
club-run-points = points of your own, the best two of three heats
club-run-verified = one name per player, only what is verified
club-run-html = a page to print
club-note-points = By place, a player gets a point for each player behind, and a half for each who ties. A file of points is YAML: places, ties (share or full), win, game, score.
club-note-doubt = A record that is illegal, possible or only claimed, or has a refuted claim, is marked with a star and listed with the reason. A record without a certain result is not counted.
club-note-together = Where all players win or lose together, there are no places: by place, each player gets a point for a win.
club-exit = 0 nothing is wrong; 1 a record is illegal or has a refuted claim; 2 something could not be read.
club-no-word = '{ $given }' is not known; write some of { $known }
# Headings of the table, and what stands in it.
club-title = Table
club-all-games = all games
club-rank = rank
club-player = player
club-games = games
club-wins = wins
club-places = places
club-score = score
club-points = points
club-unverified = unverified
club-won = won
club-lost = lost
# A part of the heading: heat 2.
club-value = { $key } { $value }
club-not-recorded = { $key } not recorded
session-event = event
session-heat = heat
session-table = table
session-date = date
session-place = place
# Lists below the tables.
club-doubted = Counted, but not verified (*):
club-left-out = Not counted:
club-similar-names = Perhaps one player (--aliases):
club-record = { $record }: { $why }
club-similar = { $first }, { $second }
club-total =
    { $records } { $records ->
        [one] record
       *[other] records
    }: { $counted } counted, { $unverified } of them not verified; { $left_out } not counted
# Why a result is not counted.
left-out-one-player = '{ $first }' and '{ $second }' are one player
left-out-no-score = no score of each player
left-out-unverified = not verified: { $why }
left-out-same-table = the same heat and table as { $record }
# Faults of files of points and of aliases.
at-place-in-file = { $file }:{ $line }:{ $column }: { $fault }
settings-no-map = write 'KEY: VALUE' on each line
points-unknown-key = '{ $key }' is not known; write places, ties, win, game or score
points-no-number = write a number up to { $most }, with at most two digits after the point
points-ties = write share or full
points-list = write a list of points: [10, 6, 4]
points-too-many = write at most { $most } places
points-players = write a number of players from 1 to { $most }
alias-no-name = write a name, or a list of names
alias-of-two = '{ $name }' is a name of { $first } and of { $second }
