# The page that judges records while they are written.

# The name of this catalogue's language, in this language.
screen-this-language = English
screen-language = Language
screen-needs-script = This page judges records. It needs its own script and loads nothing else.
screen-loading = The referee is being loaded.
screen-empty = Nothing is written yet.

# Recording by taps.
screen-next-play = The next play

# The record as text.
screen-as-text = The record as text
screen-the-record = The record
screen-findings = Findings
screen-nothing-found = Nothing was found.
screen-completions = Suggestions
screen-selection-deleted = Selection deleted

# The session, play by play.
screen-play-by-play = The session, play by play
screen-replaying = The session is being replayed.
screen-no-look = There is nothing to look at: { $why }.

# Records and files.
screen-this-record = This record
screen-file-name = Name of its file
screen-share = Share
screen-address-copied = The address of this page, with the record in it, is in your clipboard.
screen-saved = The record is saved as a file, which you can send.
screen-documents = Documents of the record
screen-documents-are = A record can name files, such as the cards of a box. They are looked for here.
screen-add-document = Add a document
screen-length = characters: { $characters }
screen-remove = Remove
screen-remove-named = Remove { $name }
screen-remove-for-good = Remove for good
screen-judge-otherwise = Judge it otherwise
screen-edition = Edition
screen-edition-of-record = as the record says
screen-open = Open a file
screen-examples = Examples
screen-example-full = three players, all written down
screen-example-short = the same session in few words
screen-example-three = three players
screen-kept-here = Kept in this browser
screen-about = elfref { $version }. Nothing that you write leaves this device unless you send it.
screen-licences = Licences

# What goes wrong. “Share” is the button below.
screen-no-room = This browser has no room left for the record. Save the file (under “Share”) before you leave.
screen-keeps-nothing = This browser keeps nothing for this page. Save the file (under “Share”) before you leave.
# The reason is one of the next three, or what the browser says.
screen-no-answer = The referee cannot answer: { $why }.
screen-out-of-memory = there is not enough memory
screen-no-worker = the browser cannot start it
screen-interrupted = another question came first
