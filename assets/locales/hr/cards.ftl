# Imena karata: rang se mijenja po padežu, a boja iza njega ostaje u nominativu.
# $rank: "A" "K" "Q" "J" "T", ili broj od 2 do 9. $suit: "C" "D" "H" "S".
# $case: "nom" "acc" "gen", za boje još "ins" "loc".

rank-name =
    { $case ->
        [acc] { $rank ->
            [A] asa
            [K] kralja
            [Q] damu
            [J] dečka
            [T] desetku
            [9] devetku
            [8] osmicu
            [7] sedmicu
            [6] šesticu
            [5] peticu
            [4] četvorku
            [3] trojku
           *[2] dvojku
        }
        [gen] { $rank ->
            [A] asa
            [K] kralja
            [Q] dame
            [J] dečka
            [T] desetke
            [9] devetke
            [8] osmice
            [7] sedmice
            [6] šestice
            [5] petice
            [4] četvorke
            [3] trojke
           *[2] dvojke
        }
       *[nom] { $rank ->
            [A] as
            [K] kralj
            [Q] dama
            [J] dečko
            [T] desetka
            [9] devetka
            [8] osmica
            [7] sedmica
            [6] šestica
            [5] petica
            [4] četvorka
            [3] trojka
           *[2] dvojka
        }
    }

suit-name =
    { $case ->
        [acc] { $suit ->
            [C] tref
            [D] karo
            [H] herc
           *[S] pik
        }
        [gen] { $suit ->
            [C] trefa
            [D] kara
            [H] herca
           *[S] pika
        }
        [ins] { $suit ->
            [C] trefom
            [D] karom
            [H] hercom
           *[S] pikom
        }
        [loc] { $suit ->
            [C] trefu
            [D] karu
            [H] hercu
           *[S] piku
        }
       *[nom] { $suit ->
            [C] tref
            [D] karo
            [H] herc
           *[S] pik
        }
    }

card-name =
    { rank-name } { $suit ->
        [C] tref
        [D] karo
        [H] herc
       *[S] pik
    }

# Oznaka u kutu karte.
card-index =
    { $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
        [T] 10
       *[other] { $rank }
    }

# Kako se čita zatvorena karta.
card-back = zatvorena karta

# Što se s kartama događa u svakoj igri.
play =
    { $who ->
        [you] Ti igraš { $cardAcc }.
       *[other] { $name } igra { $cardAcc }.
    }
trick =
    { $who ->
        [you] Ti nosiš štih.
       *[other] { $name } nosi štih.
    }
thinking =
    { $who ->
        [you] Na potezu si.
       *[other] { $name } razmišlja.
    }
deal-over = Dijeljenje je završeno.
ask-last = Posljednja karta: igraj je.
