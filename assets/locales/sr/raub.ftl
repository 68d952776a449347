# Raub na srpskom. Ključevi i argumenti su u docs/events.md.
# Imena se ne menjaju po padežu, a sadašnje vreme ne pita za rod.

raub-name = Raub
raub-tagline = Četiri karte, četiri štiha i malo drskosti

## Šta se dešava

raub-dealing =
    { $who ->
        [you] Ti deliš.
       *[other] { $name } deli.
    }
raub-pass-deal =
    { $who ->
        [you] Ti predaješ deljenje: piše se refe.
       *[other] { $name } predaje deljenje: piše se refe.
    }
raub-maus =
    { $who ->
        [you] Ti objavljuješ Maus.
       *[other] { $name } objavljuje Maus.
    }
raub-maus-around =
    { $who ->
        [you] Ti objavljuješ Maus u krug: svako deli po jedan.
       *[other] { $name } objavljuje Maus u krug: svako deli po jedan.
    }
raub-maus-forced =
    { $who ->
        [you] Krug još traje: ti deliš Maus.
       *[other] Krug još traje: { $name } deli Maus.
    }
raub-turned =
    { $who ->
        [you] Ti okrećeš { $cardAcc }.
       *[other] { $name } okreće { $cardAcc }.
    }
raub-turned-again =
    { $round ->
        [2] { $who ->
            [you] Ti okrećeš drugu kartu: { $cardAcc }.
           *[other] { $name } okreće drugu kartu: { $cardAcc }.
        }
       *[3] { $who ->
            [you] Ti okrećeš treću kartu: { $cardAcc }.
           *[other] { $name } okreće treću kartu: { $cardAcc }.
        }
    }
raub-same-suit = Opet je { $suit }: niko se ne izjašnjava.
raub-face-down =
    { $who ->
        [you] Ti spuštaš kartu zatvoreno: raub na neviđeno.
       *[other] { $name } spušta kartu zatvoreno: raub na neviđeno.
    }
raub-raub =
    { $duty ->
        [1] { $who ->
            [you] Ti raubuješ { $cardAcc }: dovoljan je jedan štih.
           *[other] { $name } raubuje { $cardAcc }: dovoljan je jedan štih.
        }
       *[2] { $who ->
            [you] Ti raubuješ { $cardAcc }: obaveza su dva štiha.
           *[other] { $name } raubuje { $cardAcc }: obaveza su dva štiha.
        }
    }
raub-raub-forced =
    { $duty ->
        [1] { $who ->
            [you] Ti moraš da raubuješ { $cardAcc }: dovoljan je jedan štih.
           *[other] { $name } mora da raubuje { $cardAcc }: dovoljan je jedan štih.
        }
       *[2] { $who ->
            [you] Ti moraš da raubuješ { $cardAcc }: obaveza su dva štiha.
           *[other] { $name } mora da raubuje { $cardAcc }: obaveza su dva štiha.
        }
    }
raub-continue =
    { $who ->
        [you] Ti ne raubuješ.
       *[other] { $name } ne raubuje.
    }
raub-accept =
    { $duty ->
        [1] { $who ->
            [you] Ti prihvataš { $suitAcc }: obaveza je jedan štih.
           *[other] { $name } prihvata { $suitAcc }: obaveza je jedan štih.
        }
       *[2] { $who ->
            [you] Ti prihvataš { $suitAcc }: obaveza su dva štiha.
           *[other] { $name } prihvata { $suitAcc }: obaveza su dva štiha.
        }
    }
raub-pass =
    { $who ->
        [you] Ti kažeš „dalje“.
       *[other] { $name } kaže „dalje“.
    }
raub-refe = Niko ne prihvata aduta: piše se refe.
raub-follow =
    { $who ->
        [you] Ti pratiš.
       *[other] { $name } prati.
    }
raub-follow-forced =
    { $drops ->
        [1] { $who ->
            [you] Posle jednog odustajanja ti moraš da pratiš.
           *[other] Posle jednog odustajanja { $name } mora da prati.
        }
       *[other] { $who ->
            [you] Posle { $drops } odustajanja zaredom ti moraš da pratiš.
           *[other] Posle { $drops } odustajanja zaredom { $name } mora da prati.
        }
    }
raub-all-follow = Igra se Maus: svi prate.
raub-drop =
    { $who ->
        [you] Ti odustaješ.
       *[other] { $name } odustaje.
    }
raub-alone =
    { $who ->
        [you] Niko ne prati: sva četiri štiha su tvoja.
       *[other] Niko ne prati: sva četiri štiha nosi { $name }.
    }
raub-revealed =
    { $duty ->
        [1] { $who ->
            [you] Ti otkrivaš { $cardAcc }: dovoljan je jedan štih.
           *[other] { $name } otkriva { $cardAcc }: dovoljan je jedan štih.
        }
       *[2] { $who ->
            [you] Ti otkrivaš { $cardAcc }: obaveza su dva štiha.
           *[other] { $name } otkriva { $cardAcc }: obaveza su dva štiha.
        }
    }
raub-exchanged =
    { $count ->
        [0] { $who ->
            [you] Ti ne menjaš karte.
           *[other] { $name } ne menja karte.
        }
        [one] { $who ->
            [you] Ti menjaš jednu kartu.
           *[other] { $name } menja jednu kartu.
        }
        [few] { $who ->
            [you] Ti menjaš { $count } karte.
           *[other] { $name } menja { $count } karte.
        }
       *[other] { $who ->
            [you] Ti menjaš { $count } karata.
           *[other] { $name } menja { $count } karata.
        }
    }
raub-fifth =
    { $who ->
        [you] Ti uzimaš { $cardAcc } i jednu kartu odlažeš.
       *[other] { $name } uzima { $cardAcc } i jednu kartu odlaže.
    }
raub-passed =
    { $tricks ->
        [one] { $who ->
            [you] Ti prolaziš sa jednim štihom.
           *[other] { $name } prolazi sa jednim štihom.
        }
       *[other] { $who ->
            [you] Ti prolaziš sa { $tricks } štiha.
           *[other] { $name } prolazi sa { $tricks } štiha.
        }
    }
raub-failed =
    { $tricks ->
        [0] { $who ->
            [you] Ti padaš bez štiha.
           *[other] { $name } pada bez štiha.
        }
       *[1] { $who ->
            [you] Ti padaš sa jednim štihom.
           *[other] { $name } pada sa jednim štihom.
        }
    }

## Šta se pita, u najviše šezdeset slova

raub-ask-deal = Ti deliš. Šta biraš?
raub-ask-turn-up = Okrećeš kartu ili raubuješ na neviđeno?
raub-ask-raub = Raubuješ { $cardAcc }?
raub-ask-speak =
    { $round ->
        [1] Prihvataš { $suitAcc }, uz obavezu od dva štiha?
        [2] Druga karta: prihvataš { $suitAcc } i dva štiha?
       *[3] Poslednja karta: prihvataš { $suitAcc } i dva štiha?
    }
raub-ask-follow =
    { $who ->
        [you] Ti igraš { $suitAcc }.
       *[other] { $name } igra { $suitAcc }. Pratiš?
    }
raub-ask-follow-blind =
    { $who ->
        [you] Ti raubuješ na neviđeno.
       *[other] { $name } raubuje na neviđeno. Pratiš?
    }
raub-ask-exchange =
    { $max ->
        [4] Koje karte menjaš? Možeš i sve četiri.
        [one] Ostatak je mali: menjaš najviše jednu kartu.
        [few] Ostatak je mali: menjaš najviše { $max } karte.
       *[other] Ostatak je mali: menjaš najviše { $max } karata.
    }
raub-ask-fifth = Uzimaš { $cardAcc }. Odloži jednu kartu.
raub-ask-lead =
    { $need ->
        [0] Ti počinješ štih. Obaveza je ispunjena.
        [one] Ti počinješ štih. Treba ti još jedan.
       *[other] Ti počinješ štih. Trebaju ti još { $need }.
    }
raub-ask-play = Tvoja karta: odgovori na { $suitAcc }.
raub-ask-trump = Nemaš { $suitAcc }, moraš da sečeš: adut je { $trump }.
raub-ask-any = Nemaš ni boju ni aduta: igraj bilo koju kartu.

# Ispod pitanja: cena. $each se skida po štihu, $points se dodaje bez njega.
raub-help-deal = Predaješ: karte se ne dele, a sledeće deljenje vredi duplo.
raub-help-maus = Maus: raubuješ šta god se okrene, a svi moraju da prate.
raub-help-blind = Na neviđeno: ostali odlučuju ne znajući aduta. Duguješ dva štiha, sa sedmicom jedan.
raub-help-raub =
    { $duty ->
        [1] Dovoljan je jedan štih: svaki −{ $each }, nijedan +{ $points }. Karta je tvoja.
       *[2] Duguješ dva štiha: svaki −{ $each }, manje od dva +{ $points }. Karta je tvoja.
    }
raub-help-speak = Svaki štih −{ $each }, manje od dva +{ $points }. „Dalje“ ne košta ništa.
raub-help-follow = Duguješ jedan štih: svaki −{ $each }, nijedan +{ $points }. Odustajanje ne košta ništa.
raub-help-exchange = Dobijaš onoliko novih karata koliko odložiš.

## Dugmad

raub-do-deal = Delim
raub-do-pass-deal = Predajem
raub-do-maus = Maus
raub-do-maus-around = Maus u krug
raub-do-face-up = Okrećem
raub-do-face-down = Na neviđeno
raub-do-raub = Raub
raub-do-continue = Bez rauba
raub-do-accept = Prihvatam
raub-do-pass = Dalje
raub-do-follow = Pratim
raub-do-drop = Odustajem
raub-do-keep = Ne menjam
raub-do-change =
    { $count ->
        [one] Menjam jednu kartu
        [few] Menjam { $count } karte
       *[other] Menjam { $count } karata
    }
raub-do-lay = Odlažem

## Oblačići

raub-said-pass-deal = Predajem
raub-said-maus = Maus!
raub-said-maus-around = Maus u krug!
raub-said-face-down = Na neviđeno!
raub-said-raub = Raub!
raub-said-continue = Bez rauba
raub-said-accept = Prihvatam
raub-said-pass = Dalje
raub-said-follow = Pratim
raub-said-drop = Odustajem
raub-said-exchange =
    { $count ->
        [0] Ne menjam
        [one] Jednu kartu
        [few] { $count } karte
       *[other] { $count } karata
    }

## Razlozi

raub-why-follow = Još imaš { $suitAcc }, pa { $card } mora da sačeka.
raub-why-trump = Nemaš { $suitAcc }, zato ide adut ({ $trump }), a { $card } mora da sačeka.
raub-why-pass-twice = Prošlo deljenje je već predato, a dva puta zaredom ne može.
raub-why-pass-off = Za ovim stolom se deljenje ne predaje.
raub-why-circle = Krug još nije zatvoren: i ovo deljenje mora biti Maus.
raub-why-maus-off = Za ovim stolom se Maus ne igra.
raub-why-maus-score =
    { $below ->
        [one] Za Maus je potreban protivnik koji ima manje od { $below } boda.
        [few] Za Maus je potreban protivnik koji ima manje od { $below } boda.
       *[other] Za Maus je potreban protivnik koji ima manje od { $below } bodova.
    }
raub-why-around-off = Za ovim stolom se Maus u krug ne igra.
raub-why-around-used = Krug je već odigran, a u partiji može samo jedan.
raub-why-around-worst = Maus u krug objavljuje samo najslabiji igrač, kad dođe na red da deli.
raub-why-must-raub = Za ovim stolom se { $card } mora raubovati.
raub-why-blind-off = Za ovim stolom se ne raubuje na neviđeno.
raub-why-blind-maus = U Mausu se karta okreće licem nagore.
raub-why-must-follow =
    { $drops ->
        [1] Posle jednog odustajanja sada moraš da pratiš.
       *[other] Posle { $drops } odustajanja zaredom sada moraš da pratiš.
    }
raub-why-maus-follow = U Mausu svi prate.
raub-why-change-limit =
    { $max ->
        [one] Ostatak je mali: može da se zameni samo jedna karta.
        [few] Ostatak je mali: mogu da se zamene samo { $max } karte.
       *[other] Ostatak je mali: može da se zameni samo { $max } karata.
    }

## Uloge, oznake i natpisi

raub-role-solo = solo
raub-role-raub = raub
raub-role-maus = Maus
raub-role-follows = prati
raub-role-dropped = odustaje
raub-tag-double = duplo
raub-tag-double-help = Čekao je refe: ovo deljenje svima vredi duplo.
raub-tag-refe =
    { $count ->
        [one] čeka jedan refe
        [few] čekaju { $count } refea
       *[other] čeka { $count } refea
    }
raub-tag-blind = na neviđeno
raub-tag-duty =
    { $duty ->
        [one] obaveza: jedan štih
        [few] obaveza: { $duty } štiha
       *[other] obaveza: { $duty } štihova
    }
raub-label-turned = okrenuta
raub-label-raubed = raubovana
raub-label-blind = na neviđeno
raub-label-refused = odbijene
raub-label-stock =
    { $count ->
        [one] Još { $count } karta
        [few] Još { $count } karte
       *[other] Još { $count } karata
    }

## Ishod

raub-result-passed =
    { $tricks ->
        [1] { $who ->
            [you] Prolaziš na { $suitLoc } sa jednim štihom
           *[other] { $name } prolazi na { $suitLoc } sa jednim štihom
        }
        [4] { $who ->
            [you] Nosiš sva četiri štiha na { $suitLoc }
           *[other] { $name } nosi sva četiri štiha na { $suitLoc }
        }
       *[other] { $who ->
            [you] Prolaziš na { $suitLoc } sa { $tricks } štiha
           *[other] { $name } prolazi na { $suitLoc } sa { $tricks } štiha
        }
    }
raub-result-failed =
    { $duty ->
        [1] { $who ->
            [you] Padaš na { $suitLoc }, bez ijednog štiha
           *[other] { $name } pada na { $suitLoc }, bez ijednog štiha
        }
       *[2] { $tricks ->
            [0] { $who ->
                [you] Padaš na { $suitLoc }: nedostaju dva štiha
               *[other] { $name } pada na { $suitLoc }: nedostaju dva štiha
            }
           *[1] { $who ->
                [you] Padaš na { $suitLoc }: nedostaje jedan štih
               *[other] { $name } pada na { $suitLoc }: nedostaje jedan štih
            }
        }
    }
raub-result-alone =
    { $who ->
        [you] Igraš { $suitAcc }, a niko ne prati
       *[other] { $name } igra { $suitAcc }, a niko ne prati
    }
raub-result-alone-blind =
    { $who ->
        [you] Raubuješ na neviđeno, a niko ne prati
       *[other] { $name } raubuje na neviđeno, a niko ne prati
    }
raub-result-refe = Niko neće aduta. Refe: sledeće deljenje vredi duplo
raub-result-pass-deal =
    { $who ->
        [you] Predaješ deljenje. Refe: sledeće deljenje vredi duplo
       *[other] { $name } predaje deljenje. Refe: sledeće deljenje vredi duplo
    }
raub-result-scores =
    { $count ->
        [one] { $who ->
            [you] Vodiš: do nule ti ostaje još { $score }.
           *[other] Vodi { $name }: do nule ostaje još { $score }.
        }
       *[few] Vode { $count } igrača: svakom do nule ostaje još { $score }.
    }
raub-match-won =
    { $deals ->
        [1] { $who ->
            [you] Pobeđuješ već posle prvog deljenja
           *[other] { $name } pobeđuje već posle prvog deljenja
        }
       *[other] { $who ->
            [you] Pobeđuješ posle { $deals } deljenja
           *[other] { $name } pobeđuje posle { $deals } deljenja
        }
    }
raub-item-solo =
    { $tricks ->
        [one] Solo-igra: jedan štih
        [few] Solo-igra: { $tricks } štiha
       *[other] Solo-igra: { $tricks } štihova
    }
raub-item-solo-failed =
    { $tricks ->
        [0] Pad bez štiha
       *[1] Pad sa jednim štihom
    }
raub-item-alone = Niko ne prati: četiri štiha
raub-item-follower =
    { $tricks ->
        [one] Pratnja: jedan štih
        [few] Pratnja: { $tricks } štiha
       *[other] Pratnja: { $tricks } štihova
    }
raub-item-follower-failed = Pratnja bez štiha
raub-item-dropped = Odustajanje
raub-item-doubled = Refe duplira
raub-note-refe = refe: niko ne prihvata
raub-note-pass-deal =
    { $who ->
        [you] refe: predaješ deljenje
       *[other] refe: { $name } predaje deljenje
    }
raub-note-double = duplo

## Dogovori i gotova pravila

raub-option-direction = Smer
raub-option-direction-help = Gde sedi sledeći igrač. Nadesno je stari običaj; pravila se ne menjaju.
raub-option-direction-right = Nadesno
raub-option-direction-left = Nalevo
raub-option-start = Početni bodovi
raub-option-start-help = Odatle svi broje naniže. Manji broj znači kraću partiju.
raub-option-mandatory-raub = Obavezan raub
raub-option-mandatory-raub-help = Karte koje delitelj mora da raubuje kad ih okrene.
raub-option-mandatory-raub-off = Nijedna
raub-option-mandatory-raub-seven = Sedmica
raub-option-mandatory-raub-ak7 = Kec, kralj i sedmica
raub-option-blind-raub = Raub na neviđeno
raub-option-blind-raub-help = Delitelj sme da raubuje kartu koju niko nije video.
raub-option-voluntary-pass = Predavanje deljenja
raub-option-voluntary-pass-help = Delitelj sme da preda deljenje sledećem, pa se piše refe.
raub-option-maus = Maus
raub-option-maus-help = Kad je neki protivnik blizu nule, delitelj sme da natera sve da igraju.
raub-option-maus-below = Granica za Maus
raub-option-maus-below-help = Bar jedan protivnik mora imati manje bodova od ovoga.
raub-option-maus-around = Maus u krug
raub-option-maus-around-help = Jednom u partiji najslabiji delitelj sme da objavi Maus za ceo krug.
raub-option-max-drops = Granica odustajanja
raub-option-max-drops-help = Posle toliko odustajanja zaredom mora se pratiti. Nula znači bez granice.
raub-preset-seed = Klasično
raub-preset-seed-help = Raub po volji; dozvoljeni su raub na neviđeno, Maus i predavanje deljenja.
raub-preset-house = Kod kuće
raub-preset-house-help = Kao klasično, samo se sedmica mora raubovati.
raub-preset-strict = Strogo
raub-preset-strict-help = Kec, kralj i sedmica se moraju raubovati; posle dva odustajanja se prati.
raub-preset-sailors = Mornarsko
raub-preset-sailors-help = Kec, kralj i sedmica se moraju raubovati, a Maus sme i u krug.
