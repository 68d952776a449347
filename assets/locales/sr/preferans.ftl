# Preferans na srpskom. Ključevi i njihovi argumenti su u docs/events.md.
# Imena se ne menjaju po padežu, a sadašnje vreme ne pita za rod.

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
        [7] sans
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

## Šta se dešava

preferans-dealing =
    { $who ->
        [you] Ti deliš.
       *[other] { $name } deli.
    }
preferans-pass =
    { $who ->
        [you] Ti kažeš „dalje“.
       *[other] { $name } kaže „dalje“.
    }
preferans-bid =
    { $who ->
        [you] Ti kažeš { $level }.
       *[other] { $name } kaže { $level }.
    }
preferans-hold =
    { $who ->
        [you] Ti kažeš „mogu { $level }“.
       *[other] { $name } kaže „mogu { $level }“.
    }
preferans-igra =
    { $who ->
        [you] Ti kažeš „igra“: bez talona.
       *[other] { $name } kaže „igra“: bez talona.
    }
preferans-bettel =
    { $who ->
        [you] Ti kažeš „betl“, iz ruke.
       *[other] { $name } kaže „betl“, iz ruke.
    }
preferans-sanac =
    { $who ->
        [you] Ti kažeš „sans“, iz ruke.
       *[other] { $name } kaže „sans“, iz ruke.
    }
preferans-whole =
    { $who ->
        [you] Ti kažeš „preferans“, iz ruke: svih deset štihova.
       *[other] { $name } kaže „preferans“, iz ruke: svih deset štihova.
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
preferans-refa = Svi kažu „dalje“: svakome se piše refa.
preferans-no-refa = Svi kažu „dalje“. Refe se više ne pišu, deli se ponovo.
preferans-spades-refa =
    { $who ->
        [you] Na tvoj pik nema kontre: svakome se piše refa.
       *[other] { $name } igra pik bez kontre: svakome se piše refa.
    }
preferans-spades-no-refa =
    { $who ->
        [you] Na tvoj pik nema kontre. Refe se više ne pišu, deli se ponovo.
       *[other] { $name } igra pik bez kontre. Refe se više ne pišu, deli se ponovo.
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
        [you] Ti odlažeš dve karte.
       *[other] { $name } odlaže dve karte.
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
        [you] Niko ne dolazi: prolaziš bez igre.
       *[other] Niko ne dolazi: { $name } prolazi bez igre.
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
        [you] Ti kažeš „može“.
       *[other] { $name } kaže „može“.
    }
preferans-kontra =
    { $who ->
        [you] Ti kažeš kontra: sve vredi duplo.
       *[other] { $name } kaže kontra: sve vredi duplo.
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
        [few] { $who ->
            [you] Ti prolaziš sa { $tricks } štiha.
           *[other] { $name } prolazi sa { $tricks } štiha.
        }
       *[other] { $who ->
            [you] Ti prolaziš sa { $tricks } štihova.
           *[other] { $name } prolazi sa { $tricks } štihova.
        }
    }
preferans-down =
    { $tricks ->
        [0] { $who ->
            [you] Ti padaš bez štiha.
           *[other] { $name } pada bez štiha.
        }
        [one] { $who ->
            [you] Ti padaš sa { $tricks } štihom.
           *[other] { $name } pada sa { $tricks } štihom.
        }
        [few] { $who ->
            [you] Ti padaš sa { $tricks } štiha.
           *[other] { $name } pada sa { $tricks } štiha.
        }
       *[other] { $who ->
            [you] Ti padaš sa { $tricks } štihova.
           *[other] { $name } pada sa { $tricks } štihova.
        }
    }
preferans-hat =
    { $who ->
        [you] Ti ideš pod šešir: bule su ti ispod nule.
       *[other] { $name } ide pod šešir: bule su ispod nule.
    }
preferans-hat-off =
    { $who ->
        [you] Ti izlaziš ispod šešira.
       *[other] { $name } izlazi ispod šešira.
    }
preferans-stop =
    { $who ->
        [you] Ti predlažeš da se partija ovde završi.
       *[other] { $name } predlaže da se partija ovde završi.
    }
preferans-stopped = Svi pristaju: ostatak se otpisuje i partija se obračunava.

## Pitanja, najviše šezdeset slova

preferans-ask-bid =
    { $level ->
        [0] Na tebi je reč: dodirni šta kažeš.
       *[other] Poslednje je { $level }. Dodirni šta kažeš.
    }
preferans-ask-hold = Možeš li { $level }, ili kažeš „dalje“?
preferans-ask-raise = Ideš li na { $level }, ili kažeš „dalje“?
preferans-ask-over-igra =
    { $who ->
        [you] Tvoja je igra.
       *[other] { $name } kaže „igra“. Imaš li je i ti?
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
       *[2] Odloži dve karte, koje god hoćeš.
    }
preferans-ask-declare =
    { $level ->
        [2] Šta igraš?
       *[other] Šta igraš? Najmanje { $level }.
    }
preferans-ask-declare-igra = Šta igraš bez talona?
preferans-ask-come =
    { $who ->
        [you] Ti igraš { preferans-contract }.
       *[other] { $name } igra { preferans-contract }. Dolaziš li?
    }
preferans-ask-way = Niko drugi ne dolazi. Bez partnera, zoveš ili kontra?
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
        [you] Predlažeš da se partija završi.
       *[other] { $name } predlaže kraj partije. Pristaješ li?
    }

## Dugmad

preferans-do-pass = Dalje
preferans-do-bid = { $contract }
preferans-do-hold = Mogu
preferans-do-igra = Igra
preferans-do-bettel = Betl
preferans-do-sanac = Sans
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
preferans-said-sanac = Sans!
preferans-said-preferans = Preferans!
preferans-said-name =
    { $contract ->
        [2] Pik
        [3] Karo
        [4] Herc
        [5] Tref
        [6] Betl
        [7] Sans
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

preferans-why-jump = Nema preskakanja: sledeći broj je { $level }.
preferans-why-too-low = Već je rečeno { $level }.
preferans-why-senior = Govoriš pre drugog: možeš { $level } ili kažeš „dalje“.
preferans-why-hold-first = „Mogu“ kaže samo ko već ima svoj broj.
preferans-why-hold-junior =
    { $who ->
        [you] Već je tvoje: { $level }.
       *[other] { $name } govori pre tebe, pa { $level } nije tvoje: idi više ili reci „dalje“.
    }
preferans-why-after-igra = Rečena je igra: brojeva više nema.
preferans-why-igra-late = Igra i sve što se igra iz ruke kažu se odmah, kad prvi put dođeš na red.
preferans-why-not-higher = Već je rečeno nešto jače iz ruke.
preferans-why-no-whole = Za ovim stolom nema igre iznad sansa.
preferans-why-name-low = Tvoja igra mora biti jača nego { preferans-contract }; ista nije dovoljna.
preferans-why-name-high = Betl i sans iz ruke kažu se odmah, ne naknadno.
preferans-why-yield-first = Prvo je rečena tvoja igra, pa kažeš koja je.
preferans-why-below-bid = Talon je uzet na { $level }: ne možeš igrati ispod toga.
preferans-why-call-later = Bez partnera ili zajedno: to se pita kad dođe samo jedan.
preferans-why-kontra-later = Kontra dolazi kad se oba pratioca izjasne.
preferans-why-decided = Oba pratioca su se već izjasnila.
preferans-why-all-defend = U ovoj igri prate oba i niko se ne pita.
preferans-why-spades-kontra = Pik se igra samo pod kontrom: kontra, ili se ne igra.
preferans-why-kontra-limit =
    { $count ->
        [0] Za ovim stolom nema kontre.
        [1] Za ovim stolom se ide samo do kontre.
        [2] Za ovim stolom se ide samo do rekontre.
       *[3] Za ovim stolom se ide samo do subkontre.
    }
preferans-why-kontra-order = Kontra, rekontra, subkontra, mortkontra: redom, i kad si na potezu.
preferans-why-called-no-kontra = Partner je pozvan, a posle toga nema kontre.
preferans-why-kontra-over = Prva karta je odigrana: za kontru je kasno.
preferans-why-follow = Imaš još { $suitAcc }, pa { $card } mora da sačeka.
preferans-why-head = Za ovim stolom se ide preko ako se može, a boja je { $suit }: { $card } ne ide preko.
preferans-why-trump = Nemaš { $suitAcc }, pa ide adut ({ $trump }), a { $card } mora da sačeka.
preferans-why-overtrump = Za ovim stolom se ide preko aduta ako se može ({ $trump }): { $card } ne ide preko.
preferans-why-claim-trick = Štihovi se traže između dva štiha, kad ti izlaziš.
preferans-why-claim-refused = Već je odbijeno; sačekaj sledeći štih.
preferans-why-claim-two = Štihove traži samo nosilac ili pratilac bez partnera.
preferans-why-claim-count = S toliko štihova igra ne može da se završi.
preferans-why-answer = Prvo reci da li pristaješ.
preferans-why-stop = Kraj partije se predlaže između dva deljenja, i to jednom.

## Uloge, oznake i natpisi

preferans-role-declarer = nosilac
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
       *[other] { $name } mora da nosi šest štihova.
    }
preferans-aim-none =
    { $who ->
        [you] Ne smeš da nosiš nijedan štih.
       *[other] { $name } ne sme da nosi nijedan štih: već jedan obara igru.
    }
preferans-aim-all =
    { $who ->
        [you] Treba ti svih deset štihova.
       *[other] { $name } mora da nosi svih deset štihova: već jedan vaš obara igru.
    }
preferans-aim-come = Ko dođe, duguje dva štiha; s manje dopisuje u bule vrednost igre.
preferans-aim-owe = Duguješ dva štiha.
preferans-aim-pair = Duguješ dva štiha, ili zajedno četiri.
preferans-aim-together = Zajedno dugujete četiri štiha.
preferans-aim-beat = Pet vaših štihova zajedno obara igru.
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
preferans-result-passed-refa = Svi su rekli „dalje“: svakome refa
preferans-result-passed-no-refa = Svi su rekli „dalje“: deli se ponovo
preferans-result-spades-refa = Pik bez kontre: svakome refa
preferans-result-spades-no-refa = Pik bez kontre: deli se ponovo
preferans-result-left =
    { $points ->
        [0] Ostalo bula: { $total }. Ako se sada završi, niko ne plaća.
       *[other] { $who ->
            [you] Ostalo bula: { $total }. Ako se sada završi, tvoj dobitak je { $points }.
           *[other] Ostalo bula: { $total }. Ako se sada završi, { $name } dobija { $points }.
        }
    }
preferans-match-won =
    { $deals ->
        [one] { $who ->
            [you] Dobijaš { $score } posle { $deals } deljenja
           *[other] { $name } dobija { $score } posle { $deals } deljenja
        }
       *[other] { $who ->
            [you] Dobijaš { $score } posle { $deals } deljenja
           *[other] { $name } dobija { $score } posle { $deals } deljenja
        }
    }
preferans-match-stopped =
    { $deals ->
        [one] { $who ->
            [you] Dobijaš { $score }: dogovoren kraj posle { $deals } deljenja
           *[other] { $name } dobija { $score }: dogovoren kraj posle { $deals } deljenja
        }
       *[other] { $who ->
            [you] Dobijaš { $score }: dogovoren kraj posle { $deals } deljenja
           *[other] { $name } dobija { $score }: dogovoren kraj posle { $deals } deljenja
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

## Obračun deljenja

preferans-item-made =
    { $who ->
        [you] Prolaziš, { preferans-tag-contract }: minus { $bule } u bulama ({ preferans-stake })
       *[other] { $name } prolazi, { preferans-tag-contract }: minus { $bule } u bulama ({ preferans-stake })
    }
preferans-item-unplayed =
    { $who ->
        [you] Niko ne igra protiv tebe, { preferans-tag-contract }: minus { $bule } u bulama ({ preferans-stake })
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
        [you] Padaš na većem nego što je ostalo, { preferans-tag-contract }: plus { $bule } u bulama (duplo { preferans-stake })
       *[other] { $name } pada na većem nego što je ostalo, { preferans-tag-contract }: plus { $bule } u bulama (duplo { preferans-stake })
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
        [one] { $tricks } štih po { $each }: supa { $supe }
        [few] { $tricks } štiha po { $each }: supa { $supe }
       *[other] { $tricks } štihova po { $each }: supa { $supe }
    }
preferans-item-against =
    { $supe ->
        [one] { $who ->
            [you] Ti pišeš { $supe } supu
           *[other] { $name } piše { $supe } supu
        }
        [few] { $who ->
            [you] Ti pišeš { $supe } supe
           *[other] { $name } piše { $supe } supe
        }
       *[other] { $who ->
            [you] Ti pišeš { $supe } supa
           *[other] { $name } piše { $supe } supa
        }
    }
preferans-item-less-left = Svakome bi se otpisala trećina preostalih bula; sada ih je ukupno { $bule } manje:
preferans-item-more-left = Svakome bi se otpisala trećina preostalih bula; sada ih je ukupno { $bule } više:

## Papir: šta kaže upis kad se dodirne

preferans-note-start =
    { $bule ->
        [one] Svi počinju sa { $bule } bulom.
        [few] Svi počinju sa { $bule } bule.
       *[other] Svi počinju sa { $bule } bula.
    }
preferans-note-made =
    { $who ->
        [you] Deljenje { $number }: prolaziš, { preferans-tag-contract }, minus { $bule } ({ preferans-stake }).
       *[other] Deljenje { $number }: { $name } prolazi, { preferans-tag-contract }, minus { $bule } ({ preferans-stake }).
    }
preferans-note-unplayed =
    { $who ->
        [you] Deljenje { $number }: prolaziš bez igre, { preferans-tag-contract }, minus { $bule } ({ preferans-stake }).
       *[other] Deljenje { $number }: { $name } prolazi bez igre, { preferans-tag-contract }, minus { $bule } ({ preferans-stake }).
    }
preferans-note-capped =
    { $who ->
        [you] Deljenje { $number }: prolaziš, { preferans-tag-contract } ({ preferans-stake }), ali ostalo je samo { $bule }.
       *[other] Deljenje { $number }: { $name } prolazi, { preferans-tag-contract } ({ preferans-stake }), ali ostalo je samo { $bule }.
    }
preferans-note-down =
    { $who ->
        [you] Deljenje { $number }: padaš, { preferans-tag-contract }, plus { $bule } ({ preferans-stake }).
       *[other] Deljenje { $number }: { $name } pada, { preferans-tag-contract }, plus { $bule } ({ preferans-stake }).
    }
preferans-note-down-double =
    { $who ->
        [you] Deljenje { $number }: padaš na većem nego što je ostalo, { preferans-tag-contract }, plus { $bule } (duplo { preferans-stake }).
       *[other] Deljenje { $number }: { $name } pada na većem nego što je ostalo, { preferans-tag-contract }, plus { $bule } (duplo { preferans-stake }).
    }
preferans-note-fine =
    { $tricks ->
        [0] { $who ->
            [you] Deljenje { $number }: ne nosiš nijedan štih od dva, plus { $bule }.
           *[other] Deljenje { $number }: { $name } ne nosi nijedan štih od dva, plus { $bule }.
        }
       *[1] { $who ->
            [you] Deljenje { $number }: nosiš jedan štih od dva, plus { $bule }.
           *[other] Deljenje { $number }: { $name } nosi jedan štih od dva, plus { $bule }.
        }
    }
preferans-note-fine-call =
    { $who ->
        [you] Deljenje { $number }: zoveš, a zajedno imate { $tricks } od { $due }, plus { $bule }.
       *[other] Deljenje { $number }: { $name } zove, a zajedno imaju { $tricks } od { $due }, plus { $bule }.
    }
preferans-note-fine-kontra =
    { $who ->
        [you] Deljenje { $number }: kontra ti ne prolazi, plus { $bule }.
       *[other] Deljenje { $number }: { $name } daje kontru koja ne prolazi, plus { $bule }.
    }
preferans-note-supe =
    { $tricks ->
        [one] { $who ->
            [you] Deljenje { $number }: { $otherName } igra, ti pišeš { $tricks } štih po { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] Deljenje { $number }: ti igraš, { $name } piše { $tricks } štih po { $each }: { $supe }.
               *[other] Deljenje { $number }: { $otherName } igra, { $name } piše { $tricks } štih po { $each }: { $supe }.
            }
        }
        [few] { $who ->
            [you] Deljenje { $number }: { $otherName } igra, ti pišeš { $tricks } štiha po { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] Deljenje { $number }: ti igraš, { $name } piše { $tricks } štiha po { $each }: { $supe }.
               *[other] Deljenje { $number }: { $otherName } igra, { $name } piše { $tricks } štiha po { $each }: { $supe }.
            }
        }
       *[other] { $who ->
            [you] Deljenje { $number }: { $otherName } igra, ti pišeš { $tricks } štihova po { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] Deljenje { $number }: ti igraš, { $name } piše { $tricks } štihova po { $each }: { $supe }.
               *[other] Deljenje { $number }: { $otherName } igra, { $name } piše { $tricks } štihova po { $each }: { $supe }.
            }
        }
    }
preferans-note-refa = Deljenje { $number }: niko ne igra, svakome refa. Tvoja sledeća igra vredi duplo.
preferans-note-refa-used = Deljenje { $number } vredi duplo i troši ovu refu.
preferans-note-hat =
    { $who ->
        [you] Deljenje { $number }: ideš pod šešir, ispod nule.
       *[other] Deljenje { $number }: { $name } ide pod šešir, ispod nule.
    }
preferans-note-hat-off =
    { $who ->
        [you] Deljenje { $number }: izlaziš ispod šešira.
       *[other] Deljenje { $number }: { $name } izlazi ispod šešira.
    }
preferans-note-written-off = Partija se završava po dogovoru: otpisuje se { $bule }.

## Dogovori i običaji

preferans-option-direction = Smer
preferans-option-direction-help = U Hrvatskoj u smeru kazaljke, u Srbiji obrnuto. Menja mesta, ne pravila.
preferans-option-direction-cw = U smeru kazaljke
preferans-option-direction-ccw = Suprotno kazaljci
preferans-option-start-bule = Bule na početku
preferans-option-start-bule-help = Čega svako treba da se oslobodi. 30 je kratka partija, 100 traje dva sata.
preferans-option-max-refa = Granica za refe
preferans-option-max-refa-help = Koliko puta se u partiji piše refa. 0 znači nijednom.
preferans-option-hat-blocks-refa = Pod šeširom nema refe
preferans-option-hat-blocks-refa-help = Dok je iko ispod nule, refa se ne piše.
preferans-option-hat-freezes-refa = Pod šeširom refe miruju
preferans-option-hat-freezes-refa-help = Ko je ispod nule, čuva svoje refe, ali ne igra pod njima.
preferans-option-naming-allows-6-7 = Betl i sans naknadno
preferans-option-naming-allows-6-7-help = Kad je više njih reklo „igra“, smeju da kažu i betl i sans.
preferans-option-contract-8 = Igra preferans
preferans-option-contract-8-help = Osma igra, iznad sansa: bez aduta, svih deset štihova.
preferans-option-defender-quota = Obaveza dva pratioca
preferans-option-defender-quota-help = Kad oba pratioca dođu svojom voljom.
preferans-option-defender-quota-two_or_joint_four = Po dva, ili četiri zajedno
preferans-option-defender-quota-individual_two = Po dva, bez izuzetka
preferans-option-fine-when-declarer-down = Kazna i kad nosilac padne
preferans-option-fine-when-declarer-down-help = Pratilac koji nema dva štiha pada i kad padne nosilac.
preferans-option-kontra-model = Kontra važi
preferans-option-kontra-model-help = Za celo deljenje, ili samo između nosioca i onoga ko je kaže.
preferans-option-kontra-model-single_responsible = Za celo deljenje
preferans-option-kontra-model-bilateral = Samo za onoga ko je kaže
preferans-option-max-kontra = Kontra najviše do
preferans-option-max-kontra-help = 1 kontra, 2 rekontra, 3 subkontra, 4 mortkontra. 0 znači bez kontre.
preferans-option-bettel-kontra-supe = Pad na betlu pod kontrom
preferans-option-bettel-kontra-supe-help = Ko piše supe kad betl pod kontrom padne.
preferans-option-bettel-kontra-supe-kontra_only_5U = Samo ko kaže kontru
preferans-option-bettel-kontra-supe-both_5U = Oba pratioca
preferans-option-bettel-kontra-supe-kontra_10U = Ko kaže kontru, za oba
preferans-option-spades-without-kontra = Pik bez kontre
preferans-option-spades-without-kontra-help = Šta se dešava kad se pik igra sa talonom, a niko ne kaže kontru.
preferans-option-spades-without-kontra-declarer_wins = Nosilac prolazi
preferans-option-spades-without-kontra-refa_then_win = Refa, inače prolazi
preferans-option-spades-without-kontra-refa_then_redeal = Refa, inače novo deljenje
preferans-option-spades-without-kontra-play = Igra se
preferans-option-refa-exempts-spades = Refa oslobađa pik
preferans-option-refa-exempts-spades-help = Ko ima neodigranu refu, sme da igra pik i bez kontre.
preferans-option-sanac-lead = Izlaz u sansu
preferans-option-sanac-lead-help = Prvi po redu, ili pratilac koji igra kroz nosioca.
preferans-option-sanac-lead-skip_declarer = Prvi po redu, nikad nosilac
preferans-option-sanac-lead-through_declarer = Kroz nosioca
preferans-option-must-head = Obavezno preko
preferans-option-must-head-help = Ko odgovara na boju, mora jačom kartom ako je ima. Nikad u betlu.
preferans-option-must-overtrump = Obavezno preko aduta
preferans-option-must-overtrump-help = Ko seče, mora preko ranijeg aduta ako može.
preferans-option-stop-at-five = Kraj na petom
preferans-option-stop-at-five-help = Igra se prekida čim pratioci imaju pet štihova.
preferans-option-open-bettel = Otvoren betl
preferans-option-open-bettel-help = Nosilac pre prvog izlaza otkriva karte.
preferans-option-end-rule = Poslednje deljenje
preferans-option-end-rule-help = Kad vredi više nego što je bula ostalo.
preferans-option-end-rule-cap = Samo koliko je ostalo
preferans-option-end-rule-cap_supe = Koliko je ostalo, i u supama
preferans-option-end-rule-stop_at_or_below = Piše se sve
preferans-option-last-hand-double-fall = Duplo padanje
preferans-option-last-hand-double-fall-help = Ko na kraju padne na igri većoj od ostatka, pada duplo.
preferans-option-sheet-sign = Kako se piše
preferans-option-sheet-sign-help = Isti brojevi, drugi predznak.
preferans-option-sheet-sign-debt_positive = Od početka naniže do nule
preferans-option-sheet-sign-debt_negative = Od minusa naviše do nule
preferans-preset-croatian = Hrvatski
preferans-preset-croatian-help = U smeru kazaljke, 60 bula, refe bez granice, pik bez kontre prolazi.
preferans-preset-serbian-2001 = Srpski
preferans-preset-serbian-2001-help = Po pravilima iz 2001: 100 bula, dve refe, u sansu se izlazi kroz nosioca.
preferans-preset-club = Klupski
preferans-preset-club-help = Srpski, samo kontra i rekontra, i duplo padanje na kraju.
