# Imena madžarskih in nemških kart, za igre, ki se igrajo z njimi.
# $rank: "A" "K" "Q" "J" "T" ali število 9. $suit: "H" "B" "L" "A".
# $case: "nom" "acc" "gen", pri barvah še "ins" "loc".

german-rank-name =
    { $case ->
        [acc] { $rank ->
            [A] asa
            [K] kralja
            [Q] babo
            [J] fanta
            [T] desetko
           *[9] devetko
        }
        [gen] { $rank ->
            [A] asa
            [K] kralja
            [Q] babe
            [J] fanta
            [T] desetke
           *[9] devetke
        }
       *[nom] { $rank ->
            [A] as
            [K] kralj
            [Q] baba
            [J] fant
            [T] desetka
           *[9] devetka
        }
    }

german-suit-name =
    { $case ->
        [acc] { $suit ->
            [H] srce
            [B] bučo
            [L] zelje
           *[A] želod
        }
        [gen] { $suit ->
            [H] srca
            [B] buče
            [L] zelja
           *[A] želoda
        }
        [ins] { $suit ->
            [H] srcem
            [B] bučo
            [L] zeljem
           *[A] želodom
        }
        [loc] { $suit ->
            [H] srcu
            [B] buči
            [L] zelju
           *[A] želodu
        }
       *[nom] { $suit ->
            [H] srce
            [B] buča
            [L] zelje
           *[A] želod
        }
    }

german-card-name =
    { $rank ->
        [A] { $case ->
            [nom] { $suit ->
                [H] srčni
                [B] bučni
                [L] zeljni
               *[A] želodov
            }
           *[acc] { $suit ->
                [H] srčnega
                [B] bučnega
                [L] zeljnega
               *[A] želodovega
            }
        }
        [K] { $case ->
            [nom] { $suit ->
                [H] srčni
                [B] bučni
                [L] zeljni
               *[A] želodov
            }
           *[acc] { $suit ->
                [H] srčnega
                [B] bučnega
                [L] zeljnega
               *[A] želodovega
            }
        }
        [J] { $case ->
            [nom] { $suit ->
                [H] srčni
                [B] bučni
                [L] zeljni
               *[A] želodov
            }
           *[acc] { $suit ->
                [H] srčnega
                [B] bučnega
                [L] zeljnega
               *[A] želodovega
            }
        }
       *[Q] { $case ->
            [acc] { $suit ->
                [H] srčno
                [B] bučno
                [L] zeljno
               *[A] želodovo
            }
            [gen] { $suit ->
                [H] srčne
                [B] bučne
                [L] zeljne
               *[A] želodove
            }
           *[nom] { $suit ->
                [H] srčna
                [B] bučna
                [L] zeljna
               *[A] želodova
            }
        }
    } { german-rank-name }

# Oznaka v kotu karte.
german-card-index =
    { $rank ->
        [A] A
        [K] K
        [Q] B
        [J] F
        [T] 10
       *[9] 9
    }
