# Ono što stol za kribidž kaže sam.

## Traka i ploča

cribbage-note-target = do { $target }
cribbage-note-match = do { $target } · partija { $game }
cribbage-board = Ploča.
# $score, $before: rupice oba klina.
cribbage-board-side =
    { $who ->
        [you] Tvoj je prednji klin u rupici { $score }, zadnji u { $before }.
       *[other] { $name }: prednji klin je u rupici { $score }, zadnji u { $before }.
    }

## Sredina stola

cribbage-pile = Karte ovog zbroja
cribbage-of-31 = od 31
cribbage-cuts = Dizanje za dijeljenje
cribbage-cuts-lower = Dizanje za dijeljenje: dijeli tko ima nižu kartu
# $text: zašto; $points: koliko je zabilježeno.
cribbage-why-pegged =
    { $who ->
        [you] { $text } +{ $points }: ti
       *[other] { $text } +{ $points }: { $name }
    }

## Ručno brojanje

cribbage-pick = Dodirni karte koje zajedno vrijede ili broj.
cribbage-number = Bodovi

## Brojanje ruku

cribbage-label-hand =
    { $who ->
        [you] Tvoja ruka
       *[other] Ruka: { $name }
    }
cribbage-go-on = Dalje

## Zapisnik

cribbage-pair = { $one } i { $other }
cribbage-legend = Sitni brojevi: igra · ruka · krib, i ono što je uzeto od drugih.
cribbage-games-of = { $name } { $count }
cribbage-match-score = Partije: { $games }, od { $match }.
cribbage-line-skunk = Tko izgubi ispod { $below }, dobiva skunk.
cribbage-line-double = Ispod { $below } dvostruki.
cribbage-game-won =
    { $skunk ->
        [0] { $who ->
            [you] partija je tvoja, vrijedi { $points }
           *[other] partiju dobiva { $name }, vrijedi { $points }
        }
        [1] { $who ->
            [you] tvoja uz skunk, vrijedi { $points }
           *[other] uz skunk dobiva { $name }, vrijedi { $points }
        }
       *[2] { $who ->
            [you] tvoja uz dvostruki skunk, vrijedi { $points }
           *[other] uz dvostruki skunk dobiva { $name }, vrijedi { $points }
        }
    }

## Rezultat

cribbage-group-play = Igra
cribbage-group-hand = Ruka
cribbage-group-crib = Krib
cribbage-group-beyond = Nije zabilježeno

## Pomoć pri odbacivanju

cribbage-throws = Tvoje odbacivanje
cribbage-throw-best = Bolje nije moglo.
# $cost: bodova po dijeljenju, kao tekst; $place: mjesto među svima.
cribbage-throw-cost = Za { $cost } po dijeljenju slabije od najboljeg; mjesto { $place }.
cribbage-throw = Karte
cribbage-throw-hand = Ruka
cribbage-throw-range = Od–do
cribbage-throw-crib = Krib
cribbage-throw-total = Ukupno
cribbage-throw-yours = tvoje
cribbage-throw-source = Ruka: točan prosjek svih startera. Krib: točan prosjek uz bilo koje druge karte (tablica { $table }), oduzet kad je krib protivnički.
