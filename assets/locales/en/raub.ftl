# Raub in English. The keys and their arguments are in docs/events.md.

raub-name = Raub
raub-tagline = Four cards, four tricks and a little nerve

## What happens

raub-dealing =
    { $who ->
        [you] You deal.
       *[other] { $name } deals.
    }
raub-pass-deal =
    { $who ->
        [you] You hand the deal on: a refe is written.
       *[other] { $name } hands the deal on: a refe is written.
    }
raub-maus =
    { $who ->
        [you] You announce Maus.
       *[other] { $name } announces Maus.
    }
raub-maus-around =
    { $who ->
        [you] You announce Maus in a circle: each player deals one.
       *[other] { $name } announces Maus in a circle: each player deals one.
    }
raub-maus-forced =
    { $who ->
        [you] The circle goes on: you deal a Maus.
       *[other] The circle goes on: { $name } deals a Maus.
    }
raub-turned =
    { $who ->
        [you] You turn up the { $card }.
       *[other] { $name } turns up the { $card }.
    }
raub-turned-again =
    { $round ->
        [2] { $who ->
            [you] You turn up the second card: the { $card }.
           *[other] { $name } turns up the second card: the { $card }.
        }
       *[3] { $who ->
            [you] You turn up the third card: the { $card }.
           *[other] { $name } turns up the third card: the { $card }.
        }
    }
raub-same-suit = It is { $suit } again, so nobody speaks.
raub-face-down =
    { $who ->
        [you] You lay the card face down: a blind raub.
       *[other] { $name } lays the card face down: a blind raub.
    }
raub-raub =
    { $duty ->
        [1] { $who ->
            [you] You raub the { $card }: one trick will do.
           *[other] { $name } raubs the { $card }: one trick will do.
        }
       *[2] { $who ->
            [you] You raub the { $card } and owe two tricks.
           *[other] { $name } raubs the { $card } and owes two tricks.
        }
    }
raub-raub-forced =
    { $duty ->
        [1] { $who ->
            [you] You must raub the { $card }: one trick will do.
           *[other] { $name } must raub the { $card }: one trick will do.
        }
       *[2] { $who ->
            [you] You must raub the { $card } and owe two tricks.
           *[other] { $name } must raub the { $card } and owes two tricks.
        }
    }
raub-continue =
    { $who ->
        [you] You do not raub.
       *[other] { $name } does not raub.
    }
raub-accept =
    { $duty ->
        [1] { $who ->
            [you] You accept { $suit } and owe one trick.
           *[other] { $name } accepts { $suit } and owes one trick.
        }
       *[2] { $who ->
            [you] You accept { $suit } and owe two tricks.
           *[other] { $name } accepts { $suit } and owes two tricks.
        }
    }
raub-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
raub-refe = Nobody has named a trump: a refe is written.
raub-follow =
    { $who ->
        [you] You follow.
       *[other] { $name } follows.
    }
raub-follow-forced =
    { $drops ->
        [1] { $who ->
            [you] You dropped the last deal, so you must follow.
           *[other] { $name } dropped the last deal and must follow.
        }
       *[other] { $who ->
            [you] You dropped { $drops } deals running, so you must follow.
           *[other] { $name } dropped { $drops } deals running and must follow.
        }
    }
raub-all-follow = It is a Maus: everybody follows.
raub-drop =
    { $who ->
        [you] You drop out.
       *[other] { $name } drops out.
    }
raub-alone =
    { $who ->
        [you] Nobody follows: all four tricks are yours.
       *[other] Nobody follows: all four tricks go to { $name }.
    }
raub-revealed =
    { $duty ->
        [1] { $who ->
            [you] You show the blind card, the { $card }: one trick will do.
           *[other] { $name } shows the blind card, the { $card }: one trick will do.
        }
       *[2] { $who ->
            [you] You show the blind card, the { $card }, and owe two tricks.
           *[other] { $name } shows the blind card, the { $card }, and owes two tricks.
        }
    }
raub-exchanged =
    { $count ->
        [0] { $who ->
            [you] You keep all your cards.
           *[other] { $name } changes nothing.
        }
        [one] { $who ->
            [you] You change one card.
           *[other] { $name } changes one card.
        }
       *[other] { $who ->
            [you] You change { $count } cards.
           *[other] { $name } changes { $count } cards.
        }
    }
raub-fifth =
    { $who ->
        [you] You take the { $card } and lay one card away.
       *[other] { $name } takes the { $card } and lays one card away.
    }
raub-passed =
    { $tricks ->
        [one] { $who ->
            [you] You make it with one trick.
           *[other] { $name } makes it with one trick.
        }
       *[other] { $who ->
            [you] You make it with { $tricks } tricks.
           *[other] { $name } makes it with { $tricks } tricks.
        }
    }
raub-failed =
    { $tricks ->
        [0] { $who ->
            [you] You fail without a trick.
           *[other] { $name } fails without a trick.
        }
       *[1] { $who ->
            [you] You fail with one trick.
           *[other] { $name } fails with one trick.
        }
    }

## What is asked, in at most sixty letters

raub-ask-deal = It is your deal. What will it be?
raub-ask-turn-up = Turn the card up, or raub it blind?
raub-ask-raub = Do you raub the { $card }?
raub-ask-speak =
    { $round ->
        [1] Do you accept { $suit } and owe two tricks?
        [2] Second card: do you accept { $suit } and owe two?
       *[3] Last card: do you accept { $suit } and owe two?
    }
raub-ask-follow =
    { $who ->
        [you] You play { $suit }.
       *[other] { $name } plays { $suit }. Do you follow?
    }
raub-ask-follow-blind =
    { $who ->
        [you] You raub blind.
       *[other] { $name } raubs blind. Do you follow?
    }
raub-ask-exchange =
    { $max ->
        [4] Which cards will you change? Up to all four.
        [one] The stock is short: you may change one card.
       *[other] The stock is short: change at most { $max } cards.
    }
raub-ask-fifth = You take the { $card }. Lay one card away.
raub-ask-lead =
    { $need ->
        [0] You lead. Your duty is done.
        [one] You lead. You still need one trick.
       *[other] You lead. You still need { $need } tricks.
    }
raub-ask-play = Your card: follow { $suit }.
raub-ask-trump = You have no { $suit }, so trump with { $trump }.
raub-ask-any = Neither the suit nor a trump: play any card.

# Under the question: what it costs. $each: taken off for a trick; $points: added without.
raub-help-deal = Hand on: no cards are dealt, and the next deal counts double.
raub-help-maus = Maus: you raub whatever is turned up, and all must follow.
raub-help-blind = Blind: the others speak before they see the trump. You owe two tricks, one with a Seven.
raub-help-raub =
    { $duty ->
        [1] One trick will do: each −{ $each }, none +{ $points }. The card is yours.
       *[2] You owe two tricks: each −{ $each }, fewer +{ $points }. The card is yours.
    }
raub-help-speak = Each trick −{ $each }, fewer than two +{ $points }. Passing is free.
raub-help-follow = You owe one trick: each −{ $each }, none +{ $points }. Dropping out is free.
raub-help-exchange = You draw as many new cards as you lay away.

## Buttons

raub-do-deal = Deal
raub-do-pass-deal = Hand on
raub-do-maus = Maus
raub-do-maus-around = Maus in a circle
raub-do-face-up = Turn up
raub-do-face-down = Raub blind
raub-do-raub = Raub
raub-do-continue = No raub
raub-do-accept = Accept
raub-do-pass = Pass
raub-do-follow = Follow
raub-do-drop = Drop out
raub-do-keep = Keep all
raub-do-change =
    { $count ->
        [one] Change one card
       *[other] Change { $count } cards
    }
raub-do-lay = Lay away

## Bubbles

raub-said-pass-deal = I hand on
raub-said-maus = Maus!
raub-said-maus-around = Maus in a circle!
raub-said-face-down = Raub, blind!
raub-said-raub = Raub!
raub-said-continue = No raub
raub-said-accept = I accept
raub-said-pass = Pass
raub-said-follow = I follow
raub-said-drop = I drop
raub-said-exchange =
    { $count ->
        [0] I keep mine
        [one] One card
       *[other] { $count } cards
    }

## Reasons

raub-why-follow = You still hold { $suit }, so the { $card } must wait.
raub-why-trump = You have no { $suit }, so a trump is due ({ $trump }) and the { $card } must wait.
raub-why-pass-twice = The last deal was handed on; it cannot happen twice running.
raub-why-pass-off = At this table the deal is not handed on.
raub-why-circle = The circle is not yet closed: this deal must be a Maus.
raub-why-maus-off = At this table Maus is not played.
raub-why-maus-score = Maus needs an opponent who stands below { $below }.
raub-why-around-off = At this table Maus in a circle is not played.
raub-why-around-used = The circle has been played already, and it comes once a match.
raub-why-around-worst = Only the worst placed player may begin the circle, as dealer.
raub-why-must-raub = At this table the { $card } must be raubed.
raub-why-blind-off = At this table nobody raubs blind.
raub-why-blind-maus = In a Maus the card is turned face up.
raub-why-must-follow =
    { $drops ->
        [1] You dropped the last deal, so this time you must follow.
       *[other] You dropped { $drops } deals running, so this time you must follow.
    }
raub-why-maus-follow = In a Maus everybody follows.
raub-why-change-limit =
    { $max ->
        [one] The stock is short: only one card can be changed.
       *[other] The stock is short: only { $max } cards can be changed.
    }

## Roles, tags and labels

raub-role-solo = solo
raub-role-raub = raub
raub-role-maus = Maus
raub-role-follows = follows
raub-role-dropped = out
raub-tag-double = double
raub-tag-double-help = A refe was waiting: this deal counts double for everyone.
raub-tag-refe =
    { $count ->
        [one] one refe waiting
       *[other] { $count } refes waiting
    }
raub-tag-blind = blind
raub-tag-duty =
    { $duty ->
        [one] one trick due
       *[other] { $duty } tricks due
    }
raub-label-turned = turned up
raub-label-raubed = raubed
raub-label-blind = blind
raub-label-refused = refused
raub-label-stock =
    { $count ->
        [one] One card left
       *[other] { $count } cards left
    }

## Results

raub-result-passed =
    { $tricks ->
        [1] { $who ->
            [you] Your { $suit } took the one trick they owed
           *[other] { $name }’s { $suit } took the one trick they owed
        }
        [4] { $who ->
            [you] Your { $suit } took all four tricks
           *[other] { $name }’s { $suit } took all four tricks
        }
       *[other] { $who ->
            [you] Your { $suit } brought home { $tricks } tricks
           *[other] { $name }’s { $suit } brought home { $tricks } tricks
        }
    }
raub-result-failed =
    { $duty ->
        [1] { $who ->
            [you] Your { $suit } never took the one trick they owed
           *[other] { $name }’s { $suit } never took the one trick they owed
        }
       *[2] { $tricks ->
            [0] { $who ->
                [you] Your { $suit } came two tricks short
               *[other] { $name }’s { $suit } came two tricks short
            }
           *[1] { $who ->
                [you] Your { $suit } came one trick short
               *[other] { $name }’s { $suit } came one trick short
            }
        }
    }
raub-result-alone =
    { $who ->
        [you] Nobody followed your { $suit }
       *[other] Nobody followed { $name }’s { $suit }
    }
raub-result-alone-blind =
    { $who ->
        [you] Nobody followed your blind raub
       *[other] Nobody followed { $name }’s blind raub
    }
raub-result-refe = Nobody wanted the trump. Refe: the next deal counts double
raub-result-pass-deal =
    { $who ->
        [you] You handed the deal on. Refe: the next deal counts double
       *[other] { $name } handed the deal on. Refe: the next deal counts double
    }
raub-result-scores =
    { $count ->
        [one] { $who ->
            [you] You are ahead, with { $score } left to zero.
           *[other] { $name } is ahead, with { $score } left to zero.
        }
       *[other] { $who ->
            [you] You are ahead, with { $score } left to zero, but not alone.
           *[other] { $name } is ahead, with { $score } left to zero, but not alone.
        }
    }
raub-match-won =
    { $deals ->
        [one] { $who ->
            [you] You win in a single deal
           *[other] { $name } wins in a single deal
        }
       *[other] { $who ->
            [you] You win after { $deals } deals
           *[other] { $name } wins after { $deals } deals
        }
    }
raub-item-solo =
    { $tricks ->
        [one] One trick as solo player
       *[other] { $tricks } tricks as solo player
    }
raub-item-solo-failed =
    { $tricks ->
        [0] Failed without a trick
       *[1] Failed with one trick
    }
raub-item-alone = Nobody followed: four tricks
raub-item-follower =
    { $tricks ->
        [one] One trick as follower
       *[other] { $tricks } tricks as follower
    }
raub-item-follower-failed = Followed without a trick
raub-item-dropped = Dropped out
raub-item-doubled = Doubled by a refe
raub-note-refe = refe: nobody accepted
raub-note-pass-deal =
    { $who ->
        [you] refe: you handed on
       *[other] refe: { $name } handed on
    }
raub-note-double = double

## Options and presets

raub-option-direction = Direction
raub-option-direction-help = Where the next player sits. The right is the old custom; no rule changes.
raub-option-direction-right = To the right
raub-option-direction-left = To the left
raub-option-start = Starting score
raub-option-start-help = Everyone counts down from here. A low score makes a short match.
raub-option-mandatory-raub = Compulsory raub
raub-option-mandatory-raub-help = Cards the dealer must raub when one is turned up.
raub-option-mandatory-raub-off = None
raub-option-mandatory-raub-seven = The seven
raub-option-mandatory-raub-ak7 = Ace, king and seven
raub-option-blind-raub = Blind raub
raub-option-blind-raub-help = The dealer may raub the card without looking at it.
raub-option-voluntary-pass = Handing the deal on
raub-option-voluntary-pass-help = The dealer may hand the deal on, and a refe is written.
raub-option-maus = Maus
raub-option-maus-help = The dealer may make everybody play when an opponent is close to zero.
raub-option-maus-below = Maus below
raub-option-maus-below-help = An opponent must stand under this score before a Maus.
raub-option-maus-around = Maus in a circle
raub-option-maus-around-help = Once a match the worst placed dealer may make it Maus for everybody.
raub-option-max-drops = Limit on drops
raub-option-max-drops-help = After this many drops running you must follow. 0 means no limit.
raub-preset-seed = Classic
raub-preset-seed-help = Every raub is free; blind raub, Maus and handing on are allowed.
raub-preset-house = At home
raub-preset-house-help = As classic, but a seven turned up must be raubed.
raub-preset-strict = Strict
raub-preset-strict-help = Ace, king and seven must be raubed; after two drops you follow.
raub-preset-sailors = Sailors
raub-preset-sailors-help = Ace, king and seven must be raubed, and Maus may go round the table.
