# Amit a Rabló asztala maga mond.

## Felső sáv és játék

rablo-round =
    { $rounds ->
        [0] { $number }. osztás
       *[other] { $number }. osztás, összesen { $rounds }
    }
rablo-facts = Játék és kassza
rablo-stake = Tét
rablo-pot = kassza
rablo-label-called = hívott lap

## Hívás

rablo-calling = A hívásod
rablo-levels = Szint
rablo-cards = Lap
rablo-kind-snapszer = Snapszer
rablo-kind-durchmarsch = Durch­mars
rablo-short-snapszer = snapszer
rablo-short-durchmarsch = durchm.
rablo-panel-hint = Akinél a hívott lap van, az a titkos segítőd. A lap színe az adu.
rablo-panel-partner = Akinél a { $card } van, veled játszik, és csak ő tudja.
rablo-aim-snapszer =
    { $hearts ->
        [yes] { $deck ->
            [french] Snapszer: az oldaladnak 66 pont kell az ellenfél első ütése előtt, az adu kőr.
           *[german] Snapszer: az oldaladnak 66 pont kell az ellenfél első ütése előtt, az adu piros.
        }
       *[no] Snapszer: az oldaladnak 66 pont kell az ellenfél első ütése előtt.
    }
rablo-aim-durchmarsch =
    { $hearts ->
        [yes] { $deck ->
            [french] Durchmars: az oldaladnak mind a hat ütés kell, az adu kőr.
           *[german] Durchmars: az oldaladnak mind a hat ütés kell, az adu piros.
        }
       *[no] Durchmars: az oldaladnak mind a hat ütés kell.
    }
rablo-values-help =
    { $deck ->
        [french] Ász 11, tízes 10, király 4, dáma 3, bubi 2, kilences 0.
       *[german] Ász 11, tízes 10, király 4, felső 3, alsó 2, kilences 0.
    }
rablo-choose-card = Előbb válassz lapot.
rablo-do-call = A { $cardAcc } hívom: { $stake }
rablo-do-call-none = Hívok
rablo-no-call = Még senki sem hívott.
# Ami a legmagasabb hívás alatt áll, a fajtája után.
rablo-standing =
    { $who ->
        [you] { $stake }, a te hívásod
       *[other] { $stake }, { $name } hívása
    }

## Bemondás és felmutatás

rablo-announce-with = Bemondás
rablo-pause = Megállítom
rablo-resume = Tovább

## Pénz

rablo-payments = Ki kinek fizet
rablo-pot-now = A kasszában { $pot } van.
rablo-told = Minden összeg szavakkal
rablo-told-passed = Mindenki passzolt, és 50-et tett a kasszába: { $pot }.
# $sum: hogyan jött ki az összeg, például 50×2 = 100.
rablo-told-pair = { $sum }: minden nyertes kap, minden vesztes fizet ennyit: { $unit }.
rablo-told-alone = { $sum }: az egyedül játszónak { $all }, a többieknek fejenként { $unit }.
rablo-told-pot = A kasszát ({ $pot }) a nyertesek kapták.
