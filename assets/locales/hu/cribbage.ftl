# Cribbage magyarul. A kulcsok és az argumentumok: docs/events.md.

cribbage-name = Cribbage
cribbage-tagline = Tizenöt kettő, tizenöt négy, és verseny a tábla körül

## Szavak más mondatokban

cribbage-words-count =
    { $count ->
        [1] egy
        [2] kettő
        [3] három
        [4] négy
        [5] öt
        [6] hat
        [7] hét
        [8] nyolc
        [9] kilenc
        [10] tíz
        [11] tizenegy
        [12] tizenkettő
        [13] tizenhárom
        [14] tizennégy
        [15] tizenöt
        [16] tizenhat
        [17] tizenhét
        [18] tizennyolc
        [19] tizenkilenc
        [20] húsz
        [21] huszonegy
        [22] huszonkettő
        [23] huszonhárom
        [24] huszonnégy
        [25] huszonöt
        [26] huszonhat
        [27] huszonhét
        [28] huszonnyolc
        [29] huszonkilenc
        [30] harminc
       *[31] harmincegy
    }
cribbage-words-points =
    { $points ->
        [0] semmi
        [1] egy
        [2] kettő
        [3] három
        [4] négy
        [5] öt
        [6] hat
        [7] hét
        [8] nyolc
        [9] kilenc
        [10] tíz
        [11] tizenegy
        [12] tizenkettő
        [13] tizenhárom
        [14] tizennégy
        [15] tizenöt
        [16] tizenhat
        [17] tizenhét
        [18] tizennyolc
        [19] tizenkilenc
        [20] húsz
        [21] huszonegy
        [22] huszonkettő
        [23] huszonhárom
        [24] huszonnégy
        [25] huszonöt
        [26] huszonhat
        [27] huszonhét
        [28] huszonnyolc
       *[29] huszonkilenc
    }
cribbage-words-total =
    { $total ->
        [1] egy
        [2] kettő
        [3] három
        [4] négy
        [5] öt
        [6] hat
        [7] hét
        [8] nyolc
        [9] kilenc
        [10] tíz
        [11] tizenegy
        [12] tizenkettő
        [13] tizenhárom
        [14] tizennégy
        [15] tizenöt
        [16] tizenhat
        [17] tizenhét
        [18] tizennyolc
        [19] tizenkilenc
        [20] húsz
        [21] huszonegy
        [22] huszonkettő
        [23] huszonhárom
        [24] huszonnégy
        [25] huszonöt
        [26] huszonhat
        [27] huszonhét
        [28] huszonnyolc
       *[29] huszonkilenc
    }
cribbage-words-claim =
    { $claim ->
        [0] semmi
        [1] egy
        [2] kettő
        [3] három
        [4] négy
        [5] öt
        [6] hat
        [7] hét
        [8] nyolc
        [9] kilenc
        [10] tíz
        [11] tizenegy
        [12] tizenkettő
        [13] tizenhárom
        [14] tizennégy
        [15] tizenöt
        [16] tizenhat
        [17] tizenhét
        [18] tizennyolc
        [19] tizenkilenc
        [20] húsz
        [21] huszonegy
        [22] huszonkettő
        [23] huszonhárom
        [24] huszonnégy
        [25] huszonöt
        [26] huszonhat
        [27] huszonhét
        [28] huszonnyolc
       *[29] huszonkilenc
    }
cribbage-ranks =
    { $rank ->
        [A] ász
        [K] király
        [Q] dáma
        [J] bubi
        [T] tízes
        [9] kilences
        [8] nyolcas
        [7] hetes
        [6] hatos
        [5] ötös
        [4] négyes
        [3] hármas
       *[2] kettes
    }

## Ami történik

cribbage-cut =
    { $who ->
        [you] Emelsz: { $card }.
       *[other] { $name } emel: { $card }.
    }
cribbage-cut-tie = Egyforma rang: új emelés.
cribbage-cut-dealer =
    { $who ->
        [you] Tiéd az első osztás.
       *[other] { $name } oszt először.
    }
cribbage-dealing =
    { $who ->
        [you] Te osztasz.
       *[other] { $name } oszt.
    }
cribbage-lay =
    { $count ->
        [1] { $who ->
            [you] Egy lapot teszel a cribbe.
           *[other] { $name } egy lapot tesz a cribbe.
        }
       *[2] { $who ->
            [you] Két lapot teszel a cribbe.
           *[other] { $name } két lapot tesz a cribbe.
        }
    }
cribbage-starter =
    { $who ->
        [you] Felütöd a startert: { $card }.
       *[other] { $name } felüti a startert: { $card }.
    }
cribbage-play =
    { $who ->
        [you] Kijátszod a { $cardAcc }: { cribbage-words-count }.
       *[other] { $name } kijátssza a { $cardAcc }: { cribbage-words-count }.
    }
cribbage-go =
    { $who ->
        [you] Az összeg { cribbage-words-count }, és te azt mondod: go.
       *[other] Az összeg { cribbage-words-count }, és { $name } azt mondja: go.
    }
cribbage-lead =
    { $who ->
        [you] Nulláról újra: te kezdesz.
       *[other] Nulláról újra: { $name } kezd.
    }
cribbage-peg-heels =
    { $who ->
        [you] Bubi a starter: kettő neked.
       *[other] Bubi a starter: { $name } kettőt kap.
    }
cribbage-peg-fifteen =
    { $who ->
        [you] Kihozod a tizenötöt: { cribbage-words-points }.
       *[other] { $name } kihozza a tizenötöt: { cribbage-words-points }.
    }
cribbage-peg-thirtyone =
    { $who ->
        [you] Kihozod a harmincegyet: { cribbage-words-points }.
       *[other] { $name } kihozza a harmincegyet: { cribbage-words-points }.
    }
cribbage-peg-pair =
    { $points ->
        [2] { $who ->
            [you] Párt csinálsz: kettő.
           *[other] { $name } párt csinál: kettő.
        }
        [6] { $who ->
            [you] Drillt csinálsz: hat.
           *[other] { $name } drillt csinál: hat.
        }
       *[12] { $who ->
            [you] Pókert csinálsz: tizenkettő.
           *[other] { $name } pókert csinál: tizenkettő.
        }
    }
cribbage-peg-run =
    { $who ->
        [you] Sort csinálsz: { cribbage-words-points }.
       *[other] { $name } sort csinál: { cribbage-words-points }.
    }
cribbage-peg-go =
    { $who ->
        [you] Go: egy pont neked.
       *[other] Go: { $name } egy pontot kap.
    }
cribbage-peg-last =
    { $who ->
        [you] Utolsó lap: egy pont neked.
       *[other] Utolsó lap: { $name } egy pontot kap.
    }
cribbage-peg-count =
    { $who ->
        [you] A lapodra ennyit számolsz: { cribbage-words-points }.
       *[other] { $name } ennyit számol a lapra: { cribbage-words-points }.
    }
cribbage-peg-hand =
    { $who ->
        [you] A kezed értéke { cribbage-words-points }.
       *[other] { $name } kezének értéke { cribbage-words-points }.
    }
cribbage-peg-crib =
    { $who ->
        [you] A cribed értéke { cribbage-words-points }.
       *[other] { $name } cribjének értéke { cribbage-words-points }.
    }
cribbage-peg-muggins =
    { $who ->
        [you] Muggins! Ennyit elviszel: { cribbage-words-points }.
       *[other] Muggins! { $name } ennyit elvisz: { cribbage-words-points }.
    }
cribbage-peg-excess =
    { $who ->
        [you] Túl sokat számoltak, ennyit kapsz: { cribbage-words-points }.
       *[other] Túl sokat számoltak, { $name } ennyit kap: { cribbage-words-points }.
    }
cribbage-overclaim =
    { $points ->
        [0] { $who ->
            [you] Ennyit számoltál: { cribbage-words-claim }, de nincs semmi.
           *[other] { $name } ennyit számolt: { cribbage-words-claim }, de nincs semmi.
        }
       *[other] { $who ->
            [you] Ennyit számoltál: { cribbage-words-claim }, de csak ennyi van: { cribbage-words-points }.
           *[other] { $name } ennyit számolt: { cribbage-words-claim }, de csak ennyi van: { cribbage-words-points }.
        }
    }
cribbage-missed =
    { $who ->
        [you] Ennyit kihagytál: { cribbage-words-points }.
       *[other] { $name } ennyit kihagyott: { cribbage-words-points }.
    }
cribbage-no-muggins =
    { $who ->
        [you] Elfogadod a számolást.
       *[other] { $name } elfogadja a számolást.
    }
cribbage-muggins-wrong =
    { $points ->
        [0] { $who ->
            [you] Mugginst mondtál: { cribbage-words-claim }, de semmi sem maradt ki.
           *[other] { $name } mugginst mondott: { cribbage-words-claim }, de semmi sem maradt ki.
        }
       *[other] { $who ->
            [you] Mugginst mondtál: { cribbage-words-claim }, de csak ennyi maradt ki: { cribbage-words-points }.
           *[other] { $name } mugginst mondott: { cribbage-words-claim }, de csak ennyi maradt ki: { cribbage-words-points }.
        }
    }
cribbage-out =
    { $who ->
        [you] Beértél: tiéd a játszma.
       *[other] { $name } beért: vége a játszmának.
    }

## A teendő

cribbage-ask-lay =
    { $count ->
        [1] { $who ->
            [you] Tegyél egy lapot a cribedbe.
           *[other] Tegyél egy lapot { $name } cribjébe.
        }
       *[2] { $who ->
            [you] Tegyél két lapot a cribedbe.
           *[other] Tegyél két lapot { $name } cribjébe.
        }
    }
cribbage-ask-lead = Te kezdesz: játssz ki egy lapot.
cribbage-ask-play = Az összeg { cribbage-words-count }: játssz ki egy lapot.
cribbage-ask-card = Az összeg { cribbage-words-count }. Mennyit ér a lapod?
cribbage-ask-hand = Mennyit ér a kezed?
cribbage-ask-crib = Mennyit ér a cribed?
cribbage-ask-muggins =
    { $who ->
        [you] A számolásod: { cribbage-words-claim }.
       *[other] { $name } számolása: { cribbage-words-claim }. Kimaradt valami?
    }

## Mire való a kérdés

cribbage-help-lay =
    { $own ->
        [1] Négy lap marad nálad. A crib neked számít: ami összeillik, azt tedd bele.
       *[other] Négy lap marad nálad. A crib az ellenfélnek számít: ami nem illik össze, azt tedd bele.
    }
cribbage-help-lead = A lapok összeadódnak, legfeljebb 31-ig. Tizenöt, 31, pár és sor ér pontot.
cribbage-help-play = 31-ig még { $room } fér bele. Tizenöt, 31, pár, sor és az utolsó lap ér pontot.
cribbage-help-card = Tizenöt 2, pár 2, három egyforma 6, sor laponként egy.
cribbage-help-show = A starterrel együtt: minden tizenöt 2, minden pár 2, sor laponként egy, flös 4, színbubi 1.
cribbage-help-muggins = Ami kimaradt, a tiéd, ha megmondod, mennyi.

## Gombok és mondások

cribbage-do-lay =
    { $count ->
        [1] { $who ->
            [you] A cribembe
           *[other] { $name } cribjébe
        }
       *[other] { $who ->
            [you] Mind a cribembe
           *[other] Mind { $name } cribjébe
        }
    }
cribbage-do-count = { $points } pont
cribbage-do-muggins = Muggins: { $points }
cribbage-do-no-muggins = Semmi sem maradt ki
cribbage-said-count =
    { $points ->
        [0] { cribbage-words-count }
       *[other] { cribbage-words-count }, az { cribbage-words-points }
    }
cribbage-said-go = Go
cribbage-said-points = { cribbage-words-points }
cribbage-role-crib = crib
cribbage-label-starter = starter
cribbage-label-crib =
    { $who ->
        [you] A cribed
       *[other] { $name } cribje
    }

## Miért nem

cribbage-why-over = A { $card } után { $sum } lenne, és az összeg nem lehet több, mint 31.
cribbage-why-laid = A crib már megvan.
cribbage-why-crib-first =
    { $who ->
        [you] Előbb tegyél lapot a cribedbe.
       *[other] Előbb tegyél lapot { $name } cribjébe.
    }
cribbage-why-count-first = Előbb mondd meg, mennyit számolsz.
cribbage-why-answer-first = Előbb mondd meg, kimaradt-e valami.
cribbage-why-automatic = Itt az asztal számol.
cribbage-why-play-automatic = A játék közben az asztal számol.
cribbage-why-no-card = Játék közben egy lap sem ér többet ennél: { $most }.
cribbage-why-muggins-off = Ennél az asztalnál nincs muggins.
cribbage-why-own-count = Ez a te számolásod.

## Eredmény

cribbage-result-game =
    { $skunk ->
        [0] { $who ->
            [you] Megnyerted a játszmát
           *[other] { $name } megnyerte a játszmát
        }
        [1] { $who ->
            [you] Skunkkal nyerted meg a játszmát
           *[other] { $name } skunkkal nyerte meg a játszmát
        }
       *[2] { $who ->
            [you] Dupla skunkkal nyerted meg a játszmát
           *[other] { $name } dupla skunkkal nyerte meg a játszmát
        }
    }
cribbage-result-game-pair =
    { $skunk ->
        [0] { $who ->
            [you] Megnyertétek a játszmát, { $otherName } és te
           *[other] { $otherWho ->
                [you] Megnyertétek a játszmát, { $name } és te
               *[other] { $name } és { $otherName } megnyerte a játszmát
            }
        }
        [1] { $who ->
            [you] Skunkkal nyertétek meg a játszmát, { $otherName } és te
           *[other] { $otherWho ->
                [you] Skunkkal nyertétek meg a játszmát, { $name } és te
               *[other] { $name } és { $otherName } skunkkal nyerte meg a játszmát
            }
        }
       *[2] { $who ->
            [you] Dupla skunkkal nyertétek meg a játszmát, { $otherName } és te
           *[other] { $otherWho ->
                [you] Dupla skunkkal nyertétek meg a játszmát, { $name } és te
               *[other] { $name } és { $otherName } dupla skunkkal nyerte meg a játszmát
            }
        }
    }
cribbage-result-deal =
    { $points ->
        [one] { $who ->
            [you] Egy pontot szereztél
           *[other] { $name } egy pontot szerzett
        }
       *[other] { $who ->
            [you] { $points } pontot szereztél
           *[other] { $name } { $points } pontot szerzett
        }
    }
cribbage-result-deal-pair =
    { $who ->
        [you] { $points } pontot szereztetek, { $otherName } és te
       *[other] { $otherWho ->
            [you] { $points } pontot szereztetek, { $name } és te
           *[other] { $name } és { $otherName } { $points } pontot szerzett
        }
    }
cribbage-result-even =
    { $points ->
        [one] Mindenkinek egy pont
       *[other] Mindenkinek { $points } pont
    }
cribbage-result-scores =
    { $who ->
        [you] Te vezetsz, állásod { $score }: még { $left } kell.
       *[other] { $name } vezet, állása { $score }: még { $left } kell.
    }
cribbage-result-level = Egyenlő az állás, { $score }: még { $left } kell.
cribbage-result-scores-pair =
    { $who ->
        [you] Vezettek, { $otherName } és te, állásotok { $score }: még { $left } kell.
       *[other] { $otherWho ->
            [you] Vezettek, { $name } és te, állásotok { $score }: még { $left } kell.
           *[other] { $name } és { $otherName } vezet, állásuk { $score }: még { $left } kell.
        }
    }
cribbage-result-last =
    { $points ->
        [1] Ezzel a játszmával vége a partinak.
       *[other] Ez a játszma { $points } játszmapontot ér, és vége a partinak.
    }
cribbage-result-games =
    { $points ->
        [1] { $who ->
            [you] Játszmáid: { $score }, kell { $match }.
           *[other] { $name } játszmái: { $score }, kell { $match }.
        }
       *[other] { $who ->
            [you] Értéke { $points }. Játszmáid: { $score }, kell { $match }.
           *[other] Értéke { $points }. { $name } játszmái: { $score }, kell { $match }.
        }
    }
cribbage-match-won =
    { $deals ->
        [one] { $who ->
            [you] Egyetlen osztással győztél
           *[other] { $name } egyetlen osztással győzött
        }
       *[other] { $who ->
            [you] Győztél { $deals } osztás után
           *[other] { $name } győzött { $deals } osztás után
        }
    }
cribbage-match-won-pair =
    { $deals ->
        [one] { $who ->
            [you] Egyetlen osztással győztetek, { $otherName } és te
           *[other] { $otherWho ->
                [you] Egyetlen osztással győztetek, { $name } és te
               *[other] { $name } és { $otherName } egyetlen osztással győzött
            }
        }
       *[other] { $who ->
            [you] Győztetek { $deals } osztás után, { $otherName } és te
           *[other] { $otherWho ->
                [you] Győztetek { $deals } osztás után, { $name } és te
               *[other] { $name } és { $otherName } győzött { $deals } osztás után
            }
        }
    }
cribbage-item-fifteen =
    { $place ->
        [1] Tizenöt { cribbage-words-total }
       *[other] tizenöt { cribbage-words-total }
    }
cribbage-item-pair =
    { $count ->
        [2] { $place ->
            [1] Egy { cribbage-ranks } pár, az { cribbage-words-total }
           *[other] és egy { cribbage-ranks } pár, az { cribbage-words-total }
        }
        [3] { $place ->
            [1] Egy { cribbage-ranks } drill, az { cribbage-words-total }
           *[other] és egy { cribbage-ranks } drill, az { cribbage-words-total }
        }
       *[4] { $place ->
            [1] Egy { cribbage-ranks } póker, az { cribbage-words-total }
           *[other] és egy { cribbage-ranks } póker, az { cribbage-words-total }
        }
    }
cribbage-item-run =
    { $place ->
        [1] Egy { cribbage-words-count }lapos sor, az { cribbage-words-total }
       *[other] és egy { cribbage-words-count }lapos sor, az { cribbage-words-total }
    }
cribbage-item-flush =
    { $place ->
        [1] Egy { cribbage-words-count }lapos flös, az { cribbage-words-total }
       *[other] és egy { cribbage-words-count }lapos flös, az { cribbage-words-total }
    }
cribbage-item-nobs =
    { $place ->
        [1] Egy a színbubiért
       *[other] és egy a színbubiért, az { cribbage-words-total }
    }
cribbage-item-nothing = Semmi
cribbage-item-missed = Nem számoltad: { cribbage-words-points }
cribbage-item-beyond = Az utolsó lyukon túl
cribbage-point-heels = Bubi a starter
cribbage-point-fifteen = Tizenöt
cribbage-point-thirtyone = Harmincegy
cribbage-point-pair =
    { $count ->
        [2] Pár: { cribbage-ranks }
        [3] Drill: { cribbage-ranks }
       *[4] Póker: { cribbage-ranks }
    }
cribbage-point-run = Sor: { cribbage-words-points }
cribbage-point-go = Go
cribbage-point-last = Utolsó lap
cribbage-point-count = Játék közben számolva
cribbage-point-hand = Kéz
cribbage-point-crib = Crib
cribbage-point-muggins = Muggins
cribbage-point-excess = Az ellenfél túl sokat számolt
cribbage-note-game =
    { $who ->
        [you] tiéd a játszma
       *[other] { $name } nyerte a játszmát
    }

## Szabályok és szabálycsomagok

cribbage-option-target = A győzelemhez kellő pont
cribbage-option-target-help = Aki ezt először eléri, megnyeri a játszmát. A 121 két kör a táblán.
cribbage-option-cut-deals = Emelés az osztásért
cribbage-option-cut-deals-help = Melyik emelt lap viszi az első osztást.
cribbage-option-cut-deals-low = A kisebb lap
cribbage-option-cut-deals-high = A nagyobb lap
cribbage-option-play-on = Továbbjátszás go után
cribbage-option-play-on-help = Go után a többiek tovább játszanak, amíg tudnak.
cribbage-option-resets = Új összegek
cribbage-option-resets-help = 31 vagy go után nulláról indul az összeg, amíg minden lap el nem fogy.
cribbage-option-counting = Számolás
cribbage-option-counting-help = Az asztal számolja meg a kezeket, vagy te.
cribbage-option-counting-automatic = Az asztal
cribbage-option-counting-manual = Kézzel
cribbage-option-muggins = Muggins
cribbage-option-muggins-help = Amit a kézi számolásnál kihagysz, az ellenfél elviheti.
cribbage-option-muggins-off = Nincs
cribbage-option-muggins-show = A végső számolásnál
cribbage-option-muggins-all = A játék közben is
cribbage-option-overclaim = Túlszámolás
cribbage-option-overclaim-help = Mi legyen, ha valaki túl sokat számol.
cribbage-option-overclaim-correct = Helyesbítjük
cribbage-option-overclaim-excess = A többlet az ellenfélé
cribbage-option-match = A partihoz kellő játszmapont
cribbage-option-match-help = Egy megnyert játszma egy pontot ér, a lenti szabályok szerint többet is.
cribbage-option-lurch = Dupla győzelem ez alatt
cribbage-option-lurch-help = A játszma duplán számít, ha a vesztes ez alatt áll. A 0 azt jelenti: soha.
cribbage-option-skunk = Skunk ez alatt
cribbage-option-skunk-help = Skunkot kap, aki ez alatt veszít. A 0 azt jelenti: soha.
cribbage-option-double-skunk = Dupla skunk ez alatt
cribbage-option-double-skunk-help = Dupla skunkot kap, aki ez alatt veszít. A 0 azt jelenti: soha.
cribbage-option-skunk-points = A skunk játszmapontja
cribbage-option-skunk-points-help = Mennyit ér a sima győzelem, a skunk és a dupla skunk.
cribbage-option-skunk-points-none = Mindig 1
cribbage-option-skunk-points-123 = 1, 2, 3
cribbage-option-skunk-points-124 = 1, 2, 4
cribbage-option-first-deal-next = A következő játszma első osztása
cribbage-option-first-deal-next-help = Ki oszt először egy játszma után, ha a parti folytatódik.
cribbage-option-first-deal-next-loser = A vesztes
cribbage-option-first-deal-next-alternate = Felváltva
cribbage-option-first-deal-next-recut3 = Felváltva, a harmadikért emelünk
cribbage-preset-standard = Általános
cribbage-preset-standard-help = 121 pontig, ahogy a világon játsszák. Az asztal számol.
cribbage-preset-seed-english = Angol
cribbage-preset-seed-english-help = 62 pontig; az első go véget vet a játéknak. Két játszma, kézi számolás, muggins.
cribbage-preset-seed-international = Nemzetközi
cribbage-preset-seed-international-help = Egy játszma 121 pontig, kézi számolás, muggins.
cribbage-preset-short = Rövid
cribbage-preset-short-help = 61 pontig; a győzelem duplán számít, ha a vesztes 31 alatt áll.
