# Hints: what the machine would do in the player’s place, and why.

hint-title = Hint
hint-mark = advised
hint-says = Hint: { $what }. { $why }
status-key-i = a hint: what to do, and why

## In more than one game

hint-only = Nothing else is allowed here.
hint-last = You play last: it is the cheapest card that takes the trick.
hint-cannot = No card you may play takes the trick: give the one you need least.
hint-highest = Nobody else can hold a higher card of its suit.
hint-highest-trump = Nobody else can hold a higher trump.
hint-highest-draws = Nobody else can hold a higher trump, and it draws theirs.
hint-unbeatable = No card the others still hold can take it.
hint-draw = It draws trumps out of the other hands.
hint-low = A low card costs little; keep the better ones for later.
hint-nothing-better = Nothing else is better to lead.
hint-force = It takes the trick for now: who plays later needs a better card.
hint-save = What takes it now may well be beaten: give a card you can spare.

## Raub

raub-hint-maus = An opponent is close to home, and in a Maus everybody must follow.
raub-hint-around = You are { $behind } behind, and in a Maus everybody must follow.
raub-hint-pass-deal = You are { $behind } behind: after a refe the next deal counts double.
raub-hint-deal = Nothing speaks for anything else.
raub-hint-blind = You are { $behind } behind: the others must decide without knowing the trump.
raub-hint-face-up = See the card first, then decide.
raub-hint-raub = A trump as high as the { $card } is a good start on two tricks.
raub-hint-raub-seven = With a seven one trick is enough.
raub-hint-continue = The { $card } is too low a trump to promise two tricks unseen.
raub-hint-accept = With { $trump } as trumps about { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight; from { NUMBER($least, minimumFractionDigits: 1) } it pays.
raub-hint-pass = With { $trump } as trumps about { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight; below { NUMBER($least, minimumFractionDigits: 1) } the risk is too great.
raub-hint-follow-ace = The ace of trumps is a sure trick, and one is enough.
raub-hint-follow-last = If nobody follows, all four tricks are written for { $name }.
raub-hint-follow = About { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight; from { NUMBER($least, minimumFractionDigits: 1) } it pays to follow.
raub-hint-drop = About { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight; below { NUMBER($least, minimumFractionDigits: 1) } better drop out, which costs nothing.
raub-hint-exchange = Low cards outside trumps seldom take a trick: new ones promise more.
raub-hint-keep = Your cards promise more than new ones would.
raub-hint-fifth = Of the five it promises least.

## Cribbage

cribbage-hint-own-crib = The hand then counts about { NUMBER($hand, minimumFractionDigits: 1) }, the crib about { NUMBER($crib, minimumFractionDigits: 1) } more.
cribbage-hint-crib = The hand then counts about { NUMBER($hand, minimumFractionDigits: 1) }, against about { NUMBER($crib, minimumFractionDigits: 1) } in the crib ({ $name }).
cribbage-hint-trap = You hold its pair: who pairs it lets you make three of a kind.
cribbage-hint-go = At { $count } the next player probably has no card that fits.
cribbage-hint-safe = The next player cannot score on it.
cribbage-hint-least = Of your cards it gives the next player least to score.
cribbage-hint-balance = It brings you most for what it lets the next player score.
cribbage-hint-fifteen = Fifteen for { cribbage-words-points }.
cribbage-hint-thirtyone = Thirty-one for { cribbage-words-points }.
cribbage-hint-pair = Cards of one rank for { cribbage-words-points }.
cribbage-hint-run = A run for { cribbage-words-points }.
cribbage-hint-several = It scores in more than one way: { cribbage-words-points }.
cribbage-hint-count =
    { $points ->
        [0] Nothing in it scores.
       *[other] All that scores comes to { $points }.
    }
cribbage-hint-muggins = So much was left out: { $points }.
cribbage-hint-no-muggins = Everything has been counted.

## Rabló

rablo-hint-call = With these cards the chance is about { $chance }%.
rablo-hint-call-alone = You would play alone, for three times the stake; the chance is about { $chance }%.
rablo-hint-pass = Your best call has a chance of about { $chance }%: too little for its stake.
rablo-hint-pass-partner = You hold the called card: you are on the caller’s side already.
rablo-hint-pass-none = No call that suits your cards is high enough any more.
rablo-hint-double = The chance of your side is about { $chance }%: double the stake.
rablo-hint-no-double = The chance of your side is about { $chance }%: too little to double.
rablo-hint-enough = Your side has { $points }, and 66 are enough.
rablo-hint-show = Whatever the others hold, every trick that is left is yours.
rablo-hint-announce-safe = It announces { $points }, and your side takes the trick.
rablo-hint-announce = Of your cards it is the hardest to take, and it announces { $points }.
rablo-hint-risk = Of your cards it is the hardest to take.
rablo-hint-partner-covers = Your partner holds the highest trump ({ $card }): the trick stays with your side.
rablo-hint-goal = With this trick your side has { $points }, and 66 are enough.
rablo-hint-give =
    { $points ->
        [0] The trick is your side’s already.
       *[other] The trick is your side’s: it adds { $points }.
    }

## Preferans: the auction and the contract

preferans-hint-hand = Even without the talon the chance is about { $chance }%.
preferans-hint-bid = With { $trump } as trumps about { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight; the talon may bring the rest.
preferans-hint-bid-sanac = Without trumps about { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight; the talon may bring the rest.
preferans-hint-pass = At best about { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight, and six are needed.
preferans-hint-pass-hand = Without the talon the chance is about { $chance }%: too little.
preferans-hint-yield = For what you could name the chance is about { $chance }%: too little.
preferans-hint-contract = It promises you most; the chance is about { $chance }%.
preferans-hint-keep = With { $trump } as trumps the other ten promise about { NUMBER($tricks, minimumFractionDigits: 1) } tricks.
preferans-hint-keep-sanac = Without trumps the other ten promise about { NUMBER($tricks, minimumFractionDigits: 1) } tricks.
preferans-hint-keep-bettel = The other ten are good for a Bettel; the chance is about { $chance }%.

## Preferans: against the declarer

preferans-hint-come = About { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight; from { NUMBER($least, minimumFractionDigits: 1) } it pays to come.
preferans-hint-stay = About { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight; below { NUMBER($least, minimumFractionDigits: 1) } the two you would owe are not safe.
preferans-hint-alone = About { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight: two alone are easier than four together.
preferans-hint-call = About { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight: with a partner four can be had.
preferans-hint-beat = About { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight, and five together beat the contract.
preferans-hint-kontra = Together about { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight, and five beat the contract.
preferans-hint-ok = Together about { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight: too few to double.
preferans-hint-ok-blind = Here one trick decides: doubling is too great a risk.
preferans-hint-rekontra = About { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight: enough to double once more.
preferans-hint-ok-own = About { NUMBER($tricks, minimumFractionDigits: 1) } tricks are in sight: not enough to double once more.
preferans-hint-agree-all = Whoever claims this gives up all the rest.
preferans-hint-agree = However the cards lie, it comes to that.
preferans-hint-refuse = The cards can lie so that it comes out otherwise.
preferans-hint-refuse-open = Too much is open still to be sure of it.
preferans-hint-stop-ahead = If it ends now, you lose nothing.
preferans-hint-stop-little = Bule left: { $bule }. That is too little to win much back.
preferans-hint-stop-behind = You would lose now, and bule are left to win back with: { $bule }.

## Preferans: the play

preferans-hint-sequence = The card below it is yours too, so little is lost if it is beaten.
preferans-hint-long = A long suit takes tricks once its high cards are gone.
preferans-hint-trumps-safe = Nobody else has a trump any more: yours are sure, so try the other cards first.
preferans-hint-partner-ruffs = Your partner has none of this suit and may trump it.
preferans-hint-single = It is your only card of the suit: after it you can trump.
preferans-hint-ruff-high = The next player may overtrump, so trump high.
preferans-hint-ruff = It is the lowest trump that takes the trick.
preferans-hint-partner-has = Your partner has the trick: give what you need least.
preferans-hint-all-take = Every card you may play takes the trick: the cheapest will do.
preferans-hint-over = The declarer may beat your partner’s card, but hardly this one: no higher one is left.
preferans-hint-cover = It beats the declarer’s card at the lowest price.
preferans-hint-wait = Keep your high card for a better trick.

## Preferans: Bettel

preferans-hint-duck-lead = It is the card that the others can most likely go over.
preferans-hint-caught = The trick is yours anyway: let your highest card go with it.
preferans-hint-lowest = With your lowest card it is likeliest that somebody goes over it.
preferans-hint-under = It is the highest card that still stays below the trick.
preferans-hint-danger = Without it your hand is safest.
preferans-hint-hunt-lead = A low card is the hardest to stay below: { $name } may have to take it.
preferans-hint-hunt-low = { $name } plays after you: the lower the card, the harder to stay below it.
preferans-hint-hunt-under = { $name } has the trick: stay below it.
preferans-hint-hunt-partner = The trick is your partner’s: a high card can go under it.
preferans-hint-hunt-high = A high card can go here: low ones will catch the declarer later.
