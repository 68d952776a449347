# A deal in another page: its poster (read by the build too, so without arguments), its table, and sharing.

poster-diagram = Show this deal
poster-steps = Step through this deal
poster-play = Play this deal
poster-quiz = Answer at the table
poster-question = What would you play?
poster-waiting = Another table starts first…
poster-starting = Setting the table…
poster-late = The table has not loaded yet. Is there a network?
poster-size = Štih · loads 6 MB once

steps-title = A deal
steps-at = { $number }/{ $last }
steps-open = Open in the full page
steps-why = What may be played here?
steps-play = Play on from here
steps-legal = allowed
steps-text = played here
steps-bot = Štih’s own choice
steps-why-title = { $name }: what may be played
steps-why-none = The deal is over.
steps-home = To the games
steps-comment = Comment

embed-reset = Once more from the start
embed-log = This deal
embed-offline = There is no network, and this table has not been opened here before. Try again when there is one.
embed-broken = This deal cannot be shown.
embed-where = Line { $line }, column { $column }.
embed-answer = Your answer: { $what }.
embed-right = Right!
embed-wrong = That is not the answer.
embed-meant = The answer: { $what }.
embed-again = Try again
embed-see = See how it went on

share-title = Share
share-link = Link to this position
share-link-help = Whoever opens it sees what you may see now, step by step.
share-seed = Link to the same game
share-seed-help = It deals the same cards again: game number { $seed }.
share-text = As text
share-embed = For your own page
share-embed-element = With the script of this site
share-embed-frame = Without a script
share-copy = Copy
share-copied = Copied.
share-not-copied = Your browser did not let me copy. The text is selected: copy it yourself.
share-file = Save as a file
share-send = Send…
share-qr = QR code of the link
share-qr-long = The link is too long for a QR code. The link to the same game fits.
share-wait = Writing the deal down…
share-none = There is nothing to share yet.
