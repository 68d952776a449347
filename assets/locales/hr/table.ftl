# Okvir stola: ono što se crta oko svake igre.

## Gornja traka i alati

table-deal = { $number }. dijeljenje
table-leave = Ustani od stola
table-score = Rezultat
table-log = Ovo dijeljenje
table-menu = Izbornik
table-undo = Vrati potez
table-close = Zatvori
table-side = Rezultat i tok dijeljenja

## Mjesta za stolom

table-dealer = dijeli
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

## Ruka i gumbi

table-say = Što se traži
table-hand = Tvoje karte
table-choose =
    { $count ->
        [one] Prvo odaberi { $count } kartu.
        [few] Prvo odaberi { $count } karte.
       *[other] Prvo odaberi { $count } karata.
    }
table-limit =
    { $count ->
        [0] Nijedna se karta ne može zamijeniti.
        [one] Može se zamijeniti samo { $count } karta.
        [few] Mogu se zamijeniti samo { $count } karte.
       *[other] Može se zamijeniti samo { $count } karata.
    }

## Zapisnik i kraj dijeljenja

table-deal-column = Dijeljenje
table-start = Početak
table-refe = refe
table-refe-waiting =
    { $count ->
        [one] Čeka { $count } refe: sljedeće dijeljenje vrijedi dvostruko.
        [few] Čekaju { $count } refea: toliko dijeljenja vrijedi dvostruko.
       *[other] Čeka { $count } refea: toliko dijeljenja vrijedi dvostruko.
    }
table-doubled = dvostruko
table-next-deal =
    { $who ->
        [you] Sljedeće dijeljenje: dijeliš ti
       *[other] Sljedeće dijeljenje: dijeli { $name }
    }
table-again = Igraj ponovno
table-home = Natrag na igre
