# Cribbage in English. The keys and their arguments are in docs/events.md.

cribbage-name = Cribbage
cribbage-tagline = Fifteen two, fifteen four, and a race round the board

## Words inside other sentences

cribbage-words-count =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
        [21] twenty-one
        [22] twenty-two
        [23] twenty-three
        [24] twenty-four
        [25] twenty-five
        [26] twenty-six
        [27] twenty-seven
        [28] twenty-eight
        [29] twenty-nine
        [30] thirty
       *[31] thirty-one
    }
cribbage-words-points =
    { $points ->
        [0] nothing
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
        [21] twenty-one
        [22] twenty-two
        [23] twenty-three
        [24] twenty-four
        [25] twenty-five
        [26] twenty-six
        [27] twenty-seven
        [28] twenty-eight
       *[29] twenty-nine
    }
cribbage-words-total =
    { $total ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
        [21] twenty-one
        [22] twenty-two
        [23] twenty-three
        [24] twenty-four
        [25] twenty-five
        [26] twenty-six
        [27] twenty-seven
        [28] twenty-eight
       *[29] twenty-nine
    }
cribbage-words-claim =
    { $claim ->
        [0] nothing
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
        [21] twenty-one
        [22] twenty-two
        [23] twenty-three
        [24] twenty-four
        [25] twenty-five
        [26] twenty-six
        [27] twenty-seven
        [28] twenty-eight
       *[29] twenty-nine
    }
cribbage-ranks =
    { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
        [T] tens
        [9] nines
        [8] eights
        [7] sevens
        [6] sixes
        [5] fives
        [4] fours
        [3] threes
       *[2] twos
    }

## What happens

cribbage-cut =
    { $who ->
        [you] You cut the { $card }.
       *[other] { $name } cuts the { $card }.
    }
cribbage-cut-tie = Equal ranks: cut again.
cribbage-cut-dealer =
    { $who ->
        [you] The first deal is yours.
       *[other] { $name } has the first deal.
    }
cribbage-dealing =
    { $who ->
        [you] You deal.
       *[other] { $name } deals.
    }
cribbage-lay =
    { $count ->
        [1] { $who ->
            [you] You lay a card in the crib.
           *[other] { $name } lays a card in the crib.
        }
       *[2] { $who ->
            [you] You lay two cards in the crib.
           *[other] { $name } lays two cards in the crib.
        }
    }
cribbage-starter =
    { $who ->
        [you] You turn the starter: the { $card }.
       *[other] { $name } turns the starter: the { $card }.
    }
cribbage-play =
    { $who ->
        [you] You play the { $card }: { cribbage-words-count }.
       *[other] { $name } plays the { $card }: { cribbage-words-count }.
    }
cribbage-go =
    { $who ->
        [you] You say go at { cribbage-words-count }.
       *[other] { $name } says go at { cribbage-words-count }.
    }
cribbage-lead =
    { $who ->
        [you] From nothing again: you lead.
       *[other] From nothing again: { $name } leads.
    }
cribbage-peg-heels =
    { $who ->
        [you] Two for his heels to you.
       *[other] Two for his heels to { $name }.
    }
cribbage-peg-fifteen =
    { $who ->
        [you] You make fifteen for { cribbage-words-points }.
       *[other] { $name } makes fifteen for { cribbage-words-points }.
    }
cribbage-peg-thirtyone =
    { $who ->
        [you] You make thirty-one for { cribbage-words-points }.
       *[other] { $name } makes thirty-one for { cribbage-words-points }.
    }
cribbage-peg-pair =
    { $points ->
        [2] { $who ->
            [you] You make a pair for two.
           *[other] { $name } makes a pair for two.
        }
        [6] { $who ->
            [you] You make a pair royal for six.
           *[other] { $name } makes a pair royal for six.
        }
       *[12] { $who ->
            [you] You make a double pair royal for twelve.
           *[other] { $name } makes a double pair royal for twelve.
        }
    }
cribbage-peg-run =
    { $who ->
        [you] You make a run of { cribbage-words-points } for { cribbage-words-points }.
       *[other] { $name } makes a run of { cribbage-words-points } for { cribbage-words-points }.
    }
cribbage-peg-go =
    { $who ->
        [you] One for the go to you.
       *[other] One for the go to { $name }.
    }
cribbage-peg-last =
    { $who ->
        [you] One for the last card to you.
       *[other] One for the last card to { $name }.
    }
cribbage-peg-count =
    { $who ->
        [you] You count { cribbage-words-points } for your card.
       *[other] { $name } counts { cribbage-words-points } for the card.
    }
cribbage-peg-hand =
    { $who ->
        [you] Your hand counts { cribbage-words-points }.
       *[other] { $name }’s hand counts { cribbage-words-points }.
    }
cribbage-peg-crib =
    { $who ->
        [you] Your crib counts { cribbage-words-points }.
       *[other] { $name }’s crib counts { cribbage-words-points }.
    }
cribbage-peg-muggins =
    { $who ->
        [you] Muggins! You take { cribbage-words-points }.
       *[other] Muggins! { $name } takes { cribbage-words-points }.
    }
cribbage-peg-excess =
    { $who ->
        [you] Counted too much: { cribbage-words-points } to you.
       *[other] Counted too much: { cribbage-words-points } to { $name }.
    }
cribbage-overclaim =
    { $points ->
        [0] { $who ->
            [you] You count { cribbage-words-claim }, but there is nothing.
           *[other] { $name } counts { cribbage-words-claim }, but there is nothing.
        }
       *[other] { $who ->
            [you] You count { cribbage-words-claim }, but there is only { cribbage-words-points }.
           *[other] { $name } counts { cribbage-words-claim }, but there is only { cribbage-words-points }.
        }
    }
cribbage-missed =
    { $who ->
        [you] You have missed { cribbage-words-points }.
       *[other] { $name } has missed { cribbage-words-points }.
    }
cribbage-no-muggins =
    { $who ->
        [you] You let the count stand.
       *[other] { $name } lets the count stand.
    }
cribbage-muggins-wrong =
    { $points ->
        [0] { $who ->
            [you] You say muggins for { cribbage-words-claim }, but nothing was missed.
           *[other] { $name } says muggins for { cribbage-words-claim }, but nothing was missed.
        }
       *[other] { $who ->
            [you] You say muggins for { cribbage-words-claim }, but only { cribbage-words-points } was missed.
           *[other] { $name } says muggins for { cribbage-words-claim }, but only { cribbage-words-points } was missed.
        }
    }
cribbage-out =
    { $who ->
        [you] You are out: the game is yours.
       *[other] { $name } is out: game.
    }

## What to do

cribbage-ask-lay =
    { $count ->
        [1] { $who ->
            [you] Lay a card in your crib.
           *[other] Lay a card in { $name }’s crib.
        }
       *[2] { $who ->
            [you] Lay two cards in your crib.
           *[other] Lay two cards in { $name }’s crib.
        }
    }
cribbage-ask-lead = Lead a card.
cribbage-ask-play = The count is { cribbage-words-count }: play a card.
cribbage-ask-card = The count is { cribbage-words-count }. What does your card score?
cribbage-ask-hand = Count your hand.
cribbage-ask-crib = Count your crib.
cribbage-ask-muggins =
    { $who ->
        [you] You count { cribbage-words-claim }.
       *[other] { $name } counts { cribbage-words-claim }. Was anything missed?
    }

## What each question is for

cribbage-help-lay =
    { $own ->
        [1] You keep four. The crib scores for you: throw what goes together.
       *[other] You keep four. The crib scores against you: throw what fits nowhere.
    }
cribbage-help-lead = Cards add up, to 31 at most. Fifteen, 31, pairs and runs score.
cribbage-help-play = { $room } left to 31. Fifteen, 31, pairs, runs and the last card score.
cribbage-help-card = Fifteen 2, a pair 2, three alike 6, a run one for each card.
cribbage-help-show = With the starter: each fifteen 2, each pair 2, a run one for each card, a flush 4, his nob 1.
cribbage-help-muggins = What was missed is yours, if you say how much.

## Buttons and words said

cribbage-do-lay =
    { $count ->
        [1] { $who ->
            [you] Lay the card in your crib
           *[other] Lay the card in { $name }’s crib
        }
       *[other] { $who ->
            [you] Lay the cards in your crib
           *[other] Lay the cards in { $name }’s crib
        }
    }
cribbage-do-count = Count { $points }
cribbage-do-muggins = Muggins: { $points }
cribbage-do-no-muggins = Nothing was missed
cribbage-said-count =
    { $points ->
        [0] { cribbage-words-count }
       *[other] { cribbage-words-count } for { cribbage-words-points }
    }
cribbage-said-go = Go
cribbage-said-points = { cribbage-words-points }
cribbage-role-crib = crib
cribbage-label-starter = starter
cribbage-label-crib =
    { $who ->
        [you] Your crib
       *[other] { $name }’s crib
    }

## Why not

cribbage-why-over = The { $card } would make { $sum }, and the count never passes 31.
cribbage-why-laid = The crib is laid away already.
cribbage-why-crib-first =
    { $who ->
        [you] Lay away for your crib first.
       *[other] Lay away for { $name }’s crib first.
    }
cribbage-why-count-first = First say what you count.
cribbage-why-answer-first = First say whether anything was missed.
cribbage-why-automatic = Here the table counts by itself.
cribbage-why-play-automatic = In the play the table counts by itself.
cribbage-why-no-card = No card in the play scores more than { $most }.
cribbage-why-muggins-off = Muggins is not played at this table.
cribbage-why-own-count = This count is your own.

## Results

cribbage-result-game =
    { $skunk ->
        [0] { $who ->
            [you] You win the game
           *[other] { $name } wins the game
        }
        [1] { $who ->
            [you] You win the game with a skunk
           *[other] { $name } wins the game with a skunk
        }
       *[2] { $who ->
            [you] You win the game with a double skunk
           *[other] { $name } wins the game with a double skunk
        }
    }
cribbage-result-game-pair =
    { $skunk ->
        [0] { $who ->
            [you] You and { $otherName } win the game
           *[other] { $otherWho ->
                [you] You and { $name } win the game
               *[other] { $name } and { $otherName } win the game
            }
        }
        [1] { $who ->
            [you] You and { $otherName } win the game with a skunk
           *[other] { $otherWho ->
                [you] You and { $name } win the game with a skunk
               *[other] { $name } and { $otherName } win the game with a skunk
            }
        }
       *[2] { $who ->
            [you] You and { $otherName } win the game with a double skunk
           *[other] { $otherWho ->
                [you] You and { $name } win the game with a double skunk
               *[other] { $name } and { $otherName } win the game with a double skunk
            }
        }
    }
cribbage-result-deal =
    { $points ->
        [one] { $who ->
            [you] You make one point
           *[other] { $name } makes one point
        }
       *[other] { $who ->
            [you] You make { $points } points
           *[other] { $name } makes { $points } points
        }
    }
cribbage-result-deal-pair =
    { $points ->
        [one] { $who ->
            [you] You and { $otherName } make one point
           *[other] { $otherWho ->
                [you] You and { $name } make one point
               *[other] { $name } and { $otherName } make one point
            }
        }
       *[other] { $who ->
            [you] You and { $otherName } make { $points } points
           *[other] { $otherWho ->
                [you] You and { $name } make { $points } points
               *[other] { $name } and { $otherName } make { $points } points
            }
        }
    }
cribbage-result-even =
    { $points ->
        [one] One point each
       *[other] { $points } points each
    }
cribbage-result-scores =
    { $who ->
        [you] You lead with { $score }: { $left } to go.
       *[other] { $name } leads with { $score }: { $left } to go.
    }
cribbage-result-level = Level at { $score }: { $left } to go.
cribbage-result-scores-pair =
    { $who ->
        [you] You and { $otherName } lead with { $score }: { $left } to go.
       *[other] { $otherWho ->
            [you] You and { $name } lead with { $score }: { $left } to go.
           *[other] { $name } and { $otherName } lead with { $score }: { $left } to go.
        }
    }
cribbage-result-last =
    { $points ->
        [1] This game ends the match.
       *[other] This game counts { $points } and ends the match.
    }
cribbage-result-games =
    { $points ->
        [1] { $who ->
            [you] You have { $score } of { $match } games.
           *[other] { $name } has { $score } of { $match } games.
        }
       *[other] { $who ->
            [you] It counts { $points }: you have { $score } of { $match } games.
           *[other] It counts { $points }: { $name } has { $score } of { $match } games.
        }
    }
cribbage-match-won =
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
cribbage-match-won-pair =
    { $deals ->
        [one] { $who ->
            [you] You and { $otherName } win in a single deal
           *[other] { $otherWho ->
                [you] You and { $name } win in a single deal
               *[other] { $name } and { $otherName } win in a single deal
            }
        }
       *[other] { $who ->
            [you] You and { $otherName } win after { $deals } deals
           *[other] { $otherWho ->
                [you] You and { $name } win after { $deals } deals
               *[other] { $name } and { $otherName } win after { $deals } deals
            }
        }
    }
cribbage-item-fifteen =
    { $place ->
        [1] Fifteen { cribbage-words-total }
       *[other] fifteen { cribbage-words-total }
    }
cribbage-item-pair =
    { $count ->
        [2] { $place ->
            [1] A pair of { cribbage-ranks } for { cribbage-words-total }
           *[other] and a pair of { cribbage-ranks } for { cribbage-words-total }
        }
        [3] { $place ->
            [1] A pair royal of { cribbage-ranks } for { cribbage-words-total }
           *[other] and a pair royal of { cribbage-ranks } for { cribbage-words-total }
        }
       *[4] { $place ->
            [1] A double pair royal of { cribbage-ranks } for { cribbage-words-total }
           *[other] and a double pair royal of { cribbage-ranks } for { cribbage-words-total }
        }
    }
cribbage-item-run =
    { $place ->
        [1] A run of { cribbage-words-count } for { cribbage-words-total }
       *[other] and a run of { cribbage-words-count } for { cribbage-words-total }
    }
cribbage-item-flush =
    { $place ->
        [1] A flush of { cribbage-words-count } for { cribbage-words-total }
       *[other] and a flush of { cribbage-words-count } for { cribbage-words-total }
    }
cribbage-item-nobs =
    { $place ->
        [1] One for his nob
       *[other] and one for his nob is { cribbage-words-total }
    }
cribbage-item-nothing = Nothing
cribbage-item-missed = Not counted: { cribbage-words-points }
cribbage-item-beyond = Past the last hole
cribbage-point-heels = His heels
cribbage-point-fifteen = Fifteen
cribbage-point-thirtyone = Thirty-one
cribbage-point-pair =
    { $count ->
        [2] Pair of { cribbage-ranks }
        [3] Pair royal of { cribbage-ranks }
       *[4] Double pair royal of { cribbage-ranks }
    }
cribbage-point-run = Run of { cribbage-words-points }
cribbage-point-go = Go
cribbage-point-last = Last card
cribbage-point-count = Counted in the play
cribbage-point-hand = Hand
cribbage-point-crib = Crib
cribbage-point-muggins = Muggins
cribbage-point-excess = Counted too much by an opponent
cribbage-note-game =
    { $who ->
        [you] game to you
       *[other] game to { $name }
    }

## Options and presets

cribbage-option-target = Points to win
cribbage-option-target-help = Whoever reaches this first wins the game. 121 is twice round the board.
cribbage-option-cut-deals = Cut for the deal
cribbage-option-cut-deals-help = Which cut card takes the first deal.
cribbage-option-cut-deals-low = The lower card
cribbage-option-cut-deals-high = The higher card
cribbage-option-play-on = Playing on after a go
cribbage-option-play-on-help = After a go the others play on while they can.
cribbage-option-resets = New counts
cribbage-option-resets-help = After 31 or a go the count begins again, until all cards are laid.
cribbage-option-counting = Counting
cribbage-option-counting-help = Whether the table counts the hands, or you do.
cribbage-option-counting-automatic = By the table
cribbage-option-counting-manual = By hand
cribbage-option-muggins = Muggins
cribbage-option-muggins-help = What you miss when counting by hand, an opponent may take.
cribbage-option-muggins-off = Off
cribbage-option-muggins-show = In the show
cribbage-option-muggins-all = In the play too
cribbage-option-overclaim = Counting too much
cribbage-option-overclaim-help = What happens when a count is too high.
cribbage-option-overclaim-correct = It is corrected
cribbage-option-overclaim-excess = The rest goes to an opponent
cribbage-option-match = Game points for the match
cribbage-option-match-help = A won game counts one point, or more by the options below.
cribbage-option-lurch = Double win below
cribbage-option-lurch-help = A game counts double if the loser is below this score. 0 means never.
cribbage-option-skunk = Skunk below
cribbage-option-skunk-help = A loser below this score is skunked. 0 means never.
cribbage-option-double-skunk = Double skunk below
cribbage-option-double-skunk-help = A loser below this score is double skunked. 0 means never.
cribbage-option-skunk-points = Game points for a skunk
cribbage-option-skunk-points-help = What a plain win, a skunk and a double skunk count.
cribbage-option-skunk-points-none = Always 1
cribbage-option-skunk-points-123 = 1, 2, 3
cribbage-option-skunk-points-124 = 1, 2, 4
cribbage-option-first-deal-next = First deal of the next game
cribbage-option-first-deal-next-help = Who deals first after a game that does not end the match.
cribbage-option-first-deal-next-loser = The loser
cribbage-option-first-deal-next-alternate = In turn
cribbage-option-first-deal-next-recut3 = In turn, cut for the third
cribbage-preset-standard = Standard
cribbage-preset-standard-help = To 121, as the world plays it. The table counts.
cribbage-preset-seed-english = English
cribbage-preset-seed-english-help = To 62; the play ends at the first go. Two games, counted by hand with muggins.
cribbage-preset-seed-international = International
cribbage-preset-seed-international-help = One game to 121, counted by hand with muggins.
cribbage-preset-short = Short
cribbage-preset-short-help = To 61; a win counts double if the loser is below 31.
