# The frame of the table: what is drawn around every game.

## Bar and tools

table-deal = deal { $number }
table-leave = Leave the table
table-score = Score
table-log = This deal
table-menu = Menu
table-undo = Take back
table-close = Close
table-side = Score and log

## Seats

table-dealer = dealer
table-dealer-mark = D
table-thinking = thinking
table-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
table-tricks =
    { $count ->
        [0] no trick
        [one] one trick
       *[other] { $count } tricks
    }
table-tricks-of =
    { $count ->
        [0] no trick, needs { $need }
        [one] one trick, needs { $need }
       *[other] { $count } tricks, needs { $need }
    }

## Field

table-field = On the table
table-trick = Trick
table-trumps = trumps
table-trumps-are = Trumps: { $suit }
table-last-trick = last trick
table-played =
    { $who ->
        [you] You: { $card }
       *[other] { $name }: { $card }
    }
table-played-winning =
    { $who ->
        [you] You: { $card }, winning
       *[other] { $name }: { $card }, winning
    }

## Hand and buttons

table-say = What to do
table-hand = Your hand
table-choose =
    { $count ->
        [one] Choose one card first.
       *[other] Choose { $count } cards first.
    }
table-limit =
    { $count ->
        [0] No card can be changed.
        [one] Only one card can be changed.
       *[other] Only { $count } cards can be changed.
    }

## Score sheet and result

table-deal-column = Deal
table-start = Start
table-refe = refe
table-refe-waiting =
    { $count ->
        [one] One refe is waiting: the next deal counts double.
       *[other] { $count } refes are waiting: as many deals count double.
    }
table-doubled = doubled
table-next-deal =
    { $who ->
        [you] Next deal: you deal
       *[other] Next deal: { $name } deals
    }
table-again = Play again
table-home = Back to the games
