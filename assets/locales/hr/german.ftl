# Imena mađarica, za igre koje se njima igraju: rang se mijenja po padežu, boja ostaje u nominativu.
# $rank: "A" "K" "Q" "J" "T", ili broj 9. $suit: "H" "B" "L" "A".
# $case: "nom" "acc" "gen", za boje još "ins" "loc".

german-rank-name =
    { $case ->
        [acc] { $rank ->
            [A] asa
            [K] kralja
            [Q] babu
            [J] filka
            [T] desetku
           *[9] devetku
        }
        [gen] { $rank ->
            [A] asa
            [K] kralja
            [Q] babe
            [J] filka
            [T] desetke
           *[9] devetke
        }
       *[nom] { $rank ->
            [A] as
            [K] kralj
            [Q] baba
            [J] filko
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

# Oznaka u kutu karte.
german-card-index =
    { $rank ->
        [A] A
        [K] K
        [Q] B
        [J] F
        [T] 10
       *[9] 9
    }
