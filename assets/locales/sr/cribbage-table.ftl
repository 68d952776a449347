# Ono što sto za kribidž kaže sam.

## Traka i tabla

cribbage-note-target = do { $target }
cribbage-note-match = do { $target } · partija { $game }
cribbage-board = Tabla.
# $score, $before: rupice oba klina.
cribbage-board-side =
    { $who ->
        [you] Tvoj prednji klin je u rupici { $score }, zadnji u { $before }.
       *[other] { $name }: prednji klin je u rupici { $score }, zadnji u { $before }.
    }

## Sredina stola

cribbage-pile = Karte ovog zbira
cribbage-of-31 = od 31
cribbage-cuts = Sečenje za deljenje
cribbage-cuts-lower = Sečenje za deljenje: deli ko ima nižu kartu
# $text: zašto; $points: koliko je zabeleženo.
cribbage-why-pegged =
    { $who ->
        [you] { $text } +{ $points }: ti
       *[other] { $text } +{ $points }: { $name }
    }

## Ručno brojanje

cribbage-pick = Dodirni karte koje zajedno vrede, ili broj.
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
cribbage-line-skunk = Ko izgubi ispod { $below }, dobija skunk.
cribbage-line-double = Ispod { $below } dvostruki.
cribbage-game-won =
    { $skunk ->
        [0] { $who ->
            [you] partija je tvoja, vredi { $points }
           *[other] partija: { $name }, vredi { $points }
        }
        [1] { $who ->
            [you] tvoja uz skunk, vredi { $points }
           *[other] uz skunk: { $name }, vredi { $points }
        }
       *[2] { $who ->
            [you] tvoja uz dvostruki skunk, vredi { $points }
           *[other] uz dvostruki skunk: { $name }, vredi { $points }
        }
    }

## Rezultat

cribbage-group-play = Igra
cribbage-group-hand = Ruka
cribbage-group-crib = Krib
cribbage-group-beyond = Nije zabeleženo

## Pomoć pri odbacivanju

cribbage-throws = Tvoje odbacivanje
cribbage-throw-best = Bolje nije moglo.
# $cost: bodova po deljenju, kao tekst; $place: mesto među svima.
cribbage-throw-cost = Za { $cost } po deljenju slabije od najboljeg; mesto { $place }.
cribbage-throw = Karte
cribbage-throw-hand = Ruka
cribbage-throw-range = Od–do
cribbage-throw-crib = Krib
cribbage-throw-total = Ukupno
cribbage-throw-yours = tvoje
cribbage-throw-source = Ruka: tačan prosek preko svih startera. Krib: tačan prosek uz bilo koje druge karte (tabela { $table }), oduzet kad je krib protivnički.
