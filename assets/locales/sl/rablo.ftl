# Rabló v slovenščini. Ključi in njihovi argumenti so v docs/events.md.

rablo-name = Rabló
rablo-tagline = Partner, ki ga nihče ne pozna, in denar na mizi

## Kaj se dogaja

rablo-dealing =
    { $who ->
        [you] Deliš.
       *[other] { $name } deli.
    }
rablo-pass =
    { $who ->
        [you] Rečeš „naprej“.
       *[other] { $name } reče „naprej“.
    }
rablo-snapszer =
    { $who ->
        [you] Pokličeš { $cardAcc }: snapszer za { $stake }.
       *[other] { $name } pokliče { $cardAcc }: snapszer za { $stake }.
    }
rablo-durchmarsch =
    { $who ->
        [you] Pokličeš { $cardAcc }: durhmarš za { $stake }.
       *[other] { $name } pokliče { $cardAcc }: durhmarš za { $stake }.
    }
rablo-contract =
    { $who ->
        [you] Igraš, adut je { $suit }. Na tvoji strani je, kdor ima { $cardAcc }.
       *[other] { $name } igra, adut je { $suit }. Na isti strani je, kdor ima { $cardAcc }.
    }
rablo-passed-out = Vsi rečejo „naprej“ in vplačajo po { $stake }: v blagajni je { $pot }.
rablo-no-kontra =
    { $who ->
        [you] Ne rečeš kontra.
       *[other] { $name } ne reče kontra.
    }
rablo-no-rekontra =
    { $who ->
        [you] Ne rečeš rekontra.
       *[other] { $name } ne reče rekontra.
    }
rablo-no-subkontra =
    { $who ->
        [you] Ne rečeš subkontra.
       *[other] { $name } ne reče subkontra.
    }
rablo-kontra =
    { $who ->
        [you] Rečeš kontra: vložek šteje { $factor }-krat.
       *[other] { $name } reče kontra: vložek šteje { $factor }-krat.
    }
rablo-rekontra =
    { $who ->
        [you] Rečeš rekontra: vložek šteje { $factor }-krat.
       *[other] { $name } reče rekontra: vložek šteje { $factor }-krat.
    }
rablo-subkontra =
    { $who ->
        [you] Rečeš subkontra: vložek šteje { $factor }-krat.
       *[other] { $name } reče subkontra: vložek šteje { $factor }-krat.
    }
rablo-announce =
    { $who ->
        [you] Napoveš { $points } v { $suitLoc }.
       *[other] { $name } napove { $points } v { $suitLoc }.
    }
rablo-counts =
    { $who ->
        [you] Tvoja napoved velja: { $points } v { $suitLoc }.
       *[other] Napoved velja: { $name } dobi { $points } v { $suitLoc }.
    }
rablo-void =
    { $who ->
        [you] Tvoja napoved propade: { $points } v { $suitLoc }.
       *[other] Napoved propade: { $name } izgubi { $points } v { $suitLoc }.
    }
rablo-partner =
    { $who ->
        [you] Partner si ti: imaš { $cardAcc }. Zdaj to vedo vsi.
       *[other] Partner je { $name }: ima { $cardAcc }.
    }
rablo-solo =
    { $who ->
        [you] Igraš solo: imaš { $cardAcc }. Zdaj to vedo vsi.
       *[other] { $name } igra solo: ima { $cardAcc }.
    }
rablo-enough =
    { $points ->
        [one] { $who ->
            [you] Rečeš „dovolj“: { $points } točka.
           *[other] { $name } reče „dovolj“: { $points } točka.
        }
        [two] { $who ->
            [you] Rečeš „dovolj“: { $points } točki.
           *[other] { $name } reče „dovolj“: { $points } točki.
        }
        [few] { $who ->
            [you] Rečeš „dovolj“: { $points } točke.
           *[other] { $name } reče „dovolj“: { $points } točke.
        }
       *[other] { $who ->
            [you] Rečeš „dovolj“: { $points } točk.
           *[other] { $name } reče „dovolj“: { $points } točk.
        }
    }
rablo-show =
    { $count ->
        [one] { $who ->
            [you] Pokažeš zadnjo karto: štih je gotov.
           *[other] { $name } pokaže zadnjo karto: štih je gotov.
        }
        [two] { $who ->
            [you] Pokažeš { $count } karti: oba štiha sta gotova.
           *[other] { $name } pokaže { $count } karti: oba štiha sta gotova.
        }
        [few] { $who ->
            [you] Pokažeš { $count } karte: vsi štihi so gotovi.
           *[other] { $name } pokaže { $count } karte: vsi štihi so gotovi.
        }
       *[other] { $who ->
            [you] Pokažeš { $count } kart: vsi štihi so gotovi.
           *[other] { $name } pokaže { $count } kart: vsi štihi so gotovi.
        }
    }
rablo-made =
    { $points ->
        [one] { $who ->
            [you] Dobiš snapszer: { $points } točka.
           *[other] { $name } dobi snapszer: { $points } točka.
        }
        [two] { $who ->
            [you] Dobiš snapszer: { $points } točki.
           *[other] { $name } dobi snapszer: { $points } točki.
        }
        [few] { $who ->
            [you] Dobiš snapszer: { $points } točke.
           *[other] { $name } dobi snapszer: { $points } točke.
        }
       *[other] { $who ->
            [you] Dobiš snapszer: { $points } točk.
           *[other] { $name } dobi snapszer: { $points } točk.
        }
    }
rablo-failed =
    { $points ->
        [one] { $who ->
            [you] Izgubiš snapszer: { $points } točka.
           *[other] { $name } izgubi snapszer: { $points } točka.
        }
        [two] { $who ->
            [you] Izgubiš snapszer: { $points } točki.
           *[other] { $name } izgubi snapszer: { $points } točki.
        }
        [few] { $who ->
            [you] Izgubiš snapszer: { $points } točke.
           *[other] { $name } izgubi snapszer: { $points } točke.
        }
       *[other] { $who ->
            [you] Izgubiš snapszer: { $points } točk.
           *[other] { $name } izgubi snapszer: { $points } točk.
        }
    }
rablo-marched =
    { $who ->
        [you] Dobiš durhmarš: vseh šest štihov.
       *[other] { $name } dobi durhmarš: vseh šest štihov.
    }
rablo-stopped =
    { $tricks ->
        [0] { $who ->
            [you] Izgubiš durhmarš že s prvim štihom.
           *[other] { $name } izgubi durhmarš že s prvim štihom.
        }
        [one] { $who ->
            [you] Izgubiš durhmarš po enem štihu.
           *[other] { $name } izgubi durhmarš po enem štihu.
        }
       *[other] { $who ->
            [you] Izgubiš durhmarš po { $tricks } štihih.
           *[other] { $name } izgubi durhmarš po { $tricks } štihih.
        }
    }

## Kaj se vpraša, v največ šestdesetih znakih

rablo-ask-call = Dotakni se karte, ki jo kličeš, ali „naprej“.
rablo-ask-higher =
    { $who ->
        [you] Tvoj klic je { $stake }.
       *[other] { $name } kliče { $stake }. Dotakni se višjega klica ali „naprej“.
    }
rablo-ask-kontra = Kontra? Vložek je { $unit }.
rablo-ask-rekontra = Rekontra? Vložek je { $unit }.
rablo-ask-subkontra = Subkontra? Vložek je { $unit }.
rablo-ask-lead =
    { $points ->
        [0] Začneš ti. Tvoja stran ima dovolj.
        [one] Začneš ti. Tvoji strani manjka { $points } točka.
        [two] Začneš ti. Tvoji strani manjkata { $points } točki.
        [few] Začneš ti. Tvoji strani manjkajo { $points } točke.
       *[other] Začneš ti. Tvoji strani manjka { $points } točk.
    }
rablo-ask-lead-tricks =
    { $tricks ->
        [one] Začneš ti. Samo še en štih.
        [two] Začneš ti. Oba štiha morata biti vaša.
        [few] Začneš ti. Vsi { $tricks } štihi morajo biti vaši.
       *[other] Začneš ti. Vseh { $tricks } štihov mora biti vaših.
    }
rablo-ask-beat = Priznaj { $suitAcc } in presezi, kar je na mizi.
rablo-ask-follow = Priznaj { $suitAcc }.
rablo-ask-overtrump = Nimaš { $suitGen }: reži z višjim adutom ({ $trump }).
rablo-ask-trump = Nimaš { $suitGen }: reži z adutom ({ $trump }).
rablo-ask-any = Nimaš ne barve ne aduta: vrzi katero koli karto.

## Gumbi in stopnje

rablo-do-pass = Naprej
rablo-do-kontra = Kontra
rablo-do-rekontra = Rekontra
rablo-do-subkontra = Subkontra
rablo-do-announce = Napovej { $points }: { $card }
rablo-do-enough = Dovolj: { $points }
rablo-do-show = Pokaži karte
rablo-level-snapszer = Snapszer, { $stake }
rablo-level-snapszer-hearts = Srčni snapszer, { $stake }
rablo-level-durchmarsch = Durhmarš, { $stake }
rablo-level-durchmarsch-hearts = Srčni durhmarš, { $stake }
rablo-note-alone = Imaš { $cardAcc }: to bi bil solo, za { $amount }.

## Oblački

rablo-said-pass = Naprej
rablo-said-snapszer = Snapszer, { $card }
rablo-said-durchmarsch = Durhmarš, { $card }
rablo-said-kontra = Kontra!
rablo-said-rekontra = Rekontra!
rablo-said-subkontra = Subkontra!
rablo-said-announce = { $points }!

## Igra, ki velja

rablo-contract-snapszer = Snapszer v { $suitLoc }, po { $unit }
rablo-contract-durchmarsch = Durhmarš v { $suitLoc }, po { $unit }
rablo-progress =
    { $points ->
        [one] { $points } točka od 66
        [two] { $points } točki od 66
        [few] { $points } točke od 66
       *[other] { $points } točk od 66
    }
rablo-progress-tricks =
    { $tricks ->
        [one] { $tricks } štih od šestih
        [two] { $tricks } štiha od šestih
        [few] { $tricks } štihi od šestih
       *[other] { $tricks } štihov od šestih
    }
rablo-secret-alone = Imaš { $cardAcc }: igraš solo, za { $amount }. Tega ne ve nihče drug.
rablo-secret-partner =
    { $who ->
        [you] Imaš { $cardAcc }.
       *[other] Imaš { $cardAcc }: na tvoji strani je { $name }. Tega ne ve nihče drug.
    }

## Razlogi

rablo-why-called = Licitacija je končana.
rablo-why-not-higher = Poklicano je { $stake }, zato velja samo višja stopnja.
rablo-why-word-order =
    { $word ->
        [rekontra] Po kontri se lahko reče samo rekontra.
        [subkontra] Po rekontri se lahko reče samo subkontra.
       *[kontra] Začne se s kontro.
    }
rablo-why-opponent =
    { $word ->
        [rekontra] Rekontra je za klicateljevo stran, ti pa igraš proti njej.
        [subkontra] Subkontra je za nasprotnike klicatelja.
       *[kontra] Kontra je za nasprotnike klicatelja.
    }
rablo-why-partner =
    { $word ->
        [subkontra] Imaš { $cardAcc }: subkontra je za nasprotnike.
        [rekontra] Imaš { $cardAcc }.
       *[kontra] Imaš { $cardAcc }: kontra je za nasprotnike.
    }
rablo-why-caller =
    { $word ->
        [subkontra] Subkontra je za tvoje nasprotnike.
        [rekontra] Rekontra je za tvojo stran.
       *[kontra] Kontra je za tvoje nasprotnike.
    }
rablo-why-follow = Imaš še { $suitAcc }, zato mora { $card } počakati.
rablo-why-beat = Karto na mizi lahko presežeš, zato mora { $card } počakati.
rablo-why-trump = Nimaš { $suitGen }, zato je treba rezati ({ $trump }), { $card } pa mora počakati.
rablo-why-overtrump = Imaš višji adut od tistega na mizi, zato mora { $card } počakati.
rablo-why-announce-rank =
    { $deck ->
        [french] Napove se lahko le s kraljem ali damo; { $card } ne velja.
       *[german] Napove se lahko le s kraljem ali babo; { $card } ne velja.
    }
rablo-why-announce-lead = Napoveduje samo tisti s klicateljeve strani, ki izigrava.
rablo-why-announce-durchmarsch = Pri durhmaršu se ne napoveduje.
rablo-why-announce-pair =
    { $deck ->
        [french] V { $suitLoc } nimaš obojega, kralja in dame.
       *[german] V { $suitLoc } nimaš obojega, kralja in babe.
    }
rablo-why-enough-side = „Dovolj“ reče samo klicateljeva stran.
rablo-why-enough-durchmarsch = Pri durhmaršu je treba pobrati vseh šest štihov.
rablo-why-enough-trick = „Dovolj“ se reče med dvema štihoma, ko je prvi že pobran.
rablo-why-enough-points =
    { $points ->
        [one] Tvoja stran ima { $points } točko, treba pa jih je 66.
        [two] Tvoja stran ima { $points } točki, treba pa jih je 66.
        [few] Tvoja stran ima { $points } točke, treba pa jih je 66.
       *[other] Tvoja stran ima { $points } točk, treba pa jih je 66.
    }
rablo-why-show-lead = Karte pokaže samo tisti s klicateljeve strani, ki izigrava.
rablo-why-show-certain = Ni gotovo: kaka druga karta lahko še pobere štih.

## Vloge, oznake in napisi

rablo-role-caller = klicatelj
rablo-role-solo = solo
rablo-role-partner = partner
rablo-role-opponent = nasprotnik
rablo-tag-called = poklicano: { $card }
rablo-tag-kontra = kontra ×{ $factor }
rablo-tag-rekontra = rekontra ×{ $factor }
rablo-tag-subkontra = subkontra ×{ $factor }
rablo-tag-pot = blagajna { $pot }
rablo-label-shown =
    { $who ->
        [you] Tvoje karte, pokazane
       *[other] Karte kaže { $name }
    }

## Izidi

rablo-result-passed = Vsi rečejo „naprej“ in vplačajo po { $amount }
rablo-result-snapszer-made =
    { $who ->
        [you] Ti in { $otherName } dobita snapszer v { $suitLoc }
       *[other] { $otherWho ->
            [you] Ti in { $name } dobita snapszer v { $suitLoc }
           *[other] { $name } in { $otherName } dobita snapszer v { $suitLoc }
        }
    }
rablo-result-snapszer-failed =
    { $who ->
        [you] Ti in { $otherName } izgubita snapszer v { $suitLoc }
       *[other] { $otherWho ->
            [you] Ti in { $name } izgubita snapszer v { $suitLoc }
           *[other] { $name } in { $otherName } izgubita snapszer v { $suitLoc }
        }
    }
rablo-result-snapszer-made-alone =
    { $who ->
        [you] Solo dobiš snapszer v { $suitLoc }
       *[other] { $name } solo dobi snapszer v { $suitLoc }
    }
rablo-result-snapszer-failed-alone =
    { $who ->
        [you] Solo izgubiš snapszer v { $suitLoc }
       *[other] { $name } solo izgubi snapszer v { $suitLoc }
    }
rablo-result-durchmarsch-made =
    { $who ->
        [you] Ti in { $otherName } dobita durhmarš v { $suitLoc }
       *[other] { $otherWho ->
            [you] Ti in { $name } dobita durhmarš v { $suitLoc }
           *[other] { $name } in { $otherName } dobita durhmarš v { $suitLoc }
        }
    }
rablo-result-durchmarsch-failed =
    { $who ->
        [you] Ti in { $otherName } izgubita durhmarš v { $suitLoc }
       *[other] { $otherWho ->
            [you] Ti in { $name } izgubita durhmarš v { $suitLoc }
           *[other] { $name } in { $otherName } izgubita durhmarš v { $suitLoc }
        }
    }
rablo-result-durchmarsch-made-alone =
    { $who ->
        [you] Solo dobiš durhmarš v { $suitLoc }
       *[other] { $name } solo dobi durhmarš v { $suitLoc }
    }
rablo-result-durchmarsch-failed-alone =
    { $who ->
        [you] Solo izgubiš durhmarš v { $suitLoc }
       *[other] { $name } solo izgubi durhmarš v { $suitLoc }
    }
rablo-end-passed = V blagajni je zdaj { $pot }.
rablo-end-trick =
    { $points ->
        [0] { $who ->
            [you] Prvi štih pobereš ti.
           *[other] Prvi štih pobere { $name }.
        }
        [one] { $who ->
            [you] Štih pobereš ti, klicateljeva stran pa ima { $points } točko.
           *[other] Štih pobere { $name }, klicateljeva stran pa ima { $points } točko.
        }
        [two] { $who ->
            [you] Štih pobereš ti, klicateljeva stran pa ima { $points } točki.
           *[other] Štih pobere { $name }, klicateljeva stran pa ima { $points } točki.
        }
        [few] { $who ->
            [you] Štih pobereš ti, klicateljeva stran pa ima { $points } točke.
           *[other] Štih pobere { $name }, klicateljeva stran pa ima { $points } točke.
        }
       *[other] { $who ->
            [you] Štih pobereš ti, klicateljeva stran pa ima { $points } točk.
           *[other] Štih pobere { $name }, klicateljeva stran pa ima { $points } točk.
        }
    }
rablo-end-stopped =
    { $tricks ->
        [0] { $who ->
            [you] Prvi štih pobereš ti.
           *[other] Prvi štih pobere { $name }.
        }
        [one] { $who ->
            [you] Štih pobereš ti, po enem njihovem.
           *[other] Štih pobere { $name }, po enem njihovem.
        }
       *[other] { $who ->
            [you] Štih pobereš ti, po { $tricks } njihovih.
           *[other] Štih pobere { $name }, po { $tricks } njihovih.
        }
    }
rablo-end-enough =
    { $points ->
        [one] Beseda „dovolj“ je padla pri { $points } točki, treba jih je 66.
       *[other] Beseda „dovolj“ je padla pri { $points } točkah, treba jih je 66.
    }
rablo-end-show =
    { $points ->
        [one] Karte so pokazane in nič ne more več uiti: { $points } točka.
        [two] Karte so pokazane in nič ne more več uiti: { $points } točki.
        [few] Karte so pokazane in nič ne more več uiti: { $points } točke.
       *[other] Karte so pokazane in nič ne more več uiti: { $points } točk.
    }
rablo-end-six =
    { $points ->
        [one] Vseh šest štihov, { $points } točka.
        [two] Vseh šest štihov, { $points } točki.
        [few] Vseh šest štihov, { $points } točke.
       *[other] Vseh šest štihov, { $points } točk.
    }
rablo-match-won =
    { $deals ->
        [1] { $who ->
            [you] Zmagaš že po prvem deljenju, imaš { $amount }
           *[other] { $name } zmaga že po prvem deljenju, ima { $amount }
        }
        [one] { $who ->
            [you] Zmagaš po { $deals } deljenju, imaš { $amount }
           *[other] { $name } zmaga po { $deals } deljenju, ima { $amount }
        }
       *[other] { $who ->
            [you] Zmagaš po { $deals } deljenjih, imaš { $amount }
           *[other] { $name } zmaga po { $deals } deljenjih, ima { $amount }
        }
    }
rablo-match-shared =
    { $count ->
        [two] { $deals ->
            [one] Po { $deals } deljenju si prvo mesto delita dva, vsak ima { $amount }
           *[other] Po { $deals } deljenjih si prvo mesto delita dva, vsak ima { $amount }
        }
        [few] { $deals ->
            [one] Po { $deals } deljenju si prvo mesto delijo { $count }, vsak ima { $amount }
           *[other] Po { $deals } deljenjih si prvo mesto delijo { $count }, vsak ima { $amount }
        }
       *[other] { $deals ->
            [one] Po { $deals } deljenju si prvo mesto deli { $count } igralcev, vsak ima { $amount }
           *[other] Po { $deals } deljenjih si prvo mesto deli { $count } igralcev, vsak ima { $amount }
        }
    }
rablo-item-passed = Vplačano v blagajno
rablo-item-won = Dobljen vložek
rablo-item-lost = Izgubljen vložek
rablo-item-kontra = Kontra
rablo-item-rekontra = Rekontra
rablo-item-subkontra = Subkontra
rablo-item-alone = Solo, proti trem
rablo-item-pot = Iz blagajne
rablo-note-passed = vsi „naprej“

## Možnosti in pripravljene mize

rablo-option-start = Začetni denar
rablo-option-start-help = S koliko vsak začne. Manj denarja pomeni krajšo partijo.
rablo-option-pass-final = Naprej je dokončno
rablo-option-pass-final-help = Kdor reče „naprej“, v tej licitaciji ni več vprašan.
rablo-option-enough-always = Dovolj kadar koli
rablo-option-enough-always-help = „Dovolj“ se sme reči tudi pod 66 točkami, a potem izgubi.
rablo-option-rounds = Število deljenj
rablo-option-rounds-help = Partija se konča po toliko deljenjih. Pri 0 se igra, dokler komu ne zmanjka denarja.
rablo-option-direction = Smer
rablo-option-direction-help = Kje sedi naslednji igralec. Pravila se ne spremenijo.
rablo-option-direction-left = V levo
rablo-option-direction-right = V desno
rablo-preset-seed = Klasično
rablo-preset-seed-help = Vsak ima 3000; igra se, dokler komu ne zmanjka denarja.
rablo-preset-short = Kratko
rablo-preset-short-help = Dvanajst deljenj, potem se prešteje denar.
