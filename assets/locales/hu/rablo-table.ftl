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
