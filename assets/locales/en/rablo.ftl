# Rabló in English. The keys and their arguments are in docs/events.md.

rablo-name = Rabló
rablo-tagline = A partner nobody knows, and money on the table

## What happens

rablo-dealing =
    { $who ->
        [you] You deal.
       *[other] { $name } deals.
    }
rablo-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
rablo-snapszer =
    { $who ->
        [you] You call snapszer with the { $card }, for { $stake }.
       *[other] { $name } calls snapszer with the { $card }, for { $stake }.
    }
rablo-durchmarsch =
    { $who ->
        [you] You call durchmarsch with the { $card }, for { $stake }.
       *[other] { $name } calls durchmarsch with the { $card }, for { $stake }.
    }
rablo-contract =
    { $who ->
        [you] You play, and { $suit } are trumps. Whoever holds the { $card } is on your side.
       *[other] { $name } plays, and { $suit } are trumps. Whoever holds the { $card } is on the same side.
    }
rablo-passed-out = All pass and pay { $stake } each: { $pot } in the pot.
rablo-no-kontra =
    { $who ->
        [you] You do not say kontra.
       *[other] { $name }: no kontra.
    }
rablo-no-rekontra =
    { $who ->
        [you] You do not say rekontra.
       *[other] { $name }: no rekontra.
    }
rablo-no-subkontra =
    { $who ->
        [you] You do not say subkontra.
       *[other] { $name }: no subkontra.
    }
rablo-kontra =
    { $who ->
        [you] You say kontra: the stake counts { $factor } times.
       *[other] { $name } says kontra: the stake counts { $factor } times.
    }
rablo-rekontra =
    { $who ->
        [you] You say rekontra: the stake counts { $factor } times.
       *[other] { $name } says rekontra: the stake counts { $factor } times.
    }
rablo-subkontra =
    { $who ->
        [you] You say subkontra: the stake counts { $factor } times.
       *[other] { $name } says subkontra: the stake counts { $factor } times.
    }
rablo-announce =
    { $who ->
        [you] You announce { $points } in { $suit }.
       *[other] { $name } announces { $points } in { $suit }.
    }
rablo-counts =
    { $who ->
        [you] Your { $points } in { $suit } count.
       *[other] { $name }’s { $points } in { $suit } count.
    }
rablo-void =
    { $who ->
        [you] Your { $points } in { $suit } are void.
       *[other] { $name }’s { $points } in { $suit } are void.
    }
rablo-partner =
    { $who ->
        [you] You are the partner, with the { $card }. Now everyone knows.
       *[other] { $name } is the partner, with the { $card }.
    }
rablo-solo =
    { $who ->
        [you] You play alone, with the { $card }. Now everyone knows.
       *[other] { $name } plays alone, with the { $card }.
    }
rablo-enough =
    { $points ->
        [one] { $who ->
            [you] You say enough, with one point.
           *[other] { $name } says enough, with one point.
        }
       *[other] { $who ->
            [you] You say enough, with { $points } points.
           *[other] { $name } says enough, with { $points } points.
        }
    }
rablo-show =
    { $count ->
        [one] { $who ->
            [you] You show your card: the last trick is certain.
           *[other] { $name } shows the last card: the trick is certain.
        }
       *[other] { $who ->
            [you] You show your { $count } cards: all the tricks are certain.
           *[other] { $name } shows { $count } cards: all the tricks are certain.
        }
    }
rablo-made =
    { $who ->
        [you] You make the snapszer, with { $points } points.
       *[other] { $name } makes the snapszer, with { $points } points.
    }
rablo-failed =
    { $points ->
        [one] { $who ->
            [you] You lose the snapszer, with one point.
           *[other] { $name } loses the snapszer, with one point.
        }
       *[other] { $who ->
            [you] You lose the snapszer, with { $points } points.
           *[other] { $name } loses the snapszer, with { $points } points.
        }
    }
rablo-marched =
    { $who ->
        [you] You make the durchmarsch: six tricks.
       *[other] { $name } makes the durchmarsch: six tricks.
    }
rablo-stopped =
    { $tricks ->
        [0] { $who ->
            [you] You lose the durchmarsch with the first trick.
           *[other] { $name } loses the durchmarsch with the first trick.
        }
        [one] { $who ->
            [you] You lose the durchmarsch after one trick.
           *[other] { $name } loses the durchmarsch after one trick.
        }
       *[other] { $who ->
            [you] You lose the durchmarsch after { $tricks } tricks.
           *[other] { $name } loses the durchmarsch after { $tricks } tricks.
        }
    }

## What is asked, in at most sixty letters

rablo-ask-call = Tap the card you call, or pass.
rablo-ask-higher =
    { $who ->
        [you] Your call stands at { $stake }.
       *[other] { $name } called { $stake }. Tap a higher call, or pass.
    }
rablo-ask-kontra = Kontra? The stake is { $unit }.
rablo-ask-rekontra = Rekontra? The stake is { $unit }.
rablo-ask-subkontra = Subkontra? The stake is { $unit }.
rablo-ask-lead =
    { $points ->
        [0] You lead. Your side has enough.
        [one] You lead. Your side needs one more point.
       *[other] You lead. Your side needs { $points } more points.
    }
rablo-ask-lead-tricks =
    { $tricks ->
        [one] You lead. One more trick.
       *[other] You lead. All { $tricks } tricks must be yours.
    }
rablo-ask-beat = Follow { $suit }, and beat what lies there.
rablo-ask-follow = Follow { $suit }.
rablo-ask-overtrump = You have no { $suit }, so trump higher with { $trump }.
rablo-ask-trump = You have no { $suit }, so trump with { $trump }.
rablo-ask-any = Neither the suit nor a trump: play any card.

## Buttons and levels

rablo-do-pass = Pass
rablo-do-kontra = Kontra
rablo-do-rekontra = Rekontra
rablo-do-subkontra = Subkontra
rablo-do-announce = Announce { $points } with the { $card }
rablo-do-enough = Enough: { $points }
rablo-do-show = Show cards
rablo-level-snapszer = Snapszer, { $stake }
rablo-level-snapszer-hearts = Snapszer in hearts, { $stake }
rablo-level-durchmarsch = Durchmarsch, { $stake }
rablo-level-durchmarsch-hearts = Durchmarsch in hearts, { $stake }
rablo-note-alone = You hold the { $card }: you would play alone, for { $amount }.

## Bubbles

rablo-said-pass = Pass
rablo-said-snapszer = Snapszer, { $card }
rablo-said-durchmarsch = Durchmarsch, { $card }
rablo-said-kontra = Kontra!
rablo-said-rekontra = Rekontra!
rablo-said-subkontra = Subkontra!
rablo-said-announce = { $points }!

## The contract

rablo-contract-snapszer = Snapszer in { $suit }, { $unit } each
rablo-contract-durchmarsch = Durchmarsch in { $suit }, { $unit } each
rablo-progress =
    { $points ->
        [one] One of 66 points
       *[other] { $points } of 66 points
    }
rablo-progress-tricks =
    { $tricks ->
        [one] One of six tricks
       *[other] { $tricks } of six tricks
    }
rablo-secret-alone = You hold the { $card } yourself: alone, for { $amount }. Nobody else knows.
rablo-secret-partner =
    { $who ->
        [you] You hold the { $card }.
       *[other] You hold the { $card }: you play with { $name }. Nobody else knows.
    }

## Reasons

rablo-why-called = The auction is over.
rablo-why-not-higher = { $stake } has been called, so only a higher level will do.
rablo-why-word-order =
    { $word ->
        [rekontra] After kontra only rekontra can be said.
        [subkontra] After rekontra only subkontra can be said.
       *[kontra] Kontra comes first.
    }
rablo-why-opponent =
    { $word ->
        [rekontra] Rekontra belongs to the caller’s side, and you play against it.
        [subkontra] Subkontra belongs to the caller’s opponents.
       *[kontra] Kontra belongs to the caller’s opponents.
    }
rablo-why-partner =
    { $word ->
        [subkontra] You hold the { $card }: subkontra belongs to the opponents.
        [rekontra] You hold the { $card }.
       *[kontra] You hold the { $card }: kontra belongs to the opponents.
    }
rablo-why-caller =
    { $word ->
        [subkontra] Subkontra belongs to your opponents.
        [rekontra] Rekontra belongs to your side.
       *[kontra] Kontra belongs to your opponents.
    }
rablo-why-follow = You still hold { $suit }, so the { $card } must wait.
rablo-why-beat = You can beat what lies there, so the { $card } must wait.
rablo-why-trump = You have no { $suit }, so a trump is due ({ $trump }) and the { $card } must wait.
rablo-why-overtrump = You have a higher trump than the one that lies there, so the { $card } must wait.
rablo-why-announce-rank =
    { $deck ->
        [french] Only a king or a queen can be announced, not the { $card }.
       *[german] Only a king or an ober can be announced, not the { $card }.
    }
rablo-why-announce-lead = Only the leader of a trick, on the caller’s side, can announce.
rablo-why-announce-durchmarsch = In a durchmarsch nothing is announced.
rablo-why-announce-pair =
    { $deck ->
        [french] You do not hold both the king and the queen of { $suit }.
       *[german] You do not hold both the king and the ober of { $suit }.
    }
rablo-why-enough-side = Only the caller’s side can say enough.
rablo-why-enough-durchmarsch = In a durchmarsch all six tricks are needed.
rablo-why-enough-trick = Enough can be said between two tricks, once one has been taken.
rablo-why-enough-points =
    { $points ->
        [one] Your side has one point, and 66 are needed.
       *[other] Your side has { $points } points, and 66 are needed.
    }
rablo-why-show-lead = Only the leader of a trick, on the caller’s side, can show.
rablo-why-show-certain = It is not certain: another card may still take a trick.

## Roles, tags and labels

rablo-role-caller = caller
rablo-role-solo = alone
rablo-role-partner = partner
rablo-role-opponent = opponent
rablo-tag-called = called: { $card }
rablo-tag-kontra = kontra ×{ $factor }
rablo-tag-rekontra = rekontra ×{ $factor }
rablo-tag-subkontra = subkontra ×{ $factor }
rablo-tag-pot = pot { $pot }
rablo-label-shown =
    { $who ->
        [you] Your cards, shown
       *[other] { $name }’s cards, shown
    }

## Results

rablo-result-passed = All passed and paid { $amount } each
rablo-result-snapszer-made =
    { $who ->
        [you] You and { $otherName } made the snapszer in { $suit }
       *[other] { $otherWho ->
            [you] You and { $name } made the snapszer in { $suit }
           *[other] { $name } and { $otherName } made the snapszer in { $suit }
        }
    }
rablo-result-snapszer-failed =
    { $who ->
        [you] You and { $otherName } lost the snapszer in { $suit }
       *[other] { $otherWho ->
            [you] You and { $name } lost the snapszer in { $suit }
           *[other] { $name } and { $otherName } lost the snapszer in { $suit }
        }
    }
rablo-result-snapszer-made-alone =
    { $who ->
        [you] You made the snapszer in { $suit } alone
       *[other] { $name } made the snapszer in { $suit } alone
    }
rablo-result-snapszer-failed-alone =
    { $who ->
        [you] You lost the snapszer in { $suit }, alone
       *[other] { $name } lost the snapszer in { $suit }, alone
    }
rablo-result-durchmarsch-made =
    { $who ->
        [you] You and { $otherName } made the durchmarsch in { $suit }
       *[other] { $otherWho ->
            [you] You and { $name } made the durchmarsch in { $suit }
           *[other] { $name } and { $otherName } made the durchmarsch in { $suit }
        }
    }
rablo-result-durchmarsch-failed =
    { $who ->
        [you] You and { $otherName } lost the durchmarsch in { $suit }
       *[other] { $otherWho ->
            [you] You and { $name } lost the durchmarsch in { $suit }
           *[other] { $name } and { $otherName } lost the durchmarsch in { $suit }
        }
    }
rablo-result-durchmarsch-made-alone =
    { $who ->
        [you] You made the durchmarsch in { $suit } alone
       *[other] { $name } made the durchmarsch in { $suit } alone
    }
rablo-result-durchmarsch-failed-alone =
    { $who ->
        [you] You lost the durchmarsch in { $suit }, alone
       *[other] { $name } lost the durchmarsch in { $suit }, alone
    }
rablo-end-passed = The pot holds { $pot } now.
rablo-end-trick =
    { $points ->
        [0] { $who ->
            [you] You took the first trick.
           *[other] { $name } took the first trick.
        }
       *[other] { $who ->
            [you] You took a trick, and the caller’s side had { $points } points.
           *[other] { $name } took a trick, and the caller’s side had { $points } points.
        }
    }
rablo-end-stopped =
    { $tricks ->
        [0] { $who ->
            [you] You took the first trick.
           *[other] { $name } took the first trick.
        }
        [one] { $who ->
            [you] You took a trick after one of theirs.
           *[other] { $name } took a trick after one of theirs.
        }
       *[other] { $who ->
            [you] You took a trick after { $tricks } of theirs.
           *[other] { $name } took a trick after { $tricks } of theirs.
        }
    }
rablo-end-enough = Enough was said with { $points } points, and 66 were needed.
rablo-end-show = The cards were shown, and nothing could be lost: { $points } points.
rablo-end-six = All six tricks, { $points } points.
rablo-match-won =
    { $deals ->
        [one] { $who ->
            [you] You win after a single deal, with { $amount }
           *[other] { $name } wins after a single deal, with { $amount }
        }
       *[other] { $who ->
            [you] You win after { $deals } deals, with { $amount }
           *[other] { $name } wins after { $deals } deals, with { $amount }
        }
    }
rablo-match-shared =
    { $deals ->
        [one] After a single deal { $count } share the first place, with { $amount } each
       *[other] After { $deals } deals { $count } share the first place, with { $amount } each
    }
rablo-item-passed = Paid into the pot
rablo-item-won = The stake won
rablo-item-lost = The stake lost
rablo-item-kontra = Kontra
rablo-item-rekontra = Rekontra
rablo-item-subkontra = Subkontra
rablo-item-alone = Alone, against three
rablo-item-pot = From the pot
rablo-note-passed = all passed

## Options and presets

rablo-option-start = Starting money
rablo-option-start-help = What everybody begins with. Less money makes a shorter match.
rablo-option-pass-final = A pass is final
rablo-option-pass-final-help = Whoever has passed is not asked again in that auction.
rablo-option-enough-always = Enough at any time
rablo-option-enough-always-help = Enough may be said below 66 points, and then it loses.
rablo-option-rounds = Number of deals
rablo-option-rounds-help = The match ends after this many deals. With 0 it goes on until somebody is out of money.
rablo-option-direction = Direction
rablo-option-direction-help = Where the next player sits. No rule changes.
rablo-option-direction-left = To the left
rablo-option-direction-right = To the right
rablo-preset-seed = Classic
rablo-preset-seed-help = 3000 each, until somebody is out of money.
rablo-preset-short = Short
rablo-preset-short-help = Twelve deals, then the money is counted.
