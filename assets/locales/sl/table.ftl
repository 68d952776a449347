# Okvir mize: kar se izriše okoli vsake igre.

## Vrstica in orodja

table-deal = { $number }. deljenje
table-leave = Odidi od mize
table-score = Stanje
table-log = To deljenje
table-menu = Meni
table-undo = Vzemi nazaj
table-close = Zapri
table-side = Stanje in potek

## Sedeži

table-dealer = deli
table-dealer-mark = D
table-thinking = razmišlja
table-cards =
    { $count ->
        [one] { $count } karta
        [two] { $count } karti
        [few] { $count } karte
       *[other] { $count } kart
    }
table-tricks =
    { $count ->
        [0] brez štiha
        [one] { $count } štih
        [two] { $count } štiha
        [few] { $count } štihi
       *[other] { $count } štihov
    }
table-tricks-of =
    { $count ->
        [0] brez štiha, potrebuje { $need }
        [one] { $count } štih, potrebuje { $need }
        [two] { $count } štiha, potrebuje { $need }
        [few] { $count } štihi, potrebuje { $need }
       *[other] { $count } štihov, potrebuje { $need }
    }

## Sredina mize

table-field = Na mizi
table-trick = Štih
table-trumps = adut
table-trumps-are = Adut: { $suit }
table-last-trick = zadnji štih
table-played =
    { $who ->
        [you] Ti: { $card }
       *[other] { $name }: { $card }
    }
table-played-winning =
    { $who ->
        [you] Ti: { $card }, vodi
       *[other] { $name }: { $card }, vodi
    }

## Roka in gumbi

table-say = Kaj je treba storiti
table-hand = Tvoje karte
table-choose =
    { $count ->
        [one] Najprej izberi { $count } karto.
        [two] Najprej izberi { $count } karti.
        [few] Najprej izberi { $count } karte.
       *[other] Najprej izberi { $count } kart.
    }
table-limit =
    { $count ->
        [0] Zamenjati ni mogoče nobene karte.
        [one] Zamenjati je mogoče samo { $count } karto.
        [two] Zamenjati je mogoče samo { $count } karti.
        [few] Zamenjati je mogoče samo { $count } karte.
       *[other] Zamenjati je mogoče samo { $count } kart.
    }

## Zapisnik in izid

table-deal-column = Deljenje
table-start = Začetek
table-refe = refe
table-refe-waiting =
    { $count ->
        [one] Čaka { $count } refe: naslednje deljenje šteje dvojno.
        [two] Čakata { $count } refeja: toliko deljenj šteje dvojno.
        [few] Čakajo { $count } refeji: toliko deljenj šteje dvojno.
       *[other] Čaka { $count } refejev: toliko deljenj šteje dvojno.
    }
table-doubled = dvojno
table-next-deal =
    { $who ->
        [you] Naslednje deljenje: deliš ti
       *[other] Naslednje deljenje: deli { $name }
    }
table-again = Igraj še enkrat
table-home = Nazaj na igre
