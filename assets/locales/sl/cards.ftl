# Imena kart: pred rangom stoji barva kot pridevnik in se z njim ujema v spolu in sklonu.
# $rank: "A" "K" "Q" "J" "T" ali število od 2 do 9. $suit: "C" "D" "H" "S".
# $case: "nom" "acc" "gen", pri barvah še "ins" "loc".

rank-name =
    { $case ->
        [acc] { $rank ->
            [A] asa
            [K] kralja
            [Q] damo
            [J] fanta
            [T] desetko
            [9] devetko
            [8] osmico
            [7] sedmico
            [6] šestico
            [5] petico
            [4] štirico
            [3] trojko
           *[2] dvojko
        }
        [gen] { $rank ->
            [A] asa
            [K] kralja
            [Q] dame
            [J] fanta
            [T] desetke
            [9] devetke
            [8] osmice
            [7] sedmice
            [6] šestice
            [5] petice
            [4] štirice
            [3] trojke
           *[2] dvojke
        }
       *[nom] { $rank ->
            [A] as
            [K] kralj
            [Q] dama
            [J] fant
            [T] desetka
            [9] devetka
            [8] osmica
            [7] sedmica
            [6] šestica
            [5] petica
            [4] štirica
            [3] trojka
           *[2] dvojka
        }
    }

suit-name =
    { $case ->
        [acc] { $suit ->
            [C] križ
            [D] karo
            [H] srce
           *[S] pik
        }
        [gen] { $suit ->
            [C] križa
            [D] kara
            [H] srca
           *[S] pika
        }
        [ins] { $suit ->
            [C] križem
            [D] karom
            [H] srcem
           *[S] pikom
        }
        [loc] { $suit ->
            [C] križu
            [D] karu
            [H] srcu
           *[S] piku
        }
       *[nom] { $suit ->
            [C] križ
            [D] karo
            [H] srce
           *[S] pik
        }
    }

card-name =
    { $rank ->
        [A] { $case ->
            [nom] { $suit ->
                [C] križev
                [D] karov
                [H] srčni
               *[S] pikov
            }
           *[acc] { $suit ->
                [C] križevega
                [D] karovega
                [H] srčnega
               *[S] pikovega
            }
        }
        [K] { $case ->
            [nom] { $suit ->
                [C] križev
                [D] karov
                [H] srčni
               *[S] pikov
            }
           *[acc] { $suit ->
                [C] križevega
                [D] karovega
                [H] srčnega
               *[S] pikovega
            }
        }
        [J] { $case ->
            [nom] { $suit ->
                [C] križev
                [D] karov
                [H] srčni
               *[S] pikov
            }
           *[acc] { $suit ->
                [C] križevega
                [D] karovega
                [H] srčnega
               *[S] pikovega
            }
        }
       *[Q] { $case ->
            [acc] { $suit ->
                [C] križevo
                [D] karovo
                [H] srčno
               *[S] pikovo
            }
            [gen] { $suit ->
                [C] križeve
                [D] karove
                [H] srčne
               *[S] pikove
            }
           *[nom] { $suit ->
                [C] križeva
                [D] karova
                [H] srčna
               *[S] pikova
            }
        }
    } { rank-name }

# Oznaka v kotu karte.
card-index =
    { $rank ->
        [A] A
        [K] K
        [Q] D
        [J] F
        [T] 10
       *[other] { $rank }
    }

# Kako se prebere zaprta karta.
card-back = zaprta karta

# Kaj se s kartami dogaja v vsaki igri.
play =
    { $who ->
        [you] Odigraš { $cardAcc }.
       *[other] { $name } odigra { $cardAcc }.
    }
trick =
    { $who ->
        [you] Štih je tvoj.
       *[other] { $name } pobere štih.
    }
thinking =
    { $who ->
        [you] Na vrsti si.
       *[other] { $name } razmišlja.
    }
deal-over = Deljenje je končano.
ask-last = Zadnja karta: odigraj jo.
