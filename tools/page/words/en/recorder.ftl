# Recording a session by taps. What belongs to a game, the library says.

# The first screen.
screen-what-this-is = Record a board game with your thumbs, and see whether every play was legal.
screen-go-on = Go on
# How many may play: a range.
screen-of-players = { $players } players
screen-paste-text = Paste a text
screen-all-games = All games
screen-no-network = Works without a network. Nothing leaves this device unless you share it.

# A text that is pasted: a record, or a chat, whose lines are offered one by one.
screen-paste-what = A record, or what was written in a chat while you played: each line is offered as a play.
screen-read-it = Read it
screen-read-as = Read as: { $play }
screen-not-read-as = No answer here fits this line.
screen-as-note = As a note
screen-skip = Leave it out
screen-stop-lines = Leave out all other lines

# The start sheet.
screen-players-clockwise = Players, clockwise; the first one begins
screen-player-number = Player { $number }
screen-colour-of = Colour of { $player }
screen-move-up = Move up: { $player }
screen-add-player = Add a player
screen-played-before = Played here before
screen-how-much = How much do you write down?
screen-begin = Begin

# The frame. The chip in the head says this for a text that is not a record yet.
screen-not-read = not readable
screen-phases = The round
screen-phase-done = done
screen-phase-now = now
screen-phase-unrecorded = not recorded; tap to record it
screen-table = On the table
screen-tools = Tools
screen-undo = Undo
screen-redo = Redo
# Under a pictogram: how many plays there are.
screen-plays-number = Plays: { $plays }
screen-plays = Plays
screen-replay = Replay
screen-back = Back
screen-to-question = Question

# A question, and its answers.
screen-any-card = any card
screen-not-certain = not certain
screen-not-all-tried = Not every answer was tried.
# In a field, as a hint.
screen-find = Find by name
screen-only-how-many = Only how many: { $number }
screen-erase = Erase the last one
screen-empty-place = empty
screen-let-go = Let go of what is chosen
screen-which-one = Which one?
screen-it-happened = It happened
screen-something-else = Something else happened
screen-something-else-of = Something else happened: { $player }

# Something else happened: three kinds of it, and the sentence that is written.
screen-a-play = A play
screen-a-note = A note
screen-not-seen = Not seen
screen-tap-a-player = Someone else? Tap a player.
screen-choose = Choose what happened.
screen-within-rules = This is within the rules
screen-breaks = This breaks a rule
screen-write-it = Write it
screen-write-breach = Write it: it breaks a rule
screen-leave-it = Leave it

# After a play that breaks a rule.
screen-what-holds = What does the table say?
screen-tapped-wrong = I tapped wrong: undo
screen-rule-later = Decide later

# A play that is changed. Two numbers of plays.
screen-changing = Changing play { $play } of { $of }. What follows is judged again.
screen-inserting = A new play before play { $play }. What follows is judged again.
# How many later plays break a rule now.
screen-later-broken = Later plays that no longer hold: { $plays }
screen-show-first = Show the first

# What can be done with a play of the list.
screen-change = Change
screen-insert-before = Insert before
screen-stands = It stands
screen-taken-back = Taken back
screen-leave-out = Delete
screen-to-text = Type
screen-not-by-taps = This record cannot go on by taps.

# The end.
screen-table-agrees = The table agrees

# Sharing: a title, and what it is.
screen-share-replay = The replay
screen-share-replay-is = one page that opens anywhere
screen-share-record = The record
screen-share-record-is = a file that can go on elsewhere
screen-share-address = An address
screen-share-address-is = the record is in it
screen-code = The address as a code for cameras
# BG Stats is a program that keeps the results of games.
screen-share-bgstats = BG Stats
screen-share-bgstats-is = a code and a link that enter the result there
screen-bgstats-code = The result as a code that BG Stats opens
screen-bgstats-open = Open in BG Stats

screen-other-window = Another window has changed this record. Its words are shown here.
