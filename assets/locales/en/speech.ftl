# For those who listen: letters that ask, and what they are answered.

keys-title = Keys
keys-move = Arrows, Home and End walk through your hand, Enter plays a card, Escape closes a panel.
keys-off = The letters are switched off in the settings.
keys-this = these keys
status-key-t = the last trick
status-key-c = the cards on the table
status-key-a = trumps
status-key-s = the score
status-key-w = whose turn it is
status-key-l = what you may play or say
status-key-h = your hand
status-no-last = There is no last trick yet.
status-no-trick = No card lies in the trick.
status-no-trumps = There are no trumps now.
status-no-turn = It is nobody’s turn.
status-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is { $name }’s turn.
    }
status-allowed = You may choose: { $what }.
status-nothing = There is nothing for you to do now.
status-no-hand = You hold no cards.

settings-speech = Said aloud by a screen reader
settings-speech-all = Everything
settings-speech-tricks = Finished tricks
settings-speech-off = Nothing
settings-keys = Letters that ask
settings-keys-on = On
settings-keys-off = Off
settings-keys-help = T says the last trick, S the score; ? at the table shows all of them.
