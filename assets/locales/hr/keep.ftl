## Čuva li preglednik ono što je spremljeno

keep-promise-yes = Preglednik je obećao da će čuvati tvoje partije, što god drugo brisao.
keep-promise-no = Preglednik može izbrisati tvoje partije kad mu zatreba mjesta ili kad te dugo nema. U datoteci su sigurnije.
keep-promise-unknown = Ovaj preglednik ne kaže koliko dugo čuva tvoje partije. U datoteci su sigurnije.
keep-rescue = Obična stranica za tvoje partije, ako ništa drugo ne radi

## Partije vraćene iz datoteke

taking-title = Partije iz datoteke
taking-open = Vrati partije iz datoteke
taking-file = Odaberi datoteku
taking-help = Odaberi datoteku koju je spremila ova stranica, ovdje ili na drugom uređaju. Prije nego što se išta promijeni, vidjet ćeš što je u njoj.
taking-wait = Gledam što je u datoteci…
taking-choose = Odaberi što želiš. Partija koja je već ovdje ne može se izgubiti: ostaje kakva jest, ili kao prethodna kopija.
taking-new = ovdje je još nema
taking-newer = otišla je dalje od ove ovdje
taking-older = starija od ove ovdje; stajala bi pokraj nje
taking-same = već je ovdje
taking-settings = I postavke iz datoteke
taking-take =
    { $count ->
        [0] Uzmi postavke
        [one] Uzmi { $count } partiju
        [few] Uzmi { $count } partije
       *[other] Uzmi { $count } partija
    }
taking-done =
    { $count ->
        [0] Gotovo.
        [one] Iz datoteke je uzeta { $count } partija.
        [few] Iz datoteke su uzete { $count } partije.
       *[other] Iz datoteke je uzeto { $count } partija.
    }
taking-nothing = U ovoj datoteci nema ničega što bi se moglo uzeti.
taking-foreign = Ovo nije Štihova datoteka. Ništa se nije promijenilo.
taking-damaged = Datoteka je oštećena: usput je odrezana ili promijenjena. Ovdje se ništa nije promijenilo; pokušaj s drugom kopijom.
taking-newer-file = Ovu je datoteku zapisao noviji Štih. Ponovno učitaj stranicu da stigne nova verzija, pa pokušaj opet.
taking-spoiled =
    { $count ->
        [one] { $count } partija iz datoteke ne može se uzeti
        [few] { $count } partije iz datoteke ne mogu se uzeti
       *[other] { $count } partija iz datoteke ne može se uzeti
    }
taking-spoiled-damaged = Oštećena je.
taking-spoiled-newer = Zapisao ju je noviji Štih.

## Partija koja se igra u drugoj kartici

guest-title = Ova je partija otvorena u drugoj kartici
guest-text = Ovdje možeš gledati. Kad je preuzmeš, gleda druga kartica.
guest-take = Preuzmi je

## Obična stranica za partije; nema Fluent, pa ni argumenata

rescue-title = Tvoje partije
rescue-help = Ova stranica radi i kad stol ne radi. Pokazuje što ovaj preglednik čuva, sprema sve to u jednu datoteku i takvu datoteku zna vratiti.
rescue-scripts = Dopusti skripte za ovu stranicu.
rescue-none = Ovaj preglednik ovdje ne čuva nijednu partiju.
rescue-forbidden = Ovaj preglednik ne dopušta stranici da ovdje išta čuva ili čita.
rescue-game = Igra
rescue-deal = Dijeljenje
rescue-saved = Spremljeno
rescue-state = Stanje
rescue-sound = u redu
rescue-copy = oštećena; kopija od prije jednog poteza je ispravna
rescue-damaged = oštećena; ide u datoteku kakva jest
rescue-newer = iz novijeg Štiha; ide u datoteku kakva jest
rescue-save = Spremi sve u jednu datoteku
rescue-take = Vrati iz datoteke
rescue-taken = Uzeto iz datoteke:
rescue-here = Već je ovdje:
rescue-refused = Oštećeno ili novije u datoteci, izostavljeno:
rescue-foreign = Ovo nije Štihova datoteka ili je oštećena. Ništa se nije promijenilo.
rescue-filenewer = Ovu je datoteku zapisao noviji Štih. Ništa se nije promijenilo.
rescue-indexnewer = Partije ovdje čuva noviji Štih; ova stranica u njima ništa ne mijenja.
rescue-full = U ovom pregledniku više nema mjesta; ostatak datoteke nije uzet.
rescue-table = Za stol
