# A német és magyar kártya lapjainak neve: a szín elöl áll, alapalakban, és csak a rang kap ragot.
# $rank: "A" "K" "Q" "J" "T", vagy a 9. $suit: "H" "B" "L" "A".
# $case: "nom" "acc" "gen", színeknél még "ins" "loc". A "gen" helyén a lapoknál a -val, -vel áll; a színeknél az alapalak.

german-rank-name =
    { $case ->
        [acc] { $rank ->
            [A] ászt
            [K] királyt
            [Q] felsőt
            [J] alsót
            [T] tízest
           *[9] kilencest
        }
        [gen] { $rank ->
            [A] ásszal
            [K] királlyal
            [Q] felsővel
            [J] alsóval
            [T] tízessel
           *[9] kilencessel
        }
       *[nom] { $rank ->
            [A] ász
            [K] király
            [Q] felső
            [J] alsó
            [T] tízes
           *[9] kilences
        }
    }

german-suit-name =
    { $case ->
        [acc] { $suit ->
            [H] pirosat
            [B] tököt
            [L] zöldet
           *[A] makkot
        }
        [ins] { $suit ->
            [H] pirossal
            [B] tökkel
            [L] zölddel
           *[A] makkal
        }
        [loc] { $suit ->
            [H] pirosban
            [B] tökben
            [L] zöldben
           *[A] makkban
        }
       *[nom] { $suit ->
            [H] piros
            [B] tök
            [L] zöld
           *[A] makk
        }
    }

german-card-name =
    { $suit ->
         [H] piros
         [B] tök
         [L] zöld
       *[A] makk
    } { german-rank-name }

# A jel a lap sarkában.
german-card-index =
    { $rank ->
        [A] Á
        [K] K
        [Q] F
        [J] A
        [T] 10
       *[9] 9
    }
