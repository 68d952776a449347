# Several people around one device: the seats of a new game, and the curtain between two of them.

level-person = somebody here
name-person = Player { $number }
new-name = Name of { $name }
new-yours = your name
link-you = One seat must belong to somebody here, and only one can be called “you”.

curtain-title = Hand the device to { $name }
curtain-look-away = The others look away.
curtain-show = I am { $name }: show my cards
curtain-wait = { $name } is playing…
