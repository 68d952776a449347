# Preferans na hrvatskom. Ključevi i njihovi argumenti su u docs/events.md.
# Imena se ne mijenjaju po padežu, a sadašnje vrijeme ne pita za rod.

preferans-name = Preferans
preferans-tagline = Licitacija, kontra i papir: igra za troje

## Igre

preferans-contract =
    { $contract ->
        [2] pik
        [3] karo
        [4] herc
        [5] tref
        [6] betl
        [7] sanac
       *[8] preferans
    }
preferans-stake =
    { $kontra ->
        [1] { $refa ->
            [1] 2 × { $value }
           *[2] 2 × { $value }, × 2 zbog refe
        }
       *[other] { $refa ->
            [1] 2 × { $value }, × { $kontra } zbog kontre
           *[2] 2 × { $value }, × 2 zbog refe, × { $kontra } zbog kontre
        }
    }

## Što se događa

preferans-dealing =
    { $who ->
        [you] Ti dijeliš.
       *[other] { $name } dijeli.
    }
preferans-pass =
    { $who ->
        [you] Ti kažeš „dalje”.
       *[other] { $name } kaže „dalje”.
    }
preferans-bid =
    { $who ->
        [you] Ti kažeš { $level }.
       *[other] { $name } kaže { $level }.
    }
preferans-hold =
    { $who ->
        [you] Ti kažeš „mogu { $level }”.
       *[other] { $name } kaže „mogu { $level }”.
    }
preferans-igra =
    { $who ->
        [you] Ti kažeš „igra”: bez talona.
       *[other] { $name } kaže „igra”: bez talona.
    }
preferans-bettel =
    { $who ->
        [you] Ti kažeš „betl”, iz ruke.
       *[other] { $name } kaže „betl”, iz ruke.
    }
preferans-sanac =
    { $who ->
        [you] Ti kažeš „sanac”, iz ruke.
       *[other] { $name } kaže „sanac”, iz ruke.
    }
preferans-whole =
    { $who ->
        [you] Ti kažeš „preferans”, iz ruke: svih deset štihova.
       *[other] { $name } kaže „preferans”, iz ruke: svih deset štihova.
    }
preferans-out =
    { $who ->
        [you] Ti više ne licitiraš.
       *[other] { $name } više ne licitira.
    }
preferans-names =
    { $who ->
        [you] Tvoja igra je { preferans-contract }.
       *[other] { $name } kaže: moja je { preferans-contract }.
    }
preferans-yield =
    { $who ->
        [you] Ti popuštaš: tvoja je slabija.
       *[other] { $name } popušta.
    }
preferans-refa = Svi kažu „dalje”: svakome se piše refa.
preferans-no-refa = Svi kažu „dalje”. Refe se više ne pišu, dijeli se ponovno.
preferans-spades-refa =
    { $who ->
        [you] Na tvoj pik nema kontre: svakome se piše refa.
       *[other] { $name } igra pik bez kontre: svakome se piše refa.
    }
preferans-spades-no-refa =
    { $who ->
        [you] Na tvoj pik nema kontre. Refe se više ne pišu, dijeli se ponovno.
       *[other] { $name } igra pik bez kontre. Refe se više ne pišu, dijeli se ponovno.
    }
preferans-spades-won =
    { $who ->
        [you] Na tvoj pik nema kontre: prolaziš bez igre.
       *[other] { $name } igra pik bez kontre i prolazi bez igre.
    }
preferans-takes =
    { $who ->
        [you] Ti otkrivaš talon i uzimaš ga.
       *[other] { $name } otkriva talon i uzima ga.
    }
preferans-talon = U talonu: { $card } i { $second }.
preferans-laid =
    { $who ->
        [you] Ti odlažeš dvije karte.
       *[other] { $name } odlaže dvije karte.
    }
preferans-declare =
    { $who ->
        [you] Ti igraš { preferans-contract }.
       *[other] { $name } igra { preferans-contract }.
    }
preferans-declare-igra =
    { $who ->
        [you] Ti igraš { preferans-contract } bez talona.
       *[other] { $name } igra { preferans-contract } bez talona.
    }
preferans-come =
    { $who ->
        [you] Ti dolaziš.
       *[other] { $name } dolazi.
    }
preferans-stay =
    { $who ->
        [you] Ti ne dolaziš.
       *[other] { $name } ne dolazi.
    }
preferans-nobody =
    { $who ->
        [you] Nitko ne dolazi: prolaziš bez igre.
       *[other] Nitko ne dolazi: { $name } prolazi bez igre.
    }
preferans-alone =
    { $who ->
        [you] Ti igraš bez partnera.
       *[other] { $name } igra bez partnera.
    }
preferans-call =
    { $who ->
        [you] Ti zoveš: { $otherName } ide s tobom.
       *[other] { $otherWho ->
            [you] { $name } zove: idete zajedno.
           *[other] { $name } zove: { $otherName } ide u igru.
        }
    }
preferans-dragged =
    { $who ->
        [you] Zbog kontre i ti igraš.
       *[other] Zbog kontre igra i { $name }.
    }
preferans-ok =
    { $who ->
        [you] Ti kažeš „može”.
       *[other] { $name } kaže „može”.
    }
preferans-kontra =
    { $who ->
        [you] Ti kažeš kontra: sve vrijedi dvostruko.
       *[other] { $name } kaže kontra: sve vrijedi dvostruko.
    }
preferans-rekontra =
    { $who ->
        [you] Ti kažeš rekontra: četiri puta.
       *[other] { $name } kaže rekontra: četiri puta.
    }
preferans-subkontra =
    { $who ->
        [you] Ti kažeš subkontra: osam puta.
       *[other] { $name } kaže subkontra: osam puta.
    }
preferans-mortkontra =
    { $who ->
        [you] Ti kažeš mortkontra: šesnaest puta.
       *[other] { $name } kaže mortkontra: šesnaest puta.
    }
preferans-claims =
    { $count ->
        [0] { $who ->
            [you] Ti kažeš: više nijedan štih.
           *[other] { $name } kaže: više nijedan štih.
        }
        [one] { $who ->
            [you] Ti tražiš još { $count } štih.
           *[other] { $name } traži još { $count } štih.
        }
        [few] { $who ->
            [you] Ti tražiš još { $count } štiha.
           *[other] { $name } traži još { $count } štiha.
        }
       *[other] { $who ->
            [you] Ti tražiš još { $count } štihova.
           *[other] { $name } traži još { $count } štihova.
        }
    }
preferans-agree =
    { $who ->
        [you] Ti pristaješ.
       *[other] { $name } pristaje.
    }
preferans-refuse =
    { $who ->
        [you] Ti odbijaš.
       *[other] { $name } odbija.
    }
preferans-claimed =
    { $count ->
        [0] { $who ->
            [you] Dogovoreno: ti više ne nosiš nijedan štih.
           *[other] Dogovoreno: { $name } više ne nosi nijedan štih.
        }
        [one] { $who ->
            [you] Dogovoreno: ti nosiš još { $count } štih.
           *[other] Dogovoreno: { $name } nosi još { $count } štih.
        }
        [few] { $who ->
            [you] Dogovoreno: ti nosiš još { $count } štiha.
           *[other] Dogovoreno: { $name } nosi još { $count } štiha.
        }
       *[other] { $who ->
            [you] Dogovoreno: ti nosiš još { $count } štihova.
           *[other] Dogovoreno: { $name } nosi još { $count } štihova.
        }
    }
preferans-made =
    { $tricks ->
        [0] { $who ->
            [you] Ti prolaziš bez štiha.
           *[other] { $name } prolazi bez štiha.
        }
        [6] { $who ->
            [you] Ti prolaziš sa šest štihova.
           *[other] { $name } prolazi sa šest štihova.
        }
        [7] { $who ->
            [you] Ti prolaziš sa sedam štihova.
           *[other] { $name } prolazi sa sedam štihova.
        }
       *[other] { $who ->
            [you] Ti prolaziš s { $tricks } štihova.
           *[other] { $name } prolazi s { $tricks } štihova.
        }
    }
preferans-down =
    { $tricks ->
        [0] { $who ->
            [you] Ti padaš bez štiha.
           *[other] { $name } pada bez štiha.
        }
        [one] { $who ->
            [you] Ti padaš s jednim štihom.
           *[other] { $name } pada s jednim štihom.
        }
        [few] { $who ->
            [you] Ti padaš s { $tricks } štiha.
           *[other] { $name } pada s { $tricks } štiha.
        }
       *[other] { $who ->
            [you] Ti padaš s { $tricks } štihova.
           *[other] { $name } pada s { $tricks } štihova.
        }
    }
preferans-hat =
    { $who ->
        [you] Ti ideš pod kapu: bule su ti ispod nule.
       *[other] { $name } ide pod kapu: bule su ispod nule.
    }
preferans-hat-off =
    { $who ->
        [you] Ti izlaziš ispod kape.
       *[other] { $name } izlazi ispod kape.
    }
preferans-stop =
    { $who ->
        [you] Ti predlažeš da partija ovdje završi.
       *[other] { $name } predlaže da partija ovdje završi.
    }
preferans-stopped = Svi pristaju: ostatak se otpisuje i partija se obračunava.

## Pitanja, najviše šezdeset slova

preferans-ask-bid =
    { $level ->
        [0] Na tebi je riječ: dodirni što kažeš.
       *[other] Posljednje je { $level }. Dodirni što kažeš.
    }
preferans-ask-hold = Možeš li { $level }, ili kažeš „dalje”?
preferans-ask-raise = Ideš li na { $level }, ili kažeš „dalje”?
preferans-ask-over-igra =
    { $who ->
        [you] Tvoja je igra.
       *[other] { $name } kaže „igra”. Imaš li je i ti?
    }
preferans-ask-over-bettel =
    { $who ->
        [you] Ti igraš iz ruke.
       *[other] { $name } igra iz ruke. Imaš li jače?
    }
preferans-ask-name = Reci koja je tvoja igra.
preferans-ask-name-higher = Je li tvoja jača nego { preferans-contract }?
preferans-ask-discard =
    { $count ->
        [1] Odloži još jednu kartu.
       *[2] Odloži dvije karte, koje god hoćeš.
    }
preferans-ask-declare =
    { $level ->
        [2] Što igraš?
       *[other] Što igraš? Najmanje { $level }.
    }
preferans-ask-declare-igra = Što igraš bez talona?
preferans-ask-come =
    { $who ->
        [you] Ti igraš { preferans-contract }.
       *[other] { $name } igra { preferans-contract }. Dolaziš li?
    }
preferans-ask-way = Nitko drugi ne dolazi. Bez partnera, zoveš ili kontra?
preferans-ask-kontra =
    { $who ->
        [you] Kontra, ili može?
       *[other] { $name } igra. Kontra, ili može?
    }
preferans-ask-spades = Pik se igra samo pod kontrom. Kontra?
preferans-ask-answer =
    { $level ->
        [1] { $who ->
            [you] Kontra je. Rekontra?
           *[other] { $name } kaže kontra. Rekontra?
        }
        [2] { $who ->
            [you] Rekontra je. Subkontra?
           *[other] { $name } kaže rekontra. Subkontra?
        }
       *[3] { $who ->
            [you] Subkontra je. Mortkontra?
           *[other] { $name } kaže subkontra. Mortkontra?
        }
    }
preferans-ask-lead = Ti izlaziš.
preferans-ask-play = Tvoja karta: odgovori na { $suitAcc }.
preferans-ask-trump = Nemaš { $suitAcc }: igraj aduta, { $trumpAcc }.
preferans-ask-any = Nemaš { $suitAcc }: igraj koju hoćeš.
preferans-ask-claim =
    { $count ->
        [0] { $who ->
            [you] Kažeš: više nijedan štih.
           *[other] { $name } više ne nosi nijedan štih. Pristaješ li?
        }
        [one] { $who ->
            [you] Tražiš još { $count } štih.
           *[other] { $name } traži još { $count } štih. Pristaješ li?
        }
        [few] { $who ->
            [you] Tražiš još { $count } štiha.
           *[other] { $name } traži još { $count } štiha. Pristaješ li?
        }
       *[other] { $who ->
            [you] Tražiš još { $count } štihova.
           *[other] { $name } traži još { $count } štihova. Pristaješ li?
        }
    }
preferans-ask-stop =
    { $who ->
        [you] Predlažeš kraj partije.
       *[other] { $name } predlaže kraj partije. Pristaješ li?
    }

## Gumbi

preferans-do-pass = Dalje
preferans-do-bid = { $contract }
preferans-do-hold = Mogu
preferans-do-igra = Igra
preferans-do-bettel = Betl
preferans-do-sanac = Sanac
preferans-do-preferans = Preferans
preferans-do-name = { $contract } { preferans-contract }
preferans-do-yield = Popuštam
preferans-do-declare = { $contract } { preferans-contract }
preferans-do-come = Dođem
preferans-do-stay = Ne dođem
preferans-do-alone = Bez partnera
preferans-do-call = Zovem
preferans-do-ok = Može
preferans-do-kontra = Kontra
preferans-do-rekontra = Rekontra
preferans-do-subkontra = Subkontra
preferans-do-mortkontra = Mortkontra
preferans-do-claim =
    { $count ->
        [0] Više nijedan
        [one] Još { $count } štih
        [few] Još { $count } štiha
       *[other] Još { $count } štihova
    }
preferans-do-agree = Pristajem
preferans-do-refuse = Odbijam
preferans-do-stop = Kraj partije?
preferans-do-lay = Odloži

## Oblačići

preferans-said-pass = Dalje
preferans-said-bid = { $level }
preferans-said-hold = Mogu { $level }
preferans-said-igra = Igra!
preferans-said-bettel = Betl!
preferans-said-sanac = Sanac!
preferans-said-preferans = Preferans!
preferans-said-name =
    { $contract ->
        [2] Pik
        [3] Karo
        [4] Herc
        [5] Tref
        [6] Betl
        [7] Sanac
       *[8] Preferans
    }
preferans-said-yield = Moja je slabija
preferans-said-come = Dođem
preferans-said-stay = Ne dođem
preferans-said-alone = Bez partnera
preferans-said-call = Idemo zajedno!
preferans-said-ok = Može
preferans-said-kontra = Kontra!
preferans-said-rekontra = Rekontra!
preferans-said-subkontra = Subkontra!
preferans-said-mortkontra = Mortkontra!
preferans-said-claim =
    { $count ->
        [0] Više nijedan
        [one] Još { $count }
       *[other] Još { $count }
    }
preferans-said-agree = Pristajem
preferans-said-refuse = Ne
preferans-said-stop = Hoćemo li kraj?

## Razlozi

preferans-why-jump = Nema preskakanja: sljedeći broj je { $level }.
preferans-why-too-low = Već je rečeno { $level }.
preferans-why-senior = Govoriš prije drugoga: možeš { $level } ili kažeš „dalje”.
preferans-why-hold-first = „Mogu” kaže samo tko već ima svoj broj.
preferans-why-hold-junior =
    { $who ->
        [you] Već je tvoje: { $level }.
       *[other] { $name } govori prije tebe, pa { $level } nije tvoje: idi više ili reci „dalje”.
    }
preferans-why-after-igra = Rečena je igra: brojeva više nema.
preferans-why-igra-late = Igra i sve iz ruke kažu se odmah, kad prvi put dođeš na red.
preferans-why-not-higher = Već je rečeno nešto jače iz ruke.
preferans-why-no-whole = Za ovim stolom nema igre iznad sanca.
preferans-why-name-low = Tvoja igra mora biti jača nego { preferans-contract }; ista nije dovoljna.
preferans-why-name-high = Betl i sanac iz ruke kažu se odmah, ne naknadno.
preferans-why-yield-first = Tvoja je igra rečena prva, pa kažeš koja je.
preferans-why-below-bid = Talon je uzet na { $level }: ne možeš igrati ispod toga.
preferans-why-call-later = Bez partnera ili zajedno: to se pita kad dođe samo jedan.
preferans-why-kontra-later = Kontra dolazi kad se oba pratitelja izjasne.
preferans-why-decided = Oba su se pratitelja već izjasnila.
preferans-why-all-defend = U ovoj igri prate oba i nitko se ne pita.
preferans-why-spades-kontra = Pik se igra samo pod kontrom: kontra, ili se ne igra.
preferans-why-kontra-limit =
    { $count ->
        [0] Za ovim stolom nema kontre.
        [1] Za ovim se stolom ide samo do kontre.
        [2] Za ovim se stolom ide samo do rekontre.
       *[3] Za ovim se stolom ide samo do subkontre.
    }
preferans-why-kontra-order = Kontra, rekontra, subkontra, mortkontra: redom, i kad si na potezu.
preferans-why-called-no-kontra = Partner je pozvan, a nakon toga nema kontre.
preferans-why-kontra-over = Prva karta je odigrana: za kontru je kasno.
preferans-why-follow = Imaš još { $suitAcc }, pa { $card } mora pričekati.
preferans-why-head = Za ovim se stolom ide preko ako se može, a boja je { $suit }: { $card } ne ide preko.
preferans-why-trump = Nemaš { $suitAcc }, pa ide adut ({ $trump }), a { $card } mora pričekati.
preferans-why-overtrump = Za ovim se stolom ide preko aduta ako se može ({ $trump }): { $card } ne ide preko.
preferans-why-claim-trick = Štihovi se traže između dva štiha, kad ti izlaziš.
preferans-why-claim-refused = Već je odbijeno; pričekaj sljedeći štih.
preferans-why-claim-two = Štihove traži samo nositelj ili pratitelj bez partnera.
preferans-why-claim-count = S toliko štihova igra ne može završiti.
preferans-why-answer = Prvo reci pristaješ li.
preferans-why-stop = Kraj se partije predlaže između dva dijeljenja, i to jednom.

## Uloge, oznake i natpisi

preferans-role-declarer = nositelj
preferans-role-comes = prati
preferans-role-stays = ne prati
preferans-role-called = na poziv
preferans-role-kontra = kontra
preferans-tag-contract =
    { $igra ->
        [1] { preferans-contract } bez talona
       *[0] { preferans-contract }
    }
preferans-tag-refa = refa: duplo
preferans-tag-kontra =
    { $level ->
        [1] kontra × { $factor }
        [2] rekontra × { $factor }
        [3] subkontra × { $factor }
       *[4] mortkontra × { $factor }
    }
preferans-tag-spades = samo pod kontrom
preferans-aim-six =
    { $who ->
        [you] Treba ti šest štihova.
       *[other] { $name } mora nositi šest štihova.
    }
preferans-aim-none =
    { $who ->
        [you] Ne smiješ nositi nijedan štih.
       *[other] { $name } ne smije nositi nijedan štih: već jedan ruši igru.
    }
preferans-aim-all =
    { $who ->
        [you] Treba ti svih deset štihova.
       *[other] { $name } mora nositi svih deset štihova: već jedan vaš ruši igru.
    }
preferans-aim-come = Tko dođe, duguje dva štiha; s manje dopisuje u bule vrijednost igre.
preferans-aim-owe = Duguješ dva štiha.
preferans-aim-pair = Duguješ dva štiha, ili zajedno četiri.
preferans-aim-together = Zajedno dugujete četiri štiha.
preferans-aim-beat = Pet vaših štihova zajedno ruši igru.
preferans-label-talon = talon
preferans-label-discards =
    { $who ->
        [you] Tvoj škart
       *[other] Škart: { $name }
    }
preferans-label-open =
    { $who ->
        [you] Tvoje otkrivene karte
       *[other] Otkrivene karte: { $name }
    }

## Ishodi

preferans-result-tricks =
    { $tricks ->
        [0] nijedan štih
        [one] { $tricks } štih
        [few] { $tricks } štiha
       *[other] { $tricks } štihova
    }
preferans-result-made =
    { $who ->
        [you] Prolaziš, { preferans-tag-contract }: { preferans-result-tricks }
       *[other] { $name } prolazi, { preferans-tag-contract }: { preferans-result-tricks }
    }
preferans-result-down =
    { $who ->
        [you] Padaš, { preferans-tag-contract }: { preferans-result-tricks }
       *[other] { $name } pada, { preferans-tag-contract }: { preferans-result-tricks }
    }
preferans-result-unplayed =
    { $who ->
        [you] Prolaziš bez igre, { preferans-tag-contract }
       *[other] { $name } prolazi bez igre, { preferans-tag-contract }
    }
preferans-result-passed-refa = Svi su rekli „dalje”: svakome refa
preferans-result-passed-no-refa = Svi su rekli „dalje”: dijeli se ponovno
preferans-result-spades-refa = Pik bez kontre: svakome refa
preferans-result-spades-no-refa = Pik bez kontre: dijeli se ponovno
preferans-result-left =
    { $points ->
        [0] Ostalo bula: { $total }. Ako je sada kraj, nitko ne plaća.
       *[other] { $who ->
            [you] Ostalo bula: { $total }. Ako je sada kraj, tvoj je dobitak { $points }.
           *[other] Ostalo bula: { $total }. Ako je sada kraj, { $name } dobiva { $points }.
        }
    }
preferans-match-won =
    { $deals ->
        [one] { $who ->
            [you] Dobivaš { $score } nakon { $deals } dijeljenja
           *[other] { $name } dobiva { $score } nakon { $deals } dijeljenja
        }
       *[other] { $who ->
            [you] Dobivaš { $score } nakon { $deals } dijeljenja
           *[other] { $name } dobiva { $score } nakon { $deals } dijeljenja
        }
    }
preferans-match-stopped =
    { $deals ->
        [one] { $who ->
            [you] Dobivaš { $score }: dogovoren kraj nakon { $deals } dijeljenja
           *[other] { $name } dobiva { $score }: dogovoren kraj nakon { $deals } dijeljenja
        }
       *[other] { $who ->
            [you] Dobivaš { $score }: dogovoren kraj nakon { $deals } dijeljenja
           *[other] { $name } dobiva { $score }: dogovoren kraj nakon { $deals } dijeljenja
        }
    }
preferans-pays =
    { $who ->
        [you] Plaćaš { $points }, prima { $otherName }
       *[other] { $otherWho ->
            [you] { $name } plaća { $points }, a primaš ti
           *[other] { $name } plaća { $points }, prima { $otherName }
        }
    }

## Obračun dijeljenja

preferans-item-made =
    { $who ->
        [you] Prolaziš, { preferans-tag-contract }: minus { $bule } u bulama ({ preferans-stake })
       *[other] { $name } prolazi, { preferans-tag-contract }: minus { $bule } u bulama ({ preferans-stake })
    }
preferans-item-unplayed =
    { $who ->
        [you] Nitko ne igra protiv tebe, { preferans-tag-contract }: minus { $bule } u bulama ({ preferans-stake })
       *[other] { $name } prolazi bez igre, { preferans-tag-contract }: minus { $bule } u bulama ({ preferans-stake })
    }
preferans-item-capped =
    { $who ->
        [you] Prolaziš, { preferans-tag-contract } ({ preferans-stake }), ali ostalo je još samo { $bule }
       *[other] { $name } prolazi, { preferans-tag-contract } ({ preferans-stake }), ali ostalo je još samo { $bule }
    }
preferans-item-down =
    { $who ->
        [you] Padaš, { preferans-tag-contract }: plus { $bule } u bulama ({ preferans-stake })
       *[other] { $name } pada, { preferans-tag-contract }: plus { $bule } u bulama ({ preferans-stake })
    }
preferans-item-down-double =
    { $who ->
        [you] Padaš na većem nego što je ostalo, { preferans-tag-contract }: plus { $bule } u bulama (dvostruko { preferans-stake })
       *[other] { $name } pada na većem nego što je ostalo, { preferans-tag-contract }: plus { $bule } u bulama (dvostruko { preferans-stake })
    }
preferans-item-fine =
    { $tricks ->
        [0] { $who ->
            [you] Ne nosiš nijedan štih od dva: plus { $bule } u bulama
           *[other] { $name } ne nosi nijedan štih od dva: plus { $bule } u bulama
        }
       *[1] { $who ->
            [you] Nosiš jedan štih od dva: plus { $bule } u bulama
           *[other] { $name } nosi jedan štih od dva: plus { $bule } u bulama
        }
    }
preferans-item-fine-call =
    { $who ->
        [you] Zoveš, a zajedno imate { $tricks } od { $due }: plus { $bule } u bulama
       *[other] { $name } zove, a zajedno imaju { $tricks } od { $due }: plus { $bule } u bulama
    }
preferans-item-fine-kontra =
    { $who ->
        [you] Kontra ti ne prolazi: plus { $bule } u bulama
       *[other] { $name } daje kontru koja ne prolazi: plus { $bule } u bulama
    }
preferans-item-supe =
    { $tricks ->
        [one] { $tricks } štih po { $each }: juha { $supe }
        [few] { $tricks } štiha po { $each }: juha { $supe }
       *[other] { $tricks } štihova po { $each }: juha { $supe }
    }
preferans-item-against =
    { $who ->
        [you] Ti u juhe pišeš { $supe }
       *[other] { $name } u juhe piše { $supe }
    }
preferans-item-less-left = Svakome bi se otpisala trećina preostalih bula; sada ih je ukupno { $bule } manje:
preferans-item-more-left = Svakome bi se otpisala trećina preostalih bula; sada ih je ukupno { $bule } više:

## Papir: što kaže upis kad se dodirne

preferans-note-start = Bule svakoga na početku: { $bule }.
preferans-note-made =
    { $who ->
        [you] Dijeljenje { $number }: prolaziš, { preferans-tag-contract }, minus { $bule } ({ preferans-stake }).
       *[other] Dijeljenje { $number }: { $name } prolazi, { preferans-tag-contract }, minus { $bule } ({ preferans-stake }).
    }
preferans-note-unplayed =
    { $who ->
        [you] Dijeljenje { $number }: prolaziš bez igre, { preferans-tag-contract }, minus { $bule } ({ preferans-stake }).
       *[other] Dijeljenje { $number }: { $name } prolazi bez igre, { preferans-tag-contract }, minus { $bule } ({ preferans-stake }).
    }
preferans-note-capped =
    { $who ->
        [you] Dijeljenje { $number }: prolaziš, { preferans-tag-contract } ({ preferans-stake }), ali ostalo je samo { $bule }.
       *[other] Dijeljenje { $number }: { $name } prolazi, { preferans-tag-contract } ({ preferans-stake }), ali ostalo je samo { $bule }.
    }
preferans-note-down =
    { $who ->
        [you] Dijeljenje { $number }: padaš, { preferans-tag-contract }, plus { $bule } ({ preferans-stake }).
       *[other] Dijeljenje { $number }: { $name } pada, { preferans-tag-contract }, plus { $bule } ({ preferans-stake }).
    }
preferans-note-down-double =
    { $who ->
        [you] Dijeljenje { $number }: padaš na većem nego što je ostalo, { preferans-tag-contract }, plus { $bule } (dvostruko { preferans-stake }).
       *[other] Dijeljenje { $number }: { $name } pada na većem nego što je ostalo, { preferans-tag-contract }, plus { $bule } (dvostruko { preferans-stake }).
    }
preferans-note-fine =
    { $tricks ->
        [0] { $who ->
            [you] Dijeljenje { $number }: ne nosiš nijedan štih od dva, plus { $bule }.
           *[other] Dijeljenje { $number }: { $name } ne nosi nijedan štih od dva, plus { $bule }.
        }
       *[1] { $who ->
            [you] Dijeljenje { $number }: nosiš jedan štih od dva, plus { $bule }.
           *[other] Dijeljenje { $number }: { $name } nosi jedan štih od dva, plus { $bule }.
        }
    }
preferans-note-fine-call =
    { $who ->
        [you] Dijeljenje { $number }: zoveš, a zajedno imate { $tricks } od { $due }, plus { $bule }.
       *[other] Dijeljenje { $number }: { $name } zove, a zajedno imaju { $tricks } od { $due }, plus { $bule }.
    }
preferans-note-fine-kontra =
    { $who ->
        [you] Dijeljenje { $number }: kontra ti ne prolazi, plus { $bule }.
       *[other] Dijeljenje { $number }: { $name } daje kontru koja ne prolazi, plus { $bule }.
    }
preferans-note-supe =
    { $tricks ->
        [one] { $who ->
            [you] Dijeljenje { $number }: { $otherName } igra, ti pišeš { $tricks } štih po { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] Dijeljenje { $number }: ti igraš, { $name } piše { $tricks } štih po { $each }: { $supe }.
               *[other] Dijeljenje { $number }: { $otherName } igra, { $name } piše { $tricks } štih po { $each }: { $supe }.
            }
        }
        [few] { $who ->
            [you] Dijeljenje { $number }: { $otherName } igra, ti pišeš { $tricks } štiha po { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] Dijeljenje { $number }: ti igraš, { $name } piše { $tricks } štiha po { $each }: { $supe }.
               *[other] Dijeljenje { $number }: { $otherName } igra, { $name } piše { $tricks } štiha po { $each }: { $supe }.
            }
        }
       *[other] { $who ->
            [you] Dijeljenje { $number }: { $otherName } igra, ti pišeš { $tricks } štihova po { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] Dijeljenje { $number }: ti igraš, { $name } piše { $tricks } štihova po { $each }: { $supe }.
               *[other] Dijeljenje { $number }: { $otherName } igra, { $name } piše { $tricks } štihova po { $each }: { $supe }.
            }
        }
    }
preferans-note-refa = Dijeljenje { $number }: nitko ne igra, svakome refa. Tvoja sljedeća igra vrijedi dvostruko.
preferans-note-refa-used = Dijeljenje { $number } vrijedi dvostruko i troši ovu refu.
preferans-note-hat =
    { $who ->
        [you] Dijeljenje { $number }: ideš pod kapu, ispod nule.
       *[other] Dijeljenje { $number }: { $name } ide pod kapu, ispod nule.
    }
preferans-note-hat-off =
    { $who ->
        [you] Dijeljenje { $number }: izlaziš ispod kape.
       *[other] Dijeljenje { $number }: { $name } izlazi ispod kape.
    }
preferans-note-written-off = Partija završava po dogovoru: otpisuje se { $bule }.

## Dogovori i običaji

preferans-option-direction = Smjer
preferans-option-direction-help = U Hrvatskoj u smjeru kazaljke na satu, u Srbiji obrnuto. Mijenja mjesta, ne pravila.
preferans-option-direction-cw = U smjeru kazaljke
preferans-option-direction-ccw = Suprotno kazaljci
preferans-option-start-bule = Bule na početku
preferans-option-start-bule-help = Čega se svatko treba riješiti. 30 je kratka partija, 100 traje dva sata.
preferans-option-max-refa = Granica za refe
preferans-option-max-refa-help = Koliko se puta u partiji piše refa. 0 znači nijednom.
preferans-option-hat-blocks-refa = Pod kapom nema refe
preferans-option-hat-blocks-refa-help = Dok je itko ispod nule, refa se ne piše.
preferans-option-hat-freezes-refa = Pod kapom refe miruju
preferans-option-hat-freezes-refa-help = Tko je ispod nule, čuva svoje refe, ali ne igra pod njima.
preferans-option-naming-allows-6-7 = Betl i sanac naknadno
preferans-option-naming-allows-6-7-help = Kad je više njih reklo „igra”, smiju reći i betl i sanac.
preferans-option-contract-8 = Igra preferans
preferans-option-contract-8-help = Osma igra, iznad sanca: bez aduta, svih deset štihova.
preferans-option-defender-quota = Obveza dvaju pratitelja
preferans-option-defender-quota-help = Kad oba pratitelja dođu svojom voljom.
preferans-option-defender-quota-two_or_joint_four = Po dva, ili četiri zajedno
preferans-option-defender-quota-individual_two = Po dva, bez iznimke
preferans-option-fine-when-declarer-down = Kazna i kad nositelj padne
preferans-option-fine-when-declarer-down-help = Pratitelj koji nema dva štiha pada i kad padne nositelj.
preferans-option-kontra-model = Kontra vrijedi
preferans-option-kontra-model-help = Za cijelo dijeljenje, ili samo između nositelja i onoga tko je kaže.
preferans-option-kontra-model-single_responsible = Za cijelo dijeljenje
preferans-option-kontra-model-bilateral = Samo za onoga tko je kaže
preferans-option-max-kontra = Kontra najviše do
preferans-option-max-kontra-help = 1 kontra, 2 rekontra, 3 subkontra, 4 mortkontra. 0 znači bez kontre.
preferans-option-bettel-kontra-supe = Pad na betlu pod kontrom
preferans-option-bettel-kontra-supe-help = Tko piše juhe kad betl pod kontrom padne.
preferans-option-bettel-kontra-supe-kontra_only_5U = Samo tko kaže kontru
preferans-option-bettel-kontra-supe-both_5U = Oba pratitelja
preferans-option-bettel-kontra-supe-kontra_10U = Tko kaže kontru, za oba
preferans-option-spades-without-kontra = Pik bez kontre
preferans-option-spades-without-kontra-help = Što se događa kad se pik igra s talonom, a nitko ne kaže kontru.
preferans-option-spades-without-kontra-declarer_wins = Nositelj prolazi
preferans-option-spades-without-kontra-refa_then_win = Refa, inače prolazi
preferans-option-spades-without-kontra-refa_then_redeal = Refa, inače novo dijeljenje
preferans-option-spades-without-kontra-play = Igra se
preferans-option-refa-exempts-spades = Refa oslobađa pik
preferans-option-refa-exempts-spades-help = Tko ima neodigranu refu, smije igrati pik i bez kontre.
preferans-option-sanac-lead = Izlaz u sancu
preferans-option-sanac-lead-help = Prvi po redu, ili pratitelj koji igra kroz nositelja.
preferans-option-sanac-lead-skip_declarer = Prvi po redu, nikad nositelj
preferans-option-sanac-lead-through_declarer = Kroz nositelja
preferans-option-must-head = Obvezno preko
preferans-option-must-head-help = Tko odgovara na boju, mora jačom kartom ako je ima. Nikad u betlu.
preferans-option-must-overtrump = Obvezno preko aduta
preferans-option-must-overtrump-help = Tko siječe, mora preko već odigranog aduta ako može.
preferans-option-stop-at-five = Kraj na petom
preferans-option-stop-at-five-help = Igra se prekida čim pratitelji imaju pet štihova.
preferans-option-open-bettel = Otvoren betl
preferans-option-open-bettel-help = Nositelj prije prvog izlaza otkriva karte.
preferans-option-end-rule = Posljednje dijeljenje
preferans-option-end-rule-help = Kad vrijedi više nego što je bula ostalo.
preferans-option-end-rule-cap = Samo koliko je ostalo
preferans-option-end-rule-cap_supe = Koliko je ostalo, i u juhama
preferans-option-end-rule-stop_at_or_below = Piše se sve
preferans-option-last-hand-double-fall = Dvostruko padanje
preferans-option-last-hand-double-fall-help = Tko na kraju padne na igri većoj od ostatka, pada dvostruko.
preferans-option-sheet-sign = Kako se piše
preferans-option-sheet-sign-help = Isti brojevi, drugi predznak.
preferans-option-sheet-sign-debt_positive = Od početka prema nuli
preferans-option-sheet-sign-debt_negative = Od minusa prema nuli
preferans-preset-croatian = Hrvatski
preferans-preset-croatian-help = U smjeru kazaljke, 60 bula, refe bez granice, pik bez kontre prolazi.
preferans-preset-serbian-2001 = Srpski
preferans-preset-serbian-2001-help = Po pravilima iz 2001.: 100 bula, dvije refe, u sancu se izlazi kroz nositelja.
preferans-preset-club = Klupski
preferans-preset-club-help = Srpski, samo kontra i rekontra, i dvostruko padanje na kraju.
