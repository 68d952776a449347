# Amit a preferánsz asztala maga mond.

## Felső sáv és licit

preferans-hand = { $left } hátra · { $number }. osztás
preferans-auction = Licit: ki mit mondott
preferans-talon-down = Talon: két lap, lefordítva
preferans-mine = tartom
preferans-numbers = Számok
preferans-out-of-hand = kézből
preferans-contracts = Vállalások
preferans-means-bid =
    { $level ->
        [2] A 2 a licit első lépcsője: hat ütést vállalsz, és megkapod a talon két lapját.
       *[other] { $level }: egy lépcsővel feljebb. Megkapod a talon két lapját, és legalább ezt játszod: { $level }.
    }
preferans-means-hold = Tartom: előbb ülsz, mint a másik, ezért a tiéd ({ $level }), ha senki sem megy feljebb.
preferans-means-igra = Kézből: a talon két lapja nélkül játszol, a vállalást később nevezed meg.
preferans-means-bettel = Betli: azt vállalod, hogy nem viszel ütést, a talon két lapja nélkül.
preferans-means-sanac = Szanzadu: hat ütést vállalsz adu nélkül és a talon két lapja nélkül.
preferans-means-preferans = Preferánsz: mind a tíz ütést vállalod, adu nélkül és a talon két lapja nélkül.
preferans-means-pass = Passz: kiszállsz ebből a licitből.
# Tanács: a licit száma, lépcső, amely még nem nevez meg vállalást.
preferans-say-bid =
    { $contract ->
        [3] mondj { $contract }-at
        [5] mondj { $contract }-öt
        [6] mondj { $contract }-ot
        [8] mondj { $contract }-at
        [4] mondj { $contract }-et
        [7] mondj { $contract }-et
       *[2] mondj { $contract }-t
    }

## Talon és vállalás

preferans-took =
    { $who ->
        [you] te vetted fel a talont
       *[other] { $name } vette fel a talont
    }
preferans-away = letéve
preferans-plays =
    { $who ->
        [you] Te játszol
       *[other] { $name } játszik
    }
# $unit: amennyit egy ütés ér, $value: amennyit a vállalás, bulában vagy szupában.
preferans-worth = Egy ütés ennyit ér: { $unit }, a vállalás ennyit: { $value }.
# Egy vállalás gombján: $worth az értéke.
preferans-counts = értéke { $worth }
preferans-undecided = még nem került sorra
preferans-deciding = most dönt
preferans-calls = társat hívott
# $due: ennyi ütést kell a két védőnek együtt vinnie.
preferans-due = Együtt { $due } ütés kell nekik.
preferans-together = együtt { $tricks }, kell { $due }
preferans-chain = A kontra és a válaszok

## Ütések kérése és a korai befejezés

preferans-claim = Kérek…
preferans-claim-close = Játszunk tovább
preferans-claim-count = Még ennyi ütés a tiéd:
preferans-stop-help = A hátralévő bula leíródik, mindenkinek a harmada. Ehhez mindenki beleegyezése kell.

## A pontlap

preferans-sheet = Preferánsz
preferans-left = bula összesen: { $total }
preferans-bule = bula
preferans-struck = (áthúzva)
preferans-mark-refa = refa, nyitott
preferans-mark-refa-struck = refa, felhasználva
preferans-mark-hat = kalap: innen nulla alatt
preferans-mark-hat-struck = kalap, áthúzva
preferans-supe-for = írt szupa
preferans-supe-against = kapott szupa
# $off: most ennyi íródna le a bulából.
preferans-bule-counted =
    { $off ->
        [0] bula { $bule }
       *[other] bula { $bule }, leírva { $off }
    }
preferans-result = mérleg
preferans-touch = Érints meg egy bejegyzést: megmondja, honnan jött.
preferans-scale = Minél közelebb a bula a nullához, annál jobb; az általad írt szupa a tiéd.
preferans-if-now = Ha most lenne vége
preferans-settled = Elszámolás
preferans-even = Senki sem fizet.
