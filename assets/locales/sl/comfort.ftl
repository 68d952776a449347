## Nastavitve za oči in roke ter podatki igralca

settings-index = Oznake na kartah
settings-index-normal = Navadne
settings-index-large = Velike
settings-confirm = Igranje karte
settings-confirm-once = En dotik
settings-confirm-twice = Dva dotika
settings-confirm-help = Pri dveh dotikih prvi karto dvigne, drugi pa jo odigra.
settings-rail = Gumbi v ležečem prikazu
settings-rail-right = Desno
settings-rail-left = Levo
settings-data = Tvoje partije in nastavitve
settings-data-help = Hranijo se samo v tem brskalniku. V datoteki so vse.
settings-data-file = Shrani vse v datoteko
settings-data-delete = Izbriši vse
settings-data-delete-title = Izbrišem vse?
settings-data-delete-text =
    { $count ->
        [0] Tvoje nastavitve izginejo za vedno.
        [one] Tvoja { $count } shranjena partija in nastavitve izginejo za vedno.
        [two] Tvoji { $count } shranjeni partiji in nastavitve izginejo za vedno.
        [few] Tvoje { $count } shranjene partije in nastavitve izginejo za vedno.
       *[other] Tvojih { $count } shranjenih partij in nastavitve izginejo za vedno.
    }
settings-data-gone = Vse je izbrisano.
table-tap-again = Dotakni se še enkrat, da odigraš { $cardAcc }.
