# Izbornici, postavke i nevolje na hrvatskom.

app-name = Štih
app-title = Štih, četiri kartaške igre
app-title-screen = { $screen } · Štih
app-skip = Prijeđi na igru

## Tko sjedi za stolom

name-you = Ti
# $place: broj mjesta.
name-bot =
    { $place ->
        [0] Ivana
        [1] Marko
        [2] Ana
       *[3] Jelena
    }
level-random = igra nasumce
level-rules = igra za zabavu

## Početna stranica

home-games = Igre
home-what = Igraj ovdje protiv računala ili s ljudima pored sebe: besplatno, bez prijave, može i bez interneta.
home-players =
    { $same ->
        [yes] { $to ->
            [one] { $to } igrač
           *[other] { $to } igrača
        }
       *[no] { $from }–{ $to } igrača
    }
home-carry-on = Nastavi
home-no-games = Popis igara nije stigao. Provjeri vezu i pokušaj ponovno.
home-language = Jezik
home-settings = Postavke
home-rules = Pravila igre { $game }
home-file = Spremi sve partije u datoteku
home-more = Još

## Spremljena partija. $game je ime igre; $a, $b, $c su ostali za stolom.

save-title =
    { $count ->
        [1] { $game }: { $a }
        [2] { $game }: { $a } i { $b }
       *[3] { $game }: { $a }, { $b } i { $c }
    }
# $number: broj dijeljenja; $score: tvoj rezultat; $turn: tko je na potezu.
save-line =
    { $turn ->
        [you] { $number }. dijeljenje · rezultat: { $score } · ti si na potezu
        [over] { $number }. dijeljenje · konačni rezultat: { $score } · završeno
       *[other] { $number }. dijeljenje · rezultat: { $score }
    }
# $day: "today", "yesterday" ili "before"; $at: milisekunde od 1970.
save-when =
    { $day ->
        [today] Danas, { DATETIME($at, hour: "numeric", minute: "numeric") }
        [yesterday] Jučer, { DATETIME($at, hour: "numeric", minute: "numeric") }
       *[before] { DATETIME($at, day: "numeric", month: "long") }
    }
save-delete = Izbriši: { $title }
save-delete-title = Izbrisati ovu partiju?
save-delete-text = { $title }: izbrisana se partija ne vraća.
save-delete-yes = Izbriši
save-delete-no = Zadrži
save-unreadable = Spremljena partija

## Što nije u redu sa zapisom ili sa spremanjem, i što se može

save-damaged-title = Ova se partija ne može otvoriti
save-damaged = Zapis je oštećen. U njemu se ništa nije mijenjalo.
save-damaged-copy = Zapis je oštećen; u njemu se ništa nije mijenjalo. Kopija od prije jednog poteza je ispravna.
save-newer-title = Ova je partija iz novijeg Štiha
save-newer = Zapisala ju je novija verzija, a ova je ne zna pročitati. Ostaje kakva jest; ponovno učitaj stranicu da stigne nova verzija.
save-from-copy = Nastavi od kopije
save-keep-file = Spremi datoteku
fault-forbidden-title = Ovaj preglednik ništa ne pamti
fault-forbidden = Privatni prozori i neke ugrađene stranice zaboravljaju. Prije odlaska spremi partiju u datoteku.
fault-full-title = Nema više mjesta
fault-full = Prostor preglednika je pun, pa posljednji potezi nisu spremljeni. Ono što je prije spremljeno, netaknuto je; prije odlaska spremi partiju u datoteku.
fault-newer-title = Ovdje partije čuva noviji Štih
fault-newer = Ova starija verzija u njima ništa ne mijenja, pa posljednji potezi nisu spremljeni. Ponovno učitaj stranicu ili prije odlaska spremi partiju u datoteku.
fault-save-file = Spremi u datoteku
file-name = stih-partije.json

## Nova partija

new-title = Nova partija: { $game }
new-back = Natrag
new-table = Za stolom
new-players = Broj igrača
new-here = na ovom uređaju
new-level = Kako igra { $name }
new-rules = Kućna pravila
new-preset = Skup pravila
new-own = Po našem
new-own-help = Vlastiti izbor pravila s popisa.
new-all-rules =
    { $count ->
        [one] Sva pravila: { $count }
        [few] Sva { $count } pravila
       *[other] Svih { $count } pravila
    }
new-less = Manje
new-more = Više
new-number = Broj partije
new-another = Drugi
new-number-help = Isti broj svakome dijeli iste karte.
new-deal = Podijeli karte
new-rules-page = Pravila

## Postavke

settings-title = Postavke
settings-language = Jezik
settings-theme = Boje
settings-theme-system = Kao na uređaju
settings-theme-light = Svijetle
settings-theme-dark = Tamne
settings-theme-contrast = Visoki kontrast
settings-speed = Brzina
settings-speed-slow = Sporo
settings-speed-normal = Normalno
settings-speed-fast = Brzo
settings-speed-instant = Odmah
settings-speed-help = Koliko se čeka na druge igrače i koliko štih ostaje na stolu. Dodir uvijek prekida čekanje.
settings-motion = Kretanje karata
settings-motion-system = Kao na uređaju
settings-motion-on = Da
settings-motion-off = Ne
settings-suits = Boje karata
settings-suits-two = Dvije
settings-suits-four = Četiri
settings-suits-help = Uz četiri boje karo je plav, a tref zelen.
settings-faces = Karte za Rabló
settings-faces-german = Mađarice
settings-faces-french = Francuske
settings-faces-help = Uz francuske karte list je pik, bundeva karo, a žir tref.

## Dok pravila stižu, i kad ne mogu stići

engine-late = Prvi put pravila stižu sporije. Stol se otvara čim budu tu.
offline-all = Nema interneta. Ovdje sve i dalje radi.
offline-part = Nema interneta. Što je otvoreno, radi dalje; ostalo se otvara kad se veza vrati.
offline-sign = bez interneta
table-setting = Postavljam stol…

## Nešto je puklo

problem-title = Karta je pala sa stola
problem-engine = Pravila se u ovom pregledniku nisu mogla pokrenuti.
problem-game = Ova partija ne može dalje.
problem-link = Ova poveznica ne otvara nijednu partiju.
problem-missing = Ova partija nije spremljena u ovom pregledniku.
# $count: koliko partija čuva ovaj preglednik.
problem-safe =
    { $count ->
        [0] Spremljene partije su netaknute.
        [one] Tvoja { $count } spremljena partija je netaknuta.
        [few] Tvoje { $count } spremljene partije su netaknute.
       *[other] Tvojih { $count } spremljenih partija je netaknuto.
    }
problem-again = Pokušaj ponovno
problem-file = Spremi sve partije u datoteku
problem-home = Natrag na igre
problem-details = Što se dogodilo

## Odgovori pravila koji nisu potez

error-stale = Igra je otišla dalje. Pogledaj ponovno.
error-record =
    Zapis se ne može pročitati: { $reason ->
        [pack] špil u njemu nije cijeli
        [action] jedan potez u njemu nije dopušten
        [result] rezultat u njemu ne odgovara
       *[other] oštećen je
    }. Ostaje kakav jest.
error-format = Zapis je iz novijeg Štiha (format { $format }). Ostaje kakav jest; ponovno učitaj stranicu da stigne nova verzija.
error-rules = Zapis slijedi novija pravila (broj { $rules }) nego što ih ovaj Štih zna. Ostaje kakav jest; ponovno učitaj stranicu da stigne nova verzija.
error-game = Ovdje nema igre po imenu „{ $game }”.
error-option = „{ $value }” nije moguć izbor za pravilo „{ $option }”.
error-seats = Ova igra nije za { $count ->
        [one] { $count } igrača
       *[other] { $count } igrača
    }.
error-request = Stol je tražio nešto što pravila ne poznaju. Ništa nije izgubljeno.
error-no-match = Nijedna partija nije otvorena.
replay-start = Dijeljenje počinje.
replay-away =
    { $who ->
        [you] Ti odlažeš { $cardAcc }.
       *[other] { $name } odlaže { $cardAcc }.
    }
replay-away-closed =
    { $who ->
        [you] Ti odlažeš jednu kartu.
       *[other] { $name } odlaže jednu kartu.
    }
error-undo = Nema se što vratiti.
error-internal = Došlo je do pogreške u programu. Tvoje su partije na sigurnom.
link-seat = Za ovim stolom nitko ne igra kao „{ $level }”.

## Zašto nešto ne može, u svakoj igri

why-not-turn = Nisi na potezu.
why-not-held = Nemaš { $cardAcc }.
why-unknown = Nema takvog poteza: { $action }.
why-not-now = To se sada ne pita.
why-rule = Pravilo { $clause }
