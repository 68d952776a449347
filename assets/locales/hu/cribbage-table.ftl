# Amit a cribbage asztala maga mond.

## Felső sáv és tábla

cribbage-note-target = { $target }-ig
cribbage-note-match = { $target }-ig · { $game }. játszma
cribbage-board = A tábla.
# $score, $before: a két pöcök lyuka.
cribbage-board-side =
    { $who ->
        [you] Te: { $score }. lyuk, a hátsó pöcök: { $before }. lyuk.
       *[other] { $name }: { $score }. lyuk, a hátsó pöcök: { $before }. lyuk.
    }

## Az asztal közepe

cribbage-pile = Az összeg lapjai
cribbage-of-31 = a 31-ből
cribbage-cuts = Emelés az osztásért
cribbage-cuts-lower = Emelés az osztásért: az oszt, akié a kisebb lap
# $text: miért; $points: hány pont.
cribbage-why-pegged =
    { $who ->
        [you] { $text } +{ $points }: te
       *[other] { $text } +{ $points }: { $name }
    }

## Számolás kézzel

cribbage-pick = Koppints az összetartozó lapokra, vagy egy számra.
cribbage-number = Pont

## A számolás

cribbage-label-hand =
    { $who ->
        [you] A kezed
       *[other] { $name } keze
    }
cribbage-go-on = Tovább

## A pontlap

cribbage-pair = { $one } és { $other }
cribbage-legend = Kis számok: játék · kéz · crib, és ami a többiektől jött.
cribbage-games-of = { $name } { $count }
cribbage-match-score = Játszmák: { $games }, kell { $match }.
cribbage-line-skunk = Aki { $below } alatt veszít, skunkot kap.
cribbage-line-double = { $below } alatt duplát.
cribbage-game-won =
    { $skunk ->
        [0] { $who ->
            [you] tiéd a játszma, értéke { $points }
           *[other] { $name } nyerte, értéke { $points }
        }
        [1] { $who ->
            [you] tiéd, skunkkal, értéke { $points }
           *[other] { $name } nyerte skunkkal, értéke { $points }
        }
       *[2] { $who ->
            [you] tiéd, dupla skunkkal, értéke { $points }
           *[other] { $name } nyerte dupla skunkkal, értéke { $points }
        }
    }

## Az eredmény

cribbage-group-play = Játék
cribbage-group-hand = Kéz
cribbage-group-crib = Crib
cribbage-group-beyond = Már nem számít

## Segítség az eldobáshoz

cribbage-throws = Amit eldobtál
cribbage-throw-best = Jobb nem volt.
# $cost: pont osztásonként, szövegként; $place: hely az összes között.
cribbage-throw-cost = Osztásonként { $cost } ponttal rosszabb a legjobbnál; { $place }. hely.
cribbage-throw = Lapok
cribbage-throw-hand = Kéz
cribbage-throw-range = Tól–ig
cribbage-throw-crib = Crib
cribbage-throw-total = Összesen
cribbage-throw-yours = a tiéd
cribbage-throw-source = Kéz: pontos átlag az összes starterre. Crib: pontos átlag bármilyen más lapokkal ({ $table }. táblázat), levonva, ha a crib az ellenfélé.
