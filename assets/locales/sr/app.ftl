# Meniji, podešavanja i nevolje na srpskom.

app-name = Štih
app-title = Štih, četiri kartaške igre
app-title-screen = { $screen } · Štih
app-skip = Pređi na igru

## Ko sedi za stolom

name-you = Ti
# $place: broj mesta.
name-bot =
    { $place ->
        [0] Ivana
        [1] Marko
        [2] Ana
       *[3] Jelena
    }
level-random = igra nasumično
level-rules = igra rekreativno

## Početna strana

home-games = Igre
home-what = Igraj ovde protiv računara ili s ljudima pored sebe: besplatno, bez naloga, može i bez interneta.
home-players =
    { $same ->
        [yes] { $to ->
            [one] { $to } igrač
           *[other] { $to } igrača
        }
       *[no] { $from }–{ $to } igrača
    }
home-carry-on = Nastavi
home-no-games = Spisak igara nije stigao. Proveri vezu i pokušaj ponovo.
home-language = Jezik
home-settings = Podešavanja
home-rules = Pravila igre { $game }
home-file = Sačuvaj sve partije u fajl
home-more = Još

## Sačuvana partija. $game je ime igre; $a, $b, $c su ostali za stolom.

save-title =
    { $count ->
        [1] { $game }: { $a }
        [2] { $game }: { $a } i { $b }
       *[3] { $game }: { $a }, { $b } i { $c }
    }
# $number: broj deljenja; $score: tvoj rezultat; $turn: ko je na potezu.
save-line =
    { $turn ->
        [you] { $number }. deljenje · rezultat: { $score } · ti si na potezu
        [over] { $number }. deljenje · konačan rezultat: { $score } · završeno
       *[other] { $number }. deljenje · rezultat: { $score }
    }
# $day: "today", "yesterday" ili "before"; $at: milisekunde od 1970.
save-when =
    { $day ->
        [today] Danas, { DATETIME($at, hour: "numeric", minute: "numeric") }
        [yesterday] Juče, { DATETIME($at, hour: "numeric", minute: "numeric") }
       *[before] { DATETIME($at, day: "numeric", month: "long") }
    }
save-delete = Obriši: { $title }
save-delete-title = Da obrišem ovu partiju?
save-delete-text = { $title }: obrisana partija se ne vraća.
save-delete-yes = Obriši
save-delete-no = Zadrži
save-unreadable = Sačuvana partija

## Šta nije u redu sa zapisom ili sa čuvanjem, i šta se može

save-damaged-title = Ova partija ne može da se otvori
save-damaged = Zapis je oštećen. U njemu ništa nije menjano.
save-damaged-copy = Zapis je oštećen; u njemu ništa nije menjano. Kopija od pre jednog poteza je ispravna.
save-newer-title = Ova partija je iz novijeg Štiha
save-newer = Zapisala ju je novija verzija, a ova ne ume da je pročita. Ostaje kakva jeste; učitaj stranicu ponovo da stigne nova verzija.
save-from-copy = Nastavi od kopije
save-keep-file = Sačuvaj fajl
fault-forbidden-title = Ovaj pregledač ništa ne pamti
fault-forbidden = Privatni prozori i neke ugrađene stranice zaboravljaju. Pre odlaska sačuvaj partiju u fajl.
fault-full-title = Nema više mesta
fault-full = Prostor pregledača je pun, pa poslednji potezi nisu upamćeni. Ono što je upamćeno ranije, netaknuto je; pre odlaska sačuvaj partiju u fajl.
fault-newer-title = Ovde partije čuva noviji Štih
fault-newer = Ova starija verzija u njima ništa ne menja, pa poslednji potezi nisu upamćeni. Učitaj stranicu ponovo, ili pre odlaska sačuvaj partiju u fajl.
fault-save-file = Sačuvaj u fajl
file-name = stih-partije.json

## Nova partija

new-title = Nova partija: { $game }
new-back = Nazad
new-table = Za stolom
new-players = Broj igrača
new-here = na ovom uređaju
new-level = Kako igra { $name }
new-rules = Kućna pravila
new-preset = Skup pravila
new-own = Po našem
new-own-help = Sopstveni izbor pravila iz spiska.
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
new-number-help = Isti broj svakome deli iste karte.
new-deal = Podeli karte
new-rules-page = Pravila

## Podešavanja

settings-title = Podešavanja
settings-language = Jezik
settings-theme = Boje
settings-theme-system = Kao na uređaju
settings-theme-light = Svetle
settings-theme-dark = Tamne
settings-theme-contrast = Visok kontrast
settings-speed = Brzina
settings-speed-slow = Sporo
settings-speed-normal = Normalno
settings-speed-fast = Brzo
settings-speed-instant = Odmah
settings-speed-help = Koliko se čeka na druge igrače i koliko štih ostaje na stolu. Dodir uvek prekida čekanje.
settings-motion = Kretanje karata
settings-motion-system = Kao na uređaju
settings-motion-on = Da
settings-motion-off = Ne
settings-suits = Boje karata
settings-suits-two = Dve
settings-suits-four = Četiri
settings-suits-help = Uz četiri boje karo je plav, a tref zelen.
settings-faces = Karte za Rabló
settings-faces-german = Mađarske
settings-faces-french = Francuske
settings-faces-help = Uz francuske karte list je pik, bundeva karo, a žir tref.

## Dok pravila stižu, i kad ne mogu da stignu

engine-late = Pravila prvi put sporo stižu. Sto se otvara čim budu tu.
offline-all = Nema interneta. Ovde sve i dalje radi.
offline-part = Nema interneta. Što je otvoreno, radi dalje; ostalo se otvara kad se veza vrati.
offline-sign = bez interneta
table-setting = Postavljam sto…

## Nešto je puklo

problem-title = Karta je pala sa stola
problem-engine = Pravila nisu mogla da se pokrenu u ovom pregledaču.
problem-game = Ova partija ne može dalje.
problem-link = Ovaj link ne otvara nijednu partiju.
problem-missing = Ova partija nije sačuvana u ovom pregledaču.
# $count: koliko partija čuva ovaj pregledač.
problem-safe =
    { $count ->
        [0] Nijedna sačuvana partija nije dirnuta.
        [one] Tvoja { $count } sačuvana partija je netaknuta.
        [few] Tvoje { $count } sačuvane partije su netaknute.
       *[other] Tvojih { $count } sačuvanih partija je netaknuto.
    }
problem-again = Pokušaj ponovo
problem-file = Sačuvaj sve partije u fajl
problem-home = Nazad na igre
problem-details = Šta se dogodilo

## Odgovori pravila koji nisu potez

error-stale = Igra je otišla dalje. Pogledaj ponovo.
error-record =
    Zapis ne može da se pročita: { $reason ->
        [pack] špil u njemu nije ceo
        [action] jedan potez u njemu nije dozvoljen
        [result] rezultat u njemu se ne slaže
       *[other] oštećen je
    }. Ostaje kakav jeste.
error-format = Zapis je iz novijeg Štiha (format { $format }). Ostaje kakav jeste; učitaj stranicu ponovo da stigne nova verzija.
error-rules = Zapis prati novija pravila (broj { $rules }) nego što ovaj Štih zna. Ostaje kakav jeste; učitaj stranicu ponovo da stigne nova verzija.
error-game = Ovde nema igre po imenu „{ $game }“.
error-option = „{ $value }“ nije moguć izbor za pravilo „{ $option }“.
error-seats = Ova igra nije za { $count ->
        [one] { $count } igrača
       *[other] { $count } igrača
    }.
error-request = Sto je tražio nešto što pravila ne poznaju. Ništa nije izgubljeno.
error-no-match = Nijedna partija nije otvorena.
replay-start = Deljenje počinje.
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
error-undo = Nema šta da se vrati.
error-internal = Došlo je do greške u programu. Tvoje partije su na sigurnom.
link-seat = Za ovim stolom niko ne igra kao „{ $level }“.

## Zašto nešto ne može, u svakoj igri

why-not-turn = Nisi na potezu.
why-not-held = Nemaš { $cardAcc }.
why-unknown = Nema takvog poteza: { $action }.
why-not-now = To se sada ne pita.
why-rule = Pravilo { $clause }
