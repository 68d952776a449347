# Meniji, nastavitve in nevšečnosti v slovenščini.

app-name = Štih
app-title = Štih, štiri igre s kartami
app-title-screen = { $screen } · Štih
app-skip = Preskoči na igro

## Kdo sedi za mizo

name-you = Ti
# $place: številka sedeža.
name-bot =
    { $place ->
        [0] Ivana
        [1] Marko
        [2] Ana
       *[3] Jelena
    }
level-random = igra na slepo srečo
level-rules = igra za zabavo

## Začetna stran

home-games = Igre
home-what = Igraj tukaj proti računalniku ali z ljudmi ob sebi: brezplačno, brez računa, tudi brez interneta.
home-players =
    { $same ->
        [yes] { $to ->
            [one] { $to } igralec
            [two] { $to } igralca
            [few] { $to } igralci
           *[other] { $to } igralcev
        }
       *[no] { $to ->
            [one] { $from }–{ $to } igralec
            [two] { $from }–{ $to } igralca
            [few] { $from }–{ $to } igralci
           *[other] { $from }–{ $to } igralcev
        }
    }
home-carry-on = Nadaljuj
home-no-games = Seznama iger ni bilo mogoče dobiti. Preveri povezavo in poskusi znova.
home-language = Jezik
home-settings = Nastavitve
home-rules = Pravila igre { $game }
home-file = Shrani vse partije v datoteko
home-more = Več

## Shranjena partija. $game je ime igre; $a, $b, $c so drugi za mizo.

save-title =
    { $count ->
        [1] { $game }: { $a }
        [2] { $game }: { $a } in { $b }
       *[3] { $game }: { $a }, { $b } in { $c }
    }
# $number: številka deljenja; $score: tvoje stanje; $turn: kdo je na vrsti.
save-line =
    { $turn ->
        [you] { $number }. deljenje · tvoje stanje: { $score } · na vrsti si
        [over] { $number }. deljenje · tvoje končno stanje: { $score } · končano
       *[other] { $number }. deljenje · tvoje stanje: { $score }
    }
# $day: "today", "yesterday" ali "before"; $at: milisekunde od leta 1970.
save-when =
    { $day ->
        [today] Danes ob { DATETIME($at, hour: "numeric", minute: "numeric") }
        [yesterday] Včeraj ob { DATETIME($at, hour: "numeric", minute: "numeric") }
       *[before] { DATETIME($at, day: "numeric", month: "long") }
    }
save-delete = Izbriši: { $title }
save-delete-title = Izbrišem to partijo?
save-delete-text = { $title }: izbrisane partije ni mogoče vrniti.
save-delete-yes = Izbriši
save-delete-no = Obdrži
save-unreadable = Shranjena partija

## Kaj je narobe z zapisom ali s shrambo in kaj storiti

save-damaged-title = Te partije ni mogoče odpreti
save-damaged = Zapis je poškodovan. V njem se ni nič spremenilo.
save-damaged-copy = Zapis je poškodovan; v njem se ni nič spremenilo. Kopija izpred zadnje poteze je cela.
save-newer-title = Ta partija je iz novejšega Štiha
save-newer = Zapisala jo je novejša različica, ta pa je ne zna prebrati. Ostane, kakršna je; osveži stran, da se naloži nova različica.
save-from-copy = Nadaljuj s kopijo
save-keep-file = Shrani datoteko
fault-forbidden-title = Ta brskalnik si nič ne zapomni
fault-forbidden = Zasebna okna in nekatere vgrajene strani pozabljajo. Pred odhodom shrani partijo v datoteko.
fault-full-title = Zmanjkalo je prostora
fault-full = Shramba brskalnika je polna, zato zadnje poteze niso shranjene. Kar je bilo shranjeno prej, je nedotaknjeno; pred odhodom shrani partijo v datoteko.
fault-newer-title = Tu hrani partije novejši Štih
fault-newer = Ta starejša različica v njih ničesar ne spreminja, zato zadnje poteze niso shranjene. Osveži stran ali pred odhodom shrani partijo v datoteko.
fault-save-file = Shrani v datoteko
file-name = stih-partije.json

## Nova partija

new-title = Nova partija: { $game }
new-back = Nazaj
new-table = Za mizo
new-players = Število igralcev
new-here = na tej napravi
new-level = Kako igra { $name }
new-rules = Hišna pravila
new-preset = Nabor pravil
new-own = Po naše
new-own-help = Lasten izbor spodnjih pravil.
new-all-rules =
    { $count ->
        [one] Vsa pravila: { $count }
        [two] Obe pravili
        [few] Vsa { $count } pravila
       *[other] Vseh { $count } pravil
    }
new-less = Manj
new-more = Več
new-number = Številka partije
new-another = Druga
new-number-help = Ista številka vsakomur razdeli iste karte.
new-deal = Razdeli karte
new-rules-page = Pravila

## Nastavitve

settings-title = Nastavitve
settings-language = Jezik
settings-theme = Barve zaslona
settings-theme-system = Kot naprava
settings-theme-light = Svetle
settings-theme-dark = Temne
settings-theme-contrast = Visok kontrast
settings-speed = Hitrost
settings-speed-slow = Počasi
settings-speed-normal = Običajno
settings-speed-fast = Hitro
settings-speed-instant = Takoj
settings-speed-help = Kako dolgo razmišljajo drugi in kako dolgo štih leži na mizi. Dotik čakanje vedno konča.
settings-motion = Gibanje kart
settings-motion-system = Kot naprava
settings-motion-on = Da
settings-motion-off = Ne
settings-suits = Barve kart
settings-suits-two = Dve
settings-suits-four = Štiri
settings-suits-help = Pri štirih je karo moder in križ zelen.
settings-faces = Karte za Rabló
settings-faces-german = Madžarske
settings-faces-french = Francoske
settings-faces-help = Pri francoskih kartah je zelje pik, buča karo in želod križ.

## Dokler pravila prihajajo in kadar jih ni mogoče dobiti

engine-late = Prvič se pravila nalagajo dlje. Miza se odpre, brž ko bodo tu.
offline-all = Ni interneta. Tukaj vse še naprej deluje.
offline-part = Ni interneta. Kar je odprto, deluje naprej; drugo se odpre, ko bo povezava spet tu.
offline-sign = brez interneta
table-setting = Pripravljam mizo…

## Nekaj se je pokvarilo

problem-title = Karta je padla z mize
problem-engine = Pravil v tem brskalniku ni bilo mogoče zagnati.
problem-game = Ta partija ne more naprej.
problem-link = Ta povezava ne odpre nobene partije.
problem-missing = Te partije v tem brskalniku ni shranjene.
# $count: koliko partij hrani ta brskalnik.
problem-safe =
    { $count ->
        [0] Nobena shranjena partija ni prizadeta.
        [one] Tvoja { $count } shranjena partija je nedotaknjena.
        [two] Tvoji { $count } shranjeni partiji sta nedotaknjeni.
        [few] Tvoje { $count } shranjene partije so nedotaknjene.
       *[other] Tvojih { $count } shranjenih partij je nedotaknjenih.
    }
problem-again = Poskusi znova
problem-file = Shrani vse partije v eno datoteko
problem-home = Nazaj na igre
problem-details = Kaj se je zgodilo

## Odgovori pravil, ki niso poteza

error-stale = Igra je šla naprej. Poglej še enkrat.
error-record =
    Zapisa ni mogoče prebrati: { $reason ->
        [pack] komplet kart v njem ni cel
        [action] poteza v njem ni dovoljena
        [result] izid v njem se ne ujema
       *[other] poškodovan je
    }. Ostane, kakršen je.
error-format = Zapis je iz novejšega Štiha (format { $format }). Ostane, kakršen je; osveži stran, da se naloži nova različica.
error-rules = Zapis sledi novejšim pravilom (številka { $rules }), kot jih pozna ta Štih. Ostane, kakršen je; osveži stran, da se naloži nova različica.
error-game = Tukaj ni igre z imenom „{ $game }“.
error-option = „{ $value }“ ni mogoča izbira za pravilo „{ $option }“.
error-seats = Ta igra ni za { $count ->
        [one] { $count } igralca
        [two] { $count } igralca
        [few] { $count } igralce
       *[other] { $count } igralcev
    }.
error-request = Miza je zahtevala nekaj, česar pravila ne poznajo. Nič ni izgubljeno.
error-no-match = Nobena partija ni odprta.
replay-start = Deljenje se začne.
replay-away =
    { $who ->
        [you] Odložiš { $cardAcc }.
       *[other] { $name } odloži { $cardAcc }.
    }
replay-away-closed =
    { $who ->
        [you] Odložiš eno karto.
       *[other] { $name } odloži eno karto.
    }
error-undo = Ničesar ni, kar bi se dalo vrniti.
error-internal = V programu je prišlo do napake. Tvoje partije so na varnem.
link-seat = Za to mizo nihče ne igra kot „{ $level }“.

## Zakaj kaj ni mogoče, v vsaki igri

why-not-turn = Nisi na vrsti.
why-not-held = Nimaš { $cardGen }.
why-unknown = Take poteze ni: { $action }.
why-not-now = O tem se zdaj ne odloča.
why-rule = Pravilo { $clause }
