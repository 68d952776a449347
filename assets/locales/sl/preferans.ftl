# Preferans v slovenščini. Ključi in njihovi argumenti so v docs/events.md.
# Imena se ne sklanjajo, sedanjik pa ne sprašuje po spolu. Imena iger so v tožilniku kakor v imenovalniku.

preferans-name = Preferans
preferans-tagline = Licitacija, kontra in popisan list: igra za tri

## Igre

preferans-contract =
    { $contract ->
        [2] pik
        [3] karo
        [4] srce
        [5] križ
        [6] betl
        [7] sans
       *[8] preferans
    }
preferans-stake =
    { $kontra ->
        [1] { $refa ->
            [1] 2 × { $value }
           *[2] 2 × { $value }, × 2 zaradi refe
        }
       *[other] { $refa ->
            [1] 2 × { $value }, × { $kontra } zaradi kontre
           *[2] 2 × { $value }, × 2 zaradi refe, × { $kontra } zaradi kontre
        }
    }

## Kaj se dogaja

preferans-dealing =
    { $who ->
        [you] Deliš.
       *[other] { $name } deli.
    }
preferans-pass =
    { $who ->
        [you] Rečeš „naprej“.
       *[other] { $name } reče „naprej“.
    }
preferans-bid =
    { $who ->
        [you] Rečeš { $level }.
       *[other] { $name } reče { $level }.
    }
preferans-hold =
    { $who ->
        [you] Držiš { $level }.
       *[other] { $name } drži { $level }.
    }
preferans-igra =
    { $who ->
        [you] Rečeš „igra“: brez talona.
       *[other] { $name } reče „igra“: brez talona.
    }
preferans-bettel =
    { $who ->
        [you] Rečeš „betl“, iz roke.
       *[other] { $name } reče „betl“, iz roke.
    }
preferans-sanac =
    { $who ->
        [you] Rečeš „sans“, iz roke.
       *[other] { $name } reče „sans“, iz roke.
    }
preferans-whole =
    { $who ->
        [you] Rečeš „preferans“, iz roke: vseh deset štihov.
       *[other] { $name } reče „preferans“, iz roke: vseh deset štihov.
    }
preferans-out =
    { $who ->
        [you] Ne licitiraš več.
       *[other] { $name } ne licitira več.
    }
preferans-names =
    { $who ->
        [you] Tvoja igra je { preferans-contract }.
       *[other] { $name } pove: { preferans-contract }.
    }
preferans-yield =
    { $who ->
        [you] Popustiš.
       *[other] { $name } popusti.
    }
preferans-refa = Vsi rečejo „naprej“: vsakemu se zapiše refa.
preferans-no-refa = Vsi rečejo „naprej“. Refe se ne pišejo več, zato se deli znova.
preferans-spades-refa =
    { $who ->
        [you] Na tvoj pik nihče ne reče kontra: vsakemu se zapiše refa.
       *[other] { $name } igra pik, kontra pa ne reče nihče: vsakemu se zapiše refa.
    }
preferans-spades-no-refa =
    { $who ->
        [you] Na tvoj pik nihče ne reče kontra. Refe se ne pišejo več, zato se deli znova.
       *[other] { $name } igra pik, kontra pa ne reče nihče. Refe se ne pišejo več, zato se deli znova.
    }
preferans-spades-won =
    { $who ->
        [you] Na tvoj pik nihče ne reče kontra: narejen je brez igranja.
       *[other] { $name } igra pik, kontra pa ne reče nihče: narejen je brez igranja.
    }
preferans-takes =
    { $who ->
        [you] Odkriješ talon in ga vzameš.
       *[other] { $name } odkrije talon in ga vzame.
    }
preferans-talon = V talonu: { $card } in { $second }.
preferans-laid =
    { $who ->
        [you] Odložiš dve karti.
       *[other] { $name } odloži dve karti.
    }
preferans-declare =
    { $who ->
        [you] Igraš { preferans-contract }.
       *[other] { $name } igra { preferans-contract }.
    }
preferans-declare-igra =
    { $who ->
        [you] Igraš { preferans-contract } iz roke.
       *[other] { $name } igra { preferans-contract } iz roke.
    }
preferans-come =
    { $who ->
        [you] Greš zraven.
       *[other] { $name } gre zraven.
    }
preferans-stay =
    { $who ->
        [you] Ne greš zraven.
       *[other] { $name } ne gre zraven.
    }
preferans-nobody =
    { $who ->
        [you] Zraven ne gre nihče: igro narediš brez igranja.
       *[other] Zraven ne gre nihče: { $name } naredi igro brez igranja.
    }
preferans-alone =
    { $who ->
        [you] Braniš brez partnerja.
       *[other] { $name } brani brez partnerja.
    }
preferans-call =
    { $who ->
        [you] Pokličeš partnerja: { $otherName } gre s tabo.
       *[other] { $otherWho ->
            [you] { $name } te pokliče: greš zraven.
           *[other] { $name } pokliče partnerja: { $otherName } gre zraven.
        }
    }
preferans-dragged =
    { $who ->
        [you] Zaradi kontre igraš tudi ti.
       *[other] Zaradi kontre igra tudi { $name }.
    }
preferans-ok =
    { $who ->
        [you] Rečeš „velja“.
       *[other] { $name } reče „velja“.
    }
preferans-kontra =
    { $who ->
        [you] Rečeš kontra: vse šteje dvakrat.
       *[other] { $name } reče kontra: vse šteje dvakrat.
    }
preferans-rekontra =
    { $who ->
        [you] Rečeš rekontra: štirikrat.
       *[other] { $name } reče rekontra: štirikrat.
    }
preferans-subkontra =
    { $who ->
        [you] Rečeš subkontra: osemkrat.
       *[other] { $name } reče subkontra: osemkrat.
    }
preferans-mortkontra =
    { $who ->
        [you] Rečeš mortkontra: šestnajstkrat.
       *[other] { $name } reče mortkontra: šestnajstkrat.
    }
preferans-claims =
    { $count ->
        [0] { $who ->
            [you] Praviš: nobenega štiha več.
           *[other] { $name } pravi: nobenega štiha več.
        }
        [one] { $who ->
            [you] Zahtevaš še { $count } štih.
           *[other] { $name } zahteva še { $count } štih.
        }
        [two] { $who ->
            [you] Zahtevaš še { $count } štiha.
           *[other] { $name } zahteva še { $count } štiha.
        }
        [few] { $who ->
            [you] Zahtevaš še { $count } štihe.
           *[other] { $name } zahteva še { $count } štihe.
        }
       *[other] { $who ->
            [you] Zahtevaš še { $count } štihov.
           *[other] { $name } zahteva še { $count } štihov.
        }
    }
preferans-agree =
    { $who ->
        [you] Strinjaš se.
       *[other] { $name } se strinja.
    }
preferans-refuse =
    { $who ->
        [you] Ne strinjaš se.
       *[other] { $name } se ne strinja.
    }
preferans-claimed =
    { $count ->
        [0] { $who ->
            [you] Dogovorjeno: ne dobiš nobenega štiha več.
           *[other] Dogovorjeno: { $name } ne dobi nobenega štiha več.
        }
        [one] { $who ->
            [you] Dogovorjeno: dobiš še { $count } štih.
           *[other] Dogovorjeno: { $name } dobi še { $count } štih.
        }
        [two] { $who ->
            [you] Dogovorjeno: dobiš še { $count } štiha.
           *[other] Dogovorjeno: { $name } dobi še { $count } štiha.
        }
        [few] { $who ->
            [you] Dogovorjeno: dobiš še { $count } štihe.
           *[other] Dogovorjeno: { $name } dobi še { $count } štihe.
        }
       *[other] { $who ->
            [you] Dogovorjeno: dobiš še { $count } štihov.
           *[other] Dogovorjeno: { $name } dobi še { $count } štihov.
        }
    }
preferans-made =
    { $tricks ->
        [0] { $who ->
            [you] Narediš igro brez štiha.
           *[other] { $name } naredi igro brez štiha.
        }
        [8] { $who ->
            [you] Narediš igro z osmimi štihi.
           *[other] { $name } naredi igro z osmimi štihi.
        }
        [9] { $who ->
            [you] Narediš igro z devetimi štihi.
           *[other] { $name } naredi igro z devetimi štihi.
        }
        [10] { $who ->
            [you] Narediš igro z vsemi desetimi štihi.
           *[other] { $name } naredi igro z vsemi desetimi štihi.
        }
       *[other] { $who ->
            [you] Narediš igro s { $tricks } štihi.
           *[other] { $name } naredi igro s { $tricks } štihi.
        }
    }
preferans-down =
    { $tricks ->
        [0] { $who ->
            [you] Padeš brez štiha.
           *[other] { $name } pade brez štiha.
        }
        [1] { $who ->
            [you] Padeš z enim štihom.
           *[other] { $name } pade z enim štihom.
        }
        [2] { $who ->
            [you] Padeš z dvema štihoma.
           *[other] { $name } pade z dvema štihoma.
        }
        [8] { $who ->
            [you] Padeš z osmimi štihi.
           *[other] { $name } pade z osmimi štihi.
        }
        [9] { $who ->
            [you] Padeš z devetimi štihi.
           *[other] { $name } pade z devetimi štihi.
        }
       *[other] { $who ->
            [you] Padeš s { $tricks } štihi.
           *[other] { $name } pade s { $tricks } štihi.
        }
    }
preferans-hat =
    { $who ->
        [you] Greš pod klobuk: tvoje bule so pod ničlo.
       *[other] { $name } gre pod klobuk: bule so pod ničlo.
    }
preferans-hat-off =
    { $who ->
        [you] Prideš izpod klobuka.
       *[other] { $name } pride izpod klobuka.
    }
preferans-stop =
    { $who ->
        [you] Predlagaš, da se partija tu konča.
       *[other] { $name } predlaga, da se partija tu konča.
    }
preferans-stopped = Vsi se strinjajo: ostanek se odpiše in partija se obračuna.

## Kaj se vpraša, v največ šestdesetih znakih

preferans-ask-bid =
    { $level ->
        [0] Na vrsti si: dotakni se svoje besede.
       *[other] Zadnja beseda je { $level }. Dotakni se svoje.
    }
preferans-ask-hold = Držiš { $level } ali rečeš „naprej“?
preferans-ask-raise = Greš na { $level } ali rečeš „naprej“?
preferans-ask-over-igra =
    { $who ->
        [you] Tvoja beseda je igra.
       *[other] { $name } reče „igra“. Jo rečeš tudi ti?
    }
preferans-ask-over-bettel =
    { $who ->
        [you] Igraš iz roke.
       *[other] { $name } igra iz roke. Imaš kaj višjega?
    }
preferans-ask-name = Povej, katera je tvoja igra.
preferans-ask-name-higher = Je tvoja igra višja kot { preferans-contract }?
preferans-ask-discard =
    { $count ->
        [1] Odloži še eno karto.
       *[2] Odloži dve karti, kateri koli.
    }
preferans-ask-declare =
    { $level ->
        [2] Kaj igraš?
       *[other] Kaj igraš? Najmanj { $level }.
    }
preferans-ask-declare-igra = Kaj igraš iz roke?
preferans-ask-come =
    { $who ->
        [you] Igraš { preferans-contract }.
       *[other] { $name } igra { preferans-contract }. Greš zraven?
    }
preferans-ask-way = Zraven si samo ti. Brez partnerja, skupaj ali kontra?
preferans-ask-kontra =
    { $who ->
        [you] Kontra ali velja?
       *[other] Igra { $name }. Kontra ali velja?
    }
preferans-ask-spades = Pik se igra samo pod kontro. Kontra?
preferans-ask-answer =
    { $level ->
        [1] { $who ->
            [you] Kontra je izrečena. Rekontra?
           *[other] { $name } reče kontra. Rekontra?
        }
        [2] { $who ->
            [you] Rekontra je izrečena. Subkontra?
           *[other] { $name } reče rekontra. Subkontra?
        }
       *[3] { $who ->
            [you] Subkontra je izrečena. Mortkontra?
           *[other] { $name } reče subkontra. Mortkontra?
        }
    }
preferans-ask-lead = Začneš ti.
preferans-ask-play = Tvoja karta: priznaj { $suitAcc }.
preferans-ask-trump = Nimaš { $suitGen }: reži z adutom ({ $trump }).
preferans-ask-any = Nimaš { $suitGen }: vrzi katero koli karto.
preferans-ask-claim =
    { $count ->
        [0] { $who ->
            [you] Praviš: nobenega štiha več.
           *[other] { $name } ne zahteva štihov več. Se strinjaš?
        }
        [one] { $who ->
            [you] Zahtevaš še { $count } štih.
           *[other] { $name } zahteva še { $count } štih. Se strinjaš?
        }
        [two] { $who ->
            [you] Zahtevaš še { $count } štiha.
           *[other] { $name } zahteva še { $count } štiha. Se strinjaš?
        }
        [few] { $who ->
            [you] Zahtevaš še { $count } štihe.
           *[other] { $name } zahteva še { $count } štihe. Se strinjaš?
        }
       *[other] { $who ->
            [you] Zahtevaš še { $count } štihov.
           *[other] { $name } zahteva še { $count } štihov. Se strinjaš?
        }
    }
preferans-ask-stop =
    { $who ->
        [you] Predlagaš konec partije.
       *[other] { $name } predlaga konec partije. Se strinjaš?
    }

## Gumbi

preferans-do-pass = Naprej
preferans-do-bid = { $contract }
preferans-do-hold = Držim
preferans-do-igra = Igra
preferans-do-bettel = Betl
preferans-do-sanac = Sans
preferans-do-preferans = Preferans
preferans-do-name = { $contract } { preferans-contract }
preferans-do-yield = Popustim
preferans-do-declare = { $contract } { preferans-contract }
preferans-do-come = Grem zraven
preferans-do-stay = Ne grem
preferans-do-alone = Brez partnerja
preferans-do-call = Skupaj
preferans-do-ok = Velja
preferans-do-kontra = Kontra
preferans-do-rekontra = Rekontra
preferans-do-subkontra = Subkontra
preferans-do-mortkontra = Mortkontra
preferans-do-claim =
    { $count ->
        [0] Nobenega več
        [one] Še { $count } štih
        [two] Še { $count } štiha
        [few] Še { $count } štihe
       *[other] Še { $count } štihov
    }
preferans-do-agree = Strinjam se
preferans-do-refuse = Ne strinjam se
preferans-do-stop = Konec partije?
preferans-do-lay = Odložim

## Oblački

preferans-said-pass = Naprej
preferans-said-bid = { $level }
preferans-said-hold = Držim { $level }
preferans-said-igra = Igra!
preferans-said-bettel = Betl!
preferans-said-sanac = Sans!
preferans-said-preferans = Preferans!
preferans-said-name =
    { $contract ->
        [2] Pik
        [3] Karo
        [4] Srce
        [5] Križ
        [6] Betl
        [7] Sans
       *[8] Preferans
    }
preferans-said-yield = Popustim
preferans-said-come = Grem zraven
preferans-said-stay = Ne grem
preferans-said-alone = Brez partnerja
preferans-said-call = Pojdi z mano!
preferans-said-ok = Velja
preferans-said-kontra = Kontra!
preferans-said-rekontra = Rekontra!
preferans-said-subkontra = Subkontra!
preferans-said-mortkontra = Mortkontra!
preferans-said-claim =
    { $count ->
        [0] Nobenega več
        [one] Še { $count }
       *[other] Še { $count }
    }
preferans-said-agree = Strinjam se
preferans-said-refuse = Ne
preferans-said-stop = Končamo?

## Razlogi

preferans-why-jump = Preskakovati ni mogoče: naslednja številka je { $level }.
preferans-why-too-low = Izrečeno je že { $level }.
preferans-why-senior = Govoriš pred drugim: drži { $level } ali reci „naprej“.
preferans-why-hold-first = Držiš lahko šele, ko imaš že svojo številko.
preferans-why-hold-junior =
    { $who ->
        [you] Že držiš { $level }.
       *[other] { $name } govori pred tabo, zato { $level } ne moreš držati: pojdi više ali reci „naprej“.
    }
preferans-why-after-igra = Beseda „igra“ je padla: številk ni več.
preferans-why-igra-late = Igra in vse iz roke se reče, ko prideš prvič na vrsto, ali pa sploh ne.
preferans-why-not-higher = Izrečeno je že nekaj višjega iz roke.
preferans-why-no-whole = Za to mizo nad sansom ni druge igre.
preferans-why-name-low = Tvoja igra mora biti višja kot { preferans-contract }; enaka ni dovolj.
preferans-why-name-high = Betl in sans iz roke se rečeta takoj, ne pozneje.
preferans-why-yield-first = „Igra“ je bila najprej tvoja, zato moraš povedati, katera je.
preferans-why-below-bid = Talon je vzet pri { $level }, zato igra ne sme biti nižja.
preferans-why-call-later = Brez partnerja ali skupaj: to se vpraša, ko gre zraven samo en branilec.
preferans-why-kontra-later = Kontra pride na vrsto, ko se odločita oba.
preferans-why-decided = Odločitev obeh branilcev je že znana.
preferans-why-all-defend = V tej igri branita oba in se ne vpraša nikogar.
preferans-why-spades-kontra = Pik se igra samo pod kontro: kontra, ali pa se ne igra.
preferans-why-kontra-limit =
    { $count ->
        [0] Za to mizo kontre ni.
        [1] Za to mizo se gre samo do kontre.
        [2] Za to mizo se gre samo do rekontre.
       *[3] Za to mizo se gre samo do subkontre.
    }
preferans-why-kontra-order = Kontra, rekontra, subkontra, mortkontra: ena za drugo in po vrsti.
preferans-why-called-no-kontra = Partner je poklican, potem pa kontre ni več.
preferans-why-kontra-over = Prva karta je že odigrana: za kontro je prepozno.
preferans-why-follow = Imaš še { $suitAcc }, zato mora { $card } počakati.
preferans-why-head = Za to mizo je treba karto preseči, če gre: { $card } v { $suitLoc } ne zadošča.
preferans-why-trump = Nimaš { $suitGen }, zato je treba rezati ({ $trump }), { $card } pa mora počakati.
preferans-why-overtrump = Za to mizo je treba preseči adut, če gre: { $card } v { $trumpLoc } ne zadošča.
preferans-why-claim-trick = Štihi se zahtevajo med dvema štihoma, kadar začneš ti.
preferans-why-claim-refused = Zahteva je zavrnjena; počakaj na naslednji štih.
preferans-why-claim-two = Štihe zahteva samo nosilec ali branilec brez partnerja.
preferans-why-claim-count = S toliko štihi se igra ne more končati.
preferans-why-answer = Najprej povej, ali se strinjaš.
preferans-why-stop = Konec partije se predlaga med dvema deljenjema, in to enkrat.

## Vloge, oznake in napisi

preferans-role-declarer = nosilec
preferans-role-comes = zraven
preferans-role-stays = ne gre
preferans-role-called = na klic
preferans-role-kontra = kontra
preferans-tag-contract =
    { $igra ->
        [1] { preferans-contract } iz roke
       *[0] { preferans-contract }
    }
preferans-tag-refa = refa: dvojno
preferans-tag-kontra =
    { $level ->
        [1] kontra × { $factor }
        [2] rekontra × { $factor }
        [3] subkontra × { $factor }
       *[4] mortkontra × { $factor }
    }
preferans-tag-spades = samo pod kontro
preferans-aim-six =
    { $who ->
        [you] Dobiti moraš šest štihov.
       *[other] { $name } mora dobiti šest štihov.
    }
preferans-aim-none =
    { $who ->
        [you] Ne smeš dobiti nobenega štiha.
       *[other] { $name } ne sme dobiti nobenega štiha: že eden podre igro.
    }
preferans-aim-all =
    { $who ->
        [you] Dobiti moraš vseh deset štihov.
       *[other] { $name } mora dobiti vseh deset štihov: že en vajin podre igro.
    }
preferans-aim-come = Kdor gre zraven, dolguje dva štiha; z manj si k bulam pripiše vrednost igre.
preferans-aim-owe = Dolguješ dva štiha.
preferans-aim-pair = Dolguješ dva štiha ali skupaj štiri.
preferans-aim-together = Skupaj dolgujeta štiri štihe.
preferans-aim-beat = Pet vajinih štihov skupaj podre igro.
preferans-label-talon = talon
preferans-label-discards =
    { $who ->
        [you] Tvoj odlog
       *[other] Odlog: { $name }
    }
preferans-label-open =
    { $who ->
        [you] Tvoje odkrite karte
       *[other] Odkrite karte: { $name }
    }

## Izidi

preferans-result-tricks =
    { $tricks ->
        [0] noben štih
        [one] { $tricks } štih
        [two] { $tricks } štiha
        [few] { $tricks } štihi
       *[other] { $tricks } štihov
    }
preferans-result-made =
    { $who ->
        [you] Narediš { preferans-tag-contract }: { preferans-result-tricks }
       *[other] { $name } naredi { preferans-tag-contract }: { preferans-result-tricks }
    }
preferans-result-down =
    { $who ->
        [you] Igraš { preferans-tag-contract } in padeš: { preferans-result-tricks }
       *[other] { $name } igra { preferans-tag-contract } in pade: { preferans-result-tricks }
    }
preferans-result-unplayed =
    { $who ->
        [you] Narediš { preferans-tag-contract } brez igranja
       *[other] { $name } naredi { preferans-tag-contract } brez igranja
    }
preferans-result-passed-refa = Vsi rečejo „naprej“: vsakemu refa
preferans-result-passed-no-refa = Vsi rečejo „naprej“: deli se znova
preferans-result-spades-refa = Pik brez kontre: vsakemu refa
preferans-result-spades-no-refa = Pik brez kontre: deli se znova
preferans-result-left =
    { $points ->
        [0] Preostale bule: { $total }. Če se konča zdaj, ne plača nihče.
       *[other] { $who ->
            [you] Preostale bule: { $total }. Če se konča zdaj, dobiš { $points }.
           *[other] Preostale bule: { $total }. Če se konča zdaj, { $name } dobi { $points }.
        }
    }
preferans-match-won =
    { $deals ->
        [1] { $who ->
            [you] Dobiš { $score } že po prvem deljenju
           *[other] { $name } dobi { $score } že po prvem deljenju
        }
        [one] { $who ->
            [you] Dobiš { $score } po { $deals } deljenju
           *[other] { $name } dobi { $score } po { $deals } deljenju
        }
       *[other] { $who ->
            [you] Dobiš { $score } po { $deals } deljenjih
           *[other] { $name } dobi { $score } po { $deals } deljenjih
        }
    }
preferans-match-stopped =
    { $deals ->
        [1] { $who ->
            [you] Dobiš { $score }: dogovorjen konec po prvem deljenju
           *[other] { $name } dobi { $score }: dogovorjen konec po prvem deljenju
        }
        [one] { $who ->
            [you] Dobiš { $score }: dogovorjen konec po { $deals } deljenju
           *[other] { $name } dobi { $score }: dogovorjen konec po { $deals } deljenju
        }
       *[other] { $who ->
            [you] Dobiš { $score }: dogovorjen konec po { $deals } deljenjih
           *[other] { $name } dobi { $score }: dogovorjen konec po { $deals } deljenjih
        }
    }
preferans-pays =
    { $who ->
        [you] Plačaš { $points }, dobi { $otherName }
       *[other] { $otherWho ->
            [you] { $name } plača { $points }, dobiš ti
           *[other] { $name } plača { $points }, dobi { $otherName }
        }
    }

## Obračun deljenja

preferans-item-made =
    { $who ->
        [you] Narediš { preferans-tag-contract }: bule minus { $bule } ({ preferans-stake })
       *[other] { $name } naredi { preferans-tag-contract }: bule minus { $bule } ({ preferans-stake })
    }
preferans-item-unplayed =
    { $who ->
        [you] Narediš { preferans-tag-contract } brez igranja: bule minus { $bule } ({ preferans-stake })
       *[other] { $name } naredi { preferans-tag-contract } brez igranja: bule minus { $bule } ({ preferans-stake })
    }
preferans-item-capped =
    { $who ->
        [you] Narediš { preferans-tag-contract } ({ preferans-stake }), a ostanek bul je le { $bule }
       *[other] { $name } naredi { preferans-tag-contract } ({ preferans-stake }), a ostanek bul je le { $bule }
    }
preferans-item-down =
    { $who ->
        [you] Igraš { preferans-tag-contract } in padeš: bule plus { $bule } ({ preferans-stake })
       *[other] { $name } igra { preferans-tag-contract } in pade: bule plus { $bule } ({ preferans-stake })
    }
preferans-item-down-double =
    { $who ->
        [you] Igraš { preferans-tag-contract }, kar je vredno več od ostanka, in padeš: bule plus { $bule } (dvakrat { preferans-stake })
       *[other] { $name } igra { preferans-tag-contract }, kar je vredno več od ostanka, in pade: bule plus { $bule } (dvakrat { preferans-stake })
    }
preferans-item-fine =
    { $tricks ->
        [0] { $who ->
            [you] Od dveh potrebnih štihov nimaš nobenega: bule plus { $bule }
           *[other] { $name } nima nobenega od dveh potrebnih štihov: bule plus { $bule }
        }
       *[1] { $who ->
            [you] Od dveh potrebnih štihov imaš samo enega: bule plus { $bule }
           *[other] { $name } ima samo enega od dveh potrebnih štihov: bule plus { $bule }
        }
    }
preferans-item-fine-call =
    { $who ->
        [you] Klic je tvoj, skupaj imata { $tricks } od { $due } štihov: bule plus { $bule }
       *[other] { $name } pokliče, skupaj imata { $tricks } od { $due } štihov: bule plus { $bule }
    }
preferans-item-fine-kontra =
    { $who ->
        [you] Rečeš kontra, igra pa je narejena: bule plus { $bule }
       *[other] { $name } reče kontra, igra pa je narejena: bule plus { $bule }
    }
preferans-item-supe =
    { $tricks ->
        [one] { $tricks } štih po { $each }: supe { $supe }
        [two] { $tricks } štiha po { $each }: supe { $supe }
        [few] { $tricks } štihi po { $each }: supe { $supe }
       *[other] { $tricks } štihov po { $each }: supe { $supe }
    }
preferans-item-against =
    { $who ->
        [you] Ti pišeš supe { $supe }
       *[other] { $name } piše supe { $supe }
    }
preferans-item-less-left = Vsakemu bi se odpisala tretjina preostalih bul; zdaj jih je skupaj { $bule } manj:
preferans-item-more-left = Vsakemu bi se odpisala tretjina preostalih bul; zdaj jih je skupaj { $bule } več:

## List: kaj pove vpis, ko se ga dotakneš

preferans-note-start = Začetne bule vsakega: { $bule }.
preferans-note-made =
    { $who ->
        [you] { $number }. deljenje: narediš { preferans-tag-contract }, minus { $bule } ({ preferans-stake }).
       *[other] { $number }. deljenje: { $name } naredi { preferans-tag-contract }, minus { $bule } ({ preferans-stake }).
    }
preferans-note-unplayed =
    { $who ->
        [you] { $number }. deljenje: narediš { preferans-tag-contract } brez igranja, minus { $bule } ({ preferans-stake }).
       *[other] { $number }. deljenje: { $name } naredi { preferans-tag-contract } brez igranja, minus { $bule } ({ preferans-stake }).
    }
preferans-note-capped =
    { $who ->
        [you] { $number }. deljenje: narediš { preferans-tag-contract } ({ preferans-stake }), a ostanek je le { $bule }.
       *[other] { $number }. deljenje: { $name } naredi { preferans-tag-contract } ({ preferans-stake }), a ostanek je le { $bule }.
    }
preferans-note-down =
    { $who ->
        [you] { $number }. deljenje: igraš { preferans-tag-contract } in padeš, plus { $bule } ({ preferans-stake }).
       *[other] { $number }. deljenje: { $name } igra { preferans-tag-contract } in pade, plus { $bule } ({ preferans-stake }).
    }
preferans-note-down-double =
    { $who ->
        [you] { $number }. deljenje: igraš { preferans-tag-contract }, kar je vredno več od ostanka, in padeš, plus { $bule } (dvakrat { preferans-stake }).
       *[other] { $number }. deljenje: { $name } igra { preferans-tag-contract }, kar je vredno več od ostanka, in pade, plus { $bule } (dvakrat { preferans-stake }).
    }
preferans-note-fine =
    { $tricks ->
        [0] { $who ->
            [you] { $number }. deljenje: nimaš nobenega od dveh potrebnih štihov, plus { $bule }.
           *[other] { $number }. deljenje: { $name } nima nobenega od dveh potrebnih štihov, plus { $bule }.
        }
       *[1] { $who ->
            [you] { $number }. deljenje: imaš enega od dveh potrebnih štihov, plus { $bule }.
           *[other] { $number }. deljenje: { $name } ima enega od dveh potrebnih štihov, plus { $bule }.
        }
    }
preferans-note-fine-call =
    { $who ->
        [you] { $number }. deljenje: klic je tvoj, skupaj imata { $tricks } od { $due } štihov, plus { $bule }.
       *[other] { $number }. deljenje: { $name } pokliče, skupaj imata { $tricks } od { $due } štihov, plus { $bule }.
    }
preferans-note-fine-kontra =
    { $who ->
        [you] { $number }. deljenje: rečeš kontra, igra pa je narejena, plus { $bule }.
       *[other] { $number }. deljenje: { $name } reče kontra, igra pa je narejena, plus { $bule }.
    }
preferans-note-supe =
    { $tricks ->
        [one] { $who ->
            [you] { $number }. deljenje: { $otherName } igra, ti pišeš { $tricks } štih po { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] { $number }. deljenje: igraš ti, { $name } piše { $tricks } štih po { $each }: { $supe }.
               *[other] { $number }. deljenje: { $otherName } igra, { $name } piše { $tricks } štih po { $each }: { $supe }.
            }
        }
        [two] { $who ->
            [you] { $number }. deljenje: { $otherName } igra, ti pišeš { $tricks } štiha po { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] { $number }. deljenje: igraš ti, { $name } piše { $tricks } štiha po { $each }: { $supe }.
               *[other] { $number }. deljenje: { $otherName } igra, { $name } piše { $tricks } štiha po { $each }: { $supe }.
            }
        }
        [few] { $who ->
            [you] { $number }. deljenje: { $otherName } igra, ti pišeš { $tricks } štihe po { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] { $number }. deljenje: igraš ti, { $name } piše { $tricks } štihe po { $each }: { $supe }.
               *[other] { $number }. deljenje: { $otherName } igra, { $name } piše { $tricks } štihe po { $each }: { $supe }.
            }
        }
       *[other] { $who ->
            [you] { $number }. deljenje: { $otherName } igra, ti pišeš { $tricks } štihov po { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] { $number }. deljenje: igraš ti, { $name } piše { $tricks } štihov po { $each }: { $supe }.
               *[other] { $number }. deljenje: { $otherName } igra, { $name } piše { $tricks } štihov po { $each }: { $supe }.
            }
        }
    }
preferans-note-refa = { $number }. deljenje: ne igra nihče, vsakemu refa. Tvoja naslednja igra šteje dvakrat.
preferans-note-refa-used = { $number }. deljenje šteje dvakrat in porabi to refo.
preferans-note-hat =
    { $who ->
        [you] { $number }. deljenje: greš pod klobuk, pod ničlo.
       *[other] { $number }. deljenje: { $name } gre pod klobuk, pod ničlo.
    }
preferans-note-hat-off =
    { $who ->
        [you] { $number }. deljenje: prideš izpod klobuka.
       *[other] { $number }. deljenje: { $name } pride izpod klobuka.
    }
preferans-note-written-off = Partija se konča po dogovoru: odpiše se { $bule }.

## Možnosti in pripravljene mize

preferans-option-direction = Smer
preferans-option-direction-help = Hrvaško v smeri urinega kazalca, srbsko v nasprotni. Menja sedeže, ne pravil.
preferans-option-direction-cw = V smeri urinega kazalca
preferans-option-direction-ccw = V nasprotni smeri
preferans-option-start-bule = Začetne bule
preferans-option-start-bule-help = Česar se mora vsak znebiti. 30 je kratka partija, 100 traja dve uri.
preferans-option-max-refa = Največ ref
preferans-option-max-refa-help = Kolikokrat v partiji se vsem zapiše refa. 0 pomeni nikoli.
preferans-option-hat-blocks-refa = Pod klobukom ni ref
preferans-option-hat-blocks-refa-help = Dokler je kdo pod ničlo, se refa ne zapiše.
preferans-option-hat-freezes-refa = Refe pod klobukom mirujejo
preferans-option-hat-freezes-refa-help = Kdor je pod ničlo, odprte refe obdrži, a z njimi ne igra.
preferans-option-naming-allows-6-7 = Betl in sans pozneje
preferans-option-naming-allows-6-7-help = Kadar jih več reče „igra“, smejo povedati tudi ti dve.
preferans-option-contract-8 = Igra preferans
preferans-option-contract-8-help = Osma igra, nad sansom: brez aduta, vseh deset štihov.
preferans-option-defender-quota = Obveza dveh branilcev
preferans-option-defender-quota-help = Kadar gresta zraven oba po svoji volji.
preferans-option-defender-quota-two_or_joint_four = Vsak dva ali skupaj štiri
preferans-option-defender-quota-individual_two = Vsak dva, brez izgovora
preferans-option-fine-when-declarer-down = Kazen tudi ob padcu nosilca
preferans-option-fine-when-declarer-down-help = Branilec z manj kot dvema štihoma plača, čeprav je nosilec padel.
preferans-option-kontra-model = Kontra velja
preferans-option-kontra-model-help = Za celo deljenje ali samo med nosilcem in tistim, ki jo reče.
preferans-option-kontra-model-single_responsible = Za celo deljenje
preferans-option-kontra-model-bilateral = Samo za tistega, ki jo reče
preferans-option-max-kontra = Kontra največ do
preferans-option-max-kontra-help = 1 kontra, 2 rekontra, 3 subkontra, 4 mortkontra. 0 pomeni brez kontre.
preferans-option-bettel-kontra-supe = Padec betla pod kontro
preferans-option-bettel-kontra-supe-help = Kdo piše supe, kadar betl pod kontro pade.
preferans-option-bettel-kontra-supe-kontra_only_5U = Samo tisti, ki reče kontra
preferans-option-bettel-kontra-supe-both_5U = Oba branilca
preferans-option-bettel-kontra-supe-kontra_10U = Tisti, ki reče kontra, za oba
preferans-option-spades-without-kontra = Pik brez kontre
preferans-option-spades-without-kontra-help = Kaj se zgodi, kadar je pik igra s talonom in nihče ne reče kontra.
preferans-option-spades-without-kontra-declarer_wins = Nosilec ga naredi
preferans-option-spades-without-kontra-refa_then_win = Refa, sicer narejen
preferans-option-spades-without-kontra-refa_then_redeal = Refa, sicer novo deljenje
preferans-option-spades-without-kontra-play = Odigra se
preferans-option-refa-exempts-spades = Refa sprosti pik
preferans-option-refa-exempts-spades-help = Z odprto refo sme nosilec igrati pik tudi brez kontre.
preferans-option-sanac-lead = Začetek pri sansu
preferans-option-sanac-lead-help = Prvi po vrsti ali branilec, ki igra skozi nosilca.
preferans-option-sanac-lead-skip_declarer = Prvi po vrsti, nikoli nosilec
preferans-option-sanac-lead-through_declarer = Skozi nosilca
preferans-option-must-head = Obvezno preseganje
preferans-option-must-head-help = Kdor priznava barvo, mora karto preseči, če gre. Pri betlu nikoli.
preferans-option-must-overtrump = Obvezno preseganje aduta
preferans-option-must-overtrump-help = Kdor reže, mora preseči prejšnji adut, če gre.
preferans-option-stop-at-five = Konec pri petem
preferans-option-stop-at-five-help = Igra se konča, brž ko ima obramba pet štihov.
preferans-option-open-bettel = Odprti betl
preferans-option-open-bettel-help = Nosilec pred prvo karto odkrije roko.
preferans-option-end-rule = Zadnje deljenje
preferans-option-end-rule-help = Kadar je vredno več, kot je ostalo bul.
preferans-option-end-rule-cap = Samo do ostanka
preferans-option-end-rule-cap_supe = Do ostanka, tudi supe
preferans-option-end-rule-stop_at_or_below = Šteje vse
preferans-option-last-hand-double-fall = Dvojni padec na koncu
preferans-option-last-hand-double-fall-help = Igra, vredna več od ostanka, ob padcu stane dvojno.
preferans-option-sheet-sign = Kako šteje list
preferans-option-sheet-sign-help = Iste številke z drugim predznakom.
preferans-option-sheet-sign-debt_positive = Od začetka navzdol do ničle
preferans-option-sheet-sign-debt_negative = Od minusa navzgor do ničle
preferans-preset-croatian = Hrvaško
preferans-preset-croatian-help = V smeri urinega kazalca, 60 bul, refe brez meje, pik brez kontre je narejen.
preferans-preset-serbian-2001 = Srbsko
preferans-preset-serbian-2001-help = Kakor je zapisano leta 2001: 100 bul, dve refi, pri sansu se začne skozi nosilca.
preferans-preset-club = Klubsko
preferans-preset-club-help = Srbsko, le s kontro in rekontro ter dvojnim padcem v zadnjem deljenju.
