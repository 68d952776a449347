# Preferans in English. The keys and their arguments are in docs/events.md.

preferans-name = Preferans
preferans-tagline = Bid, call, double: three players and a paper sheet

## Contracts

preferans-contract =
    { $contract ->
        [2] spades
        [3] diamonds
        [4] hearts
        [5] clubs
        [6] Bettel
        [7] Sanac
       *[8] Preferans
    }
preferans-stake =
    { $kontra ->
        [1] { $refa ->
            [1] 2 × { $value }
           *[2] 2 × { $value }, × 2 for the refa
        }
       *[other] { $refa ->
            [1] 2 × { $value }, × { $kontra } for kontra
           *[2] 2 × { $value }, × 2 for the refa, × { $kontra } for kontra
        }
    }

## What happens

preferans-dealing =
    { $who ->
        [you] You deal.
       *[other] { $name } deals.
    }
preferans-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
preferans-bid =
    { $who ->
        [you] You bid { $level }.
       *[other] { $name } bids { $level }.
    }
preferans-hold =
    { $who ->
        [you] You say “mine” to { $level }.
       *[other] { $name } says “mine” to { $level }.
    }
preferans-igra =
    { $who ->
        [you] You say igra: no talon.
       *[other] { $name } says igra: no talon.
    }
preferans-bettel =
    { $who ->
        [you] You say Bettel, out of hand.
       *[other] { $name } says Bettel, out of hand.
    }
preferans-sanac =
    { $who ->
        [you] You say Sanac, out of hand.
       *[other] { $name } says Sanac, out of hand.
    }
preferans-whole =
    { $who ->
        [you] You say Preferans, out of hand: all ten tricks.
       *[other] { $name } says Preferans, out of hand: all ten tricks.
    }
preferans-out =
    { $who ->
        [you] You are out of the auction.
       *[other] { $name } is out of the auction.
    }
preferans-names =
    { $who ->
        [you] You name { preferans-contract }.
       *[other] { $name } names { preferans-contract }.
    }
preferans-yield =
    { $who ->
        [you] You yield.
       *[other] { $name } yields.
    }
preferans-refa = All pass: a refa for everyone.
preferans-no-refa = All pass. No more refe are written, so the cards are dealt again.
preferans-spades-refa =
    { $who ->
        [you] Nobody says kontra to your spades: a refa for everyone.
       *[other] Nobody says kontra to { $name }’s spades: a refa for everyone.
    }
preferans-spades-no-refa =
    { $who ->
        [you] Nobody says kontra to your spades. No more refe are written, so the cards are dealt again.
       *[other] Nobody says kontra to { $name }’s spades. No more refe are written, so the cards are dealt again.
    }
preferans-spades-won =
    { $who ->
        [you] Nobody says kontra to your spades: they are made without play.
       *[other] Nobody says kontra to { $name }’s spades: they are made without play.
    }
preferans-takes =
    { $who ->
        [you] You turn up the talon and take it.
       *[other] { $name } turns up the talon and takes it.
    }
preferans-talon = In the talon: the { $card } and the { $second }.
preferans-laid =
    { $who ->
        [you] You lay two cards away.
       *[other] { $name } lays two cards away.
    }
preferans-declare =
    { $who ->
        [you] You play { preferans-contract }.
       *[other] { $name } plays { preferans-contract }.
    }
preferans-declare-igra =
    { $who ->
        [you] You play { preferans-contract } out of hand.
       *[other] { $name } plays { preferans-contract } out of hand.
    }
preferans-come =
    { $who ->
        [you] You come.
       *[other] { $name } comes.
    }
preferans-stay =
    { $who ->
        [you] You stay out.
       *[other] { $name } stays out.
    }
preferans-nobody =
    { $who ->
        [you] Nobody comes: you have made it without play.
       *[other] Nobody comes: { $name } has made it without play.
    }
preferans-alone =
    { $who ->
        [you] You defend alone.
       *[other] { $name } defends alone.
    }
preferans-call =
    { $who ->
        [you] You call { $otherName }: you go together.
       *[other] { $otherWho ->
            [you] { $name } calls you: you go together.
           *[other] { $name } calls { $otherName }: they go together.
        }
    }
preferans-dragged =
    { $who ->
        [you] Kontra brings you in: you play after all.
       *[other] Kontra brings { $name } in.
    }
preferans-ok =
    { $who ->
        [you] You let it be.
       *[other] { $name } lets it be.
    }
preferans-kontra =
    { $who ->
        [you] You say kontra: everything counts twice.
       *[other] { $name } says kontra: everything counts twice.
    }
preferans-rekontra =
    { $who ->
        [you] You say rekontra: four times.
       *[other] { $name } says rekontra: four times.
    }
preferans-subkontra =
    { $who ->
        [you] You say subkontra: eight times.
       *[other] { $name } says subkontra: eight times.
    }
preferans-mortkontra =
    { $who ->
        [you] You say mortkontra: sixteen times.
       *[other] { $name } says mortkontra: sixteen times.
    }
preferans-claims =
    { $count ->
        [0] { $who ->
            [you] You claim no more tricks.
           *[other] { $name } claims no more tricks.
        }
        [one] { $who ->
            [you] You claim one more trick.
           *[other] { $name } claims one more trick.
        }
       *[other] { $who ->
            [you] You claim { $count } more tricks.
           *[other] { $name } claims { $count } more tricks.
        }
    }
preferans-agree =
    { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
preferans-refuse =
    { $who ->
        [you] You refuse.
       *[other] { $name } refuses.
    }
preferans-claimed =
    { $count ->
        [0] { $who ->
            [you] Agreed: you take no more tricks.
           *[other] Agreed: { $name } takes no more tricks.
        }
        [one] { $who ->
            [you] Agreed: you take one more trick.
           *[other] Agreed: { $name } takes one more trick.
        }
       *[other] { $who ->
            [you] Agreed: you take { $count } more tricks.
           *[other] Agreed: { $name } takes { $count } more tricks.
        }
    }
preferans-made =
    { $tricks ->
        [0] { $who ->
            [you] You make it without a trick.
           *[other] { $name } makes it without a trick.
        }
       *[other] { $who ->
            [you] You make it with { $tricks } tricks.
           *[other] { $name } makes it with { $tricks } tricks.
        }
    }
preferans-down =
    { $tricks ->
        [0] { $who ->
            [you] You go down without a trick.
           *[other] { $name } goes down without a trick.
        }
        [one] { $who ->
            [you] You go down with one trick.
           *[other] { $name } goes down with one trick.
        }
       *[other] { $who ->
            [you] You go down with { $tricks } tricks.
           *[other] { $name } goes down with { $tricks } tricks.
        }
    }
preferans-hat =
    { $who ->
        [you] You go under the hat: your bule are below zero.
       *[other] { $name } goes under the hat: bule below zero.
    }
preferans-hat-off =
    { $who ->
        [you] You come out from under the hat.
       *[other] { $name } comes out from under the hat.
    }
preferans-stop =
    { $who ->
        [you] You ask to end the match here.
       *[other] { $name } asks to end the match here.
    }
preferans-stopped = All agree: what is left is written off and the match is settled.

## What is asked, in at most sixty letters

preferans-ask-bid =
    { $level ->
        [0] Your turn: tap what you say.
       *[other] { $level } has been bid. Tap what you say.
    }
preferans-ask-hold = Do you hold { $level }, or pass?
preferans-ask-raise = Do you bid { $level }, or pass?
preferans-ask-over-igra =
    { $who ->
        [you] You said igra.
       *[other] { $name } says igra. Do you say it too?
    }
preferans-ask-over-bettel =
    { $who ->
        [you] You play out of hand.
       *[other] { $name } plays out of hand. Can you beat that?
    }
preferans-ask-name = Name the contract of your igra.
preferans-ask-name-higher = Is yours higher than { preferans-contract }?
preferans-ask-discard =
    { $count ->
        [1] Lay one more card away.
       *[2] Lay two cards away, whichever you like.
    }
preferans-ask-declare =
    { $level ->
        [2] What do you play?
       *[other] What do you play? Not below { $level }.
    }
preferans-ask-declare-igra = What do you play out of hand?
preferans-ask-come =
    { $who ->
        [you] You play { preferans-contract }.
       *[other] { $name } plays { preferans-contract }. Do you come?
    }
preferans-ask-way = You are the only one. Alone, together, or kontra?
preferans-ask-kontra =
    { $who ->
        [you] Kontra, or is it all right?
       *[other] Kontra against { $name }, or is it all right?
    }
preferans-ask-spades = Spades are played under kontra only. Kontra?
preferans-ask-answer =
    { $level ->
        [1] { $who ->
            [you] It is kontra. Rekontra?
           *[other] { $name } says kontra. Rekontra?
        }
        [2] { $who ->
            [you] It is rekontra. Subkontra?
           *[other] { $name } says rekontra. Subkontra?
        }
       *[3] { $who ->
            [you] It is subkontra. Mortkontra?
           *[other] { $name } says subkontra. Mortkontra?
        }
    }
preferans-ask-lead = You lead.
preferans-ask-play = Your card: follow { $suit }.
preferans-ask-trump = You have no { $suit }, so trump with { $trump }.
preferans-ask-any = You have no { $suit }: play any card.
preferans-ask-claim =
    { $count ->
        [0] { $who ->
            [you] You claim no more tricks.
           *[other] { $name } claims no more tricks. Agreed?
        }
        [one] { $who ->
            [you] You claim one more trick.
           *[other] { $name } claims one more trick. Agreed?
        }
       *[other] { $who ->
            [you] You claim { $count } more tricks.
           *[other] { $name } claims { $count } more tricks. Agreed?
        }
    }
preferans-ask-stop =
    { $who ->
        [you] You ask to end the match here.
       *[other] { $name } asks to end the match here. Agreed?
    }

## Buttons

preferans-do-pass = Pass
preferans-do-bid = { $contract }
preferans-do-hold = Mine
preferans-do-igra = Igra
preferans-do-bettel = Bettel
preferans-do-sanac = Sanac
preferans-do-preferans = Preferans
preferans-do-name = { $contract } { preferans-contract }
preferans-do-yield = I yield
preferans-do-declare = { $contract } { preferans-contract }
preferans-do-come = I come
preferans-do-stay = I stay out
preferans-do-alone = Alone
preferans-do-call = Together
preferans-do-ok = All right
preferans-do-kontra = Kontra
preferans-do-rekontra = Rekontra
preferans-do-subkontra = Subkontra
preferans-do-mortkontra = Mortkontra
preferans-do-claim =
    { $count ->
        [0] No more tricks
        [one] One more trick
       *[other] { $count } more tricks
    }
preferans-do-agree = I agree
preferans-do-refuse = I refuse
preferans-do-stop = End the match?
preferans-do-lay = Lay away

## Bubbles

preferans-said-pass = Pass
preferans-said-bid = { $level }
preferans-said-hold = Mine { $level }
preferans-said-igra = Igra!
preferans-said-bettel = Bettel!
preferans-said-sanac = Sanac!
preferans-said-preferans = Preferans!
preferans-said-name =
    { $contract ->
        [2] Spades
        [3] Diamonds
        [4] Hearts
        [5] Clubs
        [6] Bettel
        [7] Sanac
       *[8] Preferans
    }
preferans-said-yield = I yield
preferans-said-come = I come
preferans-said-stay = I stay out
preferans-said-alone = Alone
preferans-said-call = Come along!
preferans-said-ok = All right
preferans-said-kontra = Kontra!
preferans-said-rekontra = Rekontra!
preferans-said-subkontra = Subkontra!
preferans-said-mortkontra = Mortkontra!
preferans-said-claim =
    { $count ->
        [0] No more for me
        [one] One more
       *[other] { $count } more
    }
preferans-said-agree = Agreed
preferans-said-refuse = No
preferans-said-stop = Shall we stop?

## Reasons

preferans-why-jump = No jumps: the next number is { $level }.
preferans-why-too-low = { $level } has been bid already.
preferans-why-senior = You sit before the other bidder, so you hold { $level } or pass.
preferans-why-hold-first = You hold a number only after you have bid one.
preferans-why-hold-junior =
    { $who ->
        [you] You hold { $level } already.
       *[other] { $name } sits before you, so { $level } is not yours to hold: go higher or pass.
    }
preferans-why-after-igra = Igra has been said: no more numbers.
preferans-why-igra-late = Igra and all that is played out of hand is said at the first turn or not at all.
preferans-why-not-higher = Something higher has been said out of hand.
preferans-why-no-whole = At this table there is no contract above Sanac.
preferans-why-name-low = Your contract must be higher than { preferans-contract }; equal does not beat it.
preferans-why-name-high = Bettel and Sanac out of hand are said at once, not named later.
preferans-why-yield-first = You said igra first, so you name your contract.
preferans-why-below-bid = You took the talon at { $level }, so the contract is not below it.
preferans-why-call-later = Alone or together is asked when one defender has come.
preferans-why-kontra-later = Kontra comes after both have decided.
preferans-why-decided = Both defenders have decided already.
preferans-why-all-defend = In this contract both defend, and nobody is asked.
preferans-why-spades-kontra = Spades are played under kontra only: kontra, or no play.
preferans-why-kontra-limit =
    { $count ->
        [0] At this table there is no kontra.
        [1] At this table it stops at kontra.
        [2] At this table it stops at rekontra.
       *[3] At this table it stops at subkontra.
    }
preferans-why-kontra-order = Kontra, rekontra, subkontra, mortkontra: one after the other, and in turn.
preferans-why-called-no-kontra = The partner was called, and after that there is no kontra.
preferans-why-kontra-over = The first card has been led: it is too late for kontra.
preferans-why-follow = You still hold { $suit }, so the { $card } must wait.
preferans-why-head = At this table a trick is beaten if you can: the { $card } is too low in { $suit }.
preferans-why-trump = You have no { $suit }, so a trump is due ({ $trump }) and the { $card } must wait.
preferans-why-overtrump = At this table a trump is beaten if you can: the { $card } is too low in { $trump }.
preferans-why-claim-trick = You claim between two tricks, when it is your lead.
preferans-why-claim-refused = Your claim was refused; wait for the next trick.
preferans-why-claim-two = Only the declarer or a defender who plays alone may claim.
preferans-why-claim-count = The play cannot end with that many tricks.
preferans-why-answer = First say whether you agree.
preferans-why-stop = Ending the match is asked between two hands, once.

## Roles, tags and labels

preferans-role-declarer = declarer
preferans-role-comes = comes
preferans-role-stays = stays out
preferans-role-called = called
preferans-role-kontra = kontra
preferans-tag-contract =
    { $igra ->
        [1] { preferans-contract } out of hand
       *[0] { preferans-contract }
    }
preferans-tag-refa = refa: double
preferans-tag-kontra =
    { $level ->
        [1] kontra × { $factor }
        [2] rekontra × { $factor }
        [3] subkontra × { $factor }
       *[4] mortkontra × { $factor }
    }
preferans-tag-spades = under kontra only
preferans-aim-six =
    { $who ->
        [you] You must take six tricks.
       *[other] { $name } must take six tricks.
    }
preferans-aim-none =
    { $who ->
        [you] You must take no trick.
       *[other] { $name } must take no trick: a single one beats the contract.
    }
preferans-aim-all =
    { $who ->
        [you] You must take all ten tricks.
       *[other] { $name } must take all ten tricks: a single one of yours beats the contract.
    }
preferans-aim-come = Whoever comes owes two tricks; with fewer, what the contract counts goes on their bule.
preferans-aim-owe = You owe two tricks.
preferans-aim-pair = You owe two tricks, or four together.
preferans-aim-together = Together you owe four tricks.
preferans-aim-beat = Five tricks of yours together beat it.
preferans-label-talon = talon
preferans-label-discards =
    { $who ->
        [you] You laid away
       *[other] { $name } laid away
    }
preferans-label-open =
    { $who ->
        [you] Your open hand
       *[other] { $name }, open hand
    }

## Results

preferans-result-tricks =
    { $tricks ->
        [0] no tricks
        [one] 1 trick
       *[other] { $tricks } tricks
    }
preferans-result-made =
    { $who ->
        [you] You make your contract, { preferans-tag-contract }: { preferans-result-tricks }
       *[other] { $name } makes the contract, { preferans-tag-contract }: { preferans-result-tricks }
    }
preferans-result-down =
    { $who ->
        [you] You go down in { preferans-tag-contract }: { preferans-result-tricks }
       *[other] { $name } goes down in { preferans-tag-contract }: { preferans-result-tricks }
    }
preferans-result-unplayed =
    { $who ->
        [you] You make your contract, { preferans-tag-contract }, without play
       *[other] { $name } makes the contract, { preferans-tag-contract }, without play
    }
preferans-result-passed-refa = All passed: a refa for everyone
preferans-result-passed-no-refa = All passed: the cards are dealt again
preferans-result-spades-refa = Spades without kontra: a refa for everyone
preferans-result-spades-no-refa = Spades without kontra: the cards are dealt again
preferans-result-left =
    { $points ->
        [0] Bule left: { $total }. If it ended now, nobody would pay.
       *[other] { $who ->
            [you] Bule left: { $total }. If it ended now, you would win { $points }.
           *[other] Bule left: { $total }. If it ended now, { $name } would win { $points }.
        }
    }
preferans-match-won =
    { $deals ->
        [one] { $who ->
            [you] You win { $score } after one hand
           *[other] { $name } wins { $score } after one hand
        }
       *[other] { $who ->
            [you] You win { $score } after { $deals } hands
           *[other] { $name } wins { $score } after { $deals } hands
        }
    }
preferans-match-stopped =
    { $deals ->
        [one] { $who ->
            [you] You win { $score }: all agreed to stop after one hand
           *[other] { $name } wins { $score }: all agreed to stop after one hand
        }
       *[other] { $who ->
            [you] You win { $score }: all agreed to stop after { $deals } hands
           *[other] { $name } wins { $score }: all agreed to stop after { $deals } hands
        }
    }
preferans-pays =
    { $who ->
        [you] You pay { $otherName } { $points }
       *[other] { $otherWho ->
            [you] { $name } pays you { $points }
           *[other] { $name } pays { $otherName } { $points }
        }
    }

## The account of a hand: what the result page lists

preferans-item-made =
    { $who ->
        [you] You made { preferans-tag-contract }: { $bule } bule off ({ preferans-stake })
       *[other] { $name } made { preferans-tag-contract }: { $bule } bule off ({ preferans-stake })
    }
preferans-item-unplayed =
    { $who ->
        [you] Nobody played against your { preferans-tag-contract }: { $bule } bule off ({ preferans-stake })
       *[other] Nobody played against { $name }’s { preferans-tag-contract }: { $bule } bule off ({ preferans-stake })
    }
preferans-item-capped =
    { $who ->
        [you] You made { preferans-tag-contract } ({ preferans-stake }), but only { $bule } bule were left
       *[other] { $name } made { preferans-tag-contract } ({ preferans-stake }), but only { $bule } bule were left
    }
preferans-item-down =
    { $who ->
        [you] You went down in { preferans-tag-contract }: { $bule } bule on ({ preferans-stake })
       *[other] { $name } went down in { preferans-tag-contract }: { $bule } bule on ({ preferans-stake })
    }
preferans-item-down-double =
    { $who ->
        [you] You went down in { preferans-tag-contract }, worth more than was left: { $bule } bule on (twice { preferans-stake })
       *[other] { $name } went down in { preferans-tag-contract }, worth more than was left: { $bule } bule on (twice { preferans-stake })
    }
preferans-item-fine =
    { $tricks ->
        [0] { $who ->
            [you] You took no trick where two were due: { $bule } bule on
           *[other] { $name } took no trick where two were due: { $bule } bule on
        }
       *[1] { $who ->
            [you] You took one trick where two were due: { $bule } bule on
           *[other] { $name } took one trick where two were due: { $bule } bule on
        }
    }
preferans-item-fine-call =
    { $who ->
        [you] You called, and together you took { $tricks } of the { $due } due: { $bule } bule on
       *[other] { $name } called, and together they took { $tricks } of the { $due } due: { $bule } bule on
    }
preferans-item-fine-kontra =
    { $who ->
        [you] You said kontra and the contract was made: { $bule } bule on
       *[other] { $name } said kontra and the contract was made: { $bule } bule on
    }
preferans-item-supe =
    { $tricks ->
        [one] One trick at { $each }: { $supe } supe
       *[other] { $tricks } tricks at { $each }: { $supe } supe
    }
preferans-item-against =
    { $who ->
        [you] You write { $supe } supe against this
       *[other] { $name } writes { $supe } supe against this
    }
preferans-item-less-left = A third of all bule left would be written off for each; now { $bule } fewer are left in all:
preferans-item-more-left = A third of all bule left would be written off for each; now { $bule } more are left in all:

## The sheet: what an entry says when it is touched

preferans-note-start = Everyone starts with { $bule } bule.
preferans-note-made =
    { $who ->
        [you] Hand { $number }: you made { preferans-tag-contract }, { $bule } off ({ preferans-stake }).
       *[other] Hand { $number }: { $name } made { preferans-tag-contract }, { $bule } off ({ preferans-stake }).
    }
preferans-note-unplayed =
    { $who ->
        [you] Hand { $number }: nobody played against your { preferans-tag-contract }, { $bule } off ({ preferans-stake }).
       *[other] Hand { $number }: nobody played against { $name }’s { preferans-tag-contract }, { $bule } off ({ preferans-stake }).
    }
preferans-note-capped =
    { $who ->
        [you] Hand { $number }: you made { preferans-tag-contract } ({ preferans-stake }), but only { $bule } were left.
       *[other] Hand { $number }: { $name } made { preferans-tag-contract } ({ preferans-stake }), but only { $bule } were left.
    }
preferans-note-down =
    { $who ->
        [you] Hand { $number }: you went down in { preferans-tag-contract }, { $bule } on ({ preferans-stake }).
       *[other] Hand { $number }: { $name } went down in { preferans-tag-contract }, { $bule } on ({ preferans-stake }).
    }
preferans-note-down-double =
    { $who ->
        [you] Hand { $number }: you went down in { preferans-tag-contract }, worth more than was left, { $bule } on (twice { preferans-stake }).
       *[other] Hand { $number }: { $name } went down in { preferans-tag-contract }, worth more than was left, { $bule } on (twice { preferans-stake }).
    }
preferans-note-fine =
    { $tricks ->
        [0] { $who ->
            [you] Hand { $number }: no trick where you owed two, { $bule } on.
           *[other] Hand { $number }: no trick where { $name } owed two, { $bule } on.
        }
       *[1] { $who ->
            [you] Hand { $number }: one trick where you owed two, { $bule } on.
           *[other] Hand { $number }: one trick where { $name } owed two, { $bule } on.
        }
    }
preferans-note-fine-call =
    { $who ->
        [you] Hand { $number }: you called, and together you took { $tricks } of the { $due } due, { $bule } on.
       *[other] Hand { $number }: { $name } called, and together they took { $tricks } of the { $due } due, { $bule } on.
    }
preferans-note-fine-kontra =
    { $who ->
        [you] Hand { $number }: you said kontra and the contract was made, { $bule } on.
       *[other] Hand { $number }: { $name } said kontra and the contract was made, { $bule } on.
    }
preferans-note-supe =
    { $tricks ->
        [one] { $who ->
            [you] Hand { $number }: you write one trick at { $each } against { $otherName }: { $supe }.
           *[other] { $otherWho ->
                [you] Hand { $number }: { $name } writes one trick at { $each } against you: { $supe }.
               *[other] Hand { $number }: { $name } writes one trick at { $each } against { $otherName }: { $supe }.
            }
        }
       *[other] { $who ->
            [you] Hand { $number }: you write { $tricks } tricks at { $each } against { $otherName }: { $supe }.
           *[other] { $otherWho ->
                [you] Hand { $number }: { $name } writes { $tricks } tricks at { $each } against you: { $supe }.
               *[other] Hand { $number }: { $name } writes { $tricks } tricks at { $each } against { $otherName }: { $supe }.
            }
        }
    }
preferans-note-refa = Hand { $number }: nobody played, a refa for everyone. Your next contract counts twice.
preferans-note-refa-used = Hand { $number } counted twice and used this refa up.
preferans-note-hat =
    { $who ->
        [you] Hand { $number }: you go under the hat, below zero.
       *[other] Hand { $number }: { $name } goes under the hat, below zero.
    }
preferans-note-hat-off =
    { $who ->
        [you] Hand { $number }: you come out from under the hat.
       *[other] Hand { $number }: { $name } comes out from under the hat.
    }
preferans-note-written-off = The match was ended by agreement: { $bule } written off.

## Options and presets

preferans-option-direction = Direction
preferans-option-direction-help = Clockwise is Croatian, the other way Serbian. It changes the seats, no rule.
preferans-option-direction-cw = Clockwise
preferans-option-direction-ccw = Counter-clockwise
preferans-option-start-bule = Bule at the start
preferans-option-start-bule-help = What everyone has to get rid of. 30 is a short match, 100 takes two hours.
preferans-option-max-refa = Limit on refe
preferans-option-max-refa-help = How often in a match a refa is written for everyone. 0 means never.
preferans-option-hat-blocks-refa = No refe under the hat
preferans-option-hat-blocks-refa-help = While anyone is below zero, no refa is written.
preferans-option-hat-freezes-refa = Refe frozen under the hat
preferans-option-hat-freezes-refa-help = Whoever is below zero keeps open refe but does not play under them.
preferans-option-naming-allows-6-7 = Bettel and Sanac may be named
preferans-option-naming-allows-6-7-help = Where several said igra, they may name these too.
preferans-option-contract-8 = Contract Preferans
preferans-option-contract-8-help = An eighth contract above Sanac: no trumps, all ten tricks.
preferans-option-defender-quota = What two defenders owe
preferans-option-defender-quota-help = When both have come of their own will.
preferans-option-defender-quota-two_or_joint_four = Two each, or four together
preferans-option-defender-quota-individual_two = Two each, without mercy
preferans-option-fine-when-declarer-down = Fine even when the declarer falls
preferans-option-fine-when-declarer-down-help = A defender with fewer than two tricks pays although the contract was beaten.
preferans-option-kontra-model = Kontra counts
preferans-option-kontra-model-help = For the whole hand, or between declarer and sayer alone.
preferans-option-kontra-model-single_responsible = For the whole hand
preferans-option-kontra-model-bilateral = For the sayer alone
preferans-option-max-kontra = Kontra up to
preferans-option-max-kontra-help = 1 kontra, 2 rekontra, 3 subkontra, 4 mortkontra. 0 means none.
preferans-option-bettel-kontra-supe = Bettel beaten under kontra
preferans-option-bettel-kontra-supe-help = Who writes the supe of a doubled Bettel that fell.
preferans-option-bettel-kontra-supe-kontra_only_5U = The sayer alone, once
preferans-option-bettel-kontra-supe-both_5U = Both defenders
preferans-option-bettel-kontra-supe-kontra_10U = The sayer, for both
preferans-option-spades-without-kontra = Spades without kontra
preferans-option-spades-without-kontra-help = What happens when spades were bought and nobody says kontra.
preferans-option-spades-without-kontra-declarer_wins = The declarer has made it
preferans-option-spades-without-kontra-refa_then_win = A refa, else made
preferans-option-spades-without-kontra-refa_then_redeal = A refa, else a new deal
preferans-option-spades-without-kontra-play = They are played
preferans-option-refa-exempts-spades = A refa frees spades
preferans-option-refa-exempts-spades-help = With an open refa the declarer may play spades without kontra.
preferans-option-sanac-lead = Lead in Sanac
preferans-option-sanac-lead-help = Forehand, or the defender who plays through the declarer.
preferans-option-sanac-lead-skip_declarer = Forehand, never the declarer
preferans-option-sanac-lead-through_declarer = Through the declarer
preferans-option-must-head = Beat the trick
preferans-option-must-head-help = Whoever follows suit must go higher if possible. Never in Bettel.
preferans-option-must-overtrump = Beat a trump
preferans-option-must-overtrump-help = Whoever trumps must go over an earlier trump if possible.
preferans-option-stop-at-five = Stop at five
preferans-option-stop-at-five-help = The play ends as soon as the defence has five tricks.
preferans-option-open-bettel = Open Bettel
preferans-option-open-bettel-help = The declarer lays the hand open before the first lead.
preferans-option-end-rule = The last hand
preferans-option-end-rule-help = When it is worth more than the bule that are left.
preferans-option-end-rule-cap = Cut to what is left
preferans-option-end-rule-cap_supe = Cut, the supe as well
preferans-option-end-rule-stop_at_or_below = Counted in full
preferans-option-last-hand-double-fall = Double fall at the end
preferans-option-last-hand-double-fall-help = A contract worth more than what is left costs double when it falls.
preferans-option-sheet-sign = How the sheet counts
preferans-option-sheet-sign-help = The same numbers with the other sign.
preferans-option-sheet-sign-debt_positive = From the start down to zero
preferans-option-sheet-sign-debt_negative = From minus up to zero
preferans-preset-croatian = Croatian
preferans-preset-croatian-help = Clockwise, 60 bule, refe without limit, spades without kontra are won.
preferans-preset-serbian-2001 = Serbian
preferans-preset-serbian-2001-help = As written down in 2001: 100 bule, two refe, Sanac is led through the declarer.
preferans-preset-club = Club
preferans-preset-club-help = Serbian, with kontra and rekontra only, and a double fall in the last hand.
