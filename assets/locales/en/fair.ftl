## The seal of a deal: shown while it is played, checked once it is over

fair-title = Was it dealt fairly?
fair-none = This deal has no seal: it began in the middle, or the engine is not here yet.
fair-sealed = This is the seal of the pack, made before the first card was dealt. It tells nothing of the cards, but no card could be changed without changing it. When the deal is over, you can check it here.
fair-wait = Opening the pack…
fair-later = The pack cannot be opened just now. Try again in a moment.
# $opened of $count cards are open.
fair-good = The seal holds. This page has worked it out anew: the { $opened } cards of { $count } that you have seen lay in the pack just where they were sealed before the first card was dealt.
fair-broken = The seal does not hold. The pack that was opened is not the one that was sealed. Please save the game as a file and report it.
fair-pack = The pack, card by card
fair-closed = not shown to you in this deal
# $seed: the number of the game.
fair-number = All packs of this match follow from its number, { $seed }. Whoever has chosen it, or has played it before, can know the cards; the seal does not help against that.
fair-about = How the seal works, and 100,000 deals compared with chance
