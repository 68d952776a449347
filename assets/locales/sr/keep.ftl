## Da li pregledač čuva ono što je sačuvano

keep-promise-yes = Pregledač je obećao da čuva tvoje partije, ma šta drugo brisao.
keep-promise-no = Pregledač može da obriše tvoje partije kad mu zatreba mesta ili kad te dugo nema. Sigurnije je u fajlu.
keep-promise-unknown = Ovaj pregledač ne kaže koliko dugo čuva tvoje partije. Sigurnije je u fajlu.
keep-rescue = Obična stranica za tvoje partije, ako ništa drugo ne radi

## Partije vraćene iz fajla

taking-title = Partije iz fajla
taking-open = Vrati partije iz fajla
taking-file = Izaberi fajl
taking-help = Izaberi fajl koji je ova stranica sačuvala, ovde ili na drugom uređaju. Pre nego što se išta promeni, videćeš šta je u njemu.
taking-wait = Gledam šta je u fajlu…
taking-choose = Izaberi šta hoćeš. Partija koja je već ovde ne može da se izgubi: ostaje kakva jeste, ili kao prethodna kopija.
taking-new = ovde je još nema
taking-newer = otišla je dalje od ove ovde
taking-older = starija od ove ovde; stajala bi pored nje
taking-same = već je ovde
taking-settings = I podešavanja iz fajla
taking-take =
    { $count ->
        [0] Uzmi podešavanja
        [one] Uzmi { $count } partiju
        [few] Uzmi { $count } partije
       *[other] Uzmi { $count } partija
    }
taking-done =
    { $count ->
        [0] Gotovo.
        [one] Iz fajla je uzeta { $count } partija.
        [few] Iz fajla su uzete { $count } partije.
       *[other] Iz fajla je uzeto { $count } partija.
    }
taking-nothing = U ovom fajlu nema ničega što bi moglo da se uzme.
taking-foreign = Ovo nije Štihov fajl. Ništa nije promenjeno.
taking-damaged = Fajl je oštećen: usput je odsečen ili promenjen. Ovde ništa nije promenjeno; pokušaj sa drugom kopijom.
taking-newer-file = Ovaj fajl je napisao noviji Štih. Učitaj stranicu ponovo da stigne nova verzija, pa pokušaj opet.
taking-spoiled =
    { $count ->
        [one] { $count } partija iz fajla ne može da se uzme
        [few] { $count } partije iz fajla ne mogu da se uzmu
       *[other] { $count } partija iz fajla ne može da se uzme
    }
taking-spoiled-damaged = Oštećena je.
taking-spoiled-newer = Napisao ju je noviji Štih.

## Partija koja se igra u drugoj kartici

guest-title = Ova partija je otvorena u drugoj kartici
guest-text = Ovde možeš da gledaš. Kad je preuzmeš, gleda druga kartica.
guest-take = Preuzmi je

## Obična strana za partije; nema Fluent, pa ni argumenata

rescue-title = Tvoje partije
rescue-help = Ova stranica radi i kad sto ne radi. Pokazuje šta ovaj pregledač čuva, snima sve to u jedan fajl i ume da vrati takav fajl.
rescue-scripts = Dozvoli skripte za ovu stranicu.
rescue-none = Ovaj pregledač ovde ne čuva nijednu partiju.
rescue-forbidden = Ovaj pregledač ne dozvoljava stranici da ovde išta čuva ili čita.
rescue-game = Igra
rescue-deal = Deljenje
rescue-saved = Sačuvano
rescue-state = Stanje
rescue-sound = u redu
rescue-copy = oštećena; kopija od pre jednog poteza je ispravna
rescue-damaged = oštećena; ide u fajl kakva jeste
rescue-newer = iz novijeg Štiha; ide u fajl kakva jeste
rescue-save = Sačuvaj sve u jedan fajl
rescue-take = Vrati iz fajla
rescue-taken = Uzeto iz fajla:
rescue-here = Već je ovde:
rescue-refused = Oštećeno ili novije u fajlu, izostavljeno:
rescue-foreign = Ovo nije Štihov fajl, ili je oštećen. Ništa nije promenjeno.
rescue-filenewer = Ovaj fajl je napisao noviji Štih. Ništa nije promenjeno.
rescue-indexnewer = Partije ovde čuva noviji Štih; ova stranica u njima ništa ne menja.
rescue-full = U ovom pregledaču više nema mesta; ostatak fajla nije uzet.
rescue-table = Za sto
