# What the table of cribbage says for itself.

## Bar and board

cribbage-note-target = to { $target }
cribbage-note-match = to { $target } · game { $game }
cribbage-board = The board.
# $score, $before: the holes of both pegs.
cribbage-board-side =
    { $who ->
        [you] You are in hole { $score }, the back peg in { $before }.
       *[other] { $name } is in hole { $score }, the back peg in { $before }.
    }

## The field

cribbage-pile = Cards of this count
cribbage-of-31 = of 31
cribbage-cuts = Cut for the deal
cribbage-cuts-lower = Cut for the deal: the lower card deals
# $text: why; $points: how many were pegged.
cribbage-why-pegged =
    { $who ->
        [you] { $text } +{ $points } to you
       *[other] { $text } +{ $points } to { $name }
    }

## Counting by hand

cribbage-pick = Tap the cards that score together, or a number.
cribbage-number = Points

## The show

cribbage-label-hand =
    { $who ->
        [you] Your hand
       *[other] { $name }’s hand
    }
cribbage-go-on = Go on

## The sheet

cribbage-pair = { $one } and { $other }
cribbage-legend = Small figures: play · hand · crib, and what was taken from others.
cribbage-games-of = { $name } { $count }
cribbage-match-score = Games: { $games }; first to { $match }.
cribbage-line-skunk = Below { $below } a loser is skunked.
cribbage-line-double = Below { $below } twice over.
cribbage-game-won =
    { $skunk ->
        [0] { $who ->
            [you] game to you, counts { $points }
           *[other] game to { $name }, counts { $points }
        }
        [1] { $who ->
            [you] skunk for you, counts { $points }
           *[other] skunk for { $name }, counts { $points }
        }
       *[2] { $who ->
            [you] double skunk for you, counts { $points }
           *[other] double skunk for { $name }, counts { $points }
        }
    }

## The result

cribbage-group-play = Play
cribbage-group-hand = Hand
cribbage-group-crib = Crib
cribbage-group-beyond = Not pegged

## The discard helper

cribbage-throws = Your throw
cribbage-throw-best = None would have been better.
# $cost: points a deal, as text; $place: its place among all.
cribbage-throw-cost = { $cost } points a deal below the best; place { $place }.
cribbage-throw = Throw
cribbage-throw-hand = Hand
cribbage-throw-range = From–to
cribbage-throw-crib = Crib
cribbage-throw-total = Total
cribbage-throw-yours = yours
cribbage-throw-source = Hand: the exact mean over all starters. Crib: the exact mean with any other cards (table { $table }), taken off when the crib is an opponent’s.
