# Imena mađarskih karata, za igre koje se njima igraju: rang se menja po padežu, boja ostaje u nominativu.
# $rank: "A" "K" "Q" "J" "T", ili broj 9. $suit: "H" "B" "L" "A".
# $case: "nom" "acc" "gen", za boje još "ins" "loc".

german-rank-name =
    { $case ->
        [acc] { $rank ->
            [A] keca
            [K] kralja
            [Q] gornjaka
            [J] donjaka
            [T] desetku
           *[9] devetku
        }
        [gen] { $rank ->
            [A] keca
            [K] kralja
            [Q] gornjaka
            [J] donjaka
            [T] desetke
           *[9] devetke
        }
       *[nom] { $rank ->
            [A] kec
            [K] kralj
            [Q] gornjak
            [J] donjak
            [T] desetka
           *[9] devetka
        }
    }

german-suit-name =
    { $case ->
        [acc] { $suit ->
            [H] srce
            [B] bundevu
            [L] list
           *[A] žir
        }
        [gen] { $suit ->
            [H] srca
            [B] bundeve
            [L] lista
           *[A] žira
        }
        [ins] { $suit ->
            [H] srcem
            [B] bundevom
            [L] listom
           *[A] žirom
        }
        [loc] { $suit ->
            [H] srcu
            [B] bundevi
            [L] listu
           *[A] žiru
        }
       *[nom] { $suit ->
            [H] srce
            [B] bundeva
            [L] list
           *[A] žir
        }
    }

german-card-name =
    { german-rank-name } { $suit ->
        [H] srce
        [B] bundeva
        [L] list
       *[A] žir
    }

# Oznaka u uglu karte.
german-card-index =
    { $rank ->
        [A] A
        [K] K
        [Q] G
        [J] D
        [T] 10
       *[9] 9
    }
