# Names of cards. English has one form for every $case.
# $rank: "A" "K" "Q" "J" "T", or the number 2 to 9. $suit: "C" "D" "H" "S".
# $case: "nom" "acc" "gen", for suits also "ins" "loc".

rank-name =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
       *[2] two
    }

suit-name =
    { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }

card-name = { rank-name } of { suit-name }

# The letter or number in the corner of a card.
card-index =
    { $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
        [T] 10
       *[other] { $rank }
    }

# What a card without a name is called aloud.
card-back = card face down

# What happens with cards in every game.
play =
    { $who ->
        [you] You play the { $card }.
       *[other] { $name } plays the { $card }.
    }
trick =
    { $who ->
        [you] The trick is yours.
       *[other] { $name } takes the trick.
    }
thinking =
    { $who ->
        [you] It is your turn.
       *[other] { $name } is thinking.
    }
deal-over = The deal is over.
ask-last = Your last card: play it.
