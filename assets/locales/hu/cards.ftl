# A lapok neve: a szín elöl áll, alapalakban, és csak a rang kap ragot.
# $rank: "A" "K" "Q" "J" "T", vagy szám 2 és 9 között. $suit: "C" "D" "H" "S".
# $case: "nom" "acc" "gen", színeknél még "ins" "loc". A "gen" helyén a lapoknál a -val, -vel áll; a színeknél az alapalak.

rank-name =
    { $case ->
        [acc] { $rank ->
            [A] ászt
            [K] királyt
            [Q] dámát
            [J] bubit
            [T] tízest
            [9] kilencest
            [8] nyolcast
            [7] hetest
            [6] hatost
            [5] ötöst
            [4] négyest
            [3] hármast
           *[2] kettest
        }
        [gen] { $rank ->
            [A] ásszal
            [K] királlyal
            [Q] dámával
            [J] bubival
            [T] tízessel
            [9] kilencessel
            [8] nyolcassal
            [7] hetessel
            [6] hatossal
            [5] ötössel
            [4] négyessel
            [3] hármassal
           *[2] kettessel
        }
       *[nom] { $rank ->
            [A] ász
            [K] király
            [Q] dáma
            [J] bubi
            [T] tízes
            [9] kilences
            [8] nyolcas
            [7] hetes
            [6] hatos
            [5] ötös
            [4] négyes
            [3] hármas
           *[2] kettes
        }
    }

suit-name =
    { $case ->
        [acc] { $suit ->
            [C] treffet
            [D] kárót
            [H] kőrt
           *[S] pikket
        }
        [ins] { $suit ->
            [C] treffel
            [D] káróval
            [H] kőrrel
           *[S] pikkel
        }
        [loc] { $suit ->
            [C] treffben
            [D] káróban
            [H] kőrben
           *[S] pikkben
        }
       *[nom] { $suit ->
            [C] treff
            [D] káró
            [H] kőr
           *[S] pikk
        }
    }

card-name =
    { $suit ->
         [C] treff
         [D] káró
         [H] kőr
       *[S] pikk
    } { rank-name }

# A jel a lap sarkában.
card-index =
    { $rank ->
        [A] Á
        [K] K
        [Q] D
        [J] B
        [T] 10
       *[other] { $rank }
    }

# Így hangzik egy lefordított lap.
card-back = lefordított lap

# Ami a lapokkal minden játékban történik.
play =
    { $who ->
        [you] Kijátszod a { $cardAcc }.
       *[other] { $name } kijátssza a { $cardAcc }.
    }
trick =
    { $who ->
        [you] Tiéd az ütés.
       *[other] { $name } viszi az ütést.
    }
thinking =
    { $who ->
        [you] Te jössz.
       *[other] { $name } gondolkodik.
    }
deal-over = Vége az osztásnak.
ask-last = Az utolsó lapod: játszd ki.
