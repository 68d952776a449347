# Names of German and Hungarian cards, for games that are played with them.
# $rank: "A" "K" "Q" "J" "T", or the number 9. $suit: "H" "B" "L" "A".
# $case: "nom" "acc" "gen", for suits also "ins" "loc". English has one form for all.

german-rank-name =
    { $rank ->
        [A] ace
        [K] king
        [Q] ober
        [J] unter
        [T] ten
       *[9] nine
    }

german-suit-name =
    { $suit ->
        [H] hearts
        [B] bells
        [L] leaves
       *[A] acorns
    }

german-card-name = { german-rank-name } of { german-suit-name }

# The letter or number in the corner of a card.
german-card-index =
    { $rank ->
        [A] A
        [K] K
        [Q] O
        [J] U
        [T] 10
       *[9] 9
    }
