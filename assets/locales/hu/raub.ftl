# Raub magyarul. A kulcsok és az argumentumok: docs/events.md.

raub-name = Raub
raub-tagline = Négy lap, négy ütés és egy kis merészség

## Ami történik

raub-dealing =
    { $who ->
        [you] Te osztasz.
       *[other] { $name } oszt.
    }
raub-pass-deal =
    { $who ->
        [you] Továbbadod az osztást: refe íródik.
       *[other] { $name } továbbadja az osztást: refe íródik.
    }
raub-maus =
    { $who ->
        [you] Maust mondasz be.
       *[other] { $name } Maust mond be.
    }
raub-maus-around =
    { $who ->
        [you] Körbe-Maust mondasz be: mindenki oszt egyet.
       *[other] { $name } körbe-Maust mond be: mindenki oszt egyet.
    }
raub-maus-forced =
    { $who ->
        [you] Tart a kör: Maust osztasz.
       *[other] Tart a kör: { $name } Maust oszt.
    }
raub-turned =
    { $who ->
        [you] Felütöd a { $cardAcc }.
       *[other] { $name } felüti a { $cardAcc }.
    }
raub-turned-again =
    { $round ->
        [2] { $who ->
            [you] Felütöd a második lapot: { $card }.
           *[other] { $name } felüti a második lapot: { $card }.
        }
       *[3] { $who ->
            [you] Felütöd a harmadik lapot: { $card }.
           *[other] { $name } felüti a harmadik lapot: { $card }.
        }
    }
raub-same-suit = Megint { $suit }: erről már senki sem nyilatkozik.
raub-face-down =
    { $who ->
        [you] Lefordítva teszed le a lapot: vak raub.
       *[other] { $name } lefordítva teszi le a lapot: vak raub.
    }
raub-raub =
    { $duty ->
        [1] { $who ->
            [you] Raubolod a { $cardAcc }: egy ütés is elég.
           *[other] { $name } raubolja a { $cardAcc }: egy ütés is elég.
        }
       *[2] { $who ->
            [you] Raubolod a { $cardAcc }, két ütésre.
           *[other] { $name } raubolja a { $cardAcc }, két ütésre.
        }
    }
raub-raub-forced =
    { $duty ->
        [1] { $who ->
            [you] Raubolnod kell a { $cardAcc }: egy ütés is elég.
           *[other] { $name } köteles raubolni a { $cardAcc }: egy ütés is elég.
        }
       *[2] { $who ->
            [you] Raubolnod kell a { $cardAcc }, két ütésre.
           *[other] { $name } köteles raubolni a { $cardAcc }, két ütésre.
        }
    }
raub-continue =
    { $who ->
        [you] Nem raubolsz.
       *[other] { $name } nem raubol.
    }
raub-accept =
    { $duty ->
        [1] { $who ->
            [you] Vállalod a { $suitAcc }, egy ütésre.
           *[other] { $name } vállalja a { $suitAcc }, egy ütésre.
        }
       *[2] { $who ->
            [you] Vállalod a { $suitAcc }, két ütésre.
           *[other] { $name } vállalja a { $suitAcc }, két ütésre.
        }
    }
raub-pass =
    { $who ->
        [you] Passzolsz.
       *[other] { $name } passzol.
    }
raub-refe = Senki sem vállalta: refe íródik.
raub-follow =
    { $who ->
        [you] Beszállsz.
       *[other] { $name } beszáll.
    }
raub-follow-forced =
    { $drops ->
        [1] { $who ->
            [you] Az előző osztásból kimaradtál, most be kell szállnod.
           *[other] { $name } az előző osztásból kimaradt, most be kell szállnia.
        }
       *[other] { $who ->
            [you] Sorban { $drops } osztásból kimaradtál, most be kell szállnod.
           *[other] { $name } sorban { $drops } osztásból kimaradt, most be kell szállnia.
        }
    }
raub-all-follow = Ez Maus: mindenki beszáll.
raub-drop =
    { $who ->
        [you] Kimaradsz.
       *[other] { $name } kimarad.
    }
raub-alone =
    { $who ->
        [you] Senki sem száll be: mind a négy ütés a tiéd.
       *[other] Senki sem száll be: { $name } kapja mind a négy ütést.
    }
raub-revealed =
    { $duty ->
        [1] { $who ->
            [you] Megmutatod a vak lapot: { $card }. Egy ütés is elég.
           *[other] { $name } megmutatja a vak lapot: { $card }. Egy ütés is elég.
        }
       *[2] { $who ->
            [you] Megmutatod a vak lapot: { $card }. Két ütés kell.
           *[other] { $name } megmutatja a vak lapot: { $card }. Két ütés kell.
        }
    }
raub-exchanged =
    { $count ->
        [0] { $who ->
            [you] Nem cserélsz.
           *[other] { $name } nem cserél.
        }
        [one] { $who ->
            [you] Egy lapot cserélsz.
           *[other] { $name } egy lapot cserél.
        }
       *[other] { $who ->
            [you] { $count } lapot cserélsz.
           *[other] { $name } { $count } lapot cserél.
        }
    }
raub-fifth =
    { $who ->
        [you] Felveszed a { $cardAcc }, és leteszel egy lapot.
       *[other] { $name } felveszi a { $cardAcc }, és letesz egy lapot.
    }
raub-passed =
    { $tricks ->
        [one] { $who ->
            [you] Megvan a vállalásod, egy ütéssel.
           *[other] { $name } vállalása megvan, egy ütéssel.
        }
       *[other] { $who ->
            [you] Megvan a vállalásod, { $tricks } ütéssel.
           *[other] { $name } vállalása megvan, { $tricks } ütéssel.
        }
    }
raub-failed =
    { $tricks ->
        [0] { $who ->
            [you] Megbuksz, ütés nélkül.
           *[other] { $name } megbukik, ütés nélkül.
        }
       *[1] { $who ->
            [you] Megbuksz, egy ütéssel.
           *[other] { $name } megbukik, egy ütéssel.
        }
    }

## Ami kérdés, legfeljebb hatvan betűvel

raub-ask-deal = Te osztasz. Mi legyen?
raub-ask-turn-up = Felütöd a lapot, vagy vakon raubolsz?
raub-ask-raub = Raubolod a { $cardAcc }?
raub-ask-speak =
    { $round ->
        [1] Vállalod a { $suitAcc }, két ütésre?
        [2] Második lap: vállalod a { $suitAcc }, két ütésre?
       *[3] Utolsó lap: vállalod a { $suitAcc }, két ütésre?
    }
raub-ask-follow =
    { $who ->
        [you] Te játszol, { $suit } az adu.
       *[other] { $name } játszik, { $suit } az adu. Beszállsz?
    }
raub-ask-follow-blind =
    { $who ->
        [you] Vakon raubolsz.
       *[other] { $name } vakon raubol. Beszállsz?
    }
raub-ask-exchange =
    { $max ->
        [4] Melyik lapokat cseréled? Akár mind a négyet.
        [one] Fogytán a talon: egy lapot cserélhetsz.
       *[other] Fogytán a talon: legfeljebb { $max } lapot cserélhetsz.
    }
raub-ask-fifth = Felveszed a { $cardAcc }. Tegyél le egy lapot.
raub-ask-lead =
    { $need ->
        [0] Te kezdesz. Megvan, amit vállaltál.
        [one] Te kezdesz. Még egy ütés kell.
       *[other] Te kezdesz. Még { $need } ütés kell.
    }
raub-ask-play = Te jössz: tegyél { $suitAcc }.
raub-ask-trump = Nincs nálad { $suit }, aduzz ({ $trump }).
raub-ask-any = Se szín, se adu: bármit kijátszhatsz.

# A kérdés alatt: az ára. $each ütésenként levonva, $points nélküle hozzáadva.
raub-help-deal = Továbbadás: nincs osztás, és a következő duplán számít.
raub-help-maus = Maus: a felütött lapot raubolod, és mindenkinek be kell szállnia.
raub-help-blind = Vakon: a többiek az adu ismerete nélkül döntenek. Két ütés kell, hetesnél egy.
raub-help-raub =
    { $duty ->
        [1] Elég egy ütés: ütésenként −{ $each }, ütés nélkül +{ $points }. A lap a tiéd.
       *[2] Két ütés kell: ütésenként −{ $each }, kevesebbért +{ $points }. A lap a tiéd.
    }
raub-help-speak = Ütésenként −{ $each }, kettőnél kevesebbért +{ $points }. A passz ingyen van.
raub-help-follow = Egy ütés kell: ütésenként −{ $each }, ütés nélkül +{ $points }. Kimaradni ingyen van.
raub-help-exchange = Ahány lapot leteszel, annyi újat kapsz.

## Gombok

raub-do-deal = Osztok
raub-do-pass-deal = Továbbadom
raub-do-maus = Maus
raub-do-maus-around = Körbe-Maus
raub-do-face-up = Felütöm
raub-do-face-down = Vak raub
raub-do-raub = Raub
raub-do-continue = Nincs raub
raub-do-accept = Vállalom
raub-do-pass = Passz
raub-do-follow = Beszállok
raub-do-drop = Kimaradok
raub-do-keep = Nem cserélek
raub-do-change =
    { $count ->
        [one] Egy lapot cserélek
       *[other] { $count } lapot cserélek
    }
raub-do-lay = Leteszem

## Buborékok

raub-said-pass-deal = Továbbadom
raub-said-maus = Maus!
raub-said-maus-around = Körbe-Maus!
raub-said-face-down = Vak raub!
raub-said-raub = Raub!
raub-said-continue = Nincs raub
raub-said-accept = Vállalom
raub-said-pass = Passz
raub-said-follow = Beszállok
raub-said-drop = Kimaradok
raub-said-exchange =
    { $count ->
        [0] Nem cserélek
        [one] Egy lapot
       *[other] { $count } lapot
    }

## Indokok

raub-why-follow = Van még nálad { $suit }, ezért a { $card } most nem mehet.
raub-why-trump = Nincs nálad { $suit }, ezért adu kell ({ $trump }); a { $card } most nem mehet.
raub-why-pass-twice = Az előző osztást is továbbadták; kétszer egymás után nem lehet.
raub-why-pass-off = Ennél az asztalnál az osztást nem lehet továbbadni.
raub-why-circle = Még tart a kör: ennek az osztásnak is Mausnak kell lennie.
raub-why-maus-off = Ennél az asztalnál nincs Maus.
raub-why-maus-score = Maushoz olyan ellenfél kell, akinek az állása { $below } alatt van.
raub-why-around-off = Ennél az asztalnál nincs körbe-Maus.
raub-why-around-used = A kör már lement, és egy partiban csak egy lehet.
raub-why-around-worst = A kört csak a leggyengébben álló játékos kezdheti, amikor ő oszt.
raub-why-must-raub = Ennél az asztalnál kötelező raub a { $card }.
raub-why-blind-off = Ennél az asztalnál nincs vak raub.
raub-why-blind-maus = Mausnál a lapot fel kell ütni.
raub-why-must-follow =
    { $drops ->
        [1] Az előző osztásból kimaradtál, ezért most be kell szállnod.
       *[other] Sorban { $drops } osztásból kimaradtál, ezért most be kell szállnod.
    }
raub-why-maus-follow = Mausnál mindenki beszáll.
raub-why-change-limit =
    { $max ->
        [one] Fogytán a talon: csak egy lapot lehet cserélni.
       *[other] Fogytán a talon: csak { $max } lapot lehet cserélni.
    }

## Szerepek, jelek, feliratok

raub-role-solo = szóló
raub-role-raub = raub
raub-role-maus = Maus
raub-role-follows = beszállt
raub-role-dropped = kimaradt
raub-tag-double = dupla
raub-tag-double-help = Várt egy refe: ez az osztás mindenkinek duplán számít.
raub-tag-refe =
    { $count ->
        [one] egy refe vár
       *[other] { $count } refe vár
    }
raub-tag-blind = vak
raub-tag-duty =
    { $duty ->
        [one] egy ütés kell
       *[other] { $duty } ütés kell
    }
raub-label-turned = felütve
raub-label-raubed = raubolva
raub-label-blind = vak
raub-label-refused = nem kellett
raub-label-stock =
    { $count ->
        [one] Még egy lap
       *[other] Még { $count } lap
    }

## Eredmény

raub-result-passed =
    { $tricks ->
        [1] { $who ->
            [you] Egy ütés kellett, és megvan ({ $suit })
           *[other] { $name } vállalása megvan, egy ütéssel ({ $suit })
        }
        [4] { $who ->
            [you] Mind a négy ütés a tiéd ({ $suit })
           *[other] { $name } vitte mind a négy ütést ({ $suit })
        }
       *[other] { $who ->
            [you] Megvan a vállalásod, { $tricks } ütéssel ({ $suit })
           *[other] { $name } vállalása megvan, { $tricks } ütéssel ({ $suit })
        }
    }
raub-result-failed =
    { $duty ->
        [1] { $who ->
            [you] Megbuktál: egy ütés kellett, és nem lett ({ $suit })
           *[other] { $name } megbukott: egy ütés kellett, és nem lett ({ $suit })
        }
       *[2] { $tricks ->
            [0] { $who ->
                [you] Megbuktál: két ütés hiányzott ({ $suit })
               *[other] { $name } megbukott: két ütés hiányzott ({ $suit })
            }
           *[1] { $who ->
                [you] Megbuktál: egy ütés hiányzott ({ $suit })
               *[other] { $name } megbukott: egy ütés hiányzott ({ $suit })
            }
        }
    }
raub-result-alone =
    { $who ->
        [you] Senki sem szállt be ellened ({ $suit })
       *[other] Senki sem szállt be { $name } ellen ({ $suit })
    }
raub-result-alone-blind =
    { $who ->
        [you] Vakon rauboltál, és senki sem szállt be
       *[other] { $name } vakon raubolt, és senki sem szállt be
    }
raub-result-refe = Senki sem vállalta. Refe: a következő osztás duplán számít
raub-result-pass-deal =
    { $who ->
        [you] Továbbadtad az osztást. Refe: a következő osztás duplán számít
       *[other] { $name } továbbadta az osztást. Refe: a következő osztás duplán számít
    }
raub-result-scores =
    { $count ->
        [one] { $who ->
            [you] Te vezetsz, nulláig még { $score } van hátra.
           *[other] { $name } vezet, nulláig még { $score } van hátra.
        }
       *[other] { $who ->
            [you] Te vezetsz, de nem egyedül: nulláig még { $score } van hátra.
           *[other] { $name } vezet, de nem egyedül: nulláig még { $score } van hátra.
        }
    }
raub-match-won =
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
raub-item-solo =
    { $tricks ->
        [one] Szólóban egy ütés
       *[other] Szólóban { $tricks } ütés
    }
raub-item-solo-failed =
    { $tricks ->
        [0] Bukás, ütés nélkül
       *[1] Bukás, egy ütéssel
    }
raub-item-alone = Senki sem szállt be: négy ütés
raub-item-follower =
    { $tricks ->
        [one] Beszállóként egy ütés
       *[other] Beszállóként { $tricks } ütés
    }
raub-item-follower-failed = Beszállóként, ütés nélkül
raub-item-dropped = Kimaradás
raub-item-doubled = A refe dupláz
raub-note-refe = refe: senki sem vállalta
raub-note-pass-deal =
    { $who ->
        [you] refe: továbbadtad
       *[other] refe: { $name } továbbadta
    }
raub-note-double = dupla

## Szabályok és szabálycsomagok

raub-option-direction = Irány
raub-option-direction-help = Merre ül a következő játékos. A jobbra a régi szokás; a szabályok nem változnak.
raub-option-direction-right = Jobbra
raub-option-direction-left = Balra
raub-option-start = Kezdő állás
raub-option-start-help = Innen számol lefelé mindenki. Kis számmal rövid a parti.
raub-option-mandatory-raub = Kötelező raub
raub-option-mandatory-raub-help = Ha ilyen lapot üt fel, az osztónak raubolnia kell.
raub-option-mandatory-raub-off = Nincs
raub-option-mandatory-raub-seven = Hetes
raub-option-mandatory-raub-ak7 = Ász, király és hetes
raub-option-blind-raub = Vak raub
raub-option-blind-raub-help = Az osztó úgy is raubolhatja a lapot, hogy nem nézte meg.
raub-option-voluntary-pass = Az osztás továbbadása
raub-option-voluntary-pass-help = Az osztó továbbadhatja az osztást, ekkor refe íródik.
raub-option-maus = Maus
raub-option-maus-help = Ha egy ellenfél közel jár a nullához, az osztó mindenkit játékra kényszeríthet.
raub-option-maus-below = A Maus határa
raub-option-maus-below-help = Maushoz egy ellenfél állásának ez alatt kell lennie.
raub-option-maus-around = Körbe-Maus
raub-option-maus-around-help = Partinként egyszer a leggyengébben álló osztó egész körre Maust mondhat be.
raub-option-max-drops = Kimaradások határa
raub-option-max-drops-help = Ennyi kimaradás után kötelező beszállni. A 0 azt jelenti: nincs határ.
raub-preset-seed = Klasszikus
raub-preset-seed-help = Minden raub szabadon választható; van vak raub, Maus és továbbadás.
raub-preset-house = Otthoni
raub-preset-house-help = Mint a klasszikus, de a felütött hetes kötelező raub.
raub-preset-strict = Szigorú
raub-preset-strict-help = Az ász, a király és a hetes kötelező raub; két kimaradás után be kell szállni.
raub-preset-sailors = Tengerész
raub-preset-sailors-help = Az ász, a király és a hetes kötelező raub, és a Maus körbe is mehet.
