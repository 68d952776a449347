## Ali brskalnik hrani, kar je shranjeno

keep-promise-yes = Brskalnik je obljubil, da bo hranil tvoje partije, ne glede na to, kaj drugega bo brisal.
keep-promise-no = Brskalnik lahko izbriše tvoje partije, kadar potrebuje prostor ali kadar te dolgo ni. V datoteki so varnejše.
keep-promise-unknown = Ta brskalnik ne pove, kako dolgo hrani tvoje partije. V datoteki so varnejše.
keep-rescue = Preprosta stran za tvoje partije, če drugo ne deluje

## Partije, vrnjene iz datoteke

taking-title = Partije iz datoteke
taking-open = Vrni partije iz datoteke
taking-file = Izberi datoteko
taking-help = Izberi datoteko, ki jo je shranila ta stran, tukaj ali na drugi napravi. Preden se kar koli spremeni, se pokaže, kaj je v njej.
taking-wait = Gledam, kaj je v datoteki…
taking-choose = Izberi, kaj želiš. Partija, ki je že tukaj, se ne more izgubiti: ostane, kakršna je, ali kot prejšnja kopija.
taking-new = tukaj je še ni
taking-newer = gre dlje od te tukaj
taking-older = starejša od te tukaj; stala bi ob njej
taking-same = je že tukaj
taking-settings = Tudi nastavitve iz datoteke
taking-take =
    { $count ->
        [0] Vzemi nastavitve
        [one] Vzemi { $count } partijo
        [two] Vzemi { $count } partiji
        [few] Vzemi { $count } partije
       *[other] Vzemi { $count } partij
    }
taking-done =
    { $count ->
        [0] Končano.
        [one] Iz datoteke je vzeta { $count } partija.
        [two] Iz datoteke sta vzeti { $count } partiji.
        [few] Iz datoteke so vzete { $count } partije.
       *[other] Iz datoteke je vzetih { $count } partij.
    }
taking-nothing = V tej datoteki ni ničesar, kar bi bilo mogoče vzeti.
taking-foreign = To ni Štihova datoteka. Nič se ni spremenilo.
taking-damaged = Datoteka je poškodovana: na poti je bila odrezana ali spremenjena. Tukaj se ni nič spremenilo; poskusi z drugo kopijo.
taking-newer-file = To datoteko je zapisal novejši Štih. Osveži stran, da se naloži nova različica, in poskusi znova.
taking-spoiled =
    { $count ->
        [one] { $count } partije iz datoteke ni mogoče vzeti
        [two] { $count } partij iz datoteke ni mogoče vzeti
        [few] { $count } partij iz datoteke ni mogoče vzeti
       *[other] { $count } partij iz datoteke ni mogoče vzeti
    }
taking-spoiled-damaged = Poškodovana je.
taking-spoiled-newer = Zapisal jo je novejši Štih.

## Partija, ki se igra v drugem zavihku

guest-title = Ta partija je odprta v drugem zavihku
guest-text = Tukaj lahko gledaš. Ko jo prevzameš, gleda drugi zavihek.
guest-take = Prevzemi jo

## Preprosta stran za partije; nima Fluenta, zato tudi argumentov ne

rescue-title = Tvoje partije
rescue-help = Ta stran deluje, tudi kadar miza ne. Pokaže, kaj hrani ta brskalnik, vse shrani v eno datoteko in takšno datoteko zna vrniti.
rescue-scripts = Dovoli skripte za to stran.
rescue-none = Ta brskalnik tukaj ne hrani nobene partije.
rescue-forbidden = Ta brskalnik strani ne dovoli, da bi tukaj kaj hranila ali brala.
rescue-game = Igra
rescue-deal = Deljenje
rescue-saved = Shranjeno
rescue-state = Stanje
rescue-sound = v redu
rescue-copy = poškodovana; kopija izpred zadnje poteze je cela
rescue-damaged = poškodovana; v datoteko gre, kakršna je
rescue-newer = iz novejšega Štiha; v datoteko gre, kakršna je
rescue-save = Shrani vse v eno datoteko
rescue-take = Vrni iz datoteke
rescue-taken = Partij, vzetih iz datoteke:
rescue-here = Že tukaj:
rescue-refused = Poškodovane ali novejše v datoteki, izpuščene:
rescue-foreign = To ni Štihova datoteka ali pa je poškodovana. Nič se ni spremenilo.
rescue-filenewer = To datoteko je zapisal novejši Štih. Nič se ni spremenilo.
rescue-indexnewer = Partije tukaj hrani novejši Štih; ta stran v njih ničesar ne spreminja.
rescue-full = V tem brskalniku ni več prostora; ostanek datoteke ni vzet.
rescue-table = K mizi
