# What the table of Rabló says for itself.

## Bar and contract

rablo-round =
    { $rounds ->
        [0] deal { $number }
       *[other] deal { $number } of { $rounds }
    }
rablo-facts = Contract and pot
rablo-stake = Stake
rablo-pot = pot
rablo-label-called = called

## Calling

rablo-calling = Your call
rablo-levels = Level
rablo-cards = Card
rablo-kind-snapszer = Snapszer
rablo-kind-durchmarsch = Durch­marsch
rablo-short-snapszer = snapszer
rablo-short-durchmarsch = durchm.
rablo-panel-hint = Whoever holds the card you call is your secret partner. Its suit is trump.
rablo-panel-partner = Whoever holds the { $card } plays with you, and only they know it.
rablo-aim-snapszer =
    { $hearts ->
        [yes] Snapszer: your side needs 66 points before the others take a trick, with hearts as trumps.
       *[no] Snapszer: your side needs 66 points before the others take a trick.
    }
rablo-aim-durchmarsch =
    { $hearts ->
        [yes] Durchmarsch: your side takes all six tricks, with hearts as trumps.
       *[no] Durchmarsch: your side takes all six tricks.
    }
rablo-values-help =
    { $deck ->
        [french] Ace 11, ten 10, king 4, queen 3, jack 2, nine 0.
       *[german] Ace 11, ten 10, king 4, ober 3, unter 2, nine 0.
    }
rablo-choose-card = Choose a card first.
rablo-do-call = Call the { $card } for { $stake }
rablo-do-call-none = Call
rablo-no-call = Nobody has called yet.
# What stands under the highest call, after its kind.
rablo-standing =
    { $who ->
        [you] for { $stake }, your call
       *[other] for { $stake }, { $name }’s call
    }

## Announcing and showing

rablo-announce-with = Announce
rablo-pause = Let it lie
rablo-resume = Go on

## Money

rablo-payments = Who pays whom
rablo-pot-now = The pot holds { $pot }.
rablo-told = Every amount in words
rablo-told-passed = All passed and put 50 each into the pot: { $pot }.
# $sum: how the amount was reckoned, such as 50×2 = 100.
rablo-told-pair = { $sum }: each winner gets { $unit }, each loser pays { $unit }.
rablo-told-alone = { $sum }: { $all } for the one who was alone, { $unit } for each of the others.
rablo-told-pot = The pot of { $pot } went to the winners.
