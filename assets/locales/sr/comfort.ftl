## Podešavanja za oči i ruke, i podaci igrača

settings-index = Oznake na kartama
settings-index-normal = Obične
settings-index-large = Velike
settings-confirm = Igranje karte
settings-confirm-once = Jedan dodir
settings-confirm-twice = Dva dodira
settings-confirm-help = Uz dva dodira prvi podiže kartu, a drugi je odigra.
settings-rail = Dugmad u položenom prikazu
settings-rail-right = Desno
settings-rail-left = Levo
settings-data = Tvoje partije i podešavanja
settings-data-help = Čuvaju se samo u ovom pregledaču. Fajl sadrži sve.
settings-data-file = Sačuvaj sve u fajl
settings-data-delete = Obriši sve
settings-data-delete-title = Da obrišem sve?
settings-data-delete-text =
    { $count ->
        [0] Tvoja podešavanja nestaju zauvek.
        [one] Tvoja { $count } sačuvana partija i podešavanja nestaju zauvek.
        [few] Tvoje { $count } sačuvane partije i podešavanja nestaju zauvek.
       *[other] Tvojih { $count } sačuvanih partija i podešavanja nestaju zauvek.
    }
settings-data-gone = Sve je obrisano.
table-tap-again = Dodirni još jednom da odigraš { $cardAcc }.
