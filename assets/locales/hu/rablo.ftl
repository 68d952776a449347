# Rabló magyarul. A kulcsok és az argumentumok: docs/events.md.

rablo-name = Rabló
rablo-tagline = Titkos segítő, és pénz az asztalon

## Ami történik

rablo-dealing =
    { $who ->
        [you] Te osztasz.
       *[other] { $name } oszt.
    }
rablo-pass =
    { $who ->
        [you] Passzolsz.
       *[other] { $name } passzol.
    }
rablo-snapszer =
    { $who ->
        [you] A { $cardAcc } hívod: snapszer, { $stake }.
       *[other] { $name } a { $cardAcc } hívja: snapszer, { $stake }.
    }
rablo-durchmarsch =
    { $who ->
        [you] A { $cardAcc } hívod: durchmars, { $stake }.
       *[other] { $name } a { $cardAcc } hívja: durchmars, { $stake }.
    }
rablo-contract =
    { $who ->
        [you] Te játszol, { $suit } az adu. Veled van, akinél a { $card } van.
       *[other] { $name } játszik, { $suit } az adu. Vele van, akinél a { $card } van.
    }
rablo-passed-out = Mindenki passzolt, és fejenként { $stake } ment a kasszába: most { $pot } van benne.
rablo-no-kontra =
    { $who ->
        [you] Nem mondasz kontrát.
       *[other] { $name } nem mond kontrát.
    }
rablo-no-rekontra =
    { $who ->
        [you] Nem mondasz rekontrát.
       *[other] { $name } nem mond rekontrát.
    }
rablo-no-subkontra =
    { $who ->
        [you] Nem mondasz szubkontrát.
       *[other] { $name } nem mond szubkontrát.
    }
rablo-kontra =
    { $who ->
        [you] Kontrát mondasz: a tét { $factor }× számít.
       *[other] { $name } kontrát mond: a tét { $factor }× számít.
    }
rablo-rekontra =
    { $who ->
        [you] Rekontrát mondasz: a tét { $factor }× számít.
       *[other] { $name } rekontrát mond: a tét { $factor }× számít.
    }
rablo-subkontra =
    { $who ->
        [you] Szubkontrát mondasz: a tét { $factor }× számít.
       *[other] { $name } szubkontrát mond: a tét { $factor }× számít.
    }
rablo-announce =
    { $points ->
        [20] { $who ->
            [you] Húszat mondasz be { $suitLoc }.
           *[other] { $name } húszat mond be { $suitLoc }.
        }
       *[40] { $who ->
            [you] Negyvenet mondasz be { $suitLoc }.
           *[other] { $name } negyvenet mond be { $suitLoc }.
        }
    }
rablo-counts =
    { $who ->
        [you] Érvényes a bemondásod: { $suit }, { $points }.
       *[other] { $name } bemondása érvényes: { $suit }, { $points }.
    }
rablo-void =
    { $who ->
        [you] Elveszett a bemondásod: { $suit }, { $points }.
       *[other] { $name } bemondása elveszett: { $suit }, { $points }.
    }
rablo-partner =
    { $who ->
        [you] Te vagy a segítő, tiéd a { $card }. Most már mindenki tudja.
       *[other] { $name } a segítő, övé a { $card }.
    }
rablo-solo =
    { $who ->
        [you] Egyedül játszol, tiéd a { $card }. Most már mindenki tudja.
       *[other] { $name } egyedül játszik, övé a { $card }.
    }
rablo-enough =
    { $points ->
        [one] { $who ->
            [you] Azt mondod: elég, egy ponttal.
           *[other] { $name } azt mondja: elég, egy ponttal.
        }
       *[other] { $who ->
            [you] Azt mondod: elég, { $points } ponttal.
           *[other] { $name } azt mondja: elég, { $points } ponttal.
        }
    }
rablo-show =
    { $count ->
        [one] { $who ->
            [you] Felmutatod az utolsó lapodat: biztos az ütés.
           *[other] { $name } felmutatja az utolsó lapját: biztos az ütés.
        }
       *[other] { $who ->
            [you] Felmutatod a lapjaidat ({ $count }): minden ütés biztos.
           *[other] { $name } felmutatja a lapjait ({ $count }): minden ütés biztos.
        }
    }
rablo-made =
    { $who ->
        [you] Megnyered a snapszert, { $points } ponttal.
       *[other] { $name } megnyeri a snapszert, { $points } ponttal.
    }
rablo-failed =
    { $points ->
        [one] { $who ->
            [you] Elbukod a snapszert, egy ponttal.
           *[other] { $name } elbukja a snapszert, egy ponttal.
        }
       *[other] { $who ->
            [you] Elbukod a snapszert, { $points } ponttal.
           *[other] { $name } elbukja a snapszert, { $points } ponttal.
        }
    }
rablo-marched =
    { $who ->
        [you] Megnyered a durchmarsot: hat ütés.
       *[other] { $name } megnyeri a durchmarsot: hat ütés.
    }
rablo-stopped =
    { $tricks ->
        [0] { $who ->
            [you] Elbukod a durchmarsot az első ütésben.
           *[other] { $name } elbukja a durchmarsot az első ütésben.
        }
        [one] { $who ->
            [you] Elbukod a durchmarsot egy ütés után.
           *[other] { $name } elbukja a durchmarsot egy ütés után.
        }
       *[other] { $who ->
            [you] Elbukod a durchmarsot { $tricks } ütés után.
           *[other] { $name } elbukja a durchmarsot { $tricks } ütés után.
        }
    }

## Ami kérdés, legfeljebb hatvan betűvel

rablo-ask-call = Koppints a lapra, amit hívsz, vagy passzolj.
rablo-ask-higher =
    { $who ->
        [you] A te hívásod áll: { $stake }.
       *[other] { $name } hívása { $stake }. Koppints magasabbra, vagy passzolj.
    }
rablo-ask-kontra = Kontra? A tét { $unit }.
rablo-ask-rekontra = Rekontra? A tét { $unit }.
rablo-ask-subkontra = Szubkontra? A tét { $unit }.
rablo-ask-lead =
    { $points ->
        [0] Te kezdesz. Már van elég pontotok.
        [one] Te kezdesz. Még egy pont kell.
       *[other] Te kezdesz. Még { $points } pont kell.
    }
rablo-ask-lead-tricks =
    { $tricks ->
        [one] Te kezdesz. Még egy ütés kell.
       *[other] Te kezdesz. A maradék { $tricks } ütés mind kell.
    }
rablo-ask-beat = Tegyél { $suitAcc }, és üsd felül, ami kint van.
rablo-ask-follow = Tegyél { $suitAcc }.
rablo-ask-overtrump = Nincs nálad { $suit }: nagyobb adu kell ({ $trump }).
rablo-ask-trump = Nincs nálad { $suit }: aduzz ({ $trump }).
rablo-ask-any = Se szín, se adu: bármit kijátszhatsz.

## Gombok és szintek

rablo-do-pass = Passz
rablo-do-kontra = Kontra
rablo-do-rekontra = Rekontra
rablo-do-subkontra = Szubkontra
rablo-do-announce = Bemondás: { $points }, { $card }
rablo-do-enough = Elég: { $points }
rablo-do-show = Felmutatom
rablo-level-snapszer = Snapszer, { $stake }
rablo-level-snapszer-hearts =
    { $deck ->
        [french] Kőr snapszer, { $stake }
       *[german] Piros snapszer, { $stake }
    }
rablo-level-durchmarsch = Durchmars, { $stake }
rablo-level-durchmarsch-hearts =
    { $deck ->
        [french] Kőr durchmars, { $stake }
       *[german] Piros durchmars, { $stake }
    }
rablo-note-alone = Nálad van a { $card }: egyedül játszanál, { $amount } lenne a tét.

## Buborékok

rablo-said-pass = Passz
rablo-said-snapszer = Snapszer, { $card }
rablo-said-durchmarsch = Durchmars, { $card }
rablo-said-kontra = Kontra!
rablo-said-rekontra = Rekontra!
rablo-said-subkontra = Szubkontra!
rablo-said-announce =
    { $points ->
        [20] Húsz!
       *[40] Negyven!
    }

## A játék

rablo-contract-snapszer = Snapszer, adu: { $suit }, fejenként { $unit }
rablo-contract-durchmarsch = Durchmars, adu: { $suit }, fejenként { $unit }
rablo-progress =
    { $points ->
        [one] Egy pont, kell: 66
       *[other] { $points } pont, kell: 66
    }
rablo-progress-tricks =
    { $tricks ->
        [one] Egy ütés, kell: hat
       *[other] { $tricks } ütés, kell: hat
    }
rablo-secret-alone = Nálad van a { $card }: egyedül játszol, { $amount } a tét. Más nem tudja.
rablo-secret-partner =
    { $who ->
        [you] Nálad van a { $card }.
       *[other] Nálad van a { $card }: { $name } és te összetartoztok. Más nem tudja.
    }

## Indokok

rablo-why-called = A licitnek vége.
rablo-why-not-higher = Már elhangzott egy hívás ({ $stake }), csak magasabb szint jöhet.
rablo-why-word-order =
    { $word ->
        [rekontra] Kontra után rekontra jöhet.
        [subkontra] Rekontra után szubkontra jöhet.
       *[kontra] Kontrával kezdődik.
    }
rablo-why-opponent =
    { $word ->
        [rekontra] A rekontra a hívó oldaláé, te pedig ellene játszol.
        [subkontra] A szubkontra a hívó ellenfeleié.
       *[kontra] A kontra a hívó ellenfeleié.
    }
rablo-why-partner =
    { $word ->
        [subkontra] Nálad van a { $card }: a szubkontra az ellenfeleké.
        [rekontra] Nálad van a { $card }.
       *[kontra] Nálad van a { $card }: a kontra az ellenfeleké.
    }
rablo-why-caller =
    { $word ->
        [subkontra] A szubkontra az ellenfeleidé.
        [rekontra] A rekontra a te oldaladé.
       *[kontra] A kontra az ellenfeleidé.
    }
rablo-why-follow = Van még nálad { $suit }, ezért a { $card } most nem mehet.
rablo-why-beat = Felül tudod ütni, ami kint van, ezért a { $card } most nem mehet.
rablo-why-trump = Nincs nálad { $suit }, ezért adu kell ({ $trump }); a { $card } most nem mehet.
rablo-why-overtrump = Van nagyobb adud, mint ami kint van, ezért a { $card } most nem mehet.
rablo-why-announce-rank =
    { $deck ->
        [french] Csak királlyal vagy dámával lehet bemondani, ez pedig { $card }.
       *[german] Csak királlyal vagy felsővel lehet bemondani, ez pedig { $card }.
    }
rablo-why-announce-lead = Csak az mondhat be, aki a hívó oldaláról az ütést kezdi.
rablo-why-announce-durchmarsch = Durchmarsban nincs bemondás.
rablo-why-announce-pair =
    { $deck ->
        [french] Nincs nálad ebből a színből a király és a dáma is: { $suit }.
       *[german] Nincs nálad ebből a színből a király és a felső is: { $suit }.
    }
rablo-why-enough-side = Csak a hívó oldala mondhat eleget.
rablo-why-enough-durchmarsch = Durchmarsban mind a hat ütés kell.
rablo-why-enough-trick = Eleget két ütés között lehet mondani, ha már volt ütés.
rablo-why-enough-points =
    { $points ->
        [one] Az oldaladnak egy pontja van, és 66 kell.
       *[other] Az oldaladnak { $points } pontja van, és 66 kell.
    }
rablo-why-show-lead = Csak az mutathatja fel a lapjait, aki a hívó oldaláról az ütést kezdi.
rablo-why-show-certain = Nem biztos: más lap még vihet ütést.

## Szerepek, jelek, feliratok

rablo-role-caller = hívó
rablo-role-solo = egyedül
rablo-role-partner = segítő
rablo-role-opponent = ellenfél
rablo-tag-called = hívott lap: { $card }
rablo-tag-kontra = kontra ×{ $factor }
rablo-tag-rekontra = rekontra ×{ $factor }
rablo-tag-subkontra = szubkontra ×{ $factor }
rablo-tag-pot = kassza: { $pot }
rablo-label-shown =
    { $who ->
        [you] A lapjaid, felmutatva
       *[other] { $name } lapjai, felmutatva
    }

## Eredmény

rablo-result-passed = Mindenki passzolt, és { $amount } ment fejenként a kasszába
rablo-result-snapszer-made =
    { $who ->
        [you] Megnyertétek a snapszert, { $otherName } és te ({ $suit })
       *[other] { $otherWho ->
            [you] Megnyertétek a snapszert, { $name } és te ({ $suit })
           *[other] { $name } és { $otherName } megnyerte a snapszert ({ $suit })
        }
    }
rablo-result-snapszer-failed =
    { $who ->
        [you] Elbuktátok a snapszert, { $otherName } és te ({ $suit })
       *[other] { $otherWho ->
            [you] Elbuktátok a snapszert, { $name } és te ({ $suit })
           *[other] { $name } és { $otherName } elbukta a snapszert ({ $suit })
        }
    }
rablo-result-snapszer-made-alone =
    { $who ->
        [you] Egyedül nyerted meg a snapszert ({ $suit })
       *[other] { $name } egyedül nyerte meg a snapszert ({ $suit })
    }
rablo-result-snapszer-failed-alone =
    { $who ->
        [you] Egyedül buktad el a snapszert ({ $suit })
       *[other] { $name } egyedül bukta el a snapszert ({ $suit })
    }
rablo-result-durchmarsch-made =
    { $who ->
        [you] Megnyertétek a durchmarsot, { $otherName } és te ({ $suit })
       *[other] { $otherWho ->
            [you] Megnyertétek a durchmarsot, { $name } és te ({ $suit })
           *[other] { $name } és { $otherName } megnyerte a durchmarsot ({ $suit })
        }
    }
rablo-result-durchmarsch-failed =
    { $who ->
        [you] Elbuktátok a durchmarsot, { $otherName } és te ({ $suit })
       *[other] { $otherWho ->
            [you] Elbuktátok a durchmarsot, { $name } és te ({ $suit })
           *[other] { $name } és { $otherName } elbukta a durchmarsot ({ $suit })
        }
    }
rablo-result-durchmarsch-made-alone =
    { $who ->
        [you] Egyedül nyerted meg a durchmarsot ({ $suit })
       *[other] { $name } egyedül nyerte meg a durchmarsot ({ $suit })
    }
rablo-result-durchmarsch-failed-alone =
    { $who ->
        [you] Egyedül buktad el a durchmarsot ({ $suit })
       *[other] { $name } egyedül bukta el a durchmarsot ({ $suit })
    }
rablo-end-passed = A kasszában most { $pot } van.
rablo-end-trick =
    { $points ->
        [0] { $who ->
            [you] Az első ütést te vitted.
           *[other] { $name } vitte az első ütést.
        }
       *[other] { $who ->
            [you] Te vittél egy ütést, a hívó oldalának { $points } pontja volt.
           *[other] { $name } vitt egy ütést, a hívó oldalának { $points } pontja volt.
        }
    }
rablo-end-stopped =
    { $tricks ->
        [0] { $who ->
            [you] Az első ütést te vitted.
           *[other] { $name } vitte az első ütést.
        }
        [one] { $who ->
            [you] A második ütést te vitted.
           *[other] { $name } vitte a második ütést.
        }
       *[other] { $who ->
            [you] Te vittél egy ütést, miután ők már { $tricks } ütést vittek.
           *[other] { $name } vitt egy ütést, miután ők már { $tricks } ütést vittek.
        }
    }
rablo-end-enough = Elhangzott, hogy elég: { $points } pont volt meg, és 66 kellett.
rablo-end-show = A lapok felmutatva, semmi sem veszhetett el: { $points } pont.
rablo-end-six = Mind a hat ütés, { $points } pont.
rablo-match-won =
    { $deals ->
        [one] { $who ->
            [you] Egyetlen osztás után győztél, pénzed { $amount }
           *[other] { $name } egyetlen osztás után győzött, pénze { $amount }
        }
       *[other] { $who ->
            [you] Győztél { $deals } osztás után, pénzed { $amount }
           *[other] { $name } győzött { $deals } osztás után, pénze { $amount }
        }
    }
rablo-match-shared =
    { $deals ->
        [one] Egyetlen osztás után { $count } játékos az első, fejenként { $amount }
       *[other] { $deals } osztás után { $count } játékos az első, fejenként { $amount }
    }
rablo-item-passed = Befizetés a kasszába
rablo-item-won = A megnyert tét
rablo-item-lost = Az elbukott tét
rablo-item-kontra = Kontra
rablo-item-rekontra = Rekontra
rablo-item-subkontra = Szubkontra
rablo-item-alone = Egyedül három ellen
rablo-item-pot = A kasszából
rablo-note-passed = mindenki passzolt

## Szabályok és szabálycsomagok

rablo-option-start = Kezdő pénz
rablo-option-start-help = Ennyivel indul mindenki. Kevesebb pénzzel rövidebb a parti.
rablo-option-pass-final = A passz végleges
rablo-option-pass-final-help = Aki passzolt, abban a licitben többé nem jön szóhoz.
rablo-option-enough-always = Elég bármikor
rablo-option-enough-always-help = Eleget 66 pont alatt is lehet mondani, de az bukás.
rablo-option-rounds = Osztások száma
rablo-option-rounds-help = Ennyi osztás után vége a partinak. Ha 0, addig tart, míg valakinek elfogy a pénze.
rablo-option-direction = Irány
rablo-option-direction-help = Merre ül a következő játékos. A szabályok nem változnak.
rablo-option-direction-left = Balra
rablo-option-direction-right = Jobbra
rablo-preset-seed = Klasszikus
rablo-preset-seed-help = Fejenként 3000, addig, míg valakinek elfogy a pénze.
rablo-preset-short = Rövid
rablo-preset-short-help = Tizenkét osztás, aztán pénzszámolás.
