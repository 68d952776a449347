# Okvir stola: ono što se crta oko svake igre.

## Gornja traka i alatke

table-deal = deljenje { $number }
table-leave = Ustani od stola
table-score = Rezultat
table-log = Ovo deljenje
table-menu = Meni
table-undo = Vrati potez
table-close = Zatvori
table-side = Rezultat i tok deljenja

## Mesta za stolom

table-dealer = deli
table-dealer-mark = D
table-thinking = razmišlja
table-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
table-tricks =
    { $count ->
        [0] bez štiha
        [one] { $count } štih
        [few] { $count } štiha
       *[other] { $count } štihova
    }
table-tricks-of =
    { $count ->
        [0] bez štiha, treba { $need }
        [one] { $count } štih, treba { $need }
        [few] { $count } štiha, treba { $need }
       *[other] { $count } štihova, treba { $need }
    }

## Sredina stola

table-field = Na stolu
table-trick = Štih
table-trumps = adut
table-trumps-are = Adut: { $suit }
table-last-trick = prošli štih
table-played =
    { $who ->
        [you] Ti: { $card }
       *[other] { $name }: { $card }
    }
table-played-winning =
    { $who ->
        [you] Ti: { $card }, nosi štih
       *[other] { $name }: { $card }, nosi štih
    }

## Ruka i dugmad

table-say = Šta se traži
table-hand = Tvoje karte
table-choose =
    { $count ->
        [one] Prvo izaberi { $count } kartu.
        [few] Prvo izaberi { $count } karte.
       *[other] Prvo izaberi { $count } karata.
    }
table-limit =
    { $count ->
        [0] Nijedna karta se ne može zameniti.
        [one] Može se zameniti samo { $count } karta.
        [few] Mogu se zameniti samo { $count } karte.
       *[other] Može se zameniti samo { $count } karata.
    }

## Zapisnik i kraj deljenja

table-deal-column = Deljenje
table-start = Početak
table-refe = refe
table-refe-waiting =
    { $count ->
        [one] Čeka { $count } refe: sledeće deljenje vredi duplo.
        [few] Čekaju { $count } refea: toliko deljenja vredi duplo.
       *[other] Čeka { $count } refea: toliko deljenja vredi duplo.
    }
table-doubled = duplo
table-next-deal =
    { $who ->
        [you] Sledeće deljenje: deliš ti
       *[other] Sledeće deljenje: deli { $name }
    }
table-again = Igraj ponovo
table-home = Nazad na igre
