# Kar miza za Cribbage pove sama.

## Vrstica in deska

cribbage-note-target = do { $target }
cribbage-note-match = do { $target } · { $game }. igra
cribbage-board = Deska.
# $score, $before: luknjici obeh klinčkov.
cribbage-board-side =
    { $who ->
        [you] Tvoj prednji klinček je v luknjici { $score }, zadnji v { $before }.
       *[other] { $name }: prednji klinček je v luknjici { $score }, zadnji v { $before }.
    }

## Sredina mize

cribbage-pile = Karte te vsote
cribbage-of-31 = od 31
cribbage-cuts = Dvig za deljenje
cribbage-cuts-lower = Dvig za deljenje: deli, kdor ima nižjo karto
# $text: zakaj; $points: koliko točk.
cribbage-why-pegged =
    { $who ->
        [you] { $text } +{ $points }: ti
       *[other] { $text } +{ $points }: { $name }
    }

## Štetje na roke

cribbage-pick = Dotakni se kart, ki skupaj kaj dajo, ali številke.
cribbage-number = Točke

## Štetje

cribbage-label-hand =
    { $who ->
        [you] Tvoja roka
       *[other] Roka: { $name }
    }
cribbage-go-on = Naprej

## Zapisnik

cribbage-pair = { $one } in { $other }
cribbage-legend = Majhne številke: polaganje · roka · krib in kar je vzeto drugim.
cribbage-games-of = { $name } { $count }
cribbage-match-score = Igre: { $games }, od { $match }.
cribbage-line-skunk = Kdor izgubi pod { $below }, dobi skunk.
cribbage-line-double = Pod { $below } dvojnega.
cribbage-game-won =
    { $skunk ->
        [0] { $who ->
            [you] igra je tvoja, šteje { $points }
           *[other] igro dobi { $name }, šteje { $points }
        }
        [1] { $who ->
            [you] igra s skunkom je tvoja, šteje { $points }
           *[other] igro s skunkom dobi { $name }, šteje { $points }
        }
       *[2] { $who ->
            [you] igra z dvojnim skunkom je tvoja, šteje { $points }
           *[other] igro z dvojnim skunkom dobi { $name }, šteje { $points }
        }
    }

## Izid

cribbage-group-play = Polaganje
cribbage-group-hand = Roka
cribbage-group-crib = Krib
cribbage-group-beyond = Ni zabeleženo

## Pomoč pri odlaganju

cribbage-throws = Tvoj odlog
cribbage-throw-best = Boljšega ni.
# $cost: točke na deljenje, kot besedilo; $place: mesto med vsemi.
cribbage-throw-cost = Za { $cost } na deljenje slabše od najboljšega; mesto { $place }.
cribbage-throw = Karte
cribbage-throw-hand = Roka
cribbage-throw-range = Od–do
cribbage-throw-crib = Krib
cribbage-throw-total = Skupaj
cribbage-throw-yours = tvoje
cribbage-throw-source = Roka: natančno povprečje po vseh starterjih. Krib: natančno povprečje s katerimi koli drugimi kartami (tabela { $table }), odšteto, kadar je krib nasprotnikov.
