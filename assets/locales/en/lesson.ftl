# First deals: a newcomer is led through one deal at the real table.

lesson-first = First deal
lesson-title = First deal: { $game }
lesson-newcomer = New to the game?
lesson-first-time = First time? Play the first deal with a guide
lesson-go-on = Go on
# Asked while nobody acts before the player has read what is said.
lesson-read = Read what is said, then “{ lesson-go-on }”.
lesson-again = Once more from the start
lesson-leave = Leave the first deal
lesson-play-on = Play on from here
# $what: the move, a card or the words of a button.
lesson-other = That is allowed, but this first deal goes on with exactly this: { $what }.
