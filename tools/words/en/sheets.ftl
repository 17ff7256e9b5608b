# elfref sheets: records of claims from the score sheets of other programs.
sheets-about = Write records from score sheets: CSV, or a file of BG Stats
sheets-file = Table with one line per player, or a file of BG Stats; - is standard input
sheets-game = Game of sheets that name none; default: elfenland
sheets-run-csv = a record for each table of a heat
sheets-run-bgstats = the plays of these games
sheets-run-new = a table to fill in
sheets-note = The first line has the names of the columns, in any order: player, winner, place, score, towns and other figures, event, heat, table, date, location, game. They may be Russian. Commas, semicolons and tabs separate.
sheets-note-groups = A new record begins where the event, heat, table, date, location, game or record changes. A line that has none of these belongs to the record above.
sheets-exit = 0 all sheets are written; 2 something cannot be read, and nothing is written.
new-csv = Print a table for elfref sheets instead, with a line per player
file-too-large = it has more than { $mebibytes } MiB
# Words that a table may use, in every language: names of columns, yes and no. A template has the first one.
csv-words-player = player, name
csv-words-winner = winner, won
csv-words-seat = seat
csv-words-record = record
csv-words-location = location, session place
csv-words-yes = yes, true, x, 1, won
csv-words-no = no, false, 0, lost
# What is wrong in such a file.
csv-not-utf8 = this is not UTF-8: save the table as CSV UTF-8
csv-empty = the table is empty: the first line has the names of the columns
csv-no-rows = the table has names of columns only: write one line per player
csv-too-many = the first line names { $columns } columns, but this line has more
csv-open-quote = this quote is not closed
csv-after-quote = a separator is missing after the quote
csv-no-player-column = a column 'player' is missing
csv-unknown-column = column '{ $column }' is not known; the columns are { $known }
csv-column-twice = column '{ $column }' is there twice
csv-unknown-game = game '{ $given }' is not known; the games are { $known }
csv-no-name = the player's name is missing
csv-player-twice = { $player } is twice on this sheet
csv-yes-or-no = write yes or no
csv-not-of-game = { $game } has no '{ $column }'
csv-no-number = '{ $given }' is not a whole number
bgstats-no-plays = this is not a file of BG Stats: it has no list of plays
bgstats-no-players = the play has no players
bgstats-no-name = the player has no name in this file
bgstats-others =
    { $plays ->
        [one] { $plays } play of another game is left out
       *[other] { $plays } plays of other games are left out
    }
bgstats-no-result = { $record } is left out: { $why }
