# Rabló na hrvatskom. Ključevi i njihovi argumenti su u docs/events.md.

rablo-name = Rabló
rablo-tagline = Partner kojeg nitko ne zna i novac na stolu

## Što se događa

rablo-dealing =
    { $who ->
        [you] Ti dijeliš.
       *[other] { $name } dijeli.
    }
rablo-pass =
    { $who ->
        [you] Ti kažeš „dalje”.
       *[other] { $name } kaže „dalje”.
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
        [you] Ti igraš, adut je { $suit }. Na tvojoj je strani tko ima { $cardAcc }.
       *[other] { $name } igra, adut je { $suit }. Na istoj je strani tko ima { $cardAcc }.
    }
rablo-passed-out = Svi kažu „dalje” i plaćaju po { $stake }: u kasi je { $pot }.
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
        [you] Ti kažeš kontra: ulog se množi s { $factor }.
       *[other] { $name } kaže kontra: ulog se množi s { $factor }.
    }
rablo-rekontra =
    { $who ->
        [you] Ti kažeš rekontra: ulog se množi s { $factor }.
       *[other] { $name } kaže rekontra: ulog se množi s { $factor }.
    }
rablo-subkontra =
    { $who ->
        [you] Ti kažeš subkontra: ulog se množi s { $factor }.
       *[other] { $name } kaže subkontra: ulog se množi s { $factor }.
    }
rablo-announce =
    { $who ->
        [you] Ti najavljuješ { $points }: { $suit }.
       *[other] { $name } najavljuje { $points }: { $suit }.
    }
rablo-counts =
    { $who ->
        [you] Tvoja najava vrijedi: { $points }, { $suit }.
       *[other] { $name }: najava vrijedi, { $points }, { $suit }.
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
            [you] Ti kažeš „dosta”, uz { $points } bod.
           *[other] { $name } kaže „dosta”, uz { $points } bod.
        }
        [few] { $who ->
            [you] Ti kažeš „dosta”, uz { $points } boda.
           *[other] { $name } kaže „dosta”, uz { $points } boda.
        }
       *[other] { $who ->
            [you] Ti kažeš „dosta”, uz { $points } bodova.
           *[other] { $name } kaže „dosta”, uz { $points } bodova.
        }
    }
rablo-show =
    { $count ->
        [one] { $who ->
            [you] Ti pokazuješ { $count } kartu: štih je siguran.
           *[other] { $name } pokazuje { $count } kartu: štih je siguran.
        }
        [few] { $who ->
            [you] Ti pokazuješ { $count } karte: svi su štihovi sigurni.
           *[other] { $name } pokazuje { $count } karte: svi su štihovi sigurni.
        }
       *[other] { $who ->
            [you] Ti pokazuješ { $count } karata: svi su štihovi sigurni.
           *[other] { $name } pokazuje { $count } karata: svi su štihovi sigurni.
        }
    }
rablo-made =
    { $points ->
        [one] { $who ->
            [you] Ti dobivaš snapser, uz { $points } bod.
           *[other] { $name } dobiva snapser, uz { $points } bod.
        }
        [few] { $who ->
            [you] Ti dobivaš snapser, uz { $points } boda.
           *[other] { $name } dobiva snapser, uz { $points } boda.
        }
       *[other] { $who ->
            [you] Ti dobivaš snapser, uz { $points } bodova.
           *[other] { $name } dobiva snapser, uz { $points } bodova.
        }
    }
rablo-failed =
    { $points ->
        [one] { $who ->
            [you] Ti gubiš snapser, uz { $points } bod.
           *[other] { $name } gubi snapser, uz { $points } bod.
        }
        [few] { $who ->
            [you] Ti gubiš snapser, uz { $points } boda.
           *[other] { $name } gubi snapser, uz { $points } boda.
        }
       *[other] { $who ->
            [you] Ti gubiš snapser, uz { $points } bodova.
           *[other] { $name } gubi snapser, uz { $points } bodova.
        }
    }
rablo-marched =
    { $who ->
        [you] Ti dobivaš durhmarš: svih šest štihova.
       *[other] { $name } dobiva durhmarš: svih šest štihova.
    }
rablo-stopped =
    { $tricks ->
        [0] { $who ->
            [you] Ti gubiš durhmarš u prvom štihu.
           *[other] { $name } gubi durhmarš u prvom štihu.
        }
        [one] { $who ->
            [you] Ti gubiš durhmarš nakon jednog štiha.
           *[other] { $name } gubi durhmarš nakon jednog štiha.
        }
        [few] { $who ->
            [you] Ti gubiš durhmarš nakon { $tricks } štiha.
           *[other] { $name } gubi durhmarš nakon { $tricks } štiha.
        }
       *[other] { $who ->
            [you] Ti gubiš durhmarš nakon { $tricks } štihova.
           *[other] { $name } gubi durhmarš nakon { $tricks } štihova.
        }
    }

## Što se pita, u najviše šezdeset slova

rablo-ask-call = Dodirni kartu koju zoveš ili „dalje”.
rablo-ask-higher =
    { $who ->
        [you] Tvoj poziv je { $stake }.
       *[other] { $name } zove { $stake }. Dodirni više ili „dalje”.
    }
rablo-ask-kontra = Kontra? Ulog je { $unit }.
rablo-ask-rekontra = Rekontra? Ulog je { $unit }.
rablo-ask-subkontra = Subkontra? Ulog je { $unit }.
rablo-ask-lead =
    { $points ->
        [0] Ti počinješ štih. Tvoja strana ima dosta.
        [one] Ti počinješ štih. Treba još { $points } bod.
        [few] Ti počinješ štih. Treba još { $points } boda.
       *[other] Ti počinješ štih. Treba još { $points } bodova.
    }
rablo-ask-lead-tricks =
    { $tricks ->
        [one] Ti počinješ. Treba još { $tricks } štih.
        [few] Ti počinješ. Trebaju sva { $tricks } štiha.
       *[other] Ti počinješ. Treba svih { $tricks } štihova.
    }
rablo-ask-beat = Odgovori na { $suitAcc } jačom kartom.
rablo-ask-follow = Odgovori na { $suitAcc }.
rablo-ask-overtrump = Nemaš { $suitAcc }: sijeci jačim adutom, a to je { $trump }.
rablo-ask-trump = Nemaš { $suitAcc }: sijeci adutom, a to je { $trump }.
rablo-ask-any = Nemaš ni boju ni aduta: igraj bilo koju kartu.

## Gumbi i stupnjevi

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
        [one] { $points } bod od 66
        [few] { $points } boda od 66
       *[other] { $points } bodova od 66
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
rablo-why-not-higher = Poziv je već { $stake }, pa vrijedi samo viši stupanj.
rablo-why-word-order =
    { $word ->
        [rekontra] Nakon kontre na redu je rekontra.
        [subkontra] Nakon rekontre na redu je subkontra.
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
rablo-why-follow = Još imaš { $suitAcc }, pa { $card } mora pričekati.
rablo-why-beat = Imaš jaču od one na stolu, pa { $card } mora pričekati.
rablo-why-trump = Nemaš { $suitAcc }, zato ide adut ({ $trump }), a { $card } mora pričekati.
rablo-why-overtrump = Imaš jačeg aduta od onog na stolu, pa { $card } mora pričekati.
rablo-why-announce-rank =
    { $deck ->
        [french] Najavljuje se samo kralj ili dama, a to nije { $card }.
       *[german] Najavljuje se samo kralj ili baba, a to nije { $card }.
    }
rablo-why-announce-lead = Najavljuje samo onaj tko počinje štih za pozivačevu stranu.
rablo-why-announce-durchmarsch = U durhmaršu se ništa ne najavljuje.
rablo-why-announce-pair =
    { $deck ->
        [french] Nemaš i kralja i damu u toj boji: { $suit }.
       *[german] Nemaš i kralja i babu u toj boji: { $suit }.
    }
rablo-why-enough-side = „Dosta” kaže samo pozivačeva strana.
rablo-why-enough-durchmarsch = U durhmaršu treba svih šest štihova.
rablo-why-enough-trick = „Dosta” se kaže između dva štiha, kad je barem jedan odnesen.
rablo-why-enough-points =
    { $points ->
        [one] Tvoja strana ima { $points } bod, a treba 66.
        [few] Tvoja strana ima { $points } boda, a treba 66.
       *[other] Tvoja strana ima { $points } bodova, a treba 66.
    }
rablo-why-show-lead = Karte pokazuje samo onaj tko počinje štih za pozivačevu stranu.
rablo-why-show-certain = Nije sigurno: neka druga karta još može odnijeti štih.

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

rablo-result-passed = Svi kažu „dalje” i plaćaju po { $amount }
rablo-result-snapszer-made =
    { $who ->
        [you] { $otherName } i ti dobivate snapser: { $suit }
       *[other] { $otherWho ->
            [you] { $name } i ti dobivate snapser: { $suit }
           *[other] { $name } i { $otherName } dobivaju snapser: { $suit }
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
        [you] Dobivaš snapser protiv troje: { $suit }
       *[other] { $name } dobiva snapser protiv troje: { $suit }
    }
rablo-result-snapszer-failed-alone =
    { $who ->
        [you] Gubiš snapser protiv troje: { $suit }
       *[other] { $name } gubi snapser protiv troje: { $suit }
    }
rablo-result-durchmarsch-made =
    { $who ->
        [you] { $otherName } i ti dobivate durhmarš: { $suit }
       *[other] { $otherWho ->
            [you] { $name } i ti dobivate durhmarš: { $suit }
           *[other] { $name } i { $otherName } dobivaju durhmarš: { $suit }
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
        [you] Dobivaš durhmarš protiv troje: { $suit }
       *[other] { $name } dobiva durhmarš protiv troje: { $suit }
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
            [you] Ti nosiš štih, a pozivačeva strana ima { $points } bod.
           *[other] { $name } nosi štih, a pozivačeva strana ima { $points } bod.
        }
        [few] { $who ->
            [you] Ti nosiš štih, a pozivačeva strana ima { $points } boda.
           *[other] { $name } nosi štih, a pozivačeva strana ima { $points } boda.
        }
       *[other] { $who ->
            [you] Ti nosiš štih, a pozivačeva strana ima { $points } bodova.
           *[other] { $name } nosi štih, a pozivačeva strana ima { $points } bodova.
        }
    }
rablo-end-stopped =
    { $tricks ->
        [0] { $who ->
            [you] Ti nosiš već prvi štih.
           *[other] { $name } nosi već prvi štih.
        }
        [one] { $who ->
            [you] Ti nosiš štih, nakon jednog njihovog.
           *[other] { $name } nosi štih, nakon jednog njihovog.
        }
        [few] { $who ->
            [you] Ti nosiš štih, nakon { $tricks } njihova.
           *[other] { $name } nosi štih, nakon { $tricks } njihova.
        }
       *[other] { $who ->
            [you] Ti nosiš štih, nakon { $tricks } njihovih.
           *[other] { $name } nosi štih, nakon { $tricks } njihovih.
        }
    }
rablo-end-enough = Rečeno je „dosta”: bodova ima { $points }, a treba 66.
rablo-end-show = Karte su pokazane i ništa se ne može izgubiti: bodova ima { $points }.
rablo-end-six = Svih šest štihova: bodova ima { $points }.
rablo-match-won =
    { $deals ->
        [1] { $who ->
            [you] Pobjeđuješ već nakon prvog dijeljenja, iznos: { $amount }
           *[other] { $name } pobjeđuje već nakon prvog dijeljenja, iznos: { $amount }
        }
        [one] { $who ->
            [you] Pobjeđuješ nakon { $deals } dijeljenja, iznos: { $amount }
           *[other] { $name } pobjeđuje nakon { $deals } dijeljenja, iznos: { $amount }
        }
        [few] { $who ->
            [you] Pobjeđuješ nakon { $deals } dijeljenja, iznos: { $amount }
           *[other] { $name } pobjeđuje nakon { $deals } dijeljenja, iznos: { $amount }
        }
       *[other] { $who ->
            [you] Pobjeđuješ nakon { $deals } dijeljenja, iznos: { $amount }
           *[other] { $name } pobjeđuje nakon { $deals } dijeljenja, iznos: { $amount }
        }
    }
rablo-match-shared =
    { $deals ->
        [1] Već nakon prvog dijeljenja prvo mjesto dijele { $count } igrača, svaki ima { $amount }
        [one] Nakon { $deals } dijeljenja prvo mjesto dijele { $count } igrača, svaki ima { $amount }
        [few] Nakon { $deals } dijeljenja prvo mjesto dijele { $count } igrača, svaki ima { $amount }
       *[other] Nakon { $deals } dijeljenja prvo mjesto dijele { $count } igrača, svaki ima { $amount }
    }
rablo-item-passed = Uplata u kasu
rablo-item-won = Dobiven ulog
rablo-item-lost = Izgubljen ulog
rablo-item-kontra = Kontra
rablo-item-rekontra = Rekontra
rablo-item-subkontra = Subkontra
rablo-item-alone = Protiv troje
rablo-item-pot = Iz kase
rablo-note-passed = svi „dalje”

## Dogovori i gotova pravila

rablo-option-start = Početni novac
rablo-option-start-help = S koliko svi kreću. Manje novca znači kraću partiju.
rablo-option-pass-final = Konačno „dalje”
rablo-option-pass-final-help = Tko kaže „dalje”, u toj se licitaciji više ne pita.
rablo-option-enough-always = Dosta u svako doba
rablo-option-enough-always-help = „Dosta” se smije reći i ispod 66 bodova, ali se tada gubi.
rablo-option-rounds = Broj dijeljenja
rablo-option-rounds-help = Nakon toliko dijeljenja partija je gotova. Uz 0 se igra dok netko ne ostane bez novca.
rablo-option-direction = Smjer
rablo-option-direction-help = Gdje sjedi sljedeći igrač. Pravila se ne mijenjaju.
rablo-option-direction-left = Ulijevo
rablo-option-direction-right = Udesno
rablo-preset-seed = Klasično
rablo-preset-seed-help = Svatko s 3000, dok netko ne ostane bez novca.
rablo-preset-short = Kratko
rablo-preset-short-help = Dvanaest dijeljenja, pa se broji novac.
