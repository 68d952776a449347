# Rabló na srpskom. Ključevi i njihovi argumenti su u docs/events.md.

rablo-name = Rabló
rablo-tagline = Partner koga niko ne zna i novac na stolu

## Šta se dešava

rablo-dealing =
    { $who ->
        [you] Ti deliš.
       *[other] { $name } deli.
    }
rablo-pass =
    { $who ->
        [you] Ti kažeš „dalje“.
       *[other] { $name } kaže „dalje“.
    }
rablo-snapszer =
    { $who ->
        [you] Ti zoveš { $cardAcc }: snapser za { $stake }.
       *[other] { $name } zove { $cardAcc }: snapser za { $stake }.
    }
rablo-durchmarsch =
    { $who ->
        [you] Ti zoveš { $cardAcc }: durhmarš za { $stake }.
       *[other] { $name } zove { $cardAcc }: durhmarš za { $stake }.
    }
rablo-contract =
    { $who ->
        [you] Ti igraš, adut je { $suit }. Na tvojoj strani je ko ima { $cardAcc }.
       *[other] { $name } igra, adut je { $suit }. Na istoj strani je ko ima { $cardAcc }.
    }
rablo-passed-out = Svi kažu „dalje“ i plaćaju po { $stake }: u kasi je { $pot }.
rablo-no-kontra =
    { $who ->
        [you] Ti ne kažeš kontra.
       *[other] { $name } ne kaže kontra.
    }
rablo-no-rekontra =
    { $who ->
        [you] Ti ne kažeš rekontra.
       *[other] { $name } ne kaže rekontra.
    }
rablo-no-subkontra =
    { $who ->
        [you] Ti ne kažeš subkontra.
       *[other] { $name } ne kaže subkontra.
    }
rablo-kontra =
    { $who ->
        [you] Ti kažeš kontra: ulog se množi sa { $factor }.
       *[other] { $name } kaže kontra: ulog se množi sa { $factor }.
    }
rablo-rekontra =
    { $who ->
        [you] Ti kažeš rekontra: ulog se množi sa { $factor }.
       *[other] { $name } kaže rekontra: ulog se množi sa { $factor }.
    }
rablo-subkontra =
    { $who ->
        [you] Ti kažeš subkontra: ulog se množi sa { $factor }.
       *[other] { $name } kaže subkontra: ulog se množi sa { $factor }.
    }
rablo-announce =
    { $who ->
        [you] Ti najavljuješ { $points }: { $suit }.
       *[other] { $name } najavljuje { $points }: { $suit }.
    }
rablo-counts =
    { $who ->
        [you] Tvoja najava se računa: { $points }, { $suit }.
       *[other] { $name }: najava se računa, { $points }, { $suit }.
    }
rablo-void =
    { $who ->
        [you] Tvoja najava propada: { $points }, { $suit }.
       *[other] { $name }: najava propada, { $points }, { $suit }.
    }
rablo-partner =
    { $who ->
        [you] Ti si partner ({ $card }). Sada to svi znaju.
       *[other] { $name } je partner ({ $card }).
    }
rablo-solo =
    { $who ->
        [you] Ti igraš protiv troje ({ $card }). Sada to svi znaju.
       *[other] { $name } igra protiv troje ({ $card }).
    }
rablo-enough =
    { $points ->
        [one] { $who ->
            [you] Ti kažeš „dosta“ sa { $points } poenom.
           *[other] { $name } kaže „dosta“ sa { $points } poenom.
        }
       *[other] { $who ->
            [you] Ti kažeš „dosta“ sa { $points } poena.
           *[other] { $name } kaže „dosta“ sa { $points } poena.
        }
    }
rablo-show =
    { $count ->
        [one] { $who ->
            [you] Ti pokazuješ { $count } kartu: štih je siguran.
           *[other] { $name } pokazuje { $count } kartu: štih je siguran.
        }
        [few] { $who ->
            [you] Ti pokazuješ { $count } karte: svi štihovi su sigurni.
           *[other] { $name } pokazuje { $count } karte: svi štihovi su sigurni.
        }
       *[other] { $who ->
            [you] Ti pokazuješ { $count } karata: svi štihovi su sigurni.
           *[other] { $name } pokazuje { $count } karata: svi štihovi su sigurni.
        }
    }
rablo-made =
    { $points ->
        [one] { $who ->
            [you] Ti dobijaš snapser sa { $points } poenom.
           *[other] { $name } dobija snapser sa { $points } poenom.
        }
       *[other] { $who ->
            [you] Ti dobijaš snapser sa { $points } poena.
           *[other] { $name } dobija snapser sa { $points } poena.
        }
    }
rablo-failed =
    { $points ->
        [one] { $who ->
            [you] Ti gubiš snapser sa { $points } poenom.
           *[other] { $name } gubi snapser sa { $points } poenom.
        }
       *[other] { $who ->
            [you] Ti gubiš snapser sa { $points } poena.
           *[other] { $name } gubi snapser sa { $points } poena.
        }
    }
rablo-marched =
    { $who ->
        [you] Ti dobijaš durhmarš: svih šest štihova.
       *[other] { $name } dobija durhmarš: svih šest štihova.
    }
rablo-stopped =
    { $tricks ->
        [0] { $who ->
            [you] Ti gubiš durhmarš u prvom štihu.
           *[other] { $name } gubi durhmarš u prvom štihu.
        }
        [one] { $who ->
            [you] Ti gubiš durhmarš posle jednog štiha.
           *[other] { $name } gubi durhmarš posle jednog štiha.
        }
        [few] { $who ->
            [you] Ti gubiš durhmarš posle { $tricks } štiha.
           *[other] { $name } gubi durhmarš posle { $tricks } štiha.
        }
       *[other] { $who ->
            [you] Ti gubiš durhmarš posle { $tricks } štihova.
           *[other] { $name } gubi durhmarš posle { $tricks } štihova.
        }
    }

## Šta se pita, u najviše šezdeset slova

rablo-ask-call = Dodirni kartu koju zoveš ili „dalje“.
rablo-ask-higher =
    { $who ->
        [you] Tvoj poziv je { $stake }.
       *[other] { $name } zove { $stake }. Dodirni više ili „dalje“.
    }
rablo-ask-kontra = Kontra? Ulog je { $unit }.
rablo-ask-rekontra = Rekontra? Ulog je { $unit }.
rablo-ask-subkontra = Subkontra? Ulog je { $unit }.
rablo-ask-lead =
    { $points ->
        [0] Ti počinješ štih. Tvoja strana ima dosta.
        [one] Ti počinješ štih. Treba još { $points } poen.
       *[other] Ti počinješ štih. Treba još { $points } poena.
    }
rablo-ask-lead-tricks =
    { $tricks ->
        [one] Ti počinješ. Treba još { $tricks } štih.
        [few] Ti počinješ. Trebaju sva { $tricks } štiha.
       *[other] Ti počinješ. Treba svih { $tricks } štihova.
    }
rablo-ask-beat = Odgovori na { $suitAcc } jačom kartom.
rablo-ask-follow = Odgovori na { $suitAcc }.
rablo-ask-overtrump = Nemaš { $suitAcc }: seci jačim adutom, a to je { $trump }.
rablo-ask-trump = Nemaš { $suitAcc }: seci adutom, a to je { $trump }.
rablo-ask-any = Nemaš ni boju ni aduta: igraj bilo koju kartu.

## Dugmad i stepeni

rablo-do-pass = Dalje
rablo-do-kontra = Kontra
rablo-do-rekontra = Rekontra
rablo-do-subkontra = Subkontra
rablo-do-announce = Najavi { $points }: { $card }
rablo-do-enough = Dosta: { $points }
rablo-do-show = Pokaži karte
rablo-level-snapszer = Snapser, { $stake }
rablo-level-snapszer-hearts = Srčani snapser, { $stake }
rablo-level-durchmarsch = Durhmarš, { $stake }
rablo-level-durchmarsch-hearts = Srčani durhmarš, { $stake }
rablo-note-alone = Imaš { $cardAcc }: igraš protiv troje, za { $amount }.

## Oblačići

rablo-said-pass = Dalje
rablo-said-snapszer = Snapser, { $card }
rablo-said-durchmarsch = Durhmarš, { $card }
rablo-said-kontra = Kontra!
rablo-said-rekontra = Rekontra!
rablo-said-subkontra = Subkontra!
rablo-said-announce = { $points }!

## Ugovor

rablo-contract-snapszer = Snapser, { $suit }, po { $unit }
rablo-contract-durchmarsch = Durhmarš, { $suit }, po { $unit }
rablo-progress =
    { $points ->
        [one] { $points } poen od 66
       *[other] { $points } poena od 66
    }
rablo-progress-tricks =
    { $tricks ->
        [one] { $tricks } štih od šest
        [few] { $tricks } štiha od šest
       *[other] { $tricks } štihova od šest
    }
rablo-secret-alone = Imaš { $cardAcc }: igraš protiv troje, za { $amount }. To znaš samo ti.
rablo-secret-partner =
    { $who ->
        [you] Imaš { $cardAcc }.
       *[other] Imaš { $cardAcc }: { $name } i ti ste na istoj strani. To znaš samo ti.
    }

## Razlozi

rablo-why-called = Licitacija je gotova.
rablo-why-not-higher = Poziv je već { $stake }, pa važi samo viši stepen.
rablo-why-word-order =
    { $word ->
        [rekontra] Posle kontre na redu je rekontra.
        [subkontra] Posle rekontre na redu je subkontra.
       *[kontra] Počinje se kontrom.
    }
rablo-why-opponent =
    { $word ->
        [rekontra] Rekontra pripada pozivačevoj strani, a ti igraš protiv nje.
        [subkontra] Subkontra pripada pozivačevim protivnicima.
       *[kontra] Kontra pripada pozivačevim protivnicima.
    }
rablo-why-partner =
    { $word ->
        [subkontra] Imaš { $cardAcc }, a subkontra pripada protivnicima.
        [rekontra] Imaš { $cardAcc }.
       *[kontra] Imaš { $cardAcc }, a kontra pripada protivnicima.
    }
rablo-why-caller =
    { $word ->
        [subkontra] Subkontra pripada tvojim protivnicima.
        [rekontra] Rekontra pripada tvojoj strani.
       *[kontra] Kontra pripada tvojim protivnicima.
    }
rablo-why-follow = Još imaš { $suitAcc }, pa { $card } mora da sačeka.
rablo-why-beat = Imaš jaču od one na stolu, pa { $card } mora da sačeka.
rablo-why-trump = Nemaš { $suitAcc }, zato ide adut ({ $trump }), a { $card } mora da sačeka.
rablo-why-overtrump = Imaš jačeg aduta od onog na stolu, pa { $card } mora da sačeka.
rablo-why-announce-rank =
    { $deck ->
        [french] Najavljuje se samo kralj ili dama, a to nije { $card }.
       *[german] Najavljuje se samo kralj ili gornjak, a to nije { $card }.
    }
rablo-why-announce-lead = Najavljuje samo onaj ko počinje štih za pozivačevu stranu.
rablo-why-announce-durchmarsch = U durhmaršu se ništa ne najavljuje.
rablo-why-announce-pair =
    { $deck ->
        [french] Nemaš i kralja i damu u toj boji: { $suit }.
       *[german] Nemaš i kralja i gornjaka u toj boji: { $suit }.
    }
rablo-why-enough-side = „Dosta“ kaže samo pozivačeva strana.
rablo-why-enough-durchmarsch = U durhmaršu treba svih šest štihova.
rablo-why-enough-trick = „Dosta“ se kaže između dva štiha, kad je bar jedan odnet.
rablo-why-enough-points =
    { $points ->
        [one] Tvoja strana ima { $points } poen, a treba 66.
       *[other] Tvoja strana ima { $points } poena, a treba 66.
    }
rablo-why-show-lead = Karte pokazuje samo onaj ko počinje štih za pozivačevu stranu.
rablo-why-show-certain = Nije sigurno: neka druga karta još može da odnese štih.

## Uloge, oznake i natpisi

rablo-role-caller = pozivač
rablo-role-solo = protiv troje
rablo-role-partner = partner
rablo-role-opponent = protivnik
rablo-tag-called = pozvana karta: { $card }
rablo-tag-kontra = kontra ×{ $factor }
rablo-tag-rekontra = rekontra ×{ $factor }
rablo-tag-subkontra = subkontra ×{ $factor }
rablo-tag-pot = kasa { $pot }
rablo-label-shown =
    { $who ->
        [you] Tvoje karte, pokazane
       *[other] { $name } pokazuje
    }

## Ishod

rablo-result-passed = Svi kažu „dalje“ i plaćaju po { $amount }
rablo-result-snapszer-made =
    { $who ->
        [you] { $otherName } i ti dobijate snapser: { $suit }
       *[other] { $otherWho ->
            [you] { $name } i ti dobijate snapser: { $suit }
           *[other] { $name } i { $otherName } dobijaju snapser: { $suit }
        }
    }
rablo-result-snapszer-failed =
    { $who ->
        [you] { $otherName } i ti gubite snapser: { $suit }
       *[other] { $otherWho ->
            [you] { $name } i ti gubite snapser: { $suit }
           *[other] { $name } i { $otherName } gube snapser: { $suit }
        }
    }
rablo-result-snapszer-made-alone =
    { $who ->
        [you] Dobijaš snapser protiv troje: { $suit }
       *[other] { $name } dobija snapser protiv troje: { $suit }
    }
rablo-result-snapszer-failed-alone =
    { $who ->
        [you] Gubiš snapser protiv troje: { $suit }
       *[other] { $name } gubi snapser protiv troje: { $suit }
    }
rablo-result-durchmarsch-made =
    { $who ->
        [you] { $otherName } i ti dobijate durhmarš: { $suit }
       *[other] { $otherWho ->
            [you] { $name } i ti dobijate durhmarš: { $suit }
           *[other] { $name } i { $otherName } dobijaju durhmarš: { $suit }
        }
    }
rablo-result-durchmarsch-failed =
    { $who ->
        [you] { $otherName } i ti gubite durhmarš: { $suit }
       *[other] { $otherWho ->
            [you] { $name } i ti gubite durhmarš: { $suit }
           *[other] { $name } i { $otherName } gube durhmarš: { $suit }
        }
    }
rablo-result-durchmarsch-made-alone =
    { $who ->
        [you] Dobijaš durhmarš protiv troje: { $suit }
       *[other] { $name } dobija durhmarš protiv troje: { $suit }
    }
rablo-result-durchmarsch-failed-alone =
    { $who ->
        [you] Gubiš durhmarš protiv troje: { $suit }
       *[other] { $name } gubi durhmarš protiv troje: { $suit }
    }
rablo-end-passed = U kasi je sada { $pot }.
rablo-end-trick =
    { $points ->
        [0] { $who ->
            [you] Ti nosiš već prvi štih.
           *[other] { $name } nosi već prvi štih.
        }
        [one] { $who ->
            [you] Ti nosiš štih, a pozivačeva strana ima { $points } poen.
           *[other] { $name } nosi štih, a pozivačeva strana ima { $points } poen.
        }
       *[other] { $who ->
            [you] Ti nosiš štih, a pozivačeva strana ima { $points } poena.
           *[other] { $name } nosi štih, a pozivačeva strana ima { $points } poena.
        }
    }
rablo-end-stopped =
    { $tricks ->
        [0] { $who ->
            [you] Ti nosiš već prvi štih.
           *[other] { $name } nosi već prvi štih.
        }
        [one] { $who ->
            [you] Ti nosiš štih, posle jednog njihovog.
           *[other] { $name } nosi štih, posle jednog njihovog.
        }
        [few] { $who ->
            [you] Ti nosiš štih, posle { $tricks } njihova.
           *[other] { $name } nosi štih, posle { $tricks } njihova.
        }
       *[other] { $who ->
            [you] Ti nosiš štih, posle { $tricks } njihovih.
           *[other] { $name } nosi štih, posle { $tricks } njihovih.
        }
    }
rablo-end-enough = Rečeno je „dosta“: poena ima { $points }, a treba 66.
rablo-end-show = Karte su pokazane i ništa se ne može izgubiti: poena ima { $points }.
rablo-end-six = Svih šest štihova: poena ima { $points }.
rablo-match-won =
    { $deals ->
        [1] { $who ->
            [you] Pobeđuješ već posle prvog deljenja, sa { $amount }
           *[other] { $name } pobeđuje već posle prvog deljenja, sa { $amount }
        }
       *[other] { $who ->
            [you] Pobeđuješ posle { $deals } deljenja, sa { $amount }
           *[other] { $name } pobeđuje posle { $deals } deljenja, sa { $amount }
        }
    }
rablo-match-shared =
    { $deals ->
        [1] Već posle prvog deljenja prvo mesto dele { $count } igrača, sa po { $amount }
       *[other] Posle { $deals } deljenja prvo mesto dele { $count } igrača, sa po { $amount }
    }
rablo-item-passed = Uplata u kasu
rablo-item-won = Dobijen ulog
rablo-item-lost = Izgubljen ulog
rablo-item-kontra = Kontra
rablo-item-rekontra = Rekontra
rablo-item-subkontra = Subkontra
rablo-item-alone = Protiv troje
rablo-item-pot = Iz kase
rablo-note-passed = svi „dalje“

## Dogovori i gotova pravila

rablo-option-start = Početni novac
rablo-option-start-help = Sa koliko svako počinje. Manje novca znači kraću partiju.
rablo-option-pass-final = Konačno „dalje“
rablo-option-pass-final-help = Ko kaže „dalje“, u toj licitaciji se više ne pita.
rablo-option-enough-always = Dosta u svako doba
rablo-option-enough-always-help = „Dosta“ se sme reći i ispod 66 poena, ali se tada gubi.
rablo-option-rounds = Broj deljenja
rablo-option-rounds-help = Posle toliko deljenja partija je gotova. Uz 0 se igra dok neko ne ostane bez novca.
rablo-option-direction = Smer
rablo-option-direction-help = Gde sedi sledeći igrač. Pravila se ne menjaju.
rablo-option-direction-left = Nalevo
rablo-option-direction-right = Nadesno
rablo-preset-seed = Klasično
rablo-preset-seed-help = Svako sa 3000, dok neko ne ostane bez novca.
rablo-preset-short = Kratko
rablo-preset-short-help = Dvanaest deljenja, pa se broji novac.
