## Postavke za oči i ruke, i podaci igrača

settings-index = Oznake na kartama
settings-index-normal = Obične
settings-index-large = Velike
settings-confirm = Igranje karte
settings-confirm-once = Jedan dodir
settings-confirm-twice = Dva dodira
settings-confirm-help = Uz dva dodira prvi podiže kartu, a drugi je odigra.
settings-rail = Gumbi u položenom prikazu
settings-rail-right = Desno
settings-rail-left = Lijevo
settings-data = Tvoje partije i postavke
settings-data-help = Čuvaju se samo u ovom pregledniku. Datoteka sadrži sve.
settings-data-file = Spremi sve u datoteku
settings-data-delete = Izbriši sve
settings-data-delete-title = Izbrisati sve?
settings-data-delete-text =
    { $count ->
        [0] Tvoje postavke nestaju zauvijek.
        [one] Tvoja { $count } spremljena partija i postavke nestaju zauvijek.
        [few] Tvoje { $count } spremljene partije i postavke nestaju zauvijek.
       *[other] Tvojih { $count } spremljenih partija i postavke nestaju zauvijek.
    }
settings-data-gone = Sve je izbrisano.
table-tap-again = Dodirni još jednom da odigraš { $cardAcc }.
